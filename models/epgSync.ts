import type { EpgId } from './channel.ts'
import { DAY, type Instant, MINUTE, SECOND } from './codec/instant.ts'
import { DAYS_BACK, type EpgDayChecksum, type UtcDay, utcDayOf } from './epg.ts'

/** The guide is compared this often, and after a failure this soon (spec §9). */
export const EPG_SYNC_EVERY = 5 * MINUTE
export const EPG_RETRY_AFTER = 5 * SECOND

/** The oldest day that is kept; older ones are deleted (EPG-02). */
export const oldestKeptDay = (now: Instant): UtcDay => utcDayOf((now - DAYS_BACK * DAY) as Instant)

export interface ChangedDay {
  readonly date: UtcDay
  readonly epgIdList: ReadonlyArray<EpgId>
}

type ChannelSums = ReadonlyMap<EpgId, string>
const sumsOf = ({ epgCheckSumData }: EpgDayChecksum): ChannelSums =>
  new Map(epgCheckSumData.map(({ epgId, epgChecksum }) => [epgId, epgChecksum]))

/** The days to fetch and their channels whose checksum is new or different; a day with an equal checksum is skipped. */
export const changedDays = (
  stored: ReadonlyArray<EpgDayChecksum>,
  remote: ReadonlyArray<EpgDayChecksum>,
  now: Instant,
): ReadonlyArray<ChangedDay> => {
  const known = new Map(stored.map(day => [day.date, day]))
  return remote
    .filter(({ date, dateCheckSum }) => date >= oldestKeptDay(now) && known.get(date)?.dateCheckSum !== dateCheckSum)
    .map(day => {
      const old = known.get(day.date)
      const sums = old === undefined ? new Map<EpgId, string>() : sumsOf(old)
      const changed = day.epgCheckSumData.filter(({ epgId, epgChecksum }) => sums.get(epgId) !== epgChecksum)
      return { date: day.date, epgIdList: changed.map(({ epgId }) => epgId) }
    })
    .filter(({ epgIdList }) => epgIdList.length > 0)
}

/** So many channels are asked for in one call. */
export const CHANNELS_PER_CALL = 100

/** Today, tomorrow, yesterday, the day after tomorrow and so on. */
const distance = (date: UtcDay, today: UtcDay): number => (date < today ? today - date + 1 : date - today)

const cut = <A>(items: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** Changed days as the calls that fetch them: the days that people look at first come first. */
export const fetchesOf = (days: ReadonlyArray<ChangedDay>, now: Instant): ReadonlyArray<ChangedDay> => {
  const today = utcDayOf(now)
  return days
    .toSorted((one, other) => distance(one.date, today) - distance(other.date, today))
    .flatMap(({ date, epgIdList }) => cut(epgIdList, CHANNELS_PER_CALL).map(part => ({ date, epgIdList: part })))
}
