import type { ReactNode } from 'react'
import css from './gallery.module.css'

export const Part = ({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) => (
  <section className={css.part} data-wide={wide || undefined}>
    <p className={css.title}>{title}</p>
    {children}
  </section>
)

export const nothing = () => undefined
