import { circle, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const DUST = '#d7b98a'
const WINE = '#7b2d26'
const TEAL = '#2f4a4f'
const CREAM = '#f3ead8'
const INK = '#1c1614'
const SUN = '#f2c46a'

const MIRROR =
  'M34 250Q300 214 566 250Q588 256 588 290V420Q586 452 560 456Q300 486 40 456Q14 452 12 420V290Q12 256 34 250z'

/** Those who sit behind him: the same woman at seven, at twenty, at fifty and at eighty. */
const ages = [
  group(
    { transform: 'translate(352 420) scale(.74)' },
    shape('M-46 70Q-40 14 0 10Q40 14 46 70z', '#e3a33c'),
    circle(0, -22, 34, '#c99a72'),
    shape('M-38 -20Q-40 -64 0 -64Q40 -64 38 -20Q20 -44 -38 -20z', INK),
    line('M-36 -24L-54 20M36 -24L54 20', INK, 11),
    circle(-55, 24, 8, WINE),
    circle(55, 24, 8, WINE),
  ),
  group(
    { transform: 'translate(420 404) scale(.66)' },
    shape('M-50 90Q-44 14 0 8Q44 14 50 90z', WINE),
    circle(0, -28, 36, '#c99a72'),
    shape('M-42 20Q-52 -72 0 -74Q52 -72 42 20Q36 -40 0 -46Q-36 -40 -42 20z', INK),
  ),
  group(
    { transform: 'translate(482 396) scale(.58)' },
    shape('M-54 100Q-48 14 0 8Q48 14 54 100z', '#8fa39a'),
    circle(0, -28, 36, '#c99a72'),
    shape('M-40 -18Q-46 -74 0 -76Q46 -74 40 -18Q20 -50 -40 -18z', '#3f2f28'),
    circle(0, -80, 18, '#3f2f28'),
  ),
  group(
    { transform: 'translate(538 390) scale(.5)' },
    shape('M-54 110Q-48 14 0 8Q48 14 54 110z', CREAM),
    circle(0, -26, 36, '#c99a72'),
    shape('M-40 -14Q-48 -72 0 -74Q48 -72 40 -14Q20 -46 -40 -14z', '#d8d2c4'),
    circle(0, -78, 17, '#d8d2c4'),
  ),
].toReversed()

const seats = (sheet: Sheet): string =>
  times(5, row =>
    rect(312 + row * 58, 300 - row * 4, 44 - row * 4, 62 - row * 7, SUN, { opacity: 0.9 - row * 0.12, rx: 8 }),
  ) +
  rect(280, 366, 320, 12, '#8c6a3c') +
  sheet.shade('M280 230H600V470H280z', INK, sheet.linear(dark([0, 0.7], [1, 0.1]), ACROSS))

const eye = (sheet: Sheet, x: number): string =>
  shape(`M${x - 40} 362Q${x} 326 ${x + 40} 360Q${x} 386 ${x - 40} 362z`, CREAM) +
  circle(x + 8 + 5 * sway(sheet), 359, 16, '#4f6a52') +
  circle(x + 8 + 5 * sway(sheet), 359, 7, INK) +
  circle(x + 14, 353, 4, '#fff') +
  line(`M${x - 44} 362Q${x} 318 ${x + 44} 358`, INK, 8) +
  line(`M${x - 30} 384Q${x + 4} 396 ${x + 36} 380`, '#7a4a30', 5)

/** Of the driver there is the strip that a mirror shows. */
const driver = (sheet: Sheet): string => {
  const face = 'M24 240H296Q306 350 280 480H40Q16 350 24 240z'
  return (
    shape(face, '#b98158') +
    sheet.shade(face, '#5e2f1c', sheet.linear(dark([0, 0.9], [0.4, 0.2], [0.7, 0], [1, 0.5]), ACROSS)) +
    eye(sheet, 96) +
    eye(sheet, 218) +
    line('M46 318Q90 290 140 316M178 316Q224 290 268 318', INK, 15) +
    line('M158 350L146 440M146 440Q156 458 182 452', '#7a4a30', 6) +
    line('M36 352l-14 -8M34 366l-14 4M278 352l14 -8M280 366l14 4', '#7a4a30', 4) +
    shape('M10 226H310V268Q160 312 10 268z', TEAL) +
    shape('M10 262Q160 306 310 262V280Q160 330 10 280z', INK)
  )
}

const mirror = (sheet: Sheet): string =>
  line('M300 -300V240', INK, 26) +
  shape(MIRROR, INK, { transform: 'translate(10 16)', opacity: 0.35, ...sheet.blur(10) }) +
  shape(MIRROR, TEAL) +
  sheet.clip(
    MIRROR,
    rect(0, 220, 600, 270, '#24393d'),
    seats(sheet),
    ages.join(''),
    driver(sheet),
    shape('M440 220H520L420 490H340z', '#fff', { opacity: 0.14 }),
  ) +
  line(MIRROR, INK, 17)

/** Whoever draws it may get off earlier: it reads the same from both ends. */
const ticket = (name: string): string => {
  const paper = `M40 560H560${'v14a9 9 0 0 0 0 18'.repeat(7)}v14H40${'v-14a9 9 0 0 0 0 -18'.repeat(7)}z`
  return group(
    { transform: 'rotate(-4 300 700)' },
    shape(paper, INK, { opacity: 0.3, transform: 'translate(9 14)' }),
    shape(paper, CREAM),
    line('M150 572V796', '#b7a98c', 4, { 'stroke-dasharray': '3 9' }),
    line('M74 592V776M88 592V776M98 592V776M114 592V776M120 592V776', INK, 4),
    circle(504, 762, 17, DUST),
    write(['15951'], { x: 176, y: 592, heights: [66], gap: 0.2, pen: { thickness: 9, contrast: 1.3 }, fill: WINE })
      .markup,
    name,
  )
}

const lettered = (colour: string) =>
  write(['Boleto', 'capicúa'], {
    x: 178,
    y: 690,
    heights: [30, 50],
    leading: 1.4,
    gap: 0.16,
    pen: { thickness: 6 },
    fill: colour,
  })

export const art: KeyArt = {
  dusk: '#221a14',
  light: CREAM,
  isLettered: true,
  draw: sheet => {
    const rays = times(6, ray => `M${-700 + ray * 330} -200l120 0l-560 1400l-160 0z`)
    return (
      sheet.flood(DUST) +
      group(
        { transform: sheet.either('translate(0 -60)', 'translate(656 -70) scale(.94)') },
        shape(rays, SUN, { opacity: 0.5 }),
        circle(470, 120, 92, '#fff3cf'),
        rect(-900, 500, 2400, 26, '#a8854f', { opacity: 0.35 }),
        mirror(sheet),
        sheet.either(ticket(lettered(TEAL).markup), ticket('')),
      ) +
      sheet.flood(sheet.linear(dark([0, 0.5], [0.4, 0.1], [1, 0.6])), sheet.dots('#a57b43'))
    )
  },
  title: (colour = CREAM) => lettered(colour),
}
