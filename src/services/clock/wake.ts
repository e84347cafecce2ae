import { SECOND } from '../../../models/codec/instant.ts'
import { every } from './every.ts'
import type { Timer } from './timer.ts'

/** By so much the two clocks part when the device was asleep, and not in a slow second. */
const NOTICEABLE = 2 * SECOND

interface WakeParts {
  /** Milliseconds of a clock that may stand still while the device sleeps. */
  readonly ticks: () => number
  /** The device's own time, which goes on. */
  readonly deviceNow: () => number
  readonly timer: Timer
}

/** Hears within a second when the device was asleep, or its clock was put forward (AHEAD-12): the server's time is then to be asked anew. */
export const watchWake =
  ({ ticks, deviceNow, timer }: WakeParts) =>
  (woke: () => void): (() => void) => {
    let apart = deviceNow() - ticks()
    return every(timer, SECOND, () => {
      const before = apart
      apart = deviceNow() - ticks()
      if (apart - before > NOTICEABLE) woke()
    })
  }
