import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, swing } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const LILAC = '#6c63b5'
const NIGHT = '#241a4f'
const AQUA = '#a9e3e6'
const DEEP = '#4fa3bd'
const CREAM = '#fdf3df'
const GUM = '#f2768c'
const GUM_DARK = '#a83258'
const GOLD = '#f1bd3f'

const GLASS = 'M92 176L142 694Q144 714 168 714H432Q456 714 458 694L508 176z'
const WATER = 'M112 292Q300 314 488 292L450 680Q448 698 428 698H172Q152 698 150 680z'

const UPPER = 'M-92 8Q-104 -70 -44 -92Q40 -116 84 -74Q98 -56 92 -26Q10 -44 -92 8z'

/** Back teeth first; the last one is the eye tooth that may be of gold. */
const TEETH = [
  [-62, -6, 30, 38, 14],
  [-33, -20, 30, 40, 9],
  [-4, -29, 28, 44, 5],
  [24, -34, 28, 50, 1],
  [52, -35, 30, 58, -2],
  [80, -34, 26, 60, -5],
] as const

const tooth = (x: number, y: number, width: number, height: number, turn: number, colour: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${-turn})` },
    rect(-width / 2, -10, width - 1, height + 10, colour, { rx: 11 }),
    rect(width / 2 - 9, -4, 7, height - 4, '#000', { opacity: 0.1, rx: 4 }),
  )

const jaw = (sheet: Sheet, gold: number): string =>
  TEETH.map(([x, y, width, height, turn], at) => tooth(x, y, width, height, turn, at === gold ? GOLD : CREAM)).join(
    '',
  ) +
  shape(UPPER, GUM) +
  sheet.shade(UPPER, GUM_DARK, sheet.linear(dark([0, 0.8], [0.5, 0.1], [1, 0.35]), ACROSS)) +
  line('M-46 -72Q20 -96 66 -68', '#ffc2c6', 9, { opacity: 0.85 })

/** From the side, facing right, a little open. */
const denture = (sheet: Sheet, gold: number): string =>
  shape('M-92 -8Q-120 0 -96 30L-60 30L-60 -20z', GUM_DARK) +
  group({ transform: 'translate(-4 26) rotate(9) scale(.94 -.84)' }, jaw(sheet, 9)) +
  group({ transform: `rotate(${(-9 - 5 * swing(sheet)).toFixed(2)} -92 0)` }, jaw(sheet, gold))

const bubbles = (sheet: Sheet): string =>
  times(9, at => {
    const up = (0.12 + at * 0.11 + rise(sheet, 2)) % 1
    const x = 306 + 16 * Math.sin(at * 2.4 + 5 * up)
    return circle(x, 440 - 146 * up, 5 + 8 * ((at * 7) % 5) * 0.25 + 3 * up, 'none', {
      stroke: '#fff',
      'stroke-width': 3.4,
      opacity: 1 - 0.5 * up,
    })
  })

const glass = (sheet: Sheet): string =>
  shape(GLASS, '#c9c6f2', { opacity: 0.3 }) +
  shape(WATER, AQUA) +
  ellipse(300, 292, 188, 16, '#d9f6f4') +
  sheet.clip(
    WATER,
    sheet.shade(WATER, DEEP, sheet.linear(dark([0, 0.85], [0.3, 0.1], [0.7, 0.05], [1, 0.6]), ACROSS)),
    sheet.shade('M100 560H500V720H100z', DEEP, sheet.linear(dark([0, 0], [1, 0.9]))),
    group(
      { transform: `translate(${(220 - 3 * swing(sheet)).toFixed(2)} 540) rotate(-10) scale(.9)` },
      denture(sheet, 3),
    ),
    group(
      { transform: `translate(${(382 + 3 * swing(sheet)).toFixed(2)} 500) rotate(7) scale(-.9 .9)` },
      denture(sheet, 9),
    ),
    bubbles(sheet),
  ) +
  line('M92 176L142 694Q144 714 168 714H432Q456 714 458 694L508 176', '#e9e8ff', 9) +
  ellipse(300, 176, 208, 22, 'none', { stroke: '#e9e8ff', 'stroke-width': 8 }) +
  line('M134 226L154 430M160 470L164 506', '#fff', 14, { opacity: 0.75 }) +
  line('M470 236L448 470', '#fff', 6, { opacity: 0.6 })

/** Her glasses on his. */
const spectacles =
  group(
    { transform: 'translate(104 736) rotate(-6)' },

    circle(-46, 6, 33, 'none', { stroke: GOLD, 'stroke-width': 7 }),
    circle(34, 6, 33, 'none', { stroke: GOLD, 'stroke-width': 7 }),
    line('M-14 0Q-6 -10 2 0M-78 0L-98 -16M66 0L84 -18', GOLD, 6),
  ) +
  group(
    { transform: 'translate(192 764) rotate(8) scale(.9)' },
    shape('M-92 -24Q-50 -34 -12 -16Q-6 26 -46 28Q-86 26 -92 -24zM12 -16Q50 -34 92 -24Q86 26 46 28Q6 26 12 -16z', AQUA, {
      opacity: 0.4,
    }),
    line(
      'M-92 -24Q-50 -34 -12 -16Q-6 26 -46 28Q-86 26 -92 -24zM12 -16Q50 -34 92 -24Q86 26 46 28Q6 26 12 -16zM-12 -14Q0 -22 12 -14',
      '#ff8aa3',
      9,
    ),
  )

const SCALLOPS = times(40, at => d`${at === 0 ? 'M-900 790' : ''}q30 44 60 0`)

/** Crochet hangs from the night table. */
const cloth = (sheet: Sheet): string =>
  shape('M-900 676H1500V1300H-900z', '#3b2c74') +
  sheet.shade('M-900 676H1500V780H-900z', NIGHT, sheet.linear(dark([0, 0.1], [1, 0.7]))) +
  shape('M132 690H468L560 780H20z', NIGHT, { opacity: 0.35, ...sheet.blur(10) }) +
  shape('M176 700L-80 792H120L400 712z', AQUA, { opacity: 0.35, ...sheet.blur(10) }) +
  shape(`${SCALLOPS}V1300H-900z`, NIGHT)

const window = (sheet: Sheet): string =>
  shape('M-300 -200L300 -200L-60 660H-560z', '#8d86d6', { opacity: 0.55 }) +
  shape('M380 -200L560 -200L330 660H80z', '#8d86d6', { opacity: 0.55 }) +
  sheet.shade('M-900 -300H1500V680H-900z', NIGHT, sheet.linear(dark([0, 0.75], [0.5, 0.1], [1, 0.45]), [1, 0, 0.3, 1]))

export const art: KeyArt = {
  dusk: '#140d33',
  light: '#ffd9dd',
  draw: sheet =>
    sheet.flood(LILAC) +
    group(
      { transform: sheet.either('translate(0 -68)', 'translate(664 -98) scale(.96)') },
      window(sheet),
      cloth(sheet),
      glass(sheet),
      spectacles,
    ),
  title: (colour = '#ffd9dd') =>
    write(['Um copo', 'para dois'], {
      x: 300,
      y: 768,
      align: 'centre',
      heights: [44, 44],
      leading: 1.38,
      gap: 0.16,
      pen: { thickness: 5, contrast: 2.2, angle: -20 },
      ends: 'round',
      fill: colour,
    }),
}
