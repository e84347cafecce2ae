import type { GuideReading } from '../../../machines/guide/index.ts'
import type { Channel } from '../../../models/channel.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import {
  cellAt,
  emptyRow,
  GAP,
  type GuideRow,
  guideRow,
  programmeOf,
  startOf,
  stopOf,
  UNKNOWN,
} from '../../../models/guideRow.ts'
import type { GuideColumns } from '../../../models/guideWindow.ts'
import { type Programme, statusAt } from '../../../models/programme.ts'
import { offerOf, type ProgrammeOffer } from '../../../models/programmeOffer.ts'
import type { Stretch } from '../../../models/stretch.ts'

/** A cell of the grid as the guide has it. */
export interface Cell {
  readonly channel: Channel
  readonly start: Instant
  readonly stop: Instant
  /** Nothing in a gap, and where nothing is known yet. */
  readonly programme: Programme | undefined
  readonly isUnknown: boolean
  readonly isCatchup: boolean
}

type Read = GuideReading | undefined

interface Drawn {
  readonly columns: GuideColumns | undefined
  readonly area: Stretch | undefined
  readonly row: GuideRow
}

const columnsOf = (reading: Read, { epgId }: Channel): GuideColumns | undefined =>
  epgId === undefined ? undefined : reading?.columns[epgId]

/** The lines of the grid; a line stays the same object as long as nothing of it was read anew. */
export const makeRows = (strip: Stretch): ((channel: Channel, reading: Read) => GuideRow) => {
  const drawn = new WeakMap<Channel, Drawn>()
  return (channel: Channel, reading: Read): GuideRow => {
    const known = drawn.get(channel)
    const columns = columnsOf(reading, channel)
    const area = columns && reading?.area
    if (known !== undefined && known.columns === columns && known.area === area) return known.row
    const nothing = channel.epgId === undefined ? GAP : UNKNOWN
    const row = columns && area ? guideRow(columns, area, strip) : emptyRow(strip, nothing)
    drawn.set(channel, { columns, area, row })
    return row
  }
}

export const cellOf = (channel: Channel, row: GuideRow, reading: Read, cell: number): Cell => {
  const columns = columnsOf(reading, channel)
  const place = row.programmes[cell] ?? GAP
  return {
    channel,
    start: startOf(row, cell),
    stop: stopOf(row, cell),
    programme: place < 0 ? undefined : programmeOf(columns, place),
    isUnknown: place === UNKNOWN,
    isCatchup: columns?.isCatchup ?? false,
  }
}

export const cellAround = (channel: Channel, row: GuideRow, reading: Read, at: Instant): Cell =>
  cellOf(channel, row, reading, cellAt(row, at))

/** What a cell offers; where the guide has nothing, the channel as it runs now. */
export const cellOffer = (cell: Cell, now: Instant): ProgrammeOffer | undefined => {
  const { programme, channel, isCatchup, isUnknown } = cell
  if (programme === undefined && (isUnknown || statusAt(cell, now) !== 'playing')) return undefined
  return offerOf(programme ?? cell, channel, isCatchup, now)
}
