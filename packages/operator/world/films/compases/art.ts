import { circle, ellipse, group, rect, round, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const WINE = '#2b0f14'
const RED = '#b3202c'
const SKIN = '#e9c9a8'
const INK = '#0b0b0d'
const CREAM = '#f6e6d2'

/** Herringbone, running away from us. */
const parquet = times(15, row =>
  times(16, column => {
    const [near, far] = [(row / 15) ** 1.5, ((row + 1) / 15) ** 1.5]
    const at = (along: number, down: number): string =>
      `${(300 + (along - 8) * (46 + 92 * down)).toFixed(1)} ${(330 + 640 * down).toFixed(1)}`
    const lean = row % 2 === 0 ? 0.5 : -0.5
    return `M${at(column, near)}L${at(column + lean, far)}`
  }),
)

const TROUSERS = 'M40 -40H236L222 250Q160 282 104 260z'
const TROUSERS_BEHIND = 'M-70 -40H70L84 196Q44 214 8 204z'

const shoe = (x: number, y: number, turn: 1 | -1): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${turn} 1)` },
    shape('M-46 -36Q-50 12 -46 22H112Q118 0 78 -14Q44 -26 36 -40z', INK),
    shape('M-46 22H114V32H58L50 26H-12L-18 34H-46z', '#3a1f18'),
    shape('M44 -22Q86 -14 108 8Q112 16 110 20H60Q44 4 44 -22z', CREAM),
    line('M4 -18L26 -8M-2 -6L20 2', CREAM, 4),
  )

const heel = (x: number, y: number): string =>
  group(
    { transform: `translate(${x} ${y})` },
    shape('M34 -118Q30 -50 40 -16Q20 10 -40 18Q-92 22 -110 12Q-108 -4 -60 -16Q-20 -34 -22 -118z', SKIN),
    shape(
      'M-110 12Q-92 22 -40 18Q14 10 38 -14L46 -46Q58 -30 52 -6L48 32H38L34 4Q10 26 -30 30H-104Q-114 24 -110 12z',
      RED,
    ),
    shape('M-110 12Q-104 -2 -72 -12Q-66 6 -44 18Q-92 22 -110 12z', RED),
    line('M-8 -40Q10 -54 34 -48', RED, 8),
  )

const legs = (sheet: Sheet): string =>
  shape(TROUSERS_BEHIND, '#17161a') +
  shoe(52, 214, 1) +
  shape(TROUSERS, INK) +
  line('M190 -40L176 262', '#3b3a42', 4) +
  sheet.shade(TROUSERS, '#3b2a30', sheet.linear(dark([0, 0], [0.7, 0.1], [1, 0.75]), ACROSS)) +
  shoe(160, 282, 1) +
  shape('M408 60Q396 150 412 236L462 240Q470 130 476 40z', SKIN) +
  shape('M500 40Q502 120 512 176L556 178Q566 110 566 20z', '#d3ab88') +
  heel(536, 282) +
  heel(444, 350) +
  sheet.shade(
    'M408 60Q396 150 412 236L462 240Q470 130 476 40z',
    '#8a4a32',
    sheet.linear(dark([0, 0], [1, 0.8]), ACROSS),
  ) +
  shape('M372 -40H640V96Q600 60 560 110Q520 70 480 124Q440 82 396 100Q372 40 372 -40z', RED) +
  sheet.shade(
    'M372 -40H640V96Q600 60 560 110Q520 70 480 124Q440 82 396 100Q372 40 372 -40z',
    '#5c0c16',
    sheet.linear(dark([0, 0.05], [1, 0.85])),
  ) +
  line('M420 -20Q412 40 420 84M500 -20Q492 50 496 100M570 -20Q566 40 570 90', '#7c121e', 6)

/** As they would stand, heads up; the floor turns them over. */
const COUPLE =
  'M206 330L150 604H212L262 400L300 604H356L338 330zM196 344Q190 220 214 168Q250 132 310 140Q346 160 348 230L344 344z' +
  'M232 78Q292 52 356 74L352 62L334 58Q326 14 288 16Q252 18 250 62z' +
  'M340 150Q420 140 424 210Q426 260 404 300Q470 380 486 476Q420 440 330 480L326 300z' +
  'M360 450L372 604H408L410 446zM400 450Q470 500 560 486L566 456Q590 452 596 470L590 500Q500 548 392 490z'
const HEADS = [
  [292, 96, 42],
  [364, 116, 37],
  [410, 96, 19],
  [94, 148, 20],
] as const

const FLOOR = 330
const FORESHORTENING = 0.84

/** The shadows do what the two no longer do. */
const shadows = (sheet: Sheet): string =>
  group(
    {
      transform: `translate(${round(4 * sway(sheet))} ${FLOOR + 606 * FORESHORTENING}) scale(1.04 -${FORESHORTENING})`,
    },
    shape(COUPLE, INK),
    HEADS.map(([x, y, radius]) => circle(x, y, radius, INK)).join(''),
    line('M232 190Q160 196 96 150', INK, 36),
    line('M352 190Q220 214 96 150', INK, 28),
    line('M340 166Q352 240 338 330M352 224Q404 236 416 268M326 104Q330 128 326 146', '#7c121e', 6),
  )

export const art: KeyArt = {
  dusk: '#16060a',
  light: SKIN,
  draw: sheet => {
    const scene =
      rect(-700, 300, 2000, 900, RED) +
      rect(-700, -200, 2000, 510, WINE) +
      line(parquet, '#8e1620', 3) +
      sheet.shade('M-700 300H1300V1200H-700z', '#4a0a12', sheet.linear(dark([0, 0.9], [0.3, 0.15], [1, 0.6]))) +
      line('M-700 306H1300', '#5c0c16', 10) +
      shadows(sheet) +
      ellipse(150, 322, 140, 16, INK, { opacity: 0.7 }) +
      ellipse(440, 384, 100, 12, INK, { opacity: 0.6 }) +
      legs(sheet)
    const foot = shape(
      'M0 700H600V900H0z',
      sheet.linear([
        [0, WINE, 0],
        [0.5, WINE, 0.8],
        [1, WINE],
      ]),
    )
    return (
      sheet.flood(WINE) +
      group({ transform: sheet.either('translate(0 -96)', 'translate(670 -104) scale(.86)') }, scene) +
      sheet.either(foot, '')
    )
  },
  title: (colour = CREAM) =>
    write(['Ocho', 'compases'], {
      x: 36,
      y: 770,
      heights: [44],
      leading: 1.3,
      gap: 0.1,
      pen: { thickness: 4, contrast: 1.6 },
      jitter: 0.3,
      seed: 4,
      fill: colour,
    }),
}
