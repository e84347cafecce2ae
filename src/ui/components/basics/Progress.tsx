import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import css from './Progress.module.css'

/** `value` from 0 to 1. Live progress is red for what is tuned and neutral for the rest; one's own progress is the accent. */
export type ProgressProps = {
  readonly value: number
  readonly kind?: 'neutral' | 'live' | 'own'
  /** At the foot of a picture. */
  readonly onPicture?: boolean
}

export const Progress = ({ value, kind = 'neutral', onPicture = false }: ProgressProps) => (
  <span
    className={cx(css.line, css[kind], onPicture && css.onPicture)}
    style={{ '--value': Math.min(1, Math.max(0, value)) } as CSSProperties}
    aria-hidden="true"
  />
)
