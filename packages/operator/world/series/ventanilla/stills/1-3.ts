import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BLUE, CREAM, corners, INK, MOSS, OAK, ORANGE, PISTACHIO } from '../palette.ts'

type Cup = readonly [x: number, y: number, ring: string, coffee: string, handle: number]

/** Seven of them; one has had no coffee yet. */
const CUPS: ReadonlyArray<Cup> = [
  [300, 220, ORANGE, '#3b1d10', 20],
  [560, 140, BLUE, '#8a5a34', 80],
  [860, 170, MOSS, '#2a140c', 140],
  [1040, 400, ORANGE, '#b98a5c', 200],
  [800, 560, BLUE, '#3b1d10', 260],
  [500, 590, '#c9a23c', '#5a3018', 310],
  [230, 480, MOSS, '#e8e0c8', 340],
]

const cup = (sheet: Sheet, [x, y, ring, coffee, handle]: Cup): string =>
  group(
    { transform: `translate(${x} ${y})` },
    circle(16, 20, 118, INK, { opacity: 0.28 }),
    circle(0, 0, 116, CREAM),
    circle(0, 0, 100, 'none', { stroke: ring, 'stroke-width': 9 }),
    group(
      { transform: `rotate(${handle})` },
      line('M66 -20Q116 0 66 20', CREAM, 17),
      line('M66 -20Q116 0 66 20', '#c9c1a8', 4),
    ),
    circle(0, 0, 74, '#fffdf4'),
    circle(0, 0, 60, coffee),
    circle(0, 0, 60, sheet.radial(dark([0, 0], [0.7, 0.1], [1, 0.8]), [0.4, 0.35, 0.7]), sheet.dots('#1a0c06')),
    ellipse(-18, -20, 20, 9, '#fff', { opacity: 0.35, transform: 'rotate(-40 -18 -20)' }),
    group(
      { transform: `rotate(${handle + 130})` },
      line('M70 30L150 54', '#aab4b8', 9),
      ellipse(62, 27, 17, 10, '#c3ccd0', { transform: 'rotate(17 62 27)' }),
    ),
  )

const clutter =
  group(
    { transform: 'translate(640 350) rotate(-8)' },
    rect(-92, -64, 184, 128, INK, { opacity: 0.25, transform: 'translate(12 16)' }),
    rect(-92, -64, 184, 128, ORANGE, { rx: 10 }),
    rect(-70, -42, 140, 34, CREAM),
    times(12, lump =>
      rect(-70 + (lump % 6) * 24, 2 + Math.floor(lump / 6) * 24, 20, 20, '#fffdf4', {
        stroke: '#d8d0b4',
        'stroke-width': 2,
      }),
    ),
  ) +
  times(26, crumb => circle(140 + ((crumb * 197) % 1000), 80 + ((crumb * 131) % 560), 3 + (crumb % 4), '#c98f4a')) +
  circle(1010, 640, 84, 'none', { stroke: '#6b3a1c', 'stroke-width': 7, opacity: 0.35 }) +
  circle(130, 120, 84, 'none', { stroke: '#6b3a1c', 'stroke-width': 7, opacity: 0.3 })

/** From above: seventeen minutes, seven cups. */
export const still: Still = sheet =>
  sheet.flood(PISTACHIO) +
  shape('M-100 -60H1380V780H-100z', '#cdb893') +
  line(
    times(9, board => `M-20 ${board * 92}H1300`),
    '#b89c72',
    4,
  ) +
  sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.05], [1, 0.7])), sheet.dots(OAK)) +
  clutter +
  CUPS.map(each => cup(sheet, each)).join('') +
  corners(sheet, 0.6)
