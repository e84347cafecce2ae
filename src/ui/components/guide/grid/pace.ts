import type { Position } from './seen.ts'

/** `passing`: too fast to be read. `outrun`: too fast also for this device, which misses frames over it. */
export type Pace = 'readable' | 'passing' | 'outrun'

/** Above so many px a frame nobody reads. */
const READABLE_PX = 24
/** A frame of a display that shows sixty a second was missed. */
const MISSED_MS = 25
/** Missed once, something else was on; a fling that goes on missing them has outrun the device. */
const MISSED_TIMES = 2

/** How fast the grid passes, told by its scroll events: one a frame. */
export const makePace = () => {
  let last: Position = { left: 0, top: 0 }
  let lastAt = 0
  let fastFrames = 0
  let missed = 0

  const rested = (): void => {
    fastFrames = 0
    missed = 0
  }

  const pace = (): Pace => {
    // one fast frame is a notch of a wheel, and what it brings is read; two are a fling
    if (fastFrames < 2) return 'readable'
    return missed < MISSED_TIMES ? 'passing' : 'outrun'
  }

  return {
    pace,
    rested,
    /** `nowMs`: on any clock that only goes forward. */
    scrolled: (at: Position, nowMs: number): { readonly pace: Pace; readonly isFastSideways: boolean } => {
      const isFastSideways = Math.abs(at.left - last.left) > READABLE_PX
      const isFast = isFastSideways || Math.abs(at.top - last.top) > READABLE_PX
      if (isFast) {
        fastFrames += 1
        if (fastFrames > 1 && nowMs - lastAt > MISSED_MS) missed += 1
      } else rested()
      last = at
      lastAt = nowMs
      return { pace: pace(), isFastSideways }
    },
  }
}
