import { type ReactNode, useId } from 'react'
import { Icon } from '../../../ui/components/basics/Icon.tsx'
import { Link } from '../../../ui/components/basics/Link.tsx'
import css from './Card.module.css'

type CardProps = {
  readonly title: string
  /** What more there is. */
  readonly more?: { readonly to: string; readonly text: string } | undefined
  readonly children: ReactNode
}

/** One matter of the account: how it stands now, and one way further. */
export const Card = ({ title, more, children }: CardProps) => {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        {more && (
          <Link className={css.more} to={more.to}>
            {more.text}
            <Icon name="right" />
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
