import type { Instant } from '../../models/codec/instant.ts'
import { instant } from '../../models/codec/instant.ts'

/** The operator's own clock: every answer, playlist and expiry reads it, and a test may move it (AHEAD-31). */
export interface OperatorClock {
  readonly now: () => Instant
  readonly moveBy: (ms: number) => void
  readonly moveTo: (at: number) => void
  readonly reset: () => void
}

export const makeClock = (base: () => number = Date.now): OperatorClock => {
  let offset = 0
  return {
    now: () => instant(base() + offset),
    moveBy: ms => {
      offset += ms
    },
    moveTo: at => {
      offset = at - base()
    },
    reset: () => {
      offset = 0
    },
  }
}
