import { circle, d, ellipse, group, rect, shape } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const ROSE = '#f1b7ab'
const NAVY = '#1d2a4d'
const SUN = '#f6c52c'
const SHIRT = '#fbf4e8'
const SASH = '#0f8a78'
const SOOT = '#14161d'

const SUIT = 'M-60 1000L-20 690Q0 600 110 560L236 500H364L490 560Q600 600 620 690L660 1000z'

/** The tie is lightning. */
const tie = shape('M268 506h64l-14 38h-36zM280 548h42l-34 92h58l-100 214l26 -150h-50z', SUN)

const suit = (sheet: Sheet): string =>
  shape(SUIT, NAVY) +
  shape('M214 500L300 900L386 500L300 470z', SHIRT) +
  tie +
  shape('M206 510L126 650L182 670L166 706L290 920L300 900L214 500z', '#16203c') +
  shape('M394 510L474 650L418 670L434 706L310 920L300 900L386 500z', '#2a3a66') +
  shape('M236 498L276 548L300 506zM364 498L324 548L300 506z', '#fff', { stroke: '#c9c3bd', 'stroke-width': 2 }) +
  sheet.clip(
    SUIT,
    shape('M462 520L540 560L150 1040L60 1040z', SASH),
    shape('M484 532L512 546L124 1040L94 1040z', SHIRT),
    sheet.shade(SUIT, '#0a1024', sheet.linear(dark([0, 0.8], [0.4, 0.05], [1, 0.5]), [0, 0.5, 1, 0.4])),
  )

const medal = group(
  { transform: 'translate(452 700)' },
  shape('M-14 -40H14L8 0H-8z', '#c8321f'),
  circle(0, 14, 20, SUN),
  circle(0, 14, 12, '#c98f12'),
)

type Puff = readonly [x: number, y: number, radius: number]
const PUFFS: ReadonlyArray<Puff> = [
  [190, 350, 92],
  [280, 270, 122],
  [400, 300, 108],
  [470, 380, 78],
  [300, 390, 118],
  [140, 410, 62],
  [400, 410, 86],
]
const LIGHTS: ReadonlyArray<Puff> = [
  [200, 326, 56],
  [286, 230, 72],
  [410, 268, 58],
]

const puffs = (of: ReadonlyArray<Puff>, colour: string): string =>
  of.map(([x, y, radius]) => circle(x, y, radius, colour)).join('')

const cloud = (sheet: Sheet): string =>
  puffs(PUFFS, '#38455f') +
  puffs(
    PUFFS.map(([x, y, radius]) => [x - 6, y - 12, radius * 0.86]),
    '#56658a',
  ) +
  puffs(LIGHTS, '#8d9cbd') +
  ellipse(310, 452, 240, 76, sheet.radial(dark([0, 0.62], [1, 0])), sheet.dots('#1c2438'))

const glasses = group(
  { transform: 'translate(304 350)' },
  circle(-52, 0, 40, SHIRT, { opacity: 0.18 }),
  circle(56, 0, 40, SHIRT, { opacity: 0.18 }),
  line(
    'M-92 0a40 40 0 1 0 80 0a40 40 0 1 0 -80 0M16 0a40 40 0 1 0 80 0a40 40 0 1 0 -80 0M-12 -4Q2 -14 16 -4M-92 -4L-130 -18M96 -4L132 -18',
    SOOT,
    7,
  ),
)

/** From the cloud's foot, eight times in a loop. */
const rain = (sheet: Sheet): string => {
  const drops = Array.from({ length: 74 }, () => {
    const [x, y, length] = [110 + sheet.random() * 420, sheet.random(), 20 + sheet.random() * 34]
    const fallen = rise(sheet, 8, y) * 470
    return d`M${x - fallen * 0.22} ${450 + fallen}l${-length * 0.22} ${length}`
  })
  const half = (odd: number): string => drops.filter((_, at) => at % 2 === odd).join('')
  return line(half(1), '#cfe4f2', 3.4, { opacity: 0.9 }) + line(half(0), '#8fb5d6', 2.4, { opacity: 0.9 })
}

const microphone = (x: number, y: number, turn: number, foam: string, collar: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    rect(-15, 40, 30, 300, SOOT),
    rect(-26, 50, 52, 46, collar, { rx: 4 }),
    rect(-34, -48, 68, 92, foam, { rx: 34 }),
    line('M-26 -10H26M-30 8H30M-26 26H26M-12 -38V38M10 -38V38', '#000', 2, { opacity: 0.35 }),
    circle(-10, -26, 8, '#fff', { opacity: 0.35 }),
  )

const press =
  microphone(70, 760, 22, '#d94f35', SHIRT) +
  microphone(176, 800, 8, '#9aa3b5', SASH) +
  microphone(530, 770, -22, '#2f6fb0', SHIRT) +
  microphone(434, 806, -8, '#3b3f4c', SUN)

export const art: KeyArt = {
  dusk: '#241a38',
  light: '#f6c9bf',
  draw: sheet =>
    sheet.flood(ROSE) +
    sheet.flood(sheet.linear(dark([0, 0], [1, 0.6])), sheet.dots('#e08f86')) +
    group(
      { transform: sheet.either('translate(0 46)', 'translate(640 -96) scale(.98)') },
      suit(sheet),
      medal,
      group({ transform: `translate(${5 * sway(sheet)} ${4 * sway(sheet, 2)})` }, cloud(sheet), glasses),
      rain(sheet),
      press,
    ),
  title: (colour = NAVY) =>
    write(['El ministro', 'de las lluvias'], {
      x: 300,
      y: 44,
      align: 'centre',
      heights: [50, 36],
      leading: 1.42,
      gap: 0.15,
      stretch: 0.88,
      serif: 0.14,
      pen: { thickness: 2.6, contrast: 3.6 },
      fill: colour,
    }),
}
