import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, corner, INK, MINT, ORANGE, PINK, PLUM, SUN, VIOLET } from '../palette.ts'

type Rider = readonly [x: number, y: number, turn: number, coat: string, hair: string]

const RIDERS: ReadonlyArray<Rider> = [
  [450, 190, 130, '#3f6fb0', '#3a221c'],
  [640, 170, 180, PINK, SUN],
  [836, 196, 220, '#2f8a72', INK],
  [440, 510, 50, ORANGE, '#8d8378'],
  [640, 540, 0, CREAM, '#b8421f'],
  [842, 508, -50, PLUM, CREAM],
]

/** Seen from above: shoulders, a head, and hands that have no room. */
const rider = ([x, y, turn, coat, hair]: Rider): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    ellipse(10, 16, 124, 66, INK, { opacity: 0.35 }),
    ellipse(0, 0, 120, 62, coat),
    line('M-96 -20Q-90 -64 -40 -70M96 -20Q90 -64 40 -70', coat, 38),
    circle(-36, -72, 18, '#e0a47c'),
    circle(36, -72, 18, '#e0a47c'),
    circle(0, -6, 56, hair),
    shape('M-34 -48Q0 -72 34 -48Q20 -36 0 -36Q-20 -36 -34 -48z', '#e0a47c'),
    line('M-26 0Q-10 -24 20 -20', '#fff', 6, { opacity: 0.35 }),
  )

/** The seventh, in the middle: she looks up, and takes notes. */
const inspector = group(
  { transform: 'translate(640 362)' },
  ellipse(0, 20, 100, 60, SUN),
  circle(0, 0, 66, '#e9ad86'),
  shape('M-70 6Q-76 -76 0 -76Q76 -76 70 6Q60 -34 0 -38Q-60 -34 -70 6z', INK),
  circle(-24, -2, 17, CREAM),
  circle(24, -2, 17, CREAM),
  circle(-24, -4, 8, INK),
  circle(24, -4, 8, INK),
  line(
    'M-24 -2m-19 0a19 19 0 1 0 38 0a19 19 0 1 0 -38 0M24 -2m-19 0a19 19 0 1 0 38 0a19 19 0 1 0 -38 0M-5 -2H5',
    PLUM,
    5,
  ),
  line('M-14 34Q0 26 14 34', INK, 6),
  shape('M70 30L130 10L152 76L92 96z', CREAM),
  line('M86 44l40 -13M92 60l40 -13M98 76l24 -8', INK, 4),
  line('M110 20L80 -20', ORANGE, 9),
)

const shaft = (sheet: Sheet): string =>
  rect(0, 0, 1280, 720, '#2a1f58') +
  times(4, at =>
    rect(40 + at * 40, 20 + at * 12, 1200 - at * 80, 680 - at * 24, 'none', { stroke: '#3a2d74', 'stroke-width': 9 }),
  ) +
  sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.3], [1, 1])), sheet.dots(INK)) +
  line('M250 -20V740M1030 -20V740', MINT, 17) +
  line('M250 -20V740M1030 -20V740', '#3f9a86', 5) +
  times(2, side => circle(250 + side * 780, 120, 34, INK) + circle(250 + side * 780, 600, 34, INK))

/** From above: six, and one. */
export const still: Still = sheet =>
  shaft(sheet) +
  rect(310, 30, 680, 660, INK, { opacity: 0.5, transform: 'translate(24 28)', rx: 20 }) +
  rect(310, 30, 680, 660, VIOLET, { rx: 20 }) +
  rect(338, 58, 624, 604, '#c9b98a', { rx: 8 }) +
  times(6, row =>
    times(6, column => ((row + column) % 2 ? '' : rect(338 + column * 104, 58 + row * 100.6, 104, 100.6, '#b9a46e'))),
  ) +
  sheet.shade('M338 58H962V662H338z', INK, sheet.radial(dark([0, 0], [0.6, 0.1], [1, 0.8]))) +
  RIDERS.map(rider).join('') +
  inspector +
  group(
    { transform: 'translate(770 356)' },
    circle(0, 0, 40, '#3f9a5a'),
    times(7, at => ellipse(0, -34, 12, 30, '#5fc47a', { transform: `rotate(${at * 51})` })),
  ) +
  group(
    { transform: 'translate(502 352)' },
    rect(-44, -34, 88, 68, '#d9a566', { rx: 4 }),
    line('M-44 0H44M0 -34V34', PINK, 9),
  ) +
  rect(600, 26, 80, 14, SUN) +
  circle(340, 60, 130, '#fff3c8', { opacity: 0.25, ...sheet.blur(24) }) +
  corner(sheet, 0.6)
