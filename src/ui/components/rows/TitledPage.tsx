import type { ReactNode } from 'react'
import css from './TitledPage.module.css'

type TitledPageProps = {
  readonly title: string
  /** The way to the other page of the same place: where it stands stays, whichever of the two is open. */
  readonly before?: ReactNode
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A page with its title, which takes the focus when the page has come. */
export const TitledPage = ({ title, before, beside, children }: TitledPageProps) => (
  <div className={css.page}>
    <div className={css.titles}>
      {before}
      <h1 tabIndex={-1}>{title}</h1>
      {beside}
    </div>
    {children}
  </div>
)
