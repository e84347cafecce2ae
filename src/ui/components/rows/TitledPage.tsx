import type { ReactNode } from 'react'
import { cx } from '../basics/cx.ts'
import css from './TitledPage.module.css'

type TitledPageProps = {
  readonly title: string
  /** Lines to be read stand in a column; pictures take the whole width. */
  readonly of: 'lines' | 'pictures'
  /** The way to the other page of the same place. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A page with its title, which takes the focus when the page has come. */
export const TitledPage = ({ title, of, beside, children }: TitledPageProps) => (
  <div className={cx(css.page, of === 'lines' && css.reading)}>
    <div className={css.titles}>
      <h1 tabIndex={-1}>{title}</h1>
      {beside}
    </div>
    {children}
  </div>
)
