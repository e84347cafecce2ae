import { circle, group, shape } from '../../../art/svg.ts'
import { line } from '../../draw/sheet.ts'
import { CORAL, CREAM, NIGHT, SKIN, TEAL, YELLOW } from './palette.ts'

const face =
  circle(0, 0, 40, SKIN) +
  circle(-14, -2, 6, NIGHT) +
  circle(14, -2, 6, NIGHT) +
  line('M-14 16Q0 28 14 16', NIGHT, 5) +
  circle(-26, 12, 6, CORAL, { opacity: 0.6 }) +
  circle(26, 12, 6, CORAL, { opacity: 0.6 })

/** Tuerca: goggles on her forehead, two knots of hair. */
export const tuerca = (x: number, y: number, size: number, turn = 0): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    circle(-40, -30, 22, '#20140e'),
    circle(40, -30, 22, '#20140e'),
    shape('M-44 2Q-50 -48 0 -50Q50 -48 44 2Q24 -20 -44 2z', '#20140e'),
    face,
    shape('M-42 -8Q-40 -48 0 -48Q40 -48 42 -8Q0 -34 -42 -8z', '#20140e'),
    line('M-44 -26Q0 -44 44 -26', CORAL, 9),
    circle(-16, -36, 14, CREAM, { stroke: NIGHT, 'stroke-width': 5 }),
    circle(16, -36, 14, CREAM, { stroke: NIGHT, 'stroke-width': 5 }),
  )

/** Pipe: a saucepan for a helmet. */
export const pipe = (x: number, y: number, size: number, turn = 0): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    face,
    shape('M-46 -14Q-46 -60 0 -62Q46 -60 46 -14z', TEAL),
    line('M-52 -14H52', NIGHT, 9),
    line('M50 -40L96 -52', NIGHT, 10),
    circle(0, -66, 8, YELLOW),
  )
