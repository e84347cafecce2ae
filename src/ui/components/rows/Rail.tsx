import { Children, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { along } from '../../along.ts'
import { Icon } from '../basics/Icon.tsx'
import { rovingIndex } from '../basics/roving.ts'
import css from './Rail.module.css'
import { SectionTitle } from './SectionTitle.tsx'

/** One press of a rail's button goes 900 px in 800 ms (UI-04, spec §9). */
const RAIL_STEP_PX = 900
export const RAIL_DURATION_MS = 800

const easeOut = (part: number): number => 1 - (1 - part) ** 3

/** Where the rail should come to rest, within what there is. */
export const railTarget = (from: number, direction: 1 | -1, furthest: number): number =>
  Math.min(furthest, Math.max(0, from + direction * RAIL_STEP_PX))

/** Where the rail stands `elapsed` ms after it set out. */
export const railPosition = (from: number, to: number, elapsed: number): number =>
  from + (to - from) * easeOut(Math.min(1, Math.max(0, elapsed / RAIL_DURATION_MS)))

type RailProps = {
  readonly title: string
  readonly moreTo?: string | undefined
  /** At the end of its heading, before 'See more'. */
  readonly aside?: ReactNode
  /** The last items are in sight, or nearly so. */
  readonly onEnd?: (() => void) | undefined
  /** List items, each with one link or button that arrows can reach. */
  readonly children: ReactNode
}

/** So many items are drawn at first, and as many again each time that the end of them is near. */
const DRAWN_AT_ONCE = 60

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const glide = (box: HTMLElement, direction: 1 | -1): (() => void) => {
  const way = along()
  const from = box.scrollLeft * way
  const to = railTarget(from, direction, box.scrollWidth - box.clientWidth)
  if (calm()) {
    box.scrollLeft = to * way
    return () => undefined
  }
  const began = performance.now()
  let frame = 0
  const move = (now: number) => {
    box.scrollLeft = railPosition(from, to, now - began) * way
    if (box.isConnected && now - began < RAIL_DURATION_MS) frame = requestAnimationFrame(move)
  }
  frame = requestAnimationFrame(move)
  return () => cancelAnimationFrame(frame)
}

/** A row that runs off the far edge, however long: fingers swipe it, buttons glide it, arrows walk it. */
export const Rail = ({ title, moreTo, aside, onEnd, children }: RailProps) => {
  const intl = useIntl()
  const titleId = useId()
  const box = useRef<HTMLUListElement>(null)
  const stop = useRef<() => void>(undefined)
  const [ends, setEnds] = useState({ start: true, end: true })

  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE)
  const items = Children.toArray(children)
  const count = Math.min(drawn, items.length)
  const sawEnd = useEffectEvent(() => {
    if (count < items.length) setDrawn(count + DRAWN_AT_ONCE)
    else onEnd?.()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have other sizes and another end
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const gone = element.scrollLeft * along()
      const left = element.scrollWidth - element.clientWidth - gone
      const start = gone <= 1
      const end = left <= 1
      setEnds(was => (was.start === start && was.end === end ? was : { start, end }))
      if (left < RAIL_STEP_PX) sawEnd()
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    for (const item of element.children) sizes.observe(item)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [count])

  const go = (direction: 1 | -1) => {
    stop.current?.()
    if (box.current) stop.current = glide(box.current, direction)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const stops = [...event.currentTarget.children].flatMap(item => item.querySelector<HTMLElement>('a, button') ?? [])
    const at = stops.findIndex(one => one.closest('li')?.contains(document.activeElement))
    const next = stops[rovingIndex(event.key, at, stops.length, { along: along() }) ?? -1]
    if (!next || next === stops[at]) return
    event.preventDefault()
    next.focus()
  }

  return (
    <section className={css.row} aria-labelledby={titleId}>
      <SectionTitle id={titleId} title={title} aside={aside} moreTo={moreTo} />
      <div className={css.frame}>
        <ul ref={box} className={css.rail} onKeyDown={onKeyDown}>
          {items.slice(0, count)}
        </ul>
        <button
          type="button"
          className={css.back}
          hidden={ends.start}
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'rail.back', defaultMessage: 'Scroll back: {title}' }, { title })}
          onClick={() => go(-1)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className={css.on}
          hidden={ends.end}
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'rail.on', defaultMessage: 'Scroll on: {title}' }, { title })}
          onClick={() => go(1)}
        >
          <Icon name="right" />
        </button>
      </div>
    </section>
  )
}
