import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & { readonly to: string }

/** The browser's own way to another tab or window, or to a menu. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey

/** A link within the app. The router's own brings its forms and its loading of data along, which no page has. */
export const Link = ({ to, children, ...rest }: LinkProps) => {
  const navigate = useNavigate()
  const here = useLocation()
  const path = useResolvedPath(to)
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={event => {
        if (isForBrowser(event)) return
        event.preventDefault()
        navigate(to, { replace: createPath(here) === createPath(path) })
      }}
    >
      {children}
    </a>
  )
}
