import { circle, d, group, rect, shape } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const CORAL = '#ee6b52'
const BLUE = '#1d2f7c'
const FOAM = '#fbf4e6'
const WINE = '#8a1a2a'
const SKY = '#f8c9a8'

/** He lies back in the chair: forehead, nose, lips, and the chin that is a mountain. */
const FACE =
  'M-60 760Q-70 620 -10 552Q30 520 70 520Q92 520 100 536Q112 520 128 490Q150 440 176 418Q196 410 202 440Q204 480 212 520Q222 534 232 524Q238 500 256 498Q270 502 266 522Q282 510 294 514Q304 524 296 542Q300 560 318 540Q350 470 400 460Q452 462 470 540Q486 600 560 640Q640 690 860 720V1200H-80z'
const LATHER =
  'M206 470Q214 446 232 456Q240 436 258 444Q272 420 292 436Q306 396 330 404Q340 352 366 360Q384 300 408 326Q432 316 440 356Q466 360 470 404Q498 410 500 452Q530 462 530 504Q566 516 566 556Q604 566 610 604Q650 620 660 670L640 700Q570 640 500 660Q440 690 380 660Q330 690 280 640Q240 650 226 600Q240 560 292 556Q310 556 318 540Q300 524 280 520Q262 510 240 524Q220 540 210 520Q196 494 206 470z'
const SNOW =
  'M226 600Q240 560 292 556Q330 600 372 590Q420 640 470 610Q520 640 560 616Q610 650 660 670L640 700Q570 640 500 660Q440 690 380 660Q330 690 280 640Q240 650 226 600z'

/** A soldier of one army or the other, on the slope. */
const soldier = (x: number, y: number, colour: string, mirror: 1 | -1, size = 1): string =>
  group(
    { transform: d`translate(${x} ${y}) scale(${mirror * size} ${size})` },
    line('M-6 0L-2 -20M8 0L3 -20', colour, 6),
    shape('M-10 -44Q0 -50 10 -44L8 -16H-8z', colour),
    circle(1, -54, 8, colour),
    shape('M-10 -57Q0 -72 12 -57L18 -55H-12z', colour),
    line('M-12 -22L20 -48M20 -48L36 -60', colour, 4),
  )

const flag = (sheet: Sheet, x: number, y: number, colour: string, mirror: 1 | -1): string => {
  const wave = 5 * sway(sheet, 2)
  return (
    line(d`M${x} ${y}V${y - 92}`, BLUE, 5) +
    shape(
      d`M${x} ${y - 92}Q${x + mirror * 22} ${y - 104 + wave} ${x + mirror * 40} ${y - 90}T${x + mirror * 72} ${y - 88 + wave}V${y - 50 + wave}Q${x + mirror * 52} ${y - 42} ${x + mirror * 38} ${y - 52}T${x} ${y - 54}z`,
      colour,
    )
  )
}

const razor = (sheet: Sheet): string =>
  group(
    { transform: `translate(560 540) rotate(${(-20 + 3 * sway(sheet)).toFixed(2)})` },
    shape('M-12 20L-6 -214Q40 -206 62 -190L58 20Q20 40 -12 20z', FOAM),
    sheet.shade(
      'M-12 20L-6 -214Q40 -206 62 -190L58 20Q20 40 -12 20z',
      BLUE,
      sheet.linear(dark([0, 0], [0.4, 0.05], [0.5, 0.7], [1, 0.2]), [0, 0, 1, 0]),
    ),
    line('M18 16L24 -200', BLUE, 3),
    rect(-2, 8, 54, 50, BLUE, { rx: 10 }),
    circle(25, 34, 7, FOAM),
  )

const hand = (sheet: Sheet): string => {
  const fist = 'M520 610Q500 560 540 540Q570 520 604 532Q660 540 720 600L760 760L640 740Q560 720 520 610z'
  return (
    shape('M610 660L700 560L1000 700V960L760 820z', FOAM) +
    line('M640 700L730 590', BLUE, 7) +
    shape(fist, CORAL) +
    sheet.shade(fist, BLUE, sheet.linear(dark([0, 0.05], [0.5, 0.2], [1, 0.85]))) +
    line(fist, BLUE, 5) +
    line('M534 590Q566 566 600 574M540 628Q574 602 610 610M566 664Q596 640 626 648', BLUE, 5)
  )
}

const eye =
  line('M52 566Q76 590 104 574', BLUE, 7) +
  line('M56 572l-8 10M70 580l-4 12M88 582l2 12', BLUE, 4) +
  line('M20 538Q48 514 82 524', BLUE, 15)

const ear = line('M104 730Q86 680 128 664Q176 664 170 712Q160 744 138 762M118 706Q128 684 150 692', BLUE, 7)

const HAIR = 'M-80 760Q-90 600 -14 548Q-30 610 20 640Q40 700 90 700L96 800Q60 860 -80 900z'

const condor = (sheet: Sheet, x: number, y: number, size: number): string =>
  group(
    { transform: d`translate(${x} ${y}) scale(${size})` },
    shape(
      d`M-92 ${-14 - 8 * sway(sheet)}Q-50 -34 -10 -6Q0 -14 10 -6Q50 -34 92 ${-14 - 8 * sway(sheet)}Q56 -6 16 12L0 26L-16 12Q-56 -6 -92 ${-14 - 8 * sway(sheet)}z`,
      BLUE,
    ),
    line('M-12 -2Q0 6 12 -2', FOAM, 4),
  )

export const art: KeyArt = {
  dusk: '#121b4e',
  light: FOAM,
  draw: sheet =>
    sheet.flood(CORAL) +
    sheet.flood(sheet.linear(dark([0, 0.1], [0.5, 0], [1, 0.5])), sheet.dots('#b63b35')) +
    group(
      { transform: sheet.either('translate(-14 118) scale(.9)', 'translate(610 -110) scale(.98)') },
      circle(150, 330, 110, SKY, { opacity: 0.75 }),
      condor(sheet, 168, 330, 1),
      shape(FACE, '#f09a72'),
      sheet.shade(FACE, BLUE, sheet.linear(dark([0, 0], [0.3, 0.1], [0.62, 0.7], [1, 0.98]))),
      eye,
      shape(HAIR, BLUE),
      ear,
      line('M190 484Q176 498 182 512', BLUE, 5),
      shape(LATHER, FOAM),
      sheet.shade(LATHER, '#5a6bb8', sheet.linear(dark([0, 0], [0.4, 0.05], [1, 0.8]), [0.3, 0, 0.8, 1])),
      sheet.shade(SNOW, BLUE, sheet.linear(dark([0, 0.1], [1, 0.6]))),
      line(
        'M366 360Q356 420 386 452M440 356Q424 400 452 440M292 436Q290 470 316 492M500 452Q480 490 506 520',
        '#9aa6d6',
        5,
      ),
      flag(sheet, 400, 332, BLUE, -1),
      flag(sheet, 416, 332, WINE, 1),
      soldier(318, 412, BLUE, 1),
      soldier(284, 444, BLUE, 1, 0.9),
      soldier(246, 452, BLUE, 1, 0.8),
      soldier(352, 374, BLUE, 1),
      soldier(468, 372, WINE, -1),
      soldier(502, 428, WINE, -1, 0.9),
      razor(sheet),
      hand(sheet),
      shape('M-80 1200V860Q100 780 300 800Q500 800 760 900V1200z', FOAM),
      sheet.shade(
        'M-80 1200V860Q100 780 300 800Q500 800 760 900V1200z',
        BLUE,
        sheet.linear(dark([0, 0.1], [0.5, 0.5])),
      ),
    ),
  title: (colour = BLUE) =>
    write(['El barbero', 'de la frontera'], {
      x: 40,
      y: 50,
      fit: 520,
      heights: [76, 46],
      leading: 1.3,
      gap: 0.1,
      pen: { thickness: 11, contrast: 1.35 },
      fill: colour,
    }),
}
