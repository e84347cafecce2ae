import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  readonly to: string
  readonly state?: unknown
}

/** A link within the app. The router's own brings its forms and its loading of data along, which no page has. */
export const Link = ({ to, state, children, ...rest }: LinkProps) => (
  <a {...rest} href={useHref(to)} onClick={useLinkClickHandler<HTMLAnchorElement>(to, { state })}>
    {children}
  </a>
)
