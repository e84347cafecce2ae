import type { EpgId } from '../../../models/channel.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { GuideColumns } from '../../../models/guideWindow.ts'
import type { Language } from '../../../models/language.ts'
import type { ProgramId } from '../../../models/programme.ts'
import type { Stretch } from '../../../models/stretch.ts'
import { type DayChunk, hasCatchup, programIdAt, rowsOf, startAt, stopAt, titleIn } from './chunk.ts'

/** A programme by its place in a chunk. */
interface Row {
  readonly chunk: DayChunk
  readonly row: number
  readonly start: number
  stop: number
}

/** One after the other: what runs on ends where the next begins, and of two that begin at once the later listed stands. */
const inLine = (rows: ReadonlyArray<Row>): ReadonlyArray<Row> => {
  const line: Row[] = []
  for (const row of rows) {
    const last = line.at(-1)
    if (last?.start === row.start) line.pop()
    else if (last !== undefined && last.stop > row.start) last.stop = row.start
    line.push(row)
  }
  return line
}

const rowAt = (chunk: DayChunk, row: number): Row => ({
  chunk,
  row,
  start: startAt(chunk, row),
  stop: stopAt(chunk, row),
})

/** A channel's rows of some days, by start. */
export const channelRows = (chunks: ReadonlyArray<DayChunk>, epgId: EpgId): ReadonlyArray<Row> =>
  chunks
    .flatMap(chunk => {
      const [from, until] = rowsOf(chunk, epgId) ?? [0, 0]
      return Array.from({ length: until - from }, (_, index) => rowAt(chunk, from + index))
    })
    .sort((one, other) => one.start - other.start)

/** Those of a channel's rows that may be seen: what begins before the last one that has begun at `from` ends with it. */
const seenRows = (chunk: DayChunk, epgId: EpgId, { from, until }: Stretch): ReadonlyArray<Row> => {
  const [first, end] = rowsOf(chunk, epgId) ?? [0, 0]
  let row = first
  while (row + 1 < end && startAt(chunk, row + 1) <= from) row += 1
  const seen: Row[] = []
  for (; row < end && startAt(chunk, row) < until; row += 1) seen.push(rowAt(chunk, row))
  return seen
}

/** Something begins at `at` or before it: what has begun on the day before ends there at the latest. */
export const hasBegun = (chunks: ReadonlyArray<DayChunk>, epgId: EpgId, at: Instant): boolean =>
  chunks.some(chunk => {
    const [from, until] = rowsOf(chunk, epgId) ?? [0, 0]
    for (let row = from; row < until; row += 1) if (startAt(chunk, row) <= at) return true
    return false
  })

/** What a grid draws of one channel (AHEAD-02). */
export const columnsOf = (
  chunks: ReadonlyArray<DayChunk>,
  epgId: EpgId,
  { language, ...stretch }: Stretch & { readonly language: Language },
): GuideColumns => {
  const seen = chunks.flatMap(chunk => seenRows(chunk, epgId, stretch)).sort((one, other) => one.start - other.start)
  const rows = inLine(seen).filter(({ stop }) => stop > stretch.from)
  const titles = new Map(chunks.map(chunk => [chunk, titleIn(chunk, language)]))
  return {
    epgId,
    isCatchup: chunks.some(chunk => hasCatchup(chunk, epgId)),
    starts: Float64Array.from(rows, ({ start }) => start),
    stops: Float64Array.from(rows, ({ stop }) => stop),
    programIds: rows.map(({ chunk, row }): ProgramId => programIdAt(chunk, row)),
    titles: rows.map(({ chunk, row }) => titles.get(chunk)?.(row) ?? ''),
  }
}
