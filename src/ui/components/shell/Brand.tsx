import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { cx } from '../basics/cx.ts'
import { Link } from '../basics/Link.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './Brand.module.css'

/** Addresses of its forms for a dark and for a light ground. */
export type LogoPair = { readonly dark: string | undefined; readonly light: string | undefined }

export type BrandProps = {
  /** The website's name of the active language (LANG-04). */
  readonly name: string
  /** Stands in place of the name, if it comes. */
  readonly logo: LogoPair
  readonly to: string
}

const Mark = ({ name }: { readonly name: string }) => (
  <>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 10v4M7 7v10M17 7v10M22 10v4" />
      <path className={css.needle} d="M12 2v20" />
    </svg>
    <span>{name}</span>
  </>
)

export const Brand = ({ name, logo: { dark, light }, to }: BrandProps) => {
  const [isLost, setLost] = useState(false)
  const onDark = dark ?? light
  const logo = (address: string, className: string | undefined) => (
    // the one that is not shown is not fetched
    <img className={cx(css.logo, className)} src={address} alt={name} loading="lazy" onError={() => setLost(true)} />
  )
  return (
    <Link className={css.brand} to={to}>
      {onDark === undefined || isLost ? (
        <Mark name={name} />
      ) : (
        <>
          {logo(onDark, css.onDark)}
          {logo(light ?? onDark, css.onLight)}
        </>
      )}
      <VisuallyHidden>
        <FormattedMessage id="brand.home" defaultMessage=", home" />
      </VisuallyHidden>
    </Link>
  )
}
