import { SECOND } from '../../../models/codec/instant.ts'

/** Whoever would wait longer is sent away. */
const LONGEST_QUEUE_MS = 2 * SECOND

/** Machines that answer so many requests a second, one after the other. */
export const makeCapacity = (perSecond: number) => {
  let freeAt = 0
  let turnedAway = 0
  return {
    /** How long a request waits for its turn; `undefined` where there is none. */
    waitOf: (at: number): number | undefined => {
      const begins = Math.max(at, freeAt)
      if (begins - at > LONGEST_QUEUE_MS) {
        turnedAway += 1
        return undefined
      }
      freeAt = begins + SECOND / perSecond
      return begins - at
    },
    turnedAway: (): number => turnedAway,
  }
}
