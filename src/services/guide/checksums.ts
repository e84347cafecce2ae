import * as E from 'fp-ts/lib/Either.js'
import type { EpgId } from '../../../models/channel.ts'
import { type DecodeFailure, decode } from '../../../models/codec/decode.ts'
import { fast } from '../../../models/codec/fast.ts'
import { EpgCheckSum, type EpgDayChecksum, type UtcDay } from '../../../models/epg.ts'
import type { Table } from './database.ts'

/** The checksums of what is stored, one record for each day (spec §3, EPG checksum). */
export interface Checksums {
  readonly all: () => Promise<ReadonlyArray<EpgDayChecksum>>
  /** These channels of a day are stored as the operator announced them. */
  readonly mark: (announced: EpgDayChecksum, epgIds: ReadonlyArray<EpgId>) => Promise<void>
  /** What is stored of this day counts as unknown. */
  readonly forget: (date: UtcDay) => Promise<void>
}

interface ChecksumParts {
  readonly table: Table
  readonly appId: string
  readonly onDropped: (failure: DecodeFailure) => void
}

const keyOf = (date: UtcDay): string => String(date)
/** No checksum of the operator's: the day is compared channel by channel. */
const UNFINISHED = ''

/** The sums of a day after some channels of it were stored; the day's own sum stands only when all of it is. */
export const marked = (
  stored: EpgDayChecksum | undefined,
  announced: EpgDayChecksum,
  epgIds: ReadonlyArray<EpgId>,
): EpgDayChecksum => {
  const fresh = new Set(epgIds)
  const sums = new Map(stored?.epgCheckSumData.map(({ epgId, epgChecksum }) => [epgId, epgChecksum]))
  for (const { epgId, epgChecksum } of announced.epgCheckSumData) if (fresh.has(epgId)) sums.set(epgId, epgChecksum)
  const isWhole = announced.epgCheckSumData.every(({ epgId, epgChecksum }) => sums.get(epgId) === epgChecksum)
  return {
    date: announced.date,
    dateCheckSum: isWhole ? announced.dateCheckSum : UNFINISHED,
    epgCheckSumData: [...sums].map(([epgId, epgChecksum]) => ({ epgId, epgChecksum })),
  }
}

export const makeChecksums = ({ table, appId, onDropped }: ChecksumParts): Checksums => {
  const check = decode(fast(EpgCheckSum), onDropped)
  const read = async (key: string): Promise<EpgCheckSum | undefined> => {
    const record = await table.get(key)
    if (record === undefined) return undefined
    const result = check(record)
    if (E.isRight(result)) return result.right
    onDropped(result.left)
    await table.remove(key)
    return undefined
  }
  return {
    all: async () => {
      const days = await Promise.all((await table.keys()).map(read))
      return days.filter(day => day !== undefined)
    },
    mark: async (announced, epgIds) => {
      const stored = await read(keyOf(announced.date))
      await table.set(keyOf(announced.date), { appId, ...marked(stored, announced, epgIds) })
    },
    forget: date => table.remove(keyOf(date)),
  }
}
