import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import css from './EmptyState.module.css'
import { TuningNeedle } from './TuningNeedle.tsx'

type EmptyStateProps = {
  /** What would fill it. */
  readonly text: string
  /** Where it differs from 'this list is empty'. */
  readonly title?: string
  /** The next step. */
  readonly action?: ReactNode
}

export const EmptyState = ({ text, title, action }: EmptyStateProps) => (
  <div className={css.empty}>
    <TuningNeedle />
    <h2>{title ?? <FormattedMessage id="thisListIsEmpty" defaultMessage="This list is empty" />}</h2>
    <p>{text}</p>
    {action}
  </div>
)
