import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import { Link } from '../basics/Link.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './SectionTitle.module.css'

type SectionTitleProps = {
  readonly title: string
  readonly id?: string
  /** Where 'See more' leads, if there is more. */
  readonly moreTo?: string | undefined
  /** At the end of the line, before 'See more'. */
  readonly aside?: ReactNode
}

export const SectionTitle = ({ title, id, moreTo, aside }: SectionTitleProps) => (
  <div className={css.line}>
    <h2 id={id}>{title}</h2>
    {aside}
    {moreTo && (
      <Link className={css.more} to={moreTo}>
        <FormattedMessage id="seeMore" defaultMessage="See more" />
        <VisuallyHidden>: {title}</VisuallyHidden>
        <Icon name="right" />
      </Link>
    )}
  </div>
)
