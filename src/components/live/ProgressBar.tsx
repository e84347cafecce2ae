import type { CSSProperties } from 'react'
import css from './ProgressBar.module.css'

type ProgressBarProps = {
  /** How much of the programme is over, 0 to 1. */
  readonly value: number
  readonly atEdge: boolean
  /** Whose progress it is. */
  readonly title: string
}

/** Where the programme stands; a red knob marks the live edge. */
export const ProgressBar = ({ value, atEdge, title }: ProgressBarProps) => {
  const whole = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className={css.bar}
      style={{ '--value': `${whole}%` } as CSSProperties}
      data-edge={atEdge || undefined}
      role="progressbar"
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={whole}
    >
      <i className={css.done} />
      <i className={css.knob} />
    </div>
  )
}
