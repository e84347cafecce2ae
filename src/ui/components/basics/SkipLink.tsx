import type { ReactNode } from 'react'
import css from './SkipLink.module.css'

/** For who comes by Tab: past what has many stops, to the part of the page with this id (it has `tabIndex={-1}`). */
export const SkipLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a
    className={css.skip}
    href={`#${to}`}
    onClick={event => {
      event.preventDefault()
      document.getElementById(to)?.focus()
    }}
  >
    {children}
  </a>
)
