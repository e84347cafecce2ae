import { circle, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { write } from '../../../draw/lettering.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BLUE, CREAM, corners, INK, MOSS, OAK, ORANGE } from '../palette.ts'

type Fist = readonly [x: number, y: number, size: number, sleeve: string, skin: string, turn: number]

const FISTS: ReadonlyArray<Fist> = [
  [150, 420, 1, '#7a3f5c', '#d69f7c', -8],
  [390, 348, 1.16, BLUE, '#b5764f', 4],
  [650, 312, 1.36, CREAM, '#e3b48e', -3],
  [920, 356, 1.14, MOSS, '#c98f68', 6],
  [1140, 420, 1, '#c9a23c', '#8f5a3c', 10],
]

const stamp =
  rect(-16, -150, 32, 96, OAK) +
  circle(0, -164, 32, OAK) +
  rect(-58, 44, 116, 34, INK, { rx: 6 }) +
  rect(-40, 12, 80, 36, ORANGE, { rx: 6 })

/** A fist that holds what it has: a stamp. */
const fist = (sheet: Sheet, [x, y, size, sleeve, skin, turn]: Fist): string => {
  const arm = 'M-66 40L-86 700H86L66 40z'
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    shape(arm, sleeve),
    sheet.shade(arm, INK, sheet.linear(dark([0, 0.7], [0.5, 0], [1, 0.8]), [0, 0, 1, 0])),
    rect(-74, 60, 148, 30, '#fff', { opacity: 0.85 }),
    group({ transform: 'rotate(180)' }, stamp),
    shape('M-70 -30Q-78 50 -50 66H50Q78 50 70 -30Q60 -66 0 -66Q-60 -66 -70 -30z', skin),
    line('M-46 -54V-14M-16 -62V-20M16 -62V-20M46 -54V-14', '#6b3a22', 6, { opacity: 0.7 }),
    line('M-70 4Q-20 30 40 8', skin, 34),
    line('M-64 22Q-14 46 46 24', '#6b3a22', 5, { opacity: 0.6 }),
  )
}

/** From below: nobody noticed the strike, so they work in protest. */
export const still: Still = sheet =>
  sheet.flood(ORANGE) +
  times(18, ray =>
    group(
      { transform: `rotate(${ray * 20} 640 760)` },
      shape('M610 760L520 -700H760L670 760z', ray % 2 === 0 ? '#f07a4a' : '#c9431f'),
    ),
  ) +
  sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.1], [1, 0.9]), [0.5, 0.8, 0.9]), sheet.dots('#7d2212')) +
  group(
    { transform: 'rotate(-2 640 120)' },
    line('M230 60V720M1050 60V720', OAK, 16),
    rect(200, 36, 880, 128, CREAM),
    rect(200, 36, 880, 128, 'none', { stroke: INK, 'stroke-width': 6 }),
    write(['Huelga'], { x: 640, y: 62, align: 'centre', heights: [74], gap: 0.4, pen: { thickness: 16 }, fill: INK })
      .markup,
  ) +
  [0, 4, 1, 3, 2]
    .map(at => FISTS[at])
    .map(each => (each === undefined ? '' : fist(sheet, each)))
    .join('') +
  corners(sheet, 0.6)
