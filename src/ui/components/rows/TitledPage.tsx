import type { ReactNode } from 'react'
import css from './TitledPage.module.css'

type TitledPageProps = {
  readonly title: string
  /** The way to the other page of the same place. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A page with its title, which takes the focus when the page has come. */
export const TitledPage = ({ title, beside, children }: TitledPageProps) => (
  <div className={css.page}>
    <div className={css.titles}>
      <h1 tabIndex={-1}>{title}</h1>
      {beside}
    </div>
    {children}
  </div>
)
