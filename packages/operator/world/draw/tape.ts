import { circle, group, rect, times } from '../../art/svg.ts'

const BONE = '#f5ead6'
const INK = '#14110f'

/** The toothed hub of a cassette or a tape machine. */
export const reel = (x: number, y: number, radius: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y})` },
    circle(0, 0, radius, BONE),
    circle(0, 0, radius * 0.5, INK),
    group(
      { transform: `rotate(${turn})` },
      times(6, tooth =>
        group({ transform: `rotate(${tooth * 60})` }, rect(-5, -radius * 0.5, 10, radius * 0.24, BONE)),
      ),
    ),
  )
