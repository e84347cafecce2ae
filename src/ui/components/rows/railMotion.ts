/** One press of a rail's button goes 900 px in 800 ms (UI-04, spec §9). */
export const RAIL_STEP_PX = 900
export const RAIL_DURATION_MS = 800

const easeOut = (part: number): number => 1 - (1 - part) ** 3

/** Where the rail should come to rest, within what there is. */
export const railTarget = (from: number, direction: 1 | -1, furthest: number): number =>
  Math.min(furthest, Math.max(0, from + direction * RAIL_STEP_PX))

/** Where the rail stands `elapsed` ms after it set out. */
export const railPosition = (from: number, to: number, elapsed: number): number =>
  from + (to - from) * easeOut(Math.min(1, Math.max(0, elapsed / RAIL_DURATION_MS)))
