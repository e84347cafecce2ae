/** Cells are drawn in steps of this width. */
export const STEP_PX = 150
/** The steps of so many lines fall between each other: no frame has to draw them all. */
const PHASES = 5
export const PHASE_PX = STEP_PX / PHASES

/** Where the drawn part of a line begins, in px, while the screen begins at `left`. */
export const stepOf = (left: number, line: number): number => {
  const phase = (line % PHASES) * PHASE_PX
  return Math.floor((left + phase) / STEP_PX) * STEP_PX - phase
}
