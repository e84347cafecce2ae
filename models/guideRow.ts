import { type Instant, instant } from './codec/instant.ts'
import type { GuideColumns } from './guideWindow.ts'
import type { Programme } from './programme.ts'
import type { Stretch } from './stretch.ts'

/** In place of a programme: nothing is on, or nothing is known yet. */
export const GAP = -1
export const UNKNOWN = -2

/**
 * One channel's line in the grid: cells without a hole or an overlap from the first day of the strip to the last. Bad data
 * never breaks it: a programme ends where the next one begins, and one without length is left out.
 */
export interface GuideRow {
  readonly starts: Float64Array
  readonly stops: Float64Array
  /** Which programme of the columns each cell shows, or `GAP`, or `UNKNOWN`. */
  readonly programmes: Int32Array
}

interface Cell {
  readonly start: number
  readonly stop: number
  readonly programme: number
}

const shownProgrammes = ({ starts, stops }: GuideColumns, { from, until }: Stretch): ReadonlyArray<Cell> => {
  const cells: Cell[] = []
  let free: number = from
  for (const [programme, given] of starts.entries()) {
    const start = Math.max(given, free)
    const stop = Math.min(stops[programme] ?? start, starts[programme + 1] ?? until, until)
    if (!(stop > start)) continue
    cells.push({ start, stop, programme })
    free = stop
  }
  return cells
}

/** The cells with what is between them: `known` is the stretch in which a missing programme means that there is none. */
const filled = (shown: ReadonlyArray<Cell>, known: Stretch, strip: Stretch): ReadonlyArray<Cell> => {
  const knownFrom = Math.max(strip.from, Math.min(known.from, shown[0]?.start ?? known.from))
  const knownUntil = Math.min(strip.until, Math.max(known.until, shown.at(-1)?.stop ?? known.until))
  if (knownFrom >= knownUntil) return [{ start: strip.from, stop: strip.until, programme: UNKNOWN }]
  const cells: Cell[] = []
  let free: number = strip.from
  const fill = (stop: number, programme: number): void => {
    if (stop > free) cells.push({ start: free, stop, programme })
    free = Math.max(free, stop)
  }
  fill(knownFrom, UNKNOWN)
  for (const cell of shown) {
    fill(cell.start, GAP)
    fill(cell.stop, cell.programme)
  }
  fill(knownUntil, GAP)
  fill(strip.until, UNKNOWN)
  return cells
}

const rowOf = (cells: ReadonlyArray<Cell>): GuideRow => ({
  starts: Float64Array.from(cells, ({ start }) => start),
  stops: Float64Array.from(cells, ({ stop }) => stop),
  programmes: Int32Array.from(cells, ({ programme }) => programme),
})

/** The line of a channel from what is known of it. */
export const guideRow = (columns: GuideColumns, known: Stretch, strip: Stretch): GuideRow =>
  rowOf(filled(shownProgrammes(columns, strip), known, strip))

/** One cell over all days: of a channel without a guide, or of one that was not read yet. */
export const emptyRow = ({ from, until }: Stretch, programme: typeof GAP | typeof UNKNOWN): GuideRow =>
  rowOf([{ start: from, stop: until, programme }])

/** The cell of a moment, by halving; before the first it is the first, after the last the last. */
export const cellAt = ({ stops }: GuideRow, at: number): number => {
  let low = 0
  let high = stops.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stops[middle] ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return Math.max(0, low)
}

export const startOf = (row: GuideRow, cell: number): Instant => instant(row.starts[cell] ?? 0)
export const stopOf = (row: GuideRow, cell: number): Instant => instant(row.stops[cell] ?? 0)

/** A programme of the columns, with its own times; its text and translations are not among them. */
export const programmeOf = (columns: GuideColumns | undefined, place: number): Programme | undefined => {
  const programId = columns?.programIds[place]
  const [start, stop] = [columns?.starts[place], columns?.stops[place]]
  if (programId === undefined || start === undefined || stop === undefined) return undefined
  return {
    programId,
    title: columns?.titles[place] ?? '',
    desc: '',
    start: instant(start),
    stop: instant(stop),
    translations: [],
  }
}

/** Channels were read, and nothing is on any of them. */
export const areBare = (columns: ReadonlyArray<GuideColumns>): boolean =>
  columns.length > 0 && columns.every(({ starts }) => starts.length === 0)

/** Nothing of it has changed: what is drawn from it can stay. */
export const areSameColumns = (one: GuideColumns, other: GuideColumns): boolean =>
  one.isCatchup === other.isCatchup &&
  one.starts.length === other.starts.length &&
  one.programIds.every(
    (id, place) =>
      id === other.programIds[place] &&
      one.starts[place] === other.starts[place] &&
      one.stops[place] === other.stops[place] &&
      one.titles[place] === other.titles[place],
  )
