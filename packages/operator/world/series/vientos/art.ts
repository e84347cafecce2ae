import { circle, group, shape, times } from '../../../art/svg.ts'
import { foot } from '../../draw/foot.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'
import { COBALT, CREAM, ICE, NAVY, RED, SUN } from './palette.ts'

const BLACK = '#0a0d26'

type Feather = readonly [way: string, colour: string, width: number]

/** Feathers that curl as air does behind something that stands in its way. */
const FEATHERS: ReadonlyArray<Feather> = [
  ['M330 520C470 560 590 520 596 420C600 350 520 330 500 390C490 430 530 446 546 418', '#6f9fe8', 34],
  ['M330 500C480 500 620 380 560 250C520 170 410 200 430 280C444 330 510 320 500 274', ICE, 38],
  ['M320 480C440 450 520 330 470 190C430 90 290 80 280 180C276 250 360 270 376 210C384 176 346 164 336 188', CREAM, 44],
  ['M310 470C380 430 420 340 380 260', SUN, 26],
  ['M336 540C420 600 520 600 570 560', '#6f9fe8', 24],
]

/** The edge of the foremost feather, and which way is out of it. */
const EDGE: ReadonlyArray<readonly [x: number, y: number, turn: number]> = [
  [382, 474, 160],
  [432, 436, 140],
  [470, 378, 118],
  [497, 312, 100],
  [506, 240, 82],
  [490, 172, 58],
  [446, 118, 36],
  [384, 84, 10],
]

/** Along it stand the marks of a cold front and a warm one. */
const front = EDGE.map(([x, y, turn], at) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    at % 2 ? shape('M-24 2A24 24 0 0 1 24 2z', RED) : shape('M-23 2L0 -32L23 2z', RED),
  ),
).join('')

const tail = FEATHERS.map(([way, colour, width]) => line(way, BLACK, width + 12) + line(way, colour, width)).join('')

const BODY =
  'M60 400Q96 330 160 330Q196 340 200 400Q220 450 300 446Q372 448 384 500Q390 580 320 630Q270 662 236 660L230 720H206L208 650Q140 610 136 520Q138 470 120 440Q90 430 60 400z'

const breeze = (sheet: Sheet): string =>
  line('M66 250q40 -30 80 0t80 0', ICE, 9, { opacity: 0.7, transform: `translate(${Math.round(20 * sway(sheet))} 0)` })

const cock = (sheet: Sheet): string =>
  shape(
    'M110 340Q90 290 118 282Q124 300 132 310Q126 262 156 258Q162 288 166 304Q170 272 194 276Q200 310 186 350z',
    RED,
  ) +
  shape(BODY, BLACK) +
  sheet.shade(BODY, '#3a55c8', sheet.linear(dark([0, 0.9], [0.5, 0.2], [1, 0]), [0, 0, 1, 0.6])) +
  shape('M62 398L14 414L70 424z', SUN) +
  shape('M92 428Q84 480 110 484Q130 470 116 432z', RED) +
  circle(122, 382, 17, CREAM) +
  circle(117, 382, 9, BLACK) +
  line('M150 480Q180 500 176 540M196 500Q224 516 218 560M240 512Q266 528 258 570', '#5f7ae0', 8) +
  shape('M190 520Q260 490 330 510Q300 590 220 600Q186 570 190 520z', '#26357e') +
  line('M214 540Q270 524 320 520M222 568Q268 556 306 552', ICE, 6)

/** What it stands on: a rod, an arrow, and four letters. */
const vane = (x: number): string =>
  line(`M${x} 700V1000`, BLACK, 17) +
  line(`M${x - 150} 722H${x + 200}`, BLACK, 15) +
  shape(`M${x - 196} 722L${x - 140} 694V750z`, BLACK) +
  shape(`M${x + 180} 722L${x + 230} 690H${x + 250}L${x + 226} 722L${x + 250} 754H${x + 230}z`, RED) +
  circle(x, 722, 22, SUN)

/** Lines of equal pressure, behind all. */
const isobars = (sheet: Sheet): string =>
  times(9, at =>
    line(
      `M${-60} ${120 + at * 110}C${sheet.width * 0.3} ${-20 + at * 120} ${sheet.width * 0.6} ${240 + at * 110} ${sheet.width + 60} ${40 + at * 118}`,
      '#4a64e4',
      4,
    ),
  )

export const art: KeyArt = {
  dusk: NAVY,
  light: CREAM,
  draw: sheet =>
    sheet.flood(COBALT) +
    isobars(sheet) +
    sheet.flood(sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9])), sheet.dots(NAVY)) +
    group(
      { transform: sheet.either('translate(-4 -30)', 'translate(656 -60)') },
      vane(218),
      tail,
      front,
      breeze(sheet),
      cock(sheet),
    ) +
    sheet.either(foot(sheet, NAVY, 690, [0.35, 0.9]), ''),
  title: (colour = CREAM) =>
    write(['Vientos', 'con apellido'], {
      x: 40,
      y: 772,
      fit: 520,
      heights: [46, 34],
      leading: 1.44,
      gap: 0.2,
      pen: { thickness: 7 },
      fill: colour,
    }),
}
