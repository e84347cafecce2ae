import { FormattedMessage } from 'react-intl'
import { Link } from '../basics/Link.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './Brand.module.css'

type BrandProps = {
  /** The website's name of the active language (LANG-04). */
  readonly name: string
  readonly to: string
}

export const Brand = ({ name, to }: BrandProps) => (
  <Link className={css.brand} to={to}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 10v4M7 7v10M17 7v10M22 10v4" />
      <path className={css.needle} d="M12 2v20" />
    </svg>
    <span>{name}</span>
    <VisuallyHidden>
      <FormattedMessage id="brand.home" defaultMessage=", home" />
    </VisuallyHidden>
  </Link>
)
