import { circle, ellipse, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { dusk, INK, MOSS, PAPER, RED, TAN } from '../palette.ts'

const cobbles = ({ random }: Sheet): string =>
  times(13, row =>
    times(17, column => {
      const [x, y] = [column * 82 - 40 + (row % 2) * 41, row * 60 - 20]
      const grey = ['#5f6344', '#6d704e', '#575b3c', '#7a7b58'][Math.floor(random() * 4)] ?? MOSS
      return ellipse(x, y, 36, 25, grey)
    }),
  )

/** A man who fell, or a province: with a coast, an inlet and an island. */
const OUTLINE =
  'M560 190Q600 150 640 180Q664 210 640 246L700 260L790 210Q820 204 822 232L740 310L700 340L714 430L800 520Q812 548 782 554L680 480L640 452L590 540L520 590Q490 592 492 562L560 470L570 360L500 330L430 390Q400 396 402 366L470 280L560 262Q536 226 560 190z'

type Hat = readonly [x: number, y: number, turn: number, colour: string, coat: string]

const HATS: ReadonlyArray<Hat> = [
  [240, 190, 20, '#8a5a30', '#4a3a24'],
  [330, 560, -30, TAN, '#7a4a26'],
  [960, 140, 10, '#3f5a66', '#2b3a40'],
  [1060, 420, 60, RED, '#5a2e20'],
  [880, 620, -10, '#e6d8ae', '#3a4a34'],
]

/** Somebody seen from above is a hat, two shoulders and a shadow. */
const seen = ([x, y, turn, colour, coat]: Hat): string =>
  group(
    { transform: `translate(${x} ${y})` },
    shape('M-20 -40L150 120L110 170L-50 40z', INK, { opacity: 0.5 }),
    group(
      { transform: `rotate(${turn})` },
      ellipse(0, 0, 122, 60, coat),
      ellipse(0, 0, 122, 60, INK, { opacity: 0.25 }),
      ellipse(4, 6, 84, 76, INK, { opacity: 0.5 }),
      ellipse(0, 0, 84, 76, colour),
      ellipse(2, 2, 52, 46, INK),
      ellipse(0, -4, 48, 42, colour),
      line('M-26 -4Q0 -20 26 -4', INK, 7),
      line('M-66 -30Q-50 -58 -10 -66', PAPER, 5, { opacity: 0.6 }),
    ),
  )

/** From above: the police, and a coast of chalk. */
export const still: Still = sheet =>
  sheet.flood('#3f442a') +
  cobbles(sheet) +
  sheet.flood(sheet.linear(dark([0, 0.2], [1, 0.8]), [0, 0, 1, 1]), sheet.dots(INK)) +
  circle(610, 360, 420, '#ffe9a8', { opacity: 0.26, ...sheet.blur(40) }) +
  shape(OUTLINE, '#2c301c', { opacity: 0.45 }) +
  line(OUTLINE, PAPER, 13, { 'stroke-dasharray': '40 5 22 4' }) +
  shape('M850 330q26 -16 40 8q4 28 -24 30q-28 -8 -16 -38z', 'none', { stroke: PAPER, 'stroke-width': 9 }) +
  group(
    { transform: 'translate(690 610) rotate(-20)' },
    shape('M-8 -8H112V54H-8z', INK, { opacity: 0.4 }),
    shape('M-16 -16H104V46H-16z', PAPER),
    line('M0 0H60M0 14H84M0 28H40', RED, 5),
  ) +
  line('M430 300L452 292', TAN, 12) +
  HATS.map(seen).join('') +
  dusk(sheet, 0.6, 0.48, 0.5)
