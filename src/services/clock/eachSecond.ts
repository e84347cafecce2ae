import { SECOND } from '../../../models/codec/instant.ts'
import type { Timer } from './timer.ts'

/** Tells at once, and every second, how many seconds are left, until none is. */
export const eachSecond = (timer: Timer, left: () => number, tell: (seconds: number) => void): (() => void) => {
  let stop = (): void => undefined
  const tick = (): void => {
    const seconds = left()
    if (seconds > 0) stop = timer.after(SECOND, tick)
    tell(seconds)
  }
  tick()
  return () => stop()
}
