import { type ReactNode, useId } from 'react'
import css from './Search.module.css'

type PartProps = {
  readonly title: string
  /** At the end of its heading. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A region of the page under its heading. */
export const Part = ({ title, aside, children }: PartProps) => {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
