import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'
import { withDataType } from '../../../models/page.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  readonly to: string
  readonly state?: unknown
}

/**
 * A link within the app, which keeps `dataType` (ROUTE-11). The router's own brings its forms and its loading of data
 * along, which no page has.
 */
export const Link = ({ to, state, children, ...rest }: LinkProps) => {
  const address = withDataType(to, useLocation().search)
  return (
    <a {...rest} href={useHref(address)} onClick={useLinkClickHandler<HTMLAnchorElement>(address, { state })}>
      {children}
    </a>
  )
}
