import type { ReactNode } from 'react'
import { Icon } from '../basics/Icon.tsx'
import css from './Refused.module.css'

type RefusedProps = {
  readonly title: string
  readonly text: string
  readonly actions: ReactNode
  readonly sign?: ReactNode
}

/** What this person may not have, said calmly, with the way to it. Fills its box: the player's picture or the page. */
export const Refused = ({ title, text, actions, sign = <Icon name="lock" /> }: RefusedProps) => (
  <section className={css.refused}>
    <span className={css.sign}>{sign}</span>
    <h2>{title}</h2>
    <p>{text}</p>
    <div className={css.actions}>{actions}</div>
  </section>
)
