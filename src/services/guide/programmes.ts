import type { EpgId } from '../../../models/channel.ts'
import { addMs, DAY } from '../../../models/codec/instant.ts'
import { broadcastDaysIn, type UtcDay, utcDayOf, utcDaysIn } from '../../../models/epg.ts'
import type { ChangedDay } from '../../../models/epgSync.ts'
import type { ProgrammesOf, ProgrammeWish } from '../../../models/guideWindow.ts'
import type { Programme } from '../../../models/programme.ts'
import { programmeAt } from './chunk.ts'
import type { Days, WholeChunk } from './days.ts'
import { channelRows, hasBegun } from './rows.ts'

export interface FoundProgrammes {
  readonly found: ProgrammesOf
  /** The days of channels that the device does not have. */
  readonly missing: ReadonlyArray<ChangedDay>
}

interface Stored {
  readonly days: Pick<Days, 'whole'>
  readonly channels: ReadonlyMap<number, ReadonlyArray<EpgId>>
}

const isTouched = ({ from, until }: ProgrammeWish, { start, stop }: { start: number; stop: number }): boolean =>
  stop > from && start < until

const programmesIn = (
  known: ReadonlyArray<WholeChunk>,
  epgId: EpgId,
  wish: ProgrammeWish,
): ReadonlyArray<Programme> => {
  const textsOf = new Map(known.map(({ chunk, texts }) => [chunk, texts]))
  const found = channelRows([...textsOf.keys()], epgId)
    .filter(row => isTouched(wish, row))
    .flatMap(({ chunk, row }) => {
      const texts = textsOf.get(chunk)
      return texts === undefined ? [] : [programmeAt(chunk, texts, row)]
    })
  return [...new Map(found.map(each => [each.programId, each])).values()]
}

/**
 * The days that are missing of a channel. The day before belongs to them only when nothing of the first day begins early
 * enough: then what runs at first may have begun before midnight.
 */
const missingDates = (known: ReadonlyArray<WholeChunk>, epgId: EpgId, { from, until }: ProgrammeWish): UtcDay[] => {
  const has = new Set(known.filter(({ chunk }) => chunk.epgIds.includes(epgId)).map(({ date }) => date))
  const missing = utcDaysIn(from, until).filter(date => !has.has(date))
  const first = utcDayOf(from)
  const before = utcDayOf(addMs(from, -DAY))
  if (has.has(before) || !has.has(first)) return missing
  const chunks = known.filter(({ date }) => date === first).map(({ chunk }) => chunk)
  return hasBegun(chunks, epgId, from) ? missing : [before, ...missing]
}

/** Whole programmes as far as they are stored, and what would have to be fetched for the rest. */
export const findProgrammes = async ({ days, channels }: Stored, wish: ProgrammeWish): Promise<FoundProgrammes> => {
  const dates = broadcastDaysIn(wish.from, wish.until)
  const stored = new Map<EpgId, ReadonlyArray<WholeChunk>>()
  for (const [bucket, epgIds] of channels) {
    const known = await days.whole(dates.map(date => ({ date, bucket })))
    for (const epgId of epgIds) stored.set(epgId, known)
  }
  const missing = new Map<UtcDay, EpgId[]>()
  for (const epgId of wish.epgIds)
    for (const date of missingDates(stored.get(epgId) ?? [], epgId, wish))
      missing.set(date, [...(missing.get(date) ?? []), epgId])
  return {
    found: Object.fromEntries(
      wish.epgIds.map(epgId => [epgId, programmesIn(stored.get(epgId) ?? [], epgId, wish)]),
    ) as ProgrammesOf,
    missing: [...missing].map(([date, epgIdList]) => ({ date, epgIdList })),
  }
}
