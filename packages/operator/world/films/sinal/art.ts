import { circle, group, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const LIME = '#d9cb4e'
const PAPER = '#f7f1dd'
const RED = '#dd2f3f'
const INK = '#17131a'

const HAIR =
  'M306 176Q40 170 54 470Q58 640 -10 752Q140 830 214 700H400Q470 826 610 744Q550 640 552 470Q566 180 306 176z'
const FACE = 'M124 420Q124 270 304 262Q480 270 480 420Q480 600 424 700Q364 792 306 794Q246 792 184 706Q124 606 124 420z'
const FRINGE = 'M96 500Q110 250 300 236Q470 232 504 420Q512 480 506 540Q470 370 372 320Q300 452 118 466z'
const NECK = 'M226 720Q240 830 180 872L60 960H560L446 872Q384 840 390 716z'

/** `side` is -1 for the one on the left: a lid heavy with lashes, and she looks at what looks at her. */
const eye = (sheet: Sheet, x: number, y: number, side: 1 | -1): string => {
  const look = 3 * sway(sheet)
  return (
    group(
      { transform: `translate(${x} ${y}) scale(${side} 1)` },
      shape('M-58 4Q-6 -48 66 -20Q38 30 -6 30Q-40 26 -58 4z', PAPER),
    ) +
    sheet.clip(
      `M${x - 62} ${y - 6}H${x + 66}V${y + 29}H${x - 62}z`,
      circle(x + 16 + look, y + 6, 25, INK),
      circle(x + 16 + look, y + 6, 15, LIME),
      circle(x + 16 + look, y + 6, 7, INK),
    ) +
    group(
      { transform: `translate(${x} ${y}) scale(${side} 1)` },
      shape('M-62 8Q-20 -62 74 -32Q40 -8 0 -8Q-34 -8 -62 8z', INK),
      shape('M-50 -6Q-14 -42 52 -28Q20 -18 0 -18Q-30 -16 -50 -6z', RED),
      line('M40 -20L92 -46M52 -14L94 -28M-58 8Q-10 44 48 12', INK, 6),
      side === 1 ? line('M-66 -58Q-4 -102 92 -58', INK, 11) : '',
    )
  )
}

const lips =
  shape('M222 676Q250 640 284 640Q300 650 318 640Q350 642 382 674Q300 692 222 676z', RED) +
  shape('M222 676Q300 690 382 674Q352 730 304 732Q252 730 222 676z', RED) +
  line('M220 676Q300 698 384 673', INK, 5) +
  line('M270 716Q304 724 332 712', PAPER, 5, { opacity: 0.8 }) +
  line('M276 582Q286 606 306 602Q326 606 336 586', INK, 5)

const head = (sheet: Sheet): string =>
  shape(NECK, PAPER) +
  sheet.shade(NECK, INK, sheet.linear(dark([0, 0.85], [0.5, 0.3], [1, 0.1]))) +
  shape('M-40 980L60 886Q306 1010 552 886L640 980z', RED) +
  times(13, at => {
    const x = 212 + at * 15.7
    return circle(x, 800 + 46 * Math.sin((at / 12) * Math.PI), 10, PAPER, { stroke: INK, 'stroke-width': 3 })
  }) +
  shape(HAIR, INK) +
  shape(FACE, PAPER) +
  sheet.shade(FACE, INK, sheet.linear(dark([0, 0.8], [0.34, 0.18], [0.6, 0]), [0, 0.4, 1, 0.3])) +
  circle(206, 606, 56, sheet.radial(dark([0, 0.6], [1, 0])), sheet.dots(RED)) +
  eye(sheet, 212, 492, -1) +
  eye(sheet, 392, 492, 1) +
  lips +
  shape(FRINGE, INK) +
  line('M128 452Q290 420 356 312M160 420Q270 380 330 300', LIME, 3) +
  line('M506 330Q536 420 530 560M92 360Q70 460 78 590', LIME, 3) +
  circle(104, 690, 20, PAPER, { stroke: INK, 'stroke-width': 4 })

/** What the mark is from close by: a harbour, its guns and a cross. */
const plan =
  line('M340 560Q386 578 392 606T438 640T470 690M392 606L430 590M438 640L478 620', LIME, 4) +
  line('M346 628h30v24h-30zM404 560h44v18h-44z', LIME, 3) +
  shape('M450 596l30 -12l-8 18z', PAPER) +
  shape('M360 590l22 -10l-6 14z', PAPER) +
  line('M412 616l14 14M426 616l-14 14', RED, 6) +
  write(['1943'], { x: 414, y: 670, align: 'centre', heights: [15], pen: { thickness: 2.8 }, fill: PAPER }).markup

const lens = (sheet: Sheet): string =>
  line('M506 722L640 890', INK, 42) +
  line('M530 752L640 890', RED, 26) +
  circle(414, 622, 134, INK) +
  circle(414, 622, 118, PAPER) +
  circle(414, 622, 118, sheet.radial(dark([0, 0], [0.7, 0.1], [1, 0.6])), sheet.dots(RED)) +
  circle(414, 622, 88, INK) +
  plan +
  line('M326 572Q348 532 388 520', PAPER, 10)

export const art: KeyArt = {
  dusk: '#17131a',
  light: LIME,
  draw: sheet =>
    sheet.flood(LIME) +
    sheet.flood(sheet.radial(dark([0, 0], [0.6, 0], [1, 0.6]), [0.6, 0.4, 0.8]), sheet.dots('#a89a24')) +
    group(
      { transform: sheet.either('translate(0 24)', 'translate(620 -152)') },
      head(sheet),
      group({ transform: `translate(${(66 + 8 * sway(sheet)).toFixed(1)} 98) scale(.9)` }, lens(sheet)),
    ),
  title: (colour = INK) =>
    write(['O sinal', 'de Benedita'], {
      x: 300,
      y: 42,
      align: 'centre',
      heights: [72, 38],
      leading: 1.26,
      gap: 0.12,
      pen: { thickness: 7, contrast: 2.2 },
      fill: colour,
    }),
}
