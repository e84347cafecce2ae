import { type Instant, instant } from '../../../models/codec/instant.ts'

/** An answer's `Date` header, and the ticks before and after the call. */
interface DateSample {
  readonly date: string | null
  readonly sentAt: number
  readonly receivedAt: number
  /** A cache may have kept it: the time is this or later. */
  readonly mayBeOld?: boolean
}

/**
 * The operator's time (contract, Envelope; AHEAD-31). Programme states, reminders, countdowns and windows read this clock,
 * so a wrong device clock changes nothing.
 */
export interface ServerClock {
  readonly now: () => Instant
  /** Milliseconds of a clock that only goes forward, for measuring a call. */
  readonly ticks: () => number
  readonly note: (sample: DateSample) => void
  /** Hears when the clock was put right by more than a second. */
  readonly onCorrected: (listener: () => void) => () => void
}

export interface ServerClockParts {
  /** Milliseconds of a clock that only goes forward. */
  readonly ticks: () => number
  /** The device's own time: a first guess until the operator has answered. */
  readonly deviceNow: () => number
}

/** How much must be added to the ticks to get the server's time: somewhere between these two. */
interface Offset {
  readonly least: number
  readonly most: number
}

/** The header has whole seconds: the true time lies up to this much after it. */
const HEADER_STEP = 1000
const NOTICEABLE = 1000

const middle = ({ least, most }: Offset): number => (least + most) / 2

/** What two samples say together; the newer one alone when they contradict each other, as after a sleep. */
const narrowed = (known: Offset | undefined, fresh: Offset): Offset => {
  if (known === undefined) return fresh
  const both = { least: Math.max(known.least, fresh.least), most: Math.min(known.most, fresh.most) }
  return both.least <= both.most ? both : fresh
}

export const makeServerClock = ({ ticks, deviceNow }: ServerClockParts): ServerClock => {
  const listeners = new Set<() => void>()
  const guess = deviceNow() - ticks()
  let known: Offset | undefined
  const offset = (): number => (known === undefined ? guess : middle(known))
  return {
    now: () => instant(Math.round(ticks() + offset())),
    ticks,
    note: ({ date, sentAt, receivedAt, mayBeOld = false }) => {
      const at = date === null ? Number.NaN : Date.parse(date)
      if (!Number.isFinite(at)) return
      const before = offset()
      const fresh = { least: at - receivedAt, most: at + HEADER_STEP - sentAt }
      if (mayBeOld && fresh.most <= (known?.most ?? Number.POSITIVE_INFINITY)) return
      known = narrowed(known, fresh)
      if (Math.abs(offset() - before) > NOTICEABLE) for (const listener of [...listeners]) listener()
    },
    onCorrected: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
