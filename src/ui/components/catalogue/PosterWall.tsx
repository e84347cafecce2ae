import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { along } from '../../along.ts'
import { type RowRange, rowsToDraw } from '../live/windowing.ts'
import css from './PosterWall.module.css'
import { cardsInView, type WallMeasures, wallOf } from './wall.ts'

/** As in PosterWall.module.css and MediaCard.module.css. */
const CARD_REM = 10.75
const PHONE_CARD_REM = 5.9
const GAP_REM = 1
const WORDS_REM = 5.125
const PHONE = '(max-width: 48em)'

type PosterWallProps<Item> = {
  readonly label: string
  readonly items: ReadonlyArray<Item>
  readonly idOf: (item: Item) => string
  /** Draws one card: a `MediaCard`, with whatever else belongs to it here. */
  readonly children: (item: Item, at: number) => ReactNode
  /** The last cards are in sight. */
  readonly onEnd?: () => void
}

const measuresOf = (width: number): WallMeasures => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const card = window.matchMedia(PHONE).matches ? PHONE_CARD_REM : CARD_REM
  return wallOf({ width, card: card * rem, gap: GAP_REM * rem, words: WORDS_REM * rem })
}

const stepOf = (key: string, columns: number): number | undefined =>
  ({ ArrowLeft: -along(), ArrowRight: along(), ArrowUp: -columns, ArrowDown: columns, Home: -Infinity, End: Infinity })[
    key
  ]

/** Thousands of posters with some dozens in the page, which scrolls. Tab goes through them, arrows too. */
export const PosterWall = <Item,>({ label, items, idOf, children, onEnd }: PosterWallProps<Item>) => {
  const list = useRef<HTMLUListElement>(null)
  const [wall, setWall] = useState<WallMeasures>()
  const [range, setRange] = useState<RowRange>({ first: 0, end: 0 })
  const [stop, setStop] = useState<string>()
  const count = items.length

  const look = useCallback(() => {
    if (!list.current || !wall) return
    const scrolled = -list.current.getBoundingClientRect().top
    const { first, end } = cardsInView(wall, { scrolled, height: window.innerHeight, count })
    setRange(was => (was.first === first && was.end === end ? was : { first, end }))
  }, [wall, count])

  const measure = useCallback(() => {
    if (!list.current) return
    const next = measuresOf(list.current.getBoundingClientRect().width)
    setWall(was =>
      was?.columns === next.columns && was.cardWidth === next.cardWidth && was.rowHeight === next.rowHeight
        ? was
        : next,
    )
  }, [])

  useLayoutEffect(() => {
    measure()
    const sizes = new ResizeObserver(measure)
    if (list.current) sizes.observe(list.current)
    return () => sizes.disconnect()
  }, [measure])

  useLayoutEffect(() => {
    look()
    // the cards that come are made between the frames of the scrolling, not within one
    const follow = () => startTransition(look)
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      document.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [look])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may bring nothing that is shown
  useEffect(() => {
    if (range.end === count) onEnd?.()
  }, [range.end, count, items, onEnd])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !wall) return
    const at = items.findIndex(item => idOf(item) === stop)
    const step = stepOf(event.key, wall.columns)
    if (step === undefined || at < 0) return
    const wanted = Math.min(count - 1, Math.max(0, at + step))
    const next = items[wanted]
    const leaves = Math.abs(step) === wall.columns && wanted !== at + step
    if (next === undefined || leaves || wanted === at) return
    event.preventDefault()
    flushSync(() => setStop(idOf(next)))
    const card = list.current?.querySelector(`[data-at="${wanted}"]`)
    card?.scrollIntoView({ block: 'nearest' })
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }

  const stopAt = stop === undefined ? -1 : items.findIndex(item => idOf(item) === stop)
  const rows = wall && Math.ceil(count / wall.columns)
  return (
    <ul
      ref={list}
      className={css.wall}
      aria-label={label}
      style={
        wall && ({ '--rows': rows, '--row': `${wall.rowHeight}px`, '--width': `${wall.cardWidth}px` } as CSSProperties)
      }
      onKeyDown={onKeyDown}
      onFocus={event => {
        const item = items[Number(event.target.closest<HTMLElement>('[data-at]')?.dataset.at)]
        if (item !== undefined) setStop(idOf(item))
      }}
      onBlur={() => setStop(undefined)}
    >
      {wall &&
        rowsToDraw(range, stopAt).map(at => {
          const item = items[at]
          return (
            item !== undefined && (
              <li
                key={idOf(item)}
                className={css.slot}
                data-at={at}
                aria-setsize={count}
                aria-posinset={at + 1}
                style={{ '--at-row': Math.floor(at / wall.columns), '--at-column': at % wall.columns } as CSSProperties}
              >
                {children(item, at)}
              </li>
            )
          )
        })}
    </ul>
  )
}
