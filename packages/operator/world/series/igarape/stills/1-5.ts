import { ellipse, group, round, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BARK, BERRY, CREAM, FOREST, LEAF, NIGHT, PINK, SUN, shade } from '../palette.ts'

const ANTS = 36
const FLAGS = [LEAF, '#9fe36a', PINK, SUN, CREAM]

/** Where an ant of the march walks: around a heart. */
const place = (at: number): readonly [x: number, y: number] => {
  const turn = (at / ANTS) * 2 * Math.PI
  return [
    640 + 24 * 16 * Math.sin(turn) ** 3,
    350 - 20.5 * (13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn)),
  ]
}

/** From above: three beads, six legs, and the leaf it carries. */
const ant = (x: number, y: number, turn: number, flag: string): string =>
  group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})` },
    line('M-6 0l-8 -22M0 0l2 -24M8 0l10 -20M-6 0l-8 22M0 0l2 24M8 0l10 20', '#3a1512', 4),
    line('M-17 0h1M0 0h1M15 0h1', '#7a2418', 20),
    shape('M6 -4Q-30 -40 -58 -12Q-40 26 6 4z', flag),
    line('M4 0Q-26 -8 -52 -10', FOREST, 3),
  )

const march = times(ANTS, at => {
  const [[x, y], [nextX, nextY]] = [place(at), place(at + 0.5)]
  return ant(x, y, (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI, FLAGS[at % FLAGS.length] ?? LEAF)
})

const letter = (x: number, y: number, turn: number, colour: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape('M-80 -50H80V54H-80z', NIGHT, { opacity: 0.35, transform: 'translate(8 10)' }),
    shape('M-80 -50H80V54H-80z', colour),
    line('M-80 -50L0 14L80 -50', '#b98a5a', 5),
    shape('M44 -40h26v32h-26z', BERRY),
  )

const mud = (sheet: Sheet): string =>
  times(14, () =>
    ellipse(
      round(sheet.random() * 1280),
      round(sheet.random() * 720),
      20 + round(sheet.random() * 50),
      10 + round(sheet.random() * 18),
      '#a87448',
      {
        opacity: 0.5,
      },
    ),
  )

/** A paw waits at the edge with one letter, and does not know where it goes. */
const paw =
  shape('M-40 760Q40 620 140 590Q210 580 220 640Q200 720 120 800z', '#a9836a') +
  shape(
    'M130 596Q180 540 250 540Q268 548 250 562Q210 570 176 620zM176 610Q230 570 300 584Q314 596 294 606Q240 610 206 650zM206 650Q260 626 316 656Q324 670 304 674Q256 664 216 690z',
    '#efe0c0',
  ) +
  shape('M-40 760Q40 660 120 640L120 800z', BARK)

/** From above: what the ants want. */
export const still: Still = sheet =>
  sheet.flood('#c98f5a') +
  mud(sheet) +
  sheet.flood(sheet.linear(dark([0, 0.1], [1, 0.7]), [0, 0, 1, 1]), sheet.dots('#7a4a2a')) +
  times(4, at =>
    group(
      {
        transform: `translate(${[40, 1260, 1200, 60][at]} ${[60, 40, 700, 330][at]}) rotate(${[130, 220, 300, 80][at]})`,
      },
      shape('M0 0Q-120 -140 0 -340Q120 -140 0 0z', at % 2 ? FOREST : '#2a8a58'),
      line('M0 0V-300M0 -80L-50 -140M0 -80L50 -140M0 -160L-46 -220M0 -160L46 -220', NIGHT, 6, { opacity: 0.4 }),
    ),
  ) +
  letter(620, 300, -14, CREAM) +
  letter(690, 400, 18, '#ffdfe4') +
  letter(590, 440, 40, CREAM) +
  march +
  paw +
  letter(330, 600, -30, CREAM) +
  shade(sheet, 0.55)
