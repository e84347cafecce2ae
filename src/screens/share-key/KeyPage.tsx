import type { ReactNode } from 'react'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import css from './ShareKey.module.css'

type KeyPageProps = { readonly title: ReactNode; readonly cause: ReactNode; readonly children: ReactNode }

/** In place of the app: what is wrong with the key, and what can be done. */
export const KeyPage = ({ title, cause, children }: KeyPageProps) => (
  <main className={css.place}>
    <div className={css.page}>
      <Icon name="lock" />
      <h1>{title}</h1>
      <p>{cause}</p>
      {children}
    </div>
  </main>
)
