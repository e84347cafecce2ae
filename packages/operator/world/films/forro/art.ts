import { circle, d, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const SNOW = '#bccbd8'
const COAT = '#1e2a3c'
const SUN = '#f3b34a'
const BRICK = '#cf5636'
const CREAM = '#fbefd6'
const TEAL = '#2c7f86'
const SKIN = '#d9a27c'
const INK = '#0f1724'

/** The coat, held open like two leaves of a door. */
const BACK = 'M176 300Q300 250 424 300L470 420V1100H130V420z'
const LEFT = 'M186 296Q150 330 120 400L14 500Q-6 620 40 1100H262Q236 700 250 470Q244 360 222 288z'
const RIGHT = 'M414 296Q450 330 480 400L586 500Q606 620 560 1100H338Q364 700 350 470Q356 360 378 288z'
/** What is seen of the lining on either side. */
const LINING_LEFT = 'M216 322Q184 356 152 420L44 520Q34 640 74 1080H246Q222 700 234 470Q232 390 216 322z'
const LINING_RIGHT = 'M384 322Q416 356 448 420L556 520Q566 640 526 1080H354Q378 700 366 470Q368 390 384 322z'

interface House {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
  readonly wall: string
  readonly roof: string
}

const house = ({ x, y, wide, high, wall, roof }: House): string =>
  rect(x, y - high, wide, high + 400, wall) +
  shape(d`M${x - 8} ${y - high}L${x + wide / 2} ${y - high - 36}L${x + wide + 8} ${y - high}z`, roof) +
  times(2, window => rect(x + wide * (0.18 + window * 0.42), y - high + 22, wide * 0.22, 30, INK)) +
  line(d`M${x} ${y - high}V${y}M${x + wide} ${y - high}V${y}`, CREAM, 3, { 'stroke-dasharray': '8 5' })

const palm = (x: number, y: number, high: number): string =>
  line(d`M${x} ${y}Q${x + 10} ${y - high / 2} ${x + 4} ${y - high}`, INK, 8) +
  [-70, -30, 10, 50, 90]
    .map(turn =>
      shape('M0 0Q30 -26 66 6Q30 -6 0 8z', TEAL, {
        transform: d`translate(${x + 4} ${y - high}) rotate(${turn - 90})`,
      }),
    )
    .join('')

/** Home, at four in the afternoon of a summer. */
const city = (sheet: Sheet): string =>
  rect(
    -40,
    280,
    700,
    900,
    sheet.linear([
      [0, '#e98a4a'],
      [0.2, SUN],
      [0.45, '#ffe2a0'],
    ]),
  ) +
  circle(168, 540, 54, CREAM) +
  rect(-40, 640, 700, 90, TEAL) +
  line('M40 664H240M80 690H250M360 664H560M380 690H520', CREAM, 4, { 'stroke-dasharray': '16 10' }) +
  shape('M-40 650Q80 610 200 646L260 650V700H-40z', '#8a5a3c') +
  [
    { x: 60, y: 800, wide: 84, high: 96, wall: BRICK, roof: INK },
    { x: 150, y: 800, wide: 90, high: 140, wall: CREAM, roof: BRICK },
    { x: 356, y: 800, wide: 76, high: 130, wall: SUN, roof: BRICK },
    { x: 438, y: 800, wide: 96, high: 84, wall: CREAM, roof: TEAL },
  ]
    .map(house)
    .join('') +
  palm(462, 690, 150) +
  palm(520, 700, 110) +
  shape('M-40 800H660V1200H-40z', '#b8763f') +
  line('M40 836H260M50 880H250M360 836H560M350 880H550', CREAM, 4, { 'stroke-dasharray': '10 8' }) +
  group(
    { transform: `translate(${(6 * sway(sheet)).toFixed(2)} 0)` },
    line('M398 462q14 -14 26 0q12 -14 26 0M170 440q12 -12 22 0q10 -12 22 0', INK, 5),
  )

/** The one door that is open. */
const door = rect(178, 730, 34, 70, INK) + shape('M184 736H206V800H184z', '#ffdf8a') + circle(201, 770, 2.5, BRICK)

const fist = (sheet: Sheet, x: number, mirror: 1 | -1): string => {
  const knuckles = 'M-46 40Q-62 -4 -30 -30Q20 -52 52 -22Q66 4 52 40Q40 66 0 66Q-32 64 -46 40z'
  return group(
    { transform: `translate(${x} 512) scale(${mirror} 1) rotate(18)` },
    shape('M-40 34L-96 150L40 190L60 50z', COAT),
    line('M-48 58Q0 88 58 70', '#4a607c', 6),
    shape(knuckles, SKIN),
    sheet.shade(knuckles, '#7a3f2c', sheet.linear(dark([0, 0], [0.5, 0.2], [1, 0.9]))),
    line('M-18 -34Q-26 -8 -14 14M6 -40Q0 -12 8 12M30 -34Q28 -8 32 10', '#7a3f2c', 5),
    shape('M40 -26Q70 -20 66 10Q52 26 30 16Q36 -6 40 -26z', '#e3b28e'),
  )
}

const HEAD = 'M238 116Q236 40 300 34Q366 40 364 116Q366 180 340 214Q320 236 300 236Q280 236 262 214Q236 180 238 116z'

const head = (sheet: Sheet): string =>
  shape('M262 200H340V300Q300 330 262 300z', '#b97c58') +
  shape(HEAD, SKIN) +
  sheet.shade(HEAD, '#7a3f2c', sheet.linear(dark([0, 0.85], [0.5, 0.15], [0.8, 0], [1, 0.3]), ACROSS)) +
  line('M262 124Q276 114 290 124M314 122Q328 112 344 122', INK, 7) +
  line('M268 140Q278 147 290 140M316 140Q328 147 338 140', INK, 5) +
  line('M304 138Q308 164 296 172Q302 178 312 174', '#7a3f2c', 5) +
  shape('M268 196Q284 180 302 188Q320 180 336 196Q318 200 302 198Q284 202 268 196z', INK) +
  line('M288 212Q302 208 316 212', '#7a3f2c', 4) +
  shape('M204 78Q300 110 398 78Q392 64 372 62Q366 -14 300 -16Q236 -12 230 62Q210 64 204 78z', INK) +
  shape('M230 62Q300 86 372 62L370 40Q300 62 232 40z', BRICK) +
  shape('M208 66Q240 20 262 -4Q300 -22 344 -4Q320 -16 300 -12Q262 -6 208 66z', '#fff', { opacity: 0.9 }) +
  shape('M226 250Q300 300 376 250L392 300Q300 356 210 300z', BRICK) +
  line('M222 272Q300 322 382 272', '#f0936b', 5, { 'stroke-dasharray': '12 8' })

const flakes = (sheet: Sheet, count: number, size: number): string =>
  times(count, flake => {
    const [x, y, radius] = [sheet.random() * 1900 - 650, sheet.random(), size * (0.5 + sheet.random())]
    return circle(x, ((y + rise(sheet, 1, 0) + flake) % 1) * 1000 - 80, radius, '#fff', { opacity: 0.92 })
  })

export const art: KeyArt = {
  dusk: '#16202f',
  light: CREAM,
  draw: sheet =>
    sheet.flood(SNOW) +
    sheet.flood(sheet.linear(dark([0, 0.6], [0.5, 0.1], [1, 0.4])), sheet.dots('#8ea4b8')) +
    group(
      { transform: sheet.either('translate(45 28) scale(.85)', 'translate(670 22) scale(.86)') },
      flakes(sheet, 60, 7),
      shape(BACK, '#141d2b'),
      shape('M262 300H340V1100H262z', '#38465c'),
      line('M300 330V1000', INK, 4),
      times(6, button => circle(312, 380 + button * 66, 6, CREAM)),
      shape(LEFT, COAT),
      shape(RIGHT, COAT),
      sheet.clip(`${LINING_LEFT}${LINING_RIGHT}`, city(sheet), door),
      sheet.shade(LINING_LEFT, INK, sheet.linear(dark([0, 0.1], [0.6, 0.05], [1, 0.8]), ACROSS)),
      sheet.shade(LINING_RIGHT, INK, sheet.linear(dark([0, 0.8], [0.4, 0.05], [1, 0.1]), ACROSS)),
      line(LINING_LEFT, CREAM, 4, { 'stroke-dasharray': '11 8' }),
      line(LINING_RIGHT, CREAM, 4, { 'stroke-dasharray': '11 8' }),
      head(sheet),
      fist(sheet, 34, 1),
      fist(sheet, 566, -1),
      flakes(sheet, 34, 10),
    ) +
    sheet.either(
      shape(
        'M0 712H600V900H0z',
        sheet.linear([
          [0, INK, 0],
          [0.4, INK, 0.85],
          [1, INK],
        ]),
      ),
      '',
    ),
  title: (colour = CREAM) =>
    write(['El forro', 'del abrigo'], {
      x: 300,
      y: 776,
      align: 'centre',
      heights: [30, 50],
      leading: 1.36,
      gap: 0.14,
      pen: { thickness: 7 },
      dashes: '15 4',
      fill: colour,
    }),
}
