import { addMs, DAY, type Instant } from './codec/instant.ts'

/** The next moment to look at the clock: one of these, and at the latest after a day, beyond which timers are unsure. */
export const nextAlarm = (now: Instant, moments: ReadonlyArray<Instant | undefined>): Instant =>
  moments.reduce<Instant>((first, at) => (at !== undefined && at > now && at < first ? at : first), addMs(now, DAY))
