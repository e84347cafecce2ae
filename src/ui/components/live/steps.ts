import { type Instant, SECOND } from '../../../../models/codec/instant.ts'

export const STEP = 10 * SECOND
/** So long a press waits for its picture. */
const PATIENCE = 3 * SECOND

export type Steps = (seen: Instant | undefined, otherwise: Instant, step: (from: Instant) => Instant) => Instant

/** Presses in a row add up: until the picture has followed, a step begins where the one before wanted to go. */
export const makeSteps = (ticks = () => performance.now()): Steps => {
  let last: { readonly seen: Instant | undefined; readonly to: Instant; readonly at: number } | undefined
  return (seen, otherwise, step) => {
    const at = ticks()
    const passed = last === undefined ? PATIENCE : at - last.at
    // a picture that goes on where it was has moved no further than its rate allows
    const isWhereItWas = seen === undefined || Math.abs(seen - (last?.seen ?? Infinity)) < 2 * passed + SECOND
    const to = step(last !== undefined && passed < PATIENCE && isWhereItWas ? last.to : (seen ?? otherwise))
    last = { seen, to, at }
    return to
  }
}
