import { circle, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'
import { pipe, tuerca } from './children.ts'
import { gear } from './gear.ts'
import { BRASS, CORAL, CREAM, NIGHT, TEAL, YELLOW } from './palette.ts'

const FRONT = 'M60 860V380L300 190L540 380V860z'
const ROOF = 'M20 396L300 168L580 396L552 430L300 226L48 430z'

type Room = readonly [x: number, y: number, width: number, height: number, wall: string]

const ROOMS: ReadonlyArray<Room> = [
  [214, 300, 172, 116, '#f6e2b0'],
  [84, 436, 206, 150, '#bfe3da'],
  [310, 436, 206, 150, '#f9c9b6'],
  [84, 606, 206, 150, '#f2d77c'],
  [310, 606, 206, 150, '#a9cbd6'],
]

const rooms = ROOMS.map(([x, y, width, height, wall]) => rect(x, y, width, height, wall)).join('')

/** Every room is a wheel of one machine, and somebody lives between the teeth. */
const machine = ({ phase }: Sheet): string => {
  const turn = 360 * phase
  return (
    gear(300, 362, 62, 10, turn, CORAL, NIGHT) +
    gear(188, 512, 84, 14, -turn, TEAL, NIGHT) +
    gear(412, 506, 76, 12, turn, YELLOW, NIGHT) +
    gear(180, 690, 70, 10, turn, BRASS, NIGHT) +
    gear(420, 690, 82, 14, -turn, CORAL, NIGHT)
  )
}

const household = (sheet: Sheet): string =>
  tuerca(300, 344, 0.62, 4 * sway(sheet, 2)) +
  pipe(404, 484, 0.66, -4 * sway(sheet, 2)) +
  group(
    { transform: 'translate(180 486) scale(.66)' },
    circle(0, 0, 40, '#d9a582'),
    shape('M-44 6Q-54 -58 0 -60Q54 -58 44 6Q30 -30 -44 6z', '#e8e4da'),
    circle(0, -62, 22, '#e8e4da'),
    circle(-14, 0, 13, 'none', { stroke: NIGHT, 'stroke-width': 5 }),
    circle(14, 0, 13, 'none', { stroke: NIGHT, 'stroke-width': 5 }),
    line('M-10 22Q0 28 10 22', NIGHT, 5),
  ) +
  group(
    { transform: 'translate(176 668)' },
    rect(-34, -30, 68, 62, '#9fb4b8', { rx: 10 }),
    circle(-14, -6, 9, YELLOW),
    circle(14, -6, 9, YELLOW),
    line('M-16 16H16', NIGHT, 6),
    line('M0 -30V-48', NIGHT, 5),
    circle(0, -52, 7, CORAL),
  ) +
  group(
    { transform: 'translate(424 660)' },
    shape('M-40 30Q-44 -20 -20 -34L-28 -58L-4 -40H10L32 -58L26 -32Q46 -16 42 30z', '#3a3a44'),
    circle(-12, -10, 7, YELLOW),
    circle(16, -10, 7, YELLOW),
    line('M-4 8L2 12L8 8', CREAM, 4),
  )

const pipes =
  line('M60 560H20V300H-60M540 640H590V260H660', NIGHT, 26) +
  line('M60 560H20V300H-60M540 640H590V260H660', '#4f7685', 10) +
  line('M448 280V120', NIGHT, 40) +
  rect(414, 108, 68, 26, NIGHT, { rx: 8 })

const steam = (sheet: Sheet): string =>
  times(4, puff =>
    circle(452 + puff * 22 + 8 * sway(sheet, 2, puff / 4), 84 - puff * 34, 26 + puff * 9, CREAM, {
      opacity: 0.95 - puff * 0.14,
    }),
  )

const house = (sheet: Sheet): string =>
  pipes +
  steam(sheet) +
  shape(FRONT, NIGHT) +
  rooms +
  machine(sheet) +
  household(sheet) +
  shape(ROOF, CORAL) +
  sheet.shade(ROOF, '#8e3520', sheet.linear(dark([0, 0], [1, 0.8]), [0, 0, 1, 0.4])) +
  sheet.shade(FRONT, NIGHT, sheet.linear(dark([0, 0.05], [0.6, 0.05], [1, 0.55]), [0, 0, 1, 1])) +
  times(7, tooth => rect(60 + tooth * 72, 756, 40, 24, BRASS)) +
  rect(60, 776, 480, 84, NIGHT)

export const art: KeyArt = {
  dusk: '#14262e',
  light: YELLOW,
  draw: sheet => {
    const hills = shape('M-900 760Q-500 560 -100 700Q300 820 700 690Q1100 560 1500 740V1400H-900z', '#7fb58a')
    return (
      sheet.flood(YELLOW) +
      sheet.flood(sheet.linear(dark([0, 0], [1, 0.55])), sheet.dots('#e89a3c')) +
      group(
        { transform: sheet.either('translate(0 -96)', `translate(640 -156)`) },
        circle(96, 270, 74, CREAM),
        hills,
        house(sheet),
      ) +
      sheet.either(shape('M0 660H600V900H0z', NIGHT), '')
    )
  },
  title: (colour = YELLOW) =>
    write(['Los inventores', 'de Villa Clavel'], {
      x: 300,
      y: 728,
      align: 'centre',
      heights: [40, 44],
      leading: 1.5,
      gap: 0.14,
      stretch: 0.9,
      pen: { thickness: 10 },
      ends: 'round',
      fill: colour,
    }),
}
