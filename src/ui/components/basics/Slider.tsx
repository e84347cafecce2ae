import type { CSSProperties } from 'react'
import css from './Slider.module.css'

type SliderProps = {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly step: number
  /** What the value means in words: '70 %', '12:40 behind live'. */
  readonly valueText: string
  readonly onChange: (value: number) => void
}

/** A range from 0 to max; the platform's own keys and touch. */
export const Slider = ({ label, value, max, step, valueText, onChange }: SliderProps) => (
  <input
    className={css.slider}
    style={{ '--value': max > 0 ? value / max : 0 } as CSSProperties}
    type="range"
    min={0}
    max={max}
    step={step}
    value={value}
    aria-label={label}
    aria-valuetext={valueText}
    onChange={event => onChange(event.currentTarget.valueAsNumber)}
  />
)
