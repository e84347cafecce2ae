import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const PINK = '#f27ba2'
const PLUM = '#5a1b52'
const INK = '#2a0f2c'
const HONEY = '#ffc22e'
const AMBER = '#e07b12'
const CREAM = '#fff3d8'
const SKY = '#a9e2ee'

const BODY =
  'M52 560Q30 486 84 452Q104 330 214 296Q320 268 404 316Q446 344 470 420Q546 428 562 496Q570 548 544 566H70Q56 566 52 560z'
const REAR = 'M142 436Q156 350 238 328V432z'
const FRONT = 'M262 324Q344 308 386 344Q414 372 426 428H262z'

const hexagon = (x: number, y: number, radius: number): string =>
  d`M${x + radius} ${y}l${-radius / 2} ${radius * 0.87}h${-radius}l${-radius / 2} ${-radius * 0.87}l${radius / 2} ${-radius * 0.87}h${radius}z`

const wing = (sheet: Sheet, turn: number, size: number, offset: number): string =>
  group(
    { transform: d`translate(262 306) rotate(${turn + 9 * sway(sheet, 20, offset)}) scale(${size})` },
    shape('M0 0Q-70 -110 -30 -210Q20 -260 60 -200Q84 -100 0 0z', '#fff', { opacity: 0.72 }),
    line('M0 0Q-20 -110 6 -216M-2 -40Q30 -100 52 -190M-10 -60Q-34 -110 -22 -190', PINK, 5),
    line('M0 0Q-70 -110 -30 -210Q20 -260 60 -200Q84 -100 0 0z', CREAM, 6),
  )

const wheel = (x: number, turn: number): string =>
  circle(x, 562, 60, INK) +
  circle(x, 562, 34, CREAM) +
  group({ transform: `rotate(${turn} ${x} 562)` }, shape(hexagon(x, 562, 26), HONEY), shape(hexagon(x, 562, 11), INK))

/** She dares not look down. */
const driver =
  circle(330, 392, 40, HONEY) +
  shape('M300 366Q330 346 362 368L358 382Q330 366 302 382zM292 398Q330 410 368 398L366 412Q330 424 296 412z', INK) +
  circle(346, 388, 15, '#fff') +
  circle(318, 390, 15, '#fff') +
  circle(350, 382, 6, INK) +
  circle(322, 384, 6, INK) +
  line('M326 416q8 -7 16 0', INK, 5) +
  line('M318 356Q308 338 296 340M346 354Q354 334 368 338', INK, 5) +
  shape('M288 366Q328 326 372 362L388 366Q330 350 288 374z', PLUM) +
  line('M372 430Q380 408 398 404', INK, 9)

const queen =
  circle(200, 398, 32, AMBER) +
  shape('M176 386Q200 374 226 386L228 398Q200 386 174 398z', INK) +
  circle(206, 394, 9, '#fff') +
  circle(208, 393, 4.5, INK) +
  shape('M176 374L172 344L188 358L200 338L212 358L228 344L224 374Q200 362 176 374z', CREAM) +
  line('M200 414q9 6 16 -2', INK, 4)

const STRIPES = 'M96 280H150V600H84zM222 260H262V600H222zM432 280H474L496 600H446z'

const taxi = (sheet: Sheet): string =>
  wing(sheet, -58, 0.84, 0.5) +
  wing(sheet, -22, 0.94, 0) +
  line('M470 424Q500 360 486 318M494 430Q534 376 532 340', INK, 8) +
  circle(484, 312, 13, INK) +
  circle(532, 332, 13, INK) +
  shape('M58 520L0 536L56 548z', INK) +
  shape(BODY, HONEY) +
  sheet.clip(BODY, shape(STRIPES, INK)) +
  sheet.shade(BODY, AMBER, sheet.linear(dark([0, 0], [0.5, 0.05], [1, 0.95]))) +
  shape(REAR, SKY) +
  shape(FRONT, SKY) +
  sheet.clip(REAR, queen) +
  sheet.clip(FRONT, driver) +
  shape('M382 342L340 432H372L404 364zM176 358L150 432H166L196 344z', '#fff', { opacity: 0.35 }) +
  line(`${REAR}${FRONT}`, INK, 8) +
  line('M150 288Q280 250 420 326', CREAM, 8, { opacity: 0.9 }) +
  rect(262, 466, 34, 10, INK, { rx: 5 }) +
  circle(516, 484, 34, CREAM) +
  circle(524, 482, 17, INK) +
  circle(530, 475, 6, '#fff') +
  shape('M480 474Q510 436 552 470Q516 458 480 474z', AMBER) +
  line('M504 540Q526 528 548 540', INK, 7) +
  rect(50, 548, 512, 20, INK, { rx: 10 }) +
  group(
    { transform: 'translate(318 280) rotate(8)' },
    rect(-58, -44, 116, 46, CREAM, { rx: 10, stroke: INK, 'stroke-width': 6 }),
    write(['Taxi'], { x: 0, y: -34, align: 'centre', heights: [25], gap: 0.2, pen: { thickness: 7 }, fill: INK })
      .markup,
  ) +
  wheel(150, 360 * rise(sheet, 2)) +
  wheel(440, 360 * rise(sheet, 2))

const drops = (sheet: Sheet): string =>
  [70, 104, 248, 290, 338]
    .map((x, drop) => {
      const fall = 30 + ((drop * 41) % 60) + 10 * sway(sheet, 1, drop / 5)
      return shape(
        d`M${x - 11} 560L${x - 5} ${566 + fall}Q${x - 15} ${590 + fall} ${x} ${594 + fall}Q${x + 15} ${590 + fall} ${x + 5} ${566 + fall}L${x + 11} 560z`,
        HONEY,
      )
    })
    .join('')

const TOWERS = [
  [-60, 760, 120, '#8a2f6e'],
  [40, 700, 110, PLUM],
  [132, 790, 130, '#8a2f6e'],
  [246, 730, 96, PLUM],
  [330, 810, 130, '#8a2f6e'],
  [436, 690, 110, PLUM],
  [520, 620, 170, '#8a2f6e'],
] as const

/** Every window of the city is a cell; in some of them nobody sleeps. */
const city = (sheet: Sheet): string =>
  TOWERS.map(([x, y, wide, colour]) => {
    const cells = Array.from({ length: 8 * Math.floor(wide / 36) }, (_, cell) => {
      const [row, column] = [cell % 8, Math.floor(cell / 8)]
      return {
        way: hexagon(Math.round(x + 24 + column * 34 + (row % 2) * 8), y + 32 + row * 32, 12),
        isLit: sheet.random() > 0.42,
      }
    })
    const windows = (lit: boolean): string => cells.flatMap(({ way, isLit }) => (isLit === lit ? [way] : [])).join('')
    return (
      rect(x, y, wide, 500, colour) +
      rect(x + wide * 0.3, y - 26, wide * 0.3, 30, colour) +
      shape(windows(true), HONEY) +
      shape(windows(false), INK)
    )
  }).join('')

/** The tallest one, with the flowers that the queen wants. */
const balcony = group(
  { transform: 'translate(-26 0)' },
  rect(520, 596, 180, 16, INK),
  line('M524 596V552M552 596V552M580 596V552M608 596V552M636 596V552M664 596V552M516 552H690', INK, 6),
  [538, 572, 606, 640]
    .map(
      (x, flower) =>
        circle(x, 536 - (flower % 2) * 10, 15, flower % 2 === 0 ? CREAM : AMBER) +
        circle(x, 536 - (flower % 2) * 10, 5, INK),
    )
    .join(''),
)

export const art: KeyArt = {
  dusk: '#3a1038',
  light: HONEY,
  draw: sheet =>
    sheet.flood(PINK) +
    sheet.flood(sheet.linear(dark([0, 0.1], [0.5, 0.1], [1, 0.95])), sheet.dots('#b8397a')) +
    times(30, () => circle(sheet.random() * sheet.width, 170 + sheet.random() * 380, 1.5 + sheet.random() * 3, CREAM)) +
    group(
      { transform: sheet.either('translate(0 0)', 'translate(650 -140) scale(.96)') },
      city(sheet),
      balcony,
      ellipse(250, 880, 220, 30, INK, { opacity: 0.3, ...sheet.blur(10) }),
      group(
        { transform: d`translate(-2 ${26 + 8 * sway(sheet, 2)}) rotate(-12 300 480) scale(.94)` },
        drops(sheet),
        taxi(sheet),
      ),
    ),
  title: (colour = CREAM) =>
    write(['Taxi de miel'], {
      x: 300,
      y: 52,
      align: 'centre',
      heights: [70],
      gap: 0.1,
      fit: 516,
      jitter: 0.1,
      seed: 5,
      pen: { thickness: 16 },
      ends: 'round',
      fill: colour,
    }),
}
