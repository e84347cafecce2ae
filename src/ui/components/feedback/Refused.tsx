import type { ReactNode } from 'react'
import { Icon, type IconName } from '../basics/Icon.tsx'
import css from './Refused.module.css'

type RefusedProps = {
  readonly title: string
  readonly text: string
  readonly actions: ReactNode
  readonly icon?: IconName
}

/** What this person may not have, said calmly, with the way to it. Fills its box: the player's picture or the page. */
export const Refused = ({ title, text, actions, icon = 'lock' }: RefusedProps) => (
  <section className={css.refused}>
    <span className={css.sign}>
      <Icon name={icon} />
    </span>
    <h2>{title}</h2>
    <p>{text}</p>
    <div className={css.actions}>{actions}</div>
  </section>
)
