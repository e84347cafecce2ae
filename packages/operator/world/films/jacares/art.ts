import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const GREEN = '#1f7a55'
const DEEP = '#0c2e2a'
const LEAF = '#2f9a68'
const CORAL = '#f25f4c'
const GUM = '#8e1f2c'
const SUN = '#ffd23f'
const TOOTH = '#fff7e2'

const THROAT = 'M40 330Q300 250 560 330L584 640Q300 760 16 640z'

const tooth = (x: number, y: number, length: number, width: number): string =>
  shape(
    `M${x - width} ${y}Q${x - width * 0.7} ${y + length * 0.8} ${x} ${y + length}Q${x + width * 0.7} ${y + length * 0.8} ${x + width} ${y}z`,
    TOOTH,
  ) + shape(`M${x} ${y}L${x} ${y + length}Q${x + width * 0.7} ${y + length * 0.8} ${x + width} ${y}z`, '#d9c48a')

/** The curtain: one of them is missing. */
const upper = times(8, at => {
  const x = 76 + at * 64
  return at === 5 ? '' : tooth(x, 306 - 26 * Math.sin(((at + 0.5) / 8) * Math.PI), at % 2 === 0 ? 104 : 78, 29)
})

const lower = times(7, at => {
  const x = 96 + at * 68
  return tooth(x, 694 + 22 * Math.sin(((at + 0.5) / 7) * Math.PI), at % 2 === 0 ? -72 : -92, 26)
})

const eye = (sheet: Sheet, x: number): string =>
  circle(x, 108, 84, GREEN) +
  circle(x, 108, 84, sheet.radial(dark([0, 0], [0.6, 0.1], [1, 0.9]), [0.4, 0.3, 0.8]), sheet.dots(DEEP)) +
  ellipse(x, 116, 50, 52, SUN) +
  ellipse(x + 4 * sway(sheet), 120, 11, 44, DEEP) +
  circle(x + 18, 96, 9, '#fff') +
  shape(`M${x - 60} 108Q${x} 34 ${x + 60} 108Q${x} 78 ${x - 60} 108z`, LEAF)

const SNOUT = 'M-30 330Q-20 130 140 150Q300 210 460 150Q620 130 630 330Q560 270 300 262Q40 270 -30 330z'
const CHIN = 'M-30 620Q40 700 300 716Q560 700 630 620L660 1000H-60z'
const TONGUE = 'M150 700Q160 520 300 506Q440 520 450 700z'

/** A dentist of nine years, and the lamp on her head. */
const dentist = group(
  { transform: 'translate(292 640)' },
  shape('M-40 0L-34 -84Q0 -108 34 -84L40 0z', TOOTH),
  shape('M-18 0V-40H18V0z', '#3f6fb5'),
  line('M-32 -78L-62 -40M32 -78L74 -112', '#8a4a2e', 17),
  line('M74 -112L96 -152', '#c9d4d8', 7),
  circle(100, -158, 14, '#c9d4d8'),
  circle(0, -126, 38, '#8a4a2e'),
  shape('M-42 -128Q-44 -172 0 -172Q44 -172 42 -128Q20 -150 -42 -128z', '#1c1210'),
  circle(-48, -118, 17, '#1c1210'),
  circle(48, -118, 17, '#1c1210'),
  line('M-40 -142Q0 -158 40 -142', CORAL, 9),
  circle(0, -152, 13, SUN),
  circle(-13, -122, 4.5, '#120a08'),
  circle(15, -122, 4.5, '#120a08'),
  line('M-8 -104Q2 -96 12 -104', '#120a08', 4),
)

const mouth = (sheet: Sheet): string =>
  shape(THROAT, GUM) +
  sheet.clip(
    THROAT,
    ellipse(300, 470, 190, 150, '#4a0d1c'),
    shape(
      'M292 484L20 220H580z',
      sheet.linear([
        [0, SUN, 0.15],
        [1, SUN, 0.85],
      ]),
    ),
    sheet.shade(THROAT, '#3a0714', sheet.linear(dark([0, 0.9], [0.3, 0.1], [0.7, 0.1], [1, 0.9]), ACROSS)),
    shape(TONGUE, CORAL),
    sheet.shade(TONGUE, '#a8262f', sheet.linear(dark([0, 0.8], [0.5, 0], [1, 0.8]), ACROSS)),
    line('M300 530V700', '#c23a3a', 6),
  )

const scales = ({ random }: Sheet): string =>
  times(34, () => {
    const [x, y] = [random() * 600, 770 + random() * 200]
    return circle(x, y, 8 + random() * 12, LEAF, { opacity: 0.55 })
  })

const crocodile = (sheet: Sheet): string =>
  mouth(sheet) +
  dentist +
  shape(CHIN, GREEN) +
  scales(sheet) +
  sheet.shade(CHIN, DEEP, sheet.linear(dark([0, 0], [1, 0.9]))) +
  lower +
  line('M-30 640Q40 716 300 730Q560 716 630 640', CORAL, 18) +
  eye(sheet, 116) +
  eye(sheet, 484) +
  upper +
  shape(SNOUT, GREEN) +
  sheet.shade(SNOUT, DEEP, sheet.linear(dark([0, 0], [1, 0.7]))) +
  line('M-26 326Q40 276 300 268Q560 276 626 326', CORAL, 16) +
  ellipse(244, 218, 22, 12, DEEP) +
  ellipse(356, 218, 22, 12, DEEP)

export const art: KeyArt = {
  dusk: '#06201c',
  light: SUN,
  draw: sheet =>
    sheet.flood('#f6b24a') +
    sheet.flood(sheet.linear(dark([0, 0.1], [1, 0.8])), sheet.dots('#e0702f')) +
    group(
      { transform: sheet.either('translate(0 40)', `translate(660 ${-8 + 5 * sway(sheet, 2)}) scale(.88)`) },
      rect(-900, 560, 2400, 700, DEEP),
      crocodile(sheet),
    ),
  title: (colour = TOOTH) =>
    write(['A dentista', 'de jacarés'], {
      x: 300,
      y: 792,
      align: 'centre',
      heights: [40, 40],
      leading: 1.34,
      gap: 0.12,
      pen: { thickness: 9 },
      ends: 'round',
      jitter: 0.2,
      seed: 9,
      fill: colour,
    }),
}
