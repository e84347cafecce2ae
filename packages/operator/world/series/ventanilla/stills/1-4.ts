import { circle, d, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { pick } from '../../../seed.ts'
import { BLUE, CREAM, corners, INK, MOSS, OAK, ORANGE, PISTACHIO } from '../palette.ts'

const CLOTH = [BLUE, INK, ORANGE, '#5b4636', '#7a3f5c', MOSS, '#c9a23c', '#33505a']
const [X, Y] = [640, 330]

/** Rolled, hung by its crook, with the label that says since when. */
const umbrella = (sheet: Sheet, side: 1 | -1, bay: number): string => {
  const near = 1 / (1 + bay * 0.42)
  const x = X + side * 560 * near
  const y = Y - 300 * near
  const cloth = pick(CLOTH, Math.floor(sheet.random() * 97))
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${near.toFixed(3)}) rotate(${side * -3})` },
    line('M0 60V-8Q0 -40 26 -40Q50 -40 48 -14', OAK, 14),
    shape('M-12 60Q-52 240 -26 440Q-6 500 0 520Q6 500 26 440Q52 240 12 60z', cloth),
    shape('M2 60Q22 240 4 510Q8 500 26 440Q52 240 12 60z', '#000', { opacity: 0.28 }),
    line('M0 516V560', '#9aa2a6', 7),
    line('M0 70L-56 120', CREAM, 3),
    rect(-92, 116, 58, 40, CREAM, { transform: 'rotate(-8 -64 136)' }),
  )
}

const clerk = group(
  { transform: 'translate(640 420)' },
  shape('M-56 90Q-60 -40 -30 -60H30Q60 -40 56 90z', BLUE),
  shape('M-12 -60L0 -20L12 -60z', CREAM),
  circle(0, -92, 34, '#d69f7c'),
  shape('M-36 -96Q-34 -136 0 -136Q34 -136 36 -96Q20 -114 -36 -96z', '#8d8378'),
  line('M-22 -90a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M4 -90a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', INK, 4),
  line('M40 -20L72 -84', BLUE, 24),
  circle(76, -92, 12, '#d69f7c'),
  line('M76 -100V-170', OAK, 6),
  shape('M0 -160Q76 -260 152 -160Q132 -176 114 -160Q94 -176 76 -160Q56 -176 38 -160Q20 -176 0 -160z', ORANGE),
)

/** Depth: a corridor of what was never called for. */
export const still: Still = sheet => {
  const lamp = sheet.glow(
    [
      [0, '#fffbe0', 0.95],
      [0.5, PISTACHIO, 0.4],
      [1, PISTACHIO, 0],
    ],
    X,
    250,
    420,
  )
  return (
    sheet.flood('#7d9070') +
    shape('M0 720L520 420H760L1280 720z', '#a9a184') +
    line(
      times(7, board => d`M${560 + board * 27} 420L${board * 213} 720`),
      '#8f8769',
      4,
    ) +
    shape('M0 -40L520 190H760L1280 -40z', '#c3d0aa') +
    rect(520, 190, 240, 230, PISTACHIO) +
    times(4, tube =>
      rect(X - 60 / (1 + tube * 0.5), 20 + tube * 46, 120 / (1 + tube * 0.5), 13 / (1 + tube * 0.3), '#fff', { rx: 6 }),
    ) +
    sheet.flood(lamp) +
    clerk +
    times(8, at => umbrella(sheet, -1, 7 - at) + umbrella(sheet, 1, 7 - at)) +
    line('M80 -10L520 196M1200 -10L760 196', INK, 10) +
    sheet.shade(
      'M0 0H1280V720H0z',
      '#2b3a28',
      sheet.linear(dark([0, 0.7], [0.4, 0], [0.6, 0], [1, 0.7]), [0, 0, 1, 0]),
    ) +
    corners(sheet, 0.85)
  )
}
