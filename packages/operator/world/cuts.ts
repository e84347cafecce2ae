/** How a still of a show is cut: so much nearer than whole, around this point of it, and whether it is turned round. */
interface Cut {
  readonly near: number
  readonly x: number
  readonly y: number
  readonly isMirrored: boolean
}

/** Stills have their main thing a little right of the middle; words stand on their left. */
const FOCUS = 0.62

/** Neighbours of one still differ by their cut; the first is the whole of it. */
export const cuts: ReadonlyArray<Cut> = [
  { near: 1, x: FOCUS, y: 0.5, isMirrored: false },
  { near: 1.25, x: FOCUS, y: 0.5, isMirrored: true },
  { near: 1.55, x: 0.68, y: 0.4, isMirrored: false },
  { near: 1.7, x: 0.5, y: 0.6, isMirrored: true },
  { near: 1.3, x: 0.75, y: 0.35, isMirrored: false },
  { near: 1.6, x: 0.72, y: 0.5, isMirrored: true },
]
