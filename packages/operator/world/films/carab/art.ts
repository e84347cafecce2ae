import { circle, d, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const PINK = '#c9245f'
const BLACK = '#120a10'
const IVORY = '#fbeedb'
const ORANGE = '#f5902c'

const OPENING = 'M14 500Q110 330 300 322Q480 322 590 474Q470 640 310 650Q130 650 14 500z'
const LID = 'M-190 470Q60 180 330 180Q560 190 760 380L590 474Q480 322 300 322Q110 330 14 500z'

/** Light on the grooves: two opposite wedges. */
const glint = (turn: number): string =>
  group(
    { transform: `rotate(${turn})` },
    shape('M0 0L174 -48Q186 0 174 48z', '#fff', { opacity: 0.17 }),
    shape('M0 0L178 -14Q180 0 178 14z', '#fff', { opacity: 0.25 }),
  )

/** The iris: a record that turns, its light standing still. */
const record = ({ phase }: Sheet): string =>
  circle(0, 0, 184, BLACK) +
  times(12, groove =>
    circle(0, 0, 74 + groove * 9, 'none', { stroke: '#4a3a45', 'stroke-width': groove % 4 === 2 ? 2.6 : 1.4 }),
  ) +
  glint(-38) +
  glint(142) +
  circle(0, 0, 66, ORANGE) +
  circle(0, 0, 56, 'none', { stroke: '#b81d55', 'stroke-width': 4 }) +
  group({ transform: `rotate(${phase * 1800})` }, rect(-5, -52, 10, 18, IVORY)) +
  circle(0, 0, 24, BLACK) +
  circle(0, 0, 7, IVORY)

const LASHES = 15

const lash = (at: number): string => {
  const share = at / (LASHES - 1)
  const [x, y] = [30 + share * 550, 338 + 150 * (2 * share - 1) ** 2 - (share > 0.5 ? 14 : 0)]
  const lean = Math.sin((share - 0.5) * 2.1)
  const length = 62 + 46 * Math.sin(share * Math.PI * 0.9 + 0.4)
  const top = length * Math.cos((share - 0.5) * 2.1)
  return d`M${x - 9} ${y + 4}Q${x + lean * length * 0.5 - 10} ${y - length * 0.5} ${x + lean * length} ${y - top}Q${x + lean * length * 0.5 + 8} ${y - length * 0.4} ${x + 9} ${y}z`
}

const eye = (sheet: Sheet): string =>
  shape(LID, '#0f8f95') +
  sheet.shade(LID, '#06454c', sheet.linear(dark([0, 0], [1, 0.85]))) +
  shape('M-210 300Q120 30 420 84Q600 120 760 260Q560 160 340 142Q60 136 -210 300z', '#1b0a14') +
  shape(OPENING, IVORY) +
  sheet.clip(
    OPENING,
    sheet.shade(OPENING, '#d79aa0', sheet.linear(dark([0, 0.85], [0.45, 0.05], [1, 0.25]))),
    group({ transform: 'translate(306 478)' }, record(sheet)),
    shape('M0 330H600V400Q480 352 300 356Q110 366 0 540z', BLACK, { opacity: 0.45 }),
    circle(390, 410, 26, '#fff', { opacity: 0.95 }),
  ) +
  shape('M-6 524Q110 326 300 314Q490 312 616 490Q480 352 302 350Q120 356 -6 524z', BLACK) +
  line('M40 540Q150 668 310 664Q470 654 570 514', '#7c0f3a', 9) +
  shape(times(LASHES, lash), BLACK)

/** The tone arm is her liner. */
const arm =
  line('M640 120L560 300L424 452', BLACK, 26, { opacity: 0.35, transform: 'translate(12 16)' }) +
  line('M640 96L556 290L424 446', '#e9e2dc', 15) +
  line('M640 96L556 290L424 446', '#8d8390', 4) +
  group(
    { transform: 'translate(416 456) rotate(40)' },
    rect(-20, -40, 40, 74, ORANGE, { rx: 6 }),
    rect(-20, -4, 40, 8, BLACK),
  )

const tear = group(
  { transform: 'translate(306 690)' },
  shape('M0 -30Q44 40 0 62Q-44 40 0 -30z', '#8be0e2'),
  line('M-8 8Q-22 36 0 48', '#fff', 5),
)

export const art: KeyArt = {
  dusk: '#3a0620',
  light: '#ffd9c2',
  draw: sheet =>
    sheet.flood(PINK) +
    sheet.flood(sheet.linear(dark([0, 0.1], [0.5, 0.15], [1, 0.85]), [1, 0, 0, 1]), sheet.dots('#7c0f3a')) +
    group({ transform: sheet.either('translate(0 -40)', 'translate(560 -92) scale(1.06)') }, eye(sheet), arm, tear),
  title: (colour = IVORY) =>
    write(['La cara B de', 'Celeste', 'Amaro'], {
      x: 300,
      y: 712,
      align: 'centre',
      heights: [22, 54],
      leading: 1.3,
      extra: 5,
      gap: 0.1,
      stretch: 1.1,
      pen: { thickness: 5.5, contrast: 1.2 },
      ends: 'round',
      fill: colour,
    }),
}
