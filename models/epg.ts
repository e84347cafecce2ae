import * as t from 'io-ts'
import { EpgId } from './channel.ts'
import { tolerantArray } from './codec/decode.ts'
import { addMs, DAY, Instant } from './codec/instant.ts'
import { Flag, fallback } from './codec/optional.ts'
import { ProgrammeFromWire } from './programme.ts'

/** A day of the guide's data: the instant of its UTC midnight (spec §9). */
export type UtcDay = Instant & { readonly isUtcDay: true }

const isUtcDay = (input: unknown): input is UtcDay => Instant.is(input) && input % DAY === 0

export const UtcDay: t.Type<UtcDay, number> = new t.Type(
  'UtcDay',
  isUtcDay,
  (input, context) => (isUtcDay(input) ? t.success(input) : t.failure(input, context)),
  value => value,
)

/** One channel's programmes of one day, as the local database keeps them (spec §3, EPG record). */
export const EpgRecord = t.strict(
  {
    appId: t.string,
    epgId: EpgId,
    date: UtcDay,
    isCatchup: fallback(Flag, false),
    checksum: t.string,
    programs: tolerantArray(ProgrammeFromWire),
  },
  'EpgRecord',
)
export type EpgRecord = t.TypeOf<typeof EpgRecord>

/** One channel's days, as the guide's calls answer (spec §7, epg/query/v2). */
export const EpgModel = t.strict(
  {
    epgId: EpgId,
    isCatchup: fallback(Flag, false),
    epgDayList: tolerantArray(
      t.strict({ date: UtcDay, checksum: t.string, epgList: tolerantArray(ProgrammeFromWire) }, 'EpgDay'),
    ),
  },
  'EpgModel',
)
export type EpgModel = t.TypeOf<typeof EpgModel>

/** The checksums of one day: of the day as a whole and of each channel (spec §7, checksum/query). */
export const EpgDayChecksum = t.strict(
  {
    date: UtcDay,
    dateCheckSum: t.string,
    epgCheckSumData: tolerantArray(t.strict({ epgId: EpgId, epgChecksum: t.string }, 'EpgChecksum')),
  },
  'EpgDayChecksum',
)
export type EpgDayChecksum = t.TypeOf<typeof EpgDayChecksum>

/** The checksums of a day as the local database keeps them (spec §3, EPG checksum). */
export const EpgCheckSum = t.strict({ appId: t.string, ...EpgDayChecksum.type.props }, 'EpgCheckSum')
export type EpgCheckSum = t.TypeOf<typeof EpgCheckSum>

/** Days of the strip: 7 back and 6 forward (EPG-04); older than 7 days is deleted (EPG-02). */
export const DAYS_BACK = 7
export const DAYS_FORWARD = 6

export const utcDayOf = (at: Instant): UtcDay => (Math.floor(at / DAY) * DAY) as UtcDay

/** The UTC days that a stretch of time touches, `until` itself not in it. */
export const utcDaysIn = (from: Instant, until: Instant): ReadonlyArray<UtcDay> => {
  const first = utcDayOf(from)
  const count = Math.max(0, Math.ceil((until - first) / DAY))
  return Array.from({ length: count }, (_, index) => (first + index * DAY) as UtcDay)
}

/** The UTC days whose programmes run in a stretch of time: what runs at first may have begun on the day before. */
export const broadcastDaysIn = (from: Instant, until: Instant): ReadonlyArray<UtcDay> =>
  utcDaysIn(addMs(from, -DAY), until)

/** Whether anything that stands in one of these days runs in a stretch of time. */
export const isAnyBroadcastIn = (days: ReadonlyArray<UtcDay>, from: Instant, until: Instant): boolean => {
  const running = new Set(broadcastDaysIn(from, until))
  return days.some(day => running.has(day))
}
