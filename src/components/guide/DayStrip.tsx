import { type KeyboardEvent, useEffect, useRef } from 'react'
import { rovingIndex } from '../basics/roving.ts'
import css from './DayStrip.module.css'

export type StripDay = {
  /** Days from today. */
  readonly offset: number
  /** Today, yesterday, tomorrow, or the day of the week. */
  readonly name: string
  /** Of the month. */
  readonly number: number
}

type DayStripProps = {
  readonly label: string
  readonly days: ReadonlyArray<StripDay>
  readonly selected: number
  readonly onSelect: (offset: number) => void
  /** Id of the element that shows the day. */
  readonly controls: string
}

/** Seven days back and six forward (EPG-04): one tab stop, arrows from day to day. */
export const DayStrip = ({ label, days, selected, onSelect, controls }: DayStripProps) => {
  const strip = useRef<HTMLDivElement>(null)
  const dayOf = (offset: number) => strip.current?.querySelector<HTMLElement>(`[data-day="${offset}"]`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another day moves the strip
  useEffect(() => {
    const box = strip.current
    const day = dayOf(selected)
    if (box && day) box.scrollLeft = day.offsetLeft + day.offsetWidth / 2 - box.clientWidth / 2
  }, [selected])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = days.findIndex(({ offset }) => offset === selected)
    const next = days[rovingIndex(event.key, at, days.length, { axis: 'horizontal' }) ?? -1]
    if (!next) return
    event.preventDefault()
    onSelect(next.offset)
    dayOf(next.offset)?.focus({ preventScroll: true })
  }

  return (
    <div ref={strip} className={css.strip} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {days.map(({ offset, name, number }) => (
        <button
          key={offset}
          type="button"
          role="tab"
          data-day={offset}
          aria-selected={offset === selected}
          aria-controls={controls}
          tabIndex={offset === selected ? 0 : -1}
          onClick={() => onSelect(offset)}
        >
          {name} <b>{number}</b>
        </button>
      ))}
    </div>
  )
}
