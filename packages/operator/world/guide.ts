import { DAY, type Instant, instant } from '../../../models/codec/instant.ts'
import { DAYS_BACK, DAYS_FORWARD, type UtcDay, utcDayOf, utcDaysIn } from '../../../models/epg.ts'
import { currentProgramme } from '../../../models/programme.ts'
import type { LineupChannel } from './lineup.ts'
import type { Seen } from './programmeArt.ts'
import { scheduleOf } from './schedule.ts'
import { hashOf } from './seed.ts'

export interface Guide {
  /** The programmes of a channel that begin in a UTC day, in their order. */
  readonly day: (channel: LineupChannel, day: UtcDay) => ReadonlyArray<Seen>
  readonly checksum: (channel: LineupChannel, day: UtcDay) => string
  /** The days that the operator publishes around a moment: 7 back and 6 forward. */
  readonly days: (now: Instant) => ReadonlyArray<UtcDay>
  readonly programme: (channel: LineupChannel, programId: string, now: Instant) => Seen | undefined
  /** Where the picture of a programme is at a host of others. */
  readonly foreignPicture: (channel: LineupChannel, programId: string) => string | undefined
  readonly onAir: (channel: LineupChannel, now: Instant) => Seen | undefined
}

type DaysOf = (channel: LineupChannel, day: UtcDay) => ReadonlyArray<Seen>

const publishedDays = (now: Instant): ReadonlyArray<UtcDay> => {
  const today = utcDayOf(now)
  return utcDaysIn(instant(today - DAYS_BACK * DAY), instant(today + (DAYS_FORWARD + 1) * DAY))
}

const KEPT_DAYS = 4000

const cached = (make: DaysOf): DaysOf => {
  const days = new Map<string, ReadonlyArray<Seen>>()
  return (channel, day) => {
    const key = `${channel.channel.logicalChannelId} ${day}`
    const known = days.get(key)
    if (known !== undefined) return known
    const made = make(channel, day)
    const oldest = days.keys().next()
    if (days.size >= KEPT_DAYS && oldest.done === false) days.delete(oldest.value)
    days.set(key, made)
    return made
  }
}

export const guideOf = (make: DaysOf, checksum: Guide['checksum']): Guide => {
  const day = cached(make)
  return {
    day,
    days: publishedDays,
    checksum,
    foreignPicture: () => undefined,
    programme: (channel, programId, now) =>
      publishedDays(now)
        .flatMap(each => day(channel, each))
        .find(each => each.programId === programId),
    onAir: (channel, now) => {
      const today = utcDayOf(now)
      return currentProgramme(
        [instant(today - DAY), today].flatMap(each => day(channel, utcDayOf(each))),
        now,
      )
    },
  }
}

/** The built-in guide, made per day on demand. */
export const builtInGuide = (): Guide =>
  guideOf(
    ({ channel, kind }, day) => scheduleOf(String(channel.logicalChannelId), kind, day),
    ({ channel }, day) => hashOf('built-in 4', String(channel.logicalChannelId), day).toString(36),
  )
