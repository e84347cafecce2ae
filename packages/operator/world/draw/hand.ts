/** An open hand seen from its inside, a hundred and thirty pixels to each side of the wrist: ways of five fingers. */
export const FINGERS: ReadonlyArray<readonly [fromX: number, fromY: number, toX: number, toY: number]> = [
  [-92, 0, -150, -176],
  [-34, -20, -56, -262],
  [30, -20, 40, -280],
  [92, 0, 136, -228],
  [96, 120, 214, 0],
]

export const PALM = 'M-128 0Q-120 -60 0 -58Q118 -60 130 10L132 110Q110 220 60 250L-70 250Q-126 190 -128 0z'
