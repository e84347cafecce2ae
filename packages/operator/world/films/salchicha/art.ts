import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const LIME = '#bfd65a'
const MOSS = '#5d7a2c'
const COAT = '#8a3f1d'
const NIGHT = '#2a120c'
const TAN = '#e39a4c'
const CREAM = '#fff4d6'
const RED = '#e2492f'
const BLUE = '#2456a6'

/** From the hind legs on the ground floor to the neck on the second. */
const BODY = 'M132 748H404A106 106 0 0 0 404 536H206A106 106 0 0 1 206 324H400'

const floor = (y: number): string => rect(-900, y, 2400, 15, NIGHT) + rect(-900, y + 15, 2400, 7, MOSS)

/** An open door, and the light that falls out of it. */
const door = (x: number, foot: number, colour: string, side: 1 | -1): string =>
  group(
    { transform: `translate(${x} ${foot}) scale(${side} 1)` },
    rect(-58, -196, 116, 196, NIGHT),
    rect(-46, -184, 92, 184, '#ffdf7e'),
    shape('M46 -184L-18 -158V0H46z', colour),
    shape('M34 -166L-4 -150V-92L34 -100zM34 -84L-4 -76V-14H34z', '#000', { opacity: 0.16 }),
    circle(-6, -74, 6, CREAM),
  )

const bowl = (x: number, y: number, colour: string, name: string): string =>
  group(
    { transform: `translate(${x} ${y})` },
    ellipse(0, -40, 46, 13, NIGHT),
    times(6, bit => circle(-28 + bit * 11, -42 - (bit % 2) * 5, 7, TAN)),
    shape('M-48 -40Q0 -20 48 -40L62 0H-62z', colour),
    write([name], { x: 0, y: -24, align: 'centre', heights: [17], gap: 0.2, pen: { thickness: 4.4 }, fill: CREAM })
      .markup,
  )

const lamp =
  shape('M40 560L12 640H92L64 560z', '#ffdf7e', { opacity: 0.5 }) +
  line('M52 454V516', NIGHT, 5) +
  shape('M36 516H68L88 562H16z', NIGHT) +
  circle(52, 564, 11, CREAM)

const paw = (x: number, y: number, colour: string): string =>
  shape(`M${x - 22} ${y - 62}H${x + 20}L${x + 16} ${y - 16}Q${x + 40} ${y - 16} ${x + 38} ${y}H${x - 20}z`, colour)

const TAIL = 'M150 740Q64 742 44 650Q36 606 52 588Q66 634 92 668Q118 694 168 700z'

const HEAD =
  'M352 290Q366 214 440 214Q486 214 510 244L568 272Q598 286 588 312Q578 334 540 332L470 334Q440 380 384 386Q340 366 352 290z'
const EAR = 'M402 238Q352 226 334 290Q318 366 348 398Q380 412 404 366Q432 300 424 262Q418 242 402 238z'

const head = (sheet: Sheet): string =>
  shape(HEAD, COAT) +
  shape('M508 284Q550 286 590 306Q582 334 540 332L470 334Q462 300 508 284z', TAN) +
  sheet.shade(HEAD, NIGHT, sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9]))) +
  ellipse(578, 284, 22, 17, NIGHT) +
  circle(570, 278, 5, CREAM) +
  line('M584 314Q548 330 500 318', NIGHT, 5) +
  circle(468, 262, 15, CREAM) +
  circle(473, 264, 9.5, NIGHT) +
  circle(476, 260, 3, '#fff') +
  shape('M450 254Q466 236 486 252Q468 246 450 254z', NIGHT) +
  ellipse(462, 236, 11, 6, TAN, { transform: 'rotate(-14 462 236)' }) +
  group(
    { transform: `rotate(${(4 * sway(sheet, 2)).toFixed(2)} 400 240)` },
    shape(EAR, NIGHT),
    sheet.shade(EAR, COAT, sheet.linear(dark([0, 0.8], [0.7, 0.1], [1, 0]), ACROSS)),
  )

const dog = (sheet: Sheet): string =>
  paw(214, 836, NIGHT) +
  paw(330, 410, NIGHT) +
  group({ transform: `rotate(${(6 * sway(sheet, 5)).toFixed(2)} 150 730)` }, shape(TAIL, COAT)) +
  line(BODY, COAT, 112) +
  sheet.mask(
    line(BODY, '#fff', 112),
    line(BODY, '#d9733a', 26, { transform: 'translate(-6 -34)', opacity: 0.55 }),
    line(BODY, '#000', 64, { 'stroke-opacity': 0.75, transform: 'translate(4 42)', ...sheet.dots(NIGHT) }),
    line(BODY, '#000', 40, { 'stroke-opacity': 0.6, transform: 'translate(34 30)', ...sheet.dots(NIGHT) }),
  ) +
  shape('M84 760Q92 690 150 692Q214 700 206 780Q190 806 150 806Q96 806 84 760z', COAT) +
  paw(140, 836, COAT) +
  paw(268, 410, COAT) +
  shape('M348 272Q320 330 352 392L392 392Q366 330 392 268z', RED) +
  head(sheet) +
  group(
    { transform: `translate(380 398) rotate(${(12 * sway(sheet, 3)).toFixed(2)})` },
    circle(-14, 16, 15, BLUE),
    circle(16, 18, 15, RED),
    circle(-14, 16, 5, LIME),
    circle(16, 18, 5, LIME),
  )

const house = (sheet: Sheet): string =>
  shape('M-900 432H1500V454H-900z', NIGHT) +
  shape('M-900 454H1500V838H-900z', '#a8c248') +
  sheet.shade('M-900 454H1500V838H-900z', MOSS, sheet.linear(dark([0, 0.55], [0.4, 0.05], [1, 0.25]))) +
  lamp +
  door(536, 424, RED, -1) +
  door(76, 838, BLUE, 1)

export const art: KeyArt = {
  dusk: '#16210c',
  light: CREAM,
  draw: sheet =>
    sheet.flood(LIME) +
    sheet.flood(sheet.linear(dark([0, 0], [1, 0.4])), sheet.dots('#94ad3b')) +
    group(
      { transform: sheet.either('translate(-14 0)', 'translate(668 -142) scale(.96)') },
      house(sheet),
      floor(838),
      floor(410),
      bowl(78, 838, RED, 'PE'),
      bowl(536, 410, BLUE, 'RRO'),
      dog(sheet),
    ),
  title: (colour = NIGHT) =>
    write(['La mitad', 'del perro'], {
      x: 36,
      y: 46,
      fit: 528,
      heights: [56, 56],
      leading: 1.38,
      gap: 0.1,
      pen: { thickness: 17 },
      ends: 'round',
      fill: colour,
    }),
}
