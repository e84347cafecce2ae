import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import { foot } from '../../draw/foot.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const JUNGLE = '#14452f'
const NIGHT = '#071c17'
const LEAF = '#23704a'
const FUR = '#e8962e'
const BELLY = '#f8dca0'
const SPOT = '#2a130b'
const FIRE = '#ff5a24'

const BODY =
  'M334 150Q256 160 226 240Q212 310 232 380Q186 436 190 514Q200 580 236 612H344Q404 570 414 496Q402 430 416 372Q454 306 432 232Q408 158 334 150z'
const LIMBS = [
  ['M262 236Q176 256 158 330L150 372', 70, 150, 384],
  ['M402 230Q486 232 506 176L510 128', 70, 510, 112],
  ['M228 500Q140 520 112 600L104 676', 68, 104, 692],
  ['M382 486Q470 486 494 540L500 568', 68, 500, 582],
] as const
const HEAD =
  'M196 604Q176 660 204 712Q220 770 262 792Q284 802 306 792Q348 770 364 712Q392 660 372 604Q340 568 284 568Q228 568 196 604z'

const turned = (points: ReadonlyArray<readonly [number, number]>, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(([x, y]) => `${Math.round(x * cos - y * sin)} ${Math.round(x * sin + y * cos)}`).join('L')
}

const ROUND = [0, 68, 140, 214, 286]

/** Roofs around a fire: what a camp is from above, and what a jaguar's rosette is. */
const roofs = ROUND.map(
  angle =>
    `M${turned(
      [
        [-18, -40],
        [16, -42],
        [19, -23],
        [-15, -20],
      ],
      angle,
    )}z`,
).join('')
const ridges = ROUND.map(
  angle =>
    `M${turned(
      [
        [-15, -30],
        [16, -33],
      ],
      angle,
    )}`,
).join('')

const camp = (sheet: Sheet, ember: string, [x, y, size, turn]: Camp, at: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    group({ transform: `rotate(${turn})` }, shape(roofs, SPOT), line(ridges, FUR, 2.4)),
    circle(0, 0, 25, ember),
    shape('M-9 9Q-12 -2 -2 -16Q0 -8 6 -10Q12 2 8 9z', FIRE),
    shape(`M-4 9Q-6 2 ${(1 + 2 * sway(sheet, 3, at / 9)).toFixed(1)} -7Q6 3 4 9z`, '#fff2a8'),
  )

type Camp = readonly [x: number, y: number, size: number, turn: number]

const CAMPS: ReadonlyArray<Camp> = [
  [292, 216, 0.98, 10],
  [370, 232, 0.92, 50],
  [284, 308, 0.96, 84],
  [362, 318, 1, 20],
  [306, 396, 0.92, 130],
  [366, 412, 0.8, 0],
  [256, 470, 1, 40],
  [340, 496, 1.02, 100],
  [282, 562, 0.9, 12],
]

const camps = (sheet: Sheet): string => {
  const ember = sheet.radial([
    [0, '#ffe38a', 0.95],
    [0.5, FIRE, 0.7],
    [1, FIRE, 0],
  ])
  return CAMPS.map((place, at) => camp(sheet, ember, place, at)).join('')
}

const SPOTS = [
  [236, 254, 9],
  [418, 292, 9],
  [240, 350, 8],
  [404, 366, 7],
  [250, 408, 9],
  [214, 524, 10],
  [392, 452, 9],
  [400, 522, 8],
  [338, 570, 8],
  [232, 588, 8],
  [330, 176, 10],
  [206, 262, 10],
  [176, 304, 9],
  [160, 342, 8],
  [446, 222, 10],
  [484, 196, 9],
  [506, 152, 8],
  [190, 524, 8],
  [150, 556, 10],
  [122, 604, 9],
  [108, 646, 8],
  [430, 494, 9],
  [468, 514, 10],
  [496, 548, 8],
  [248, 606, 8],
  [284, 596, 7],
  [322, 606, 8],
  [262, 634, 6],
  [306, 634, 6],
  [284, 620, 5],
  [284, 652, 6],
] as const

const tail = (sheet: Sheet): string => {
  const flick = 14 * sway(sheet)
  const way = `M346 170Q356 84 ${430 + flick} 54Q${520 + flick} 30 ${540 + flick} -40`
  return line(way, FUR, 34) + line(way, SPOT, 34, { 'stroke-dasharray': '12 30', 'stroke-linecap': 'butt' })
}

const paw = (x: number, y: number, sole: 1 | -1): string =>
  ellipse(x, y, 46, 40, FUR) +
  line([-22, 0, 22].map(dx => `M${x + dx} ${y + sole * 14}v${sole * 18}`).join(''), SPOT, 6)

const face =
  shape('M250 730Q284 700 318 730Q336 770 306 792Q284 802 262 792Q232 770 250 730z', BELLY) +
  shape('M262 752Q284 744 306 752Q304 774 284 782Q264 774 262 752z', SPOT) +
  shape('M210 690Q226 664 258 694Q240 712 214 706zM358 690Q342 664 310 694Q328 712 354 706z', NIGHT) +
  shape('M216 692Q230 676 250 694Q238 704 220 700zM352 692Q338 676 318 694Q330 704 348 700z', '#d8ff5e') +
  ellipse(238, 693, 4, 9, NIGHT) +
  ellipse(330, 693, 4, 9, NIGHT) +
  line('M246 668Q254 652 252 676M322 668Q314 652 316 676', SPOT, 8) +
  line('M252 770Q190 784 168 826M256 780Q212 800 200 844M316 770Q378 784 400 826M312 780Q356 800 368 844', BELLY, 3)

const ears =
  circle(196, 606, 31, SPOT) + circle(196, 610, 17, BELLY) + circle(372, 606, 31, SPOT) + circle(372, 610, 17, BELLY)

const jaguar = (sheet: Sheet): string =>
  group(
    { transform: 'translate(-26 22)' },
    sheet.shade(`${BODY}${HEAD}`, NIGHT, '#000', { opacity: 0.7 }),
    line(LIMBS.map(([way]) => way).join(''), NIGHT, 80, { opacity: 0.6 }),
  ) +
  tail(sheet) +
  LIMBS.map(([way, width]) => line(way, FUR, width)).join('') +
  LIMBS.map(([, , x, y], at) => paw(x, y, at === 1 ? -1 : 1)).join('') +
  shape(BODY, FUR) +
  sheet.shade(BODY, '#8d3f12', sheet.linear(dark([0, 0.85], [0.3, 0.15], [0.6, 0], [1, 0.8]), ACROSS)) +
  ears +
  shape(HEAD, FUR) +
  sheet.shade(HEAD, '#8d3f12', sheet.linear(dark([0, 0.1], [0.6, 0], [1, 0.8]), ACROSS)) +
  [5, 6, 7, 8, 9, 10]
    .map(size =>
      line(
        SPOTS.filter(spot => spot[2] === size)
          .map(([x, y]) => `M${x - 2} ${y}h4`)
          .join(''),
        SPOT,
        size * 1.9,
      ),
    )
    .join('') +
  camps(sheet) +
  face

/** A leaf with its ribs, from its stem outwards. */
const leaf = (x: number, y: number, turn: number, size: number, colour: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    shape('M0 0Q-92 -80 -60 -210Q-30 -290 0 -330Q30 -290 60 -210Q92 -80 0 0z', colour),
    line(
      'M0 0V-310M0 -60L-56 -110M0 -60L56 -110M0 -120L-62 -176M0 -120L62 -176M0 -180L-50 -230M0 -180L50 -230',
      JUNGLE,
      5,
    ),
  )

const under = (sheet: Sheet): string =>
  times(10, () => {
    const [x, y] = [sheet.random() * sheet.width, sheet.random() * sheet.height]
    return leaf(Math.round(x), Math.round(y), Math.round(sheet.random() * 360), 0.7, '#103a28')
  })

const over = (sheet: Sheet): string => {
  const wind = 2 * sway(sheet)
  return (
    leaf(-40, 330, 62 + wind, 0.7, LEAF) +
    leaf(-50, 200, 96 - wind, 0.62, '#1a5a3d') +
    leaf(640, 430, -70 - wind, 0.66, LEAF) +
    leaf(650, 330, -104 + wind, 0.6, '#1a5a3d') +
    leaf(610, 760, -40 + wind, 0.8, LEAF) +
    leaf(-20, 860, 30 - wind, 0.8, '#1a5a3d')
  )
}

export const art: KeyArt = {
  dusk: '#061a14',
  light: BELLY,
  draw: sheet =>
    sheet.flood(JUNGLE) +
    under(sheet) +
    sheet.flood(
      sheet.radial(dark([0, 0], [0.45, 0.1], [1, 0.9]), [sheet.either(0.5, 0.73), 0.46, 0.72]),
      sheet.dots(NIGHT),
    ) +
    group(
      { transform: sheet.either('translate(34 -36) scale(.92)', 'translate(640 -84) scale(.94)') },
      jaguar(sheet),
      over(sheet),
    ) +
    sheet.either(foot(sheet, NIGHT, 640, [0.45, 0.85]), ''),
  title: (colour = BELLY) =>
    write(['A onça conta', 'até nove'], {
      x: 40,
      y: 738,
      heights: [38, 46],
      fit: 520,
      leading: 2,
      gap: 0.12,
      pen: { thickness: 8.5 },
      fill: colour,
    }),
}
