import { Children, type ReactNode } from 'react'
import css from './Meta.module.css'

/** Facts in one line, parted by quiet dots. Empty ones leave no dot behind. */
export const Meta = ({ children }: { readonly children: ReactNode }) => (
  <ul className={css.meta}>
    {Children.toArray(children).map((fact, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity but their place
      <li key={at}>{fact}</li>
    ))}
  </ul>
)
