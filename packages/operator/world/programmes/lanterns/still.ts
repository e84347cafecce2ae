import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const NIGHT = '#2a2f63'
const DEEP = '#12143a'
const GLOW = '#ffd08a'
const PAPER = '#f79a5a'

interface Lantern {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
  readonly tilt: number
}

const ALL: ReadonlyArray<Lantern> = [
  { x: 800, y: 330, size: 1.25, colour: PAPER, tilt: -5 },
  { x: 1090, y: 250, size: 0.85, colour: '#e8739a', tilt: 6 },
  { x: 520, y: 230, size: 0.7, colour: '#7fb8c9', tilt: 4 },
  { x: 320, y: 420, size: 0.56, colour: '#b59ae0', tilt: -8 },
  { x: 1150, y: 540, size: 0.6, colour: '#9fd08a', tilt: -6 },
  { x: 130, y: 250, size: 0.4, colour: PAPER, tilt: 6 },
]

/** Its light is nearly out; it wears a cap. */
const asleep = (sheet: Sheet, { x, y, size, colour, tilt }: Lantern): string => {
  const belly = 'M-90 130Q-150 60 -150 0Q-150 -70 -84 -130H84Q150 -70 150 0Q150 60 90 130z'
  return (
    circle(
      x,
      y,
      330 * size,
      sheet.radial([
        [0, GLOW, 0.6],
        [1, GLOW, 0],
      ]),
    ) +
    group(
      { transform: `translate(${x} ${y}) rotate(${tilt}) scale(${size})` },
      line('M0 -150V-330', DEEP, 5),
      line('M-40 160l-8 70M0 160v84M40 160l8 70', colour, 9),
      shape(belly, colour),
      sheet.shade(belly, '#7a1f4a', sheet.radial(dark([0, 0], [0.5, 0.1], [1, 1]), [0.5, 0.56, 0.62])),
      line('M-136 -60Q0 -30 136 -60M-150 0Q0 34 150 0M-134 66Q0 100 134 66', '#7a1f4a', 4, { opacity: 0.45 }),
      shape('M-84 -130H84L70 -158H-70zM-90 130H90L72 160H-72z', '#5a2a3f'),
      line('M-74 -6Q-48 22 -22 -6M22 -6Q48 22 74 -6', '#3a1430', 9),
      line('M-66 6l-10 14M-48 13v16M-30 6l8 14M30 6l-8 14M48 13v16M66 6l10 14', '#3a1430', 5),
      ellipse(0, 52, 17, 13, '#3a1430'),
      circle(-92, 34, 22, '#ff7a6a', { opacity: 0.5 }),
      circle(92, 34, 22, '#ff7a6a', { opacity: 0.5 }),
    )
  )
}

const cap = group(
  { transform: 'translate(788 124) rotate(-8)' },
  shape('M-100 50Q-80 -50 10 -70Q130 -90 190 20Q120 -30 96 52Q0 76 -100 50z', '#3f6fb8'),
  line('M-70 0Q0 20 92 4M-40 -38Q20 -20 100 -40', '#fff', 12),
  shape('M-108 36H104V70H-108z', '#fff'),
  circle(192, 30, 26, '#fff'),
)

export const still: Still = sheet =>
  sheet.flood(NIGHT) +
  times(40, () => circle(sheet.random() * 1280, sheet.random() * 420, 1.5 + sheet.random() * 2.5, '#fff6d8')) +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.2], [1, 1]), 760, 340, 820), sheet.dots(DEEP)) +
  shape('M-20 -20H1300V40Q1100 120 900 60Q700 130 500 50Q250 120 -20 60z', DEEP) +
  line('M-20 60Q250 120 500 50Q700 130 900 60Q1100 120 1300 40', '#3f3f78', 8) +
  ALL.toReversed()
    .map(each => asleep(sheet, each))
    .join('') +
  cap +
  shape('M-20 640Q300 590 640 640T1300 620V740H-20z', DEEP) +
  times(12, at => ellipse(60 + at * 112, 674 + (at % 3) * 14, 50, 7, at % 2 === 0 ? GLOW : '#e8739a', { opacity: 0.4 }))
