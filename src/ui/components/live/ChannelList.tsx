// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn by windows cannot be a table's
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has one tab stop, a button in one of its cells
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { LogicalChannelId } from '../../../../models/channel.ts'
import { along } from '../../along.ts'
import { ACROSS } from '../basics/roving.ts'
import css from './ChannelList.module.css'
import { ROW_COLUMNS, type RowColumn, type RowPlace } from './ChannelRow.tsx'
import { type RowRange, rowsInView, rowsToDraw, type Viewport } from './windowing.ts'

/** As in ChannelList.module.css. */
const ROW_REM = 4.5
const PAGE_ROWS = 8

type ChannelListProps = {
  readonly label: string
  readonly ids: ReadonlyArray<LogicalChannelId>
  readonly tunedId: LogicalChannelId | undefined
  /** The controls of a row from left to right, where they are not those of a ChannelRow. */
  readonly columns?: ReadonlyArray<RowColumn>
  /** Draws one row: `<ChannelRow {...rowOf(id)} {...place} />`, or a component that selects its own data. */
  readonly renderRow: (id: LogicalChannelId, place: RowPlace) => ReactNode
  /** The channels whose rows are in the page now, whenever they change. */
  readonly onSeen?: (ids: ReadonlyArray<LogicalChannelId>) => void
}

const rowHeight = () => ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

const scrollerOf = (element: Element | null): HTMLElement | undefined => {
  for (let box = element?.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return undefined
}

const viewportOf = (list: HTMLElement, count: number): Viewport => {
  const box = scrollerOf(list)?.getBoundingClientRect()
  const top = Math.max(0, box?.top ?? 0)
  const bottom = Math.min(window.innerHeight, box?.bottom ?? window.innerHeight)
  const scrolled = top - list.getBoundingClientRect().top
  return { scrolled, height: bottom - top, rowHeight: rowHeight(), count }
}

const NO_ROWS: RowRange = { first: 0, end: 0 }
/** Not only a part of it. */
const isWhollyIn = ({ first, end }: RowRange, at: number): boolean => at > first && at < end - 1

const stepOf = (key: string): number | undefined =>
  ({ ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE_ROWS, PageDown: PAGE_ROWS, Home: -Infinity, End: Infinity })[key]

/**
 * Thousands of channels with at most 60 rows in the page. One tab stop; arrows, Page up/down, Home and End move it.
 * Scrolls with the nearest scrolling box around it, or with the page. Give it a `key` per group to start at its top.
 */
export const ChannelList = ({ label, ids, tunedId, columns = ROW_COLUMNS, renderRow, onSeen }: ChannelListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState(NO_ROWS)
  const seen = useRef(NO_ROWS)
  const [stop, setStop] = useState<{ id: LogicalChannelId; column: RowColumn }>()
  const count = ids.length

  const measure = useCallback(() => {
    if (!list.current) return
    const viewport = viewportOf(list.current, count)
    seen.current = rowsInView({ ...viewport, overscan: 0 })
    const { first, end } = rowsInView(viewport)
    setRange(was => (was.first === first && was.end === end ? was : { first, end }))
  }, [count])

  useLayoutEffect(() => {
    measure()
    const sizes = new ResizeObserver(measure)
    const scroller = scrollerOf(list.current)
    if (scroller) sizes.observe(scroller)
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      sizes.disconnect()
      document.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [measure])

  const tunedAt = tunedId === undefined ? -1 : ids.indexOf(tunedId)
  const placed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another tuned channel moves the list, not a newer line-up
  useLayoutEffect(() => {
    // nothing is measured where nothing moves: the page would be laid out in the middle of a zap
    if (placed.current && (tunedAt < 0 || isWhollyIn(seen.current, tunedAt))) return
    const scroller = scrollerOf(list.current)
    if (!scroller || !list.current) return
    if (!placed.current) scroller.scrollTop = 0
    placed.current = true
    if (tunedAt < 0) return
    const top = list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + tunedAt * rowHeight()
    if (top < 0 || top + rowHeight() > scroller.clientHeight) scroller.scrollTop += top - scroller.clientHeight / 3
  }, [tunedId])

  useEffect(() => {
    if (range.end > range.first) onSeen?.(ids.slice(range.first, range.end))
  }, [onSeen, ids, range])

  const kept = stop ? ids.indexOf(stop.id) : -1
  const stopAt = kept >= 0 ? kept : Math.max(0, tunedAt)
  const column = stop?.column ?? 'tune'

  const moveTo = (at: number, to: RowColumn) => {
    const id = ids[at]
    if (id === undefined) return
    flushSync(() => setStop({ id, column: to }))
    const row = list.current?.querySelector(`[data-at="${at}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>(`[data-column="${to}"]`)?.focus({ preventScroll: true })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = stepOf(event.key)
    const across = (ACROSS[event.key] ?? 0) * along()
    const side = across < 0 ? columns[0] : across > 0 ? columns.at(-1) : undefined
    if (step === undefined && side === undefined) return
    const [at, to] = [Math.min(count - 1, Math.max(0, stopAt + (step ?? 0))), side ?? column]
    if (at === stopAt && to === column) return
    event.preventDefault()
    moveTo(at, to)
  }

  return (
    <div
      ref={list}
      className={css.list}
      style={{ '--count': count } as CSSProperties}
      role="grid"
      aria-label={label}
      aria-rowcount={count}
      aria-colcount={columns.length + 1}
      onKeyDown={onKeyDown}
      onFocus={event => {
        const id = ids[Number(event.target.closest<HTMLElement>('[data-at]')?.dataset.at)]
        const to = columns.find(name => name === event.target.dataset.column)
        if (id !== undefined && to) setStop({ id, column: to })
      }}
    >
      {rowsToDraw(range, count > 0 ? stopAt : -1).map(at => {
        const id = ids[at]
        return (
          id !== undefined && (
            <div
              key={id}
              className={css.slot}
              role="presentation"
              data-at={at}
              data-after-tuned={(tunedAt >= 0 && at === tunedAt + 1) || undefined}
              style={{ '--at': at } as CSSProperties}
            >
              {renderRow(id, { rowIndex: at + 1, stop: at === stopAt ? column : undefined })}
            </div>
          )
        )
      })}
    </div>
  )
}
