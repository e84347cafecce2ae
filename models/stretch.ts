import { DAY, HOUR, type Instant, instant } from './codec/instant.ts'
import { DAYS_BACK, DAYS_FORWARD } from './epg.ts'
import { type LocalDay, localDay } from './localDay.ts'

/** A stretch of time, `until` itself not in it. */
export interface Stretch {
  readonly from: Instant
  readonly until: Instant
}

/** Offsets of the strip's days from today (EPG-04). */
export const STRIP_DAYS: ReadonlyArray<number> = Array.from(
  { length: DAYS_BACK + 1 + DAYS_FORWARD },
  (_, index) => index - DAYS_BACK,
)

/** From the first day of the strip to the end of its last one. */
export const stripAround = (now: Instant): Stretch => ({
  from: localDay(now, -DAYS_BACK).start,
  until: localDay(now, DAYS_FORWARD).stop,
})

/** How many calendar days `at` lies after `now`; days of 23 and 25 hours count as one. */
export const dayOffset = (at: Instant, now: Instant): number =>
  Math.round((localDay(at, 0).start - localDay(now, 0).start) / DAY)

const EVENING = 20 * HOUR

/** When the evening of a day begins: 20:00 by its clock, also where the clocks change. */
export const eveningOf = ({ start, stop }: LocalDay): Instant => instant(start + EVENING + (stop - start - DAY))

export const within = (at: Instant, { from, until }: Stretch): Instant =>
  instant(Math.min(until - 1, Math.max(from, at)))

export const middleOf = ({ from, until }: Stretch): Instant => instant(from + (until - from) / 2)
