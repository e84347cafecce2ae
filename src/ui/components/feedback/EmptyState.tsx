import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import css from './EmptyState.module.css'

const TICKS = [16, 28, 40, 52, 64, 80, 92, 104, 116, 128]

const TuningNeedle = () => (
  <svg className={css.needle} viewBox="0 0 144 96" aria-hidden="true">
    <path className={css.ground} d="M8 76h128" />
    {TICKS.map((x, at) => (
      <path key={x} className={css.tick} d={`M${x} 76v-${at % 3 ? 12 : 24}`} />
    ))}
    <g className={css.pointer}>
      <path d="M72 84V20" />
      <circle cx="72" cy="16" r="5" />
    </g>
  </svg>
)

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
