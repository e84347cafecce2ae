import type { EpgId } from '../../../models/channel.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { GuideColumns } from '../../../models/guideWindow.ts'
import type { Language } from '../../../models/language.ts'
import type { ProgramId } from '../../../models/programme.ts'
import { type DayChunk, programIdAt, rowsOf, startAt, stopAt, titleIn } from './chunk.ts'

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

/** A channel's rows of some days, by start. */
export const channelRows = (chunks: ReadonlyArray<DayChunk>, epgId: EpgId): ReadonlyArray<Row> =>
  chunks
    .flatMap(chunk => {
      const [from, until] = rowsOf(chunk, epgId) ?? [0, 0]
      return Array.from({ length: until - from }, (_, index) => {
        const row = from + index
        return { chunk, row, start: startAt(chunk, row), stop: stopAt(chunk, row) }
      })
    })
    .sort((one, other) => one.start - other.start)

/** What a grid draws of one channel (AHEAD-02). */
export const columnsOf = (
  chunks: ReadonlyArray<DayChunk>,
  epgId: EpgId,
  { from, until, language }: { readonly from: Instant; readonly until: Instant; readonly language: Language },
): GuideColumns => {
  const rows = inLine(channelRows(chunks, epgId)).filter(({ start, stop }) => stop > from && start < until)
  const titles = new Map(chunks.map(chunk => [chunk, titleIn(chunk, language)]))
  return {
    epgId,
    isCatchup: chunks.some(({ epgIds, isCatchup }) => isCatchup[epgIds.indexOf(epgId)] === true),
    starts: Float64Array.from(rows, ({ start }) => start),
    stops: Float64Array.from(rows, ({ stop }) => stop),
    programIds: rows.map(({ chunk, row }): ProgramId => programIdAt(chunk, row)),
    titles: rows.map(({ chunk, row }) => titles.get(chunk)?.(row) ?? ''),
  }
}
