import { circle, d, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { pick } from '../../../seed.ts'
import { CREAM, DEEP, LAMP, NAVY, NIGHT, night, RED, WINE } from '../palette.ts'

const BOXES = [WINE, NAVY, DEEP, '#8a4a22', '#2f3f4a', '#5a1a24', '#175a56']
const [X, Y] = [600, 400]

const near = (depth: number): number => 1 / (1 + depth * 0.62)

/** One container of the wall, with its ribs. */
const box = (sheet: Sheet, side: 1 | -1, bay: number, tier: number): string => {
  const at = (depth: number, up: number): string =>
    `${Math.round(X + side * 760 * depth)} ${Math.round(Y + (330 - up) * depth)}`
  const [front, back] = [near(bay), near(bay + 0.94)]
  const [foot, top] = [tier * 250, tier * 250 + 240]
  const face = `M${at(front, foot)}L${at(back, foot)}L${at(back, top)}L${at(front, top)}z`
  const ribs = times(bay > 3 ? 3 : 6, rib => {
    const depth = near(bay + ((rib + 1) / (bay > 3 ? 4 : 7)) * 0.94)
    return `M${at(depth, foot + 12)}L${at(depth, top - 12)}`
  })
  return (
    shape(face, pick(BOXES, Math.floor(sheet.random() * 97))) +
    line(ribs, NIGHT, 9 * front, { opacity: 0.45 }) +
    shape(face, NIGHT, { opacity: Math.min(0.75, bay * 0.13) })
  )
}

const wall = (sheet: Sheet, side: 1 | -1): string => times(6, far => times(4, tier => box(sheet, side, 5 - far, tier)))

/** The door that stands ajar, what falls out of it, and who looks. */
const door =
  shape('M884 250L1010 210V634L884 540z', '#0a0f14') +
  shape('M884 250L972 222V606L884 540z', LAMP) +
  shape('M894 548Q890 430 916 420Q948 428 950 590z', '#3a1a1e') +
  circle(918, 392, 27, '#3a1a1e') +
  line('M940 450Q968 440 992 462', '#3a1a1e', 15) +
  shape('M1010 210L1086 246V690L1010 634z', RED) +
  line('M1034 226V650M1060 238V668', WINE, 6) +
  shape('M890 544L978 610L640 720H380z', LAMP, { opacity: 0.4 }) +
  [
    [812, 640],
    [752, 668],
    [850, 690],
    [690, 640],
    [640, 700],
    [782, 606],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 19, '#f08a2c') + circle(x - 5, y - 6, 5, '#ffd0a0'))
    .join('')

const figure = group(
  { transform: 'translate(500 640)' },
  shape('M-40 100Q-50 -60 0 -70Q50 -60 40 100z', '#f08a2c'),
  shape('M2 -70Q50 -60 40 100H6z', '#ffb45e'),
  line('M-36 -6Q0 10 38 -6', CREAM, 9),
  line('M34 -40Q70 -10 92 -34', '#f08a2c', 24),
  circle(0, -96, 32, CREAM),
  shape('M0 -128A32 32 0 0 1 0 -64z', '#fff'),
)

/** Depth: a canyon of boxes, and one of them is open. */
export const still: Still = sheet =>
  sheet.flood('#24485a') +
  circle(
    X,
    Y - 60,
    420,
    sheet.radial([
      [0, '#9cc3c6', 0.9],
      [1, NAVY, 0],
    ]),
  ) +
  wall(sheet, -1) +
  wall(sheet, 1) +
  shape(d`M${X - 20} ${Y + 80}h40L1400 760H-200z`, '#0d2233') +
  line('M596 480L420 740M606 480L800 740', '#d9b23a', 6, { opacity: 0.5 }) +
  door +
  figure +
  rect(0, 0, 1280, 720, sheet.linear(dark([0, 0.8], [0.5, 0], [1, 0.3])), sheet.dots(NIGHT)) +
  night(sheet, 0.9, 0.6, 0.6)
