import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { swing } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const NIGHT = '#1c1420'
const GOLD = '#e0a53c'
const WINE = '#8c2f39'
const BONE = '#e9dfcb'
const SEPIA = '#6b4a38'

/** The patriarch: a suit, and above it the sun that has gone out. */
const father = (sheet: Sheet): string => {
  const suit = 'M150 1000Q150 660 214 610L272 576H328L386 610Q450 660 450 1000z'
  const ring = 12 + 4 * swing(sheet)
  return (
    circle(
      300,
      400,
      330,
      sheet.radial([
        [0.3, GOLD, 0.75],
        [0.55, WINE, 0.4],
        [1, NIGHT, 0],
      ]),
    ) +
    times(28, ray => {
      const long = ray % 2 === 0 ? 236 : 190
      return group(
        { transform: `translate(300 400) rotate(${ray * (360 / 28)})` },
        shape(`M-5 -134L0 ${-long}L5 -134z`, GOLD, { opacity: 0.85 }),
      )
    }) +
    shape(suit, '#0d0a10') +
    shape('M272 576L300 760L328 576L300 604z', BONE) +
    shape('M288 606h24l10 110l-22 34l-22 -34z', WINE) +
    line('M262 584L236 660L296 800M338 584L364 660L304 800', '#3a2c38', 6) +
    circle(238, 700, 7, GOLD) +
    line('M246 700Q270 740 300 720', GOLD, 3) +
    circle(300, 400, 132, GOLD) +
    circle(300, 400, 132 - ring, '#09070c') +
    circle(366, 306, 15, '#fff6d8')
  )
}

type Heir = Readonly<{
  x: number
  y: number
  size: number
  skin: string
  hair: string
  coat: string
  kind: 'woman' | 'man' | 'old'
}>

const HEIRS: ReadonlyArray<Heir> = [
  { x: 96, y: 606, size: 0.92, skin: '#c99a78', hair: '#1c1014', coat: WINE, kind: 'woman' },
  { x: 506, y: 596, size: 0.96, skin: '#b98262', hair: '#2a1a18', coat: '#3d3a4c', kind: 'man' },
  { x: 66, y: 766, size: 1.06, skin: '#b07a58', hair: '#140d12', coat: '#2c3b46', kind: 'man' },
  { x: 536, y: 772, size: 1.04, skin: '#d2a584', hair: '#8d8378', coat: '#54304a', kind: 'old' },
  { x: 300, y: 818, size: 0.9, skin: '#c28d68', hair: '#1c1014', coat: BONE, kind: 'woman' },
]

const features = ({ kind }: Heir): string =>
  line('M-34 -8Q-22 -16 -10 -8M10 -8Q22 -16 34 -8', '#140d12', 6) +
  circle(-22, 4, 5, '#140d12') +
  circle(22, 4, 5, '#140d12') +
  line('M0 2L-6 26L6 28', '#7a4a34', 5) +
  line('M-14 46Q0 42 14 46', kind === 'man' ? '#5e2a26' : WINE, kind === 'man' ? 5 : 9) +
  (kind === 'man' ? shape('M-26 38Q-12 28 0 34Q12 28 26 38Q12 42 0 40Q-12 42 -26 38z', '#1c1014') : '')

const hairOf = ({ kind, hair }: Heir): string =>
  kind === 'man'
    ? shape('M-62 -4Q-66 -84 0 -88Q66 -84 62 -4Q56 -44 20 -52Q-36 -46 -62 -4z', hair)
    : shape('M-66 30Q-84 -86 0 -92Q84 -86 66 30Q58 -30 4 -50Q-50 -34 -66 30z', hair) +
      circle(0, -96, kind === 'old' ? 30 : 22, hair)

/** They look straight out, as one did for half a second in 1952. */
const heir = (sheet: Sheet, person: Heir): string => {
  const coat = 'M-120 260Q-116 120 -40 98L0 90L40 98Q116 120 120 260z'
  const face = 'M-58 -10Q-58 -74 0 -76Q58 -74 58 -10Q56 50 24 72Q0 84 -24 72Q-56 50 -58 -10z'
  return group(
    { transform: `translate(${person.x} ${person.y}) scale(${person.size})` },
    shape(coat, person.coat),
    sheet.shade(coat, NIGHT, sheet.linear(dark([0, 0.15], [1, 0.95]))),
    shape('M-24 60H24L30 104Q0 124 -30 104z', person.skin),
    ...(person.kind === 'man'
      ? [shape('M-30 98L0 150L30 98L0 116z', BONE), shape('M-10 122L0 114L10 122L0 136z', NIGHT)]
      : [circle(0, 116, 10, GOLD)]),
    shape(face, person.skin),
    sheet.shade(
      face,
      SEPIA,
      sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.85]), person.x < 300 ? [1, 0, 0, 0] : [0, 0, 1, 0]),
    ),
    hairOf(person),
    features(person),
  )
}

/** The sixth chair: nobody sits in it yet. */
const chair = group(
  { transform: 'translate(420 846) scale(.72)' },
  line('M-44 120V-70Q0 -112 44 -70V120M-44 -20H44M-44 30H44', GOLD, 12),
  ellipse(0, 44, 58, 15, WINE),
)

export const art: KeyArt = {
  dusk: '#0d0910',
  light: GOLD,
  draw: sheet => {
    const foot = shape(
      'M0 716H600V900H0z',
      sheet.linear([
        [0, NIGHT, 0],
        [0.34, NIGHT, 0.9],
        [1, NIGHT],
      ]),
    )
    return (
      sheet.flood(NIGHT) +
      sheet.flood(sheet.linear(dark([0, 0.2], [1, 0.7])), sheet.dots('#0d0910')) +
      group(
        { transform: sheet.either('translate(0 -120)', 'translate(640 -206)') },
        father(sheet),
        ...HEIRS.slice(0, 2).map(person => heir(sheet, person)),
        chair,
        ...HEIRS.slice(2).map(person => heir(sheet, person)),
      ) +
      sheet.either(foot + rect(18, 18, 564, 864, 'none', { stroke: GOLD, 'stroke-width': 3, opacity: 0.7 }), '')
    )
  },
  title: (colour = GOLD) =>
    write(['El eclipse', 'de los Aranda'], {
      x: 300,
      y: 762,
      align: 'centre',
      heights: [44, 34],
      leading: 1.4,
      gap: 0.16,
      stretch: 0.86,
      serif: 0.13,
      pen: { thickness: 2.8, contrast: 2.8 },
      fill: colour,
    }),
}
