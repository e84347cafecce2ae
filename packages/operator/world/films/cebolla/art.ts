import { circle, group, shape } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const MINT = '#bfe3d0'
const WINE = '#4b0f36'
const PURPLE = '#8d1f5f'
const ROSE = '#cf6299'
const PALE = '#f6dbe6'
const SKIN = '#c07f51'
const CREASE = '#7a3f26'
const INK = '#210a1a'
const LEAF = '#4d8f3a'

const ONION =
  'M300 96Q292 206 196 282Q14 396 14 552Q14 706 176 752Q300 784 424 752Q586 706 586 552Q586 396 404 282Q308 206 300 96z'
const SECOND =
  'M300 166Q296 246 216 312Q64 420 66 560Q70 694 198 736Q300 762 402 736Q530 694 534 560Q536 420 384 312Q304 246 300 166z'
const THIRD =
  'M300 226Q298 290 236 340Q114 440 116 566Q122 684 218 722Q300 744 382 722Q478 684 484 566Q486 440 364 340Q302 290 300 226z'
const HOOD =
  'M300 282Q298 326 252 366Q160 452 162 574Q170 676 234 708Q300 726 366 708Q430 676 438 574Q440 452 348 366Q302 326 300 282z'
const FACE = 'M300 352Q212 384 196 500Q188 590 222 648Q256 704 300 706Q344 704 378 648Q412 590 404 500Q388 384 300 352z'

const sprouts = (sheet: Sheet): string => {
  const lean = 5 * sway(sheet)
  return line(
    `M292 214Q288 130 ${248 + lean} 66M300 214Q300 120 ${304 + lean} 40M308 214Q314 130 ${362 + lean} 78`,
    LEAF,
    17,
  )
}

const roots = line(
  'M232 752Q214 786 176 790M262 760Q252 800 224 816M300 764Q302 802 296 826M338 760Q348 800 378 814M368 752Q388 786 424 788',
  '#b99a63',
  7,
)

const veins = line(
  'M286 190Q250 290 160 360Q52 440 46 560Q50 660 120 722M314 190Q350 290 440 360Q548 440 554 560Q550 660 480 722',
  WINE,
  5,
)

/** One eye weeps, the other counts who has paid. */
const face = (sheet: Sheet): string => {
  const gaze = 6 * sway(sheet)
  return (
    shape(FACE, SKIN) +
    sheet.clip(
      FACE,
      shape('M180 340H420V452Q360 400 300 400Q240 400 180 452z', INK),
      line('M300 352V402', SKIN, 5),
      sheet.shade(FACE, CREASE, sheet.linear(dark([0, 0.95], [0.34, 0.25], [0.6, 0], [1, 0.35]), ACROSS)),
      circle(360, 592, 34, '#d8694f', { opacity: 0.4 }),
      circle(236, 592, 30, '#d8694f', { opacity: 0.4 }),
    ) +
    line('M216 482Q240 456 278 474', INK, 11) +
    line('M324 462Q356 436 388 462', INK, 11) +
    line('M216 522Q244 536 276 518M220 538L210 546M232 542L226 553', INK, 8) +
    line('M222 508Q246 496 272 508', CREASE, 5) +
    shape('M322 514Q352 482 392 512Q358 540 322 514z', '#fff6e6') +
    circle(371 + gaze, 512, 14, '#4c2a14') +
    circle(371 + gaze, 512, 6, INK) +
    circle(375 + gaze, 507, 3.5, '#fff') +
    line('M318 516Q352 474 396 510', INK, 8) +
    line('M330 534Q356 548 388 530', CREASE, 5) +
    line('M300 500Q296 552 284 576Q286 592 308 590', CREASE, 6) +
    shape('M260 636Q282 618 300 628Q318 618 342 640Q320 634 300 640Q280 634 260 636z', '#a52748') +
    shape('M260 637Q300 644 342 641Q322 664 300 662Q278 660 260 637z', '#c63a58') +
    line('M246 612Q236 628 240 646M352 612Q362 630 356 648', CREASE, 5) +
    line('M284 682Q300 688 316 682', CREASE, 4)
  )
}

const tear = (sheet: Sheet): string =>
  group(
    { transform: `translate(238 ${(548 + 46 * rise(sheet, 2)).toFixed(1)})` },
    shape('M0 -4Q34 50 0 72Q-34 50 0 -4z', '#dff6ff'),
    shape('M0 -4Q34 50 0 72Q14 50 0 -4z', '#6fb7d6'),
    line('M-9 36Q-12 52 -2 58', '#fff', 5),
  )

const onion = (sheet: Sheet): string =>
  roots +
  sprouts(sheet) +
  shape(ONION, PURPLE) +
  veins +
  sheet.shade(ONION, WINE, sheet.linear(dark([0, 0.9], [0.3, 0.1], [0.6, 0.1], [1, 0.85]), ACROSS)) +
  line('M424 318Q530 396 544 500', '#f0a8c8', 13, { opacity: 0.8 }) +
  shape(SECOND, PALE) +
  sheet.shade(SECOND, ROSE, sheet.linear(dark([0, 0.9], [0.4, 0.2], [1, 0.6]), ACROSS)) +
  shape(THIRD, PURPLE) +
  sheet.shade(THIRD, WINE, sheet.linear(dark([0, 0.9], [0.5, 0.1], [1, 0.7]), ACROSS)) +
  shape(HOOD, PALE) +
  sheet.shade(HOOD, ROSE, sheet.linear(dark([0, 0.9], [0.5, 0.15], [1, 0.5]), ACROSS)) +
  line(HOOD, WINE, 5) +
  line(SECOND, WINE, 5) +
  face(sheet) +
  tear(sheet)

export const art: KeyArt = {
  dusk: '#23091b',
  light: PALE,
  draw: sheet =>
    sheet.flood(MINT) +
    sheet.flood(sheet.linear(dark([0, 0], [0.5, 0.05], [1, 0.55])), sheet.dots('#7fbfa4')) +
    group(
      { transform: sheet.either('translate(0 -22)', 'translate(666 -36) scale(.92)') },
      shape('M-10 790Q300 850 610 790L560 820Q300 870 40 820z', '#7fbfa4', { opacity: 0.6, ...sheet.blur(10) }),
      onion(sheet),
    ),
  title: (colour = WINE) =>
    write(['Cebolla morada'], {
      x: 36,
      y: 826,
      fit: 528,
      heights: [40],
      gap: 0.12,
      serif: 0.12,
      pen: { thickness: 4.6, contrast: 2.4 },
      fill: colour,
    }),
}
