import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import { foot } from '../../draw/foot.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'
import { BARK, BERRY, CREAM, FOREST, LEAF, NIGHT, PINK, SKY, SUN } from './palette.ts'

const BLACK = '#2a1d1c'
/** From the ears down a snout that does not end. */
const HEAD =
  'M660 130Q560 84 462 106Q380 124 318 200Q250 290 176 372Q128 424 96 452Q78 474 96 492Q118 506 146 486Q240 428 330 382Q430 350 500 372Q580 400 680 420z'
const BIB = 'M680 300Q600 290 540 330Q470 380 430 470Q520 520 700 500z'

const TONGUE = 'M108 478Q60 560 110 640Q170 716 290 690Q400 664 392 590Q380 528 312 540Q250 556 276 616'

const cap = (sheet: Sheet): string =>
  group(
    { transform: `rotate(${(10 + 2 * sway(sheet)).toFixed(2)} 470 110)` },
    shape('M360 96Q360 10 470 6Q590 10 586 96Q470 120 360 96z', BERRY),
    sheet.shade(
      'M360 96Q360 10 470 6Q590 10 586 96Q470 120 360 96z',
      '#6d1430',
      sheet.linear(dark([0, 0], [1, 0.9]), [0, 0, 1, 0]),
    ),
    shape('M352 92Q470 124 592 92V124Q470 152 352 124z', '#7d1a3a'),
    shape('M356 118Q300 120 262 158Q330 166 420 140z', BLACK),
    shape('M430 34h76v50h-76z', CREAM),
    line('M430 34l38 30l38 -30', BERRY, 6),
  )

/** Stuck fast, with a picture of where it wants to go. */
const stamp = group(
  { transform: 'translate(292 634) rotate(-11)' },
  shape(`M-78 -62${'h13a7 7 0 0 0 13 0'.repeat(6)}v124h-156z`, NIGHT, { opacity: 0.35, transform: 'translate(9 12)' }),
  rect(-78, -62, 156, 132, CREAM),
  times(8, at => circle(-78 + at * 22.3, -62, 6.5, LEAF) + circle(-78 + at * 22.3, 70, 6.5, LEAF)),
  times(6, at => circle(-78, -48 + at * 23, 6.5, LEAF) + circle(78, -48 + at * 23, 6.5, LEAF)),
  rect(-60, -44, 120, 96, SKY),
  circle(24, -10, 24, SUN),
  shape('M-60 16q15 -14 30 0t30 0t30 0t30 0V52H-60z', '#2f8fa0'),
  line('M-50 34q12 -8 24 0t24 0t24 0t24 0', CREAM, 4),
)

const body = (sheet: Sheet): string =>
  shape('M700 60Q610 90 560 60Q600 200 580 300Q640 420 640 960H760z', BARK) +
  shape('M560 24Q540 -30 588 -40Q640 -26 634 60Q600 80 560 60z', BARK) +
  shape('M574 20Q566 -14 592 -20Q616 -8 614 40z', PINK) +
  shape(HEAD, '#a9836a') +
  sheet.shade(HEAD, BARK, sheet.linear(dark([0, 0.8], [0.35, 0.1], [0.7, 0.15], [1, 1]))) +
  shape('M680 190Q560 210 500 300Q560 280 620 330Q640 380 690 400z', BLACK) +
  line('M690 180Q556 200 486 310', CREAM, 15) +
  shape(BIB, BLACK) +
  sheet.shade(BIB, BARK, sheet.linear(dark([0, 0.6], [1, 0]))) +
  shape('M176 372Q128 424 96 452Q78 474 96 492Q118 506 146 486L196 456Q150 430 176 372z', BLACK) +
  ellipse(106, 458, 12, 8, '#8a6a5c', { transform: 'rotate(-40 106 458)' }) +
  line('M132 484Q200 446 252 424', BLACK, 7) +
  circle(412, 232, 50, CREAM) +
  circle(398, 244, 30, BLACK) +
  circle(390, 234, 10, '#fff') +
  shape('M356 226Q376 168 430 178Q470 190 464 232Q420 196 356 226z', '#8a6650') +
  line('M356 228Q420 196 466 234', BLACK, 8) +
  line('M360 160Q390 134 430 138', BARK, 15)

const tongue =
  line(TONGUE, BERRY, 40) + line(TONGUE, PINK, 30) + line('M102 486Q62 560 112 634Q168 702 282 680', '#ffb3bd', 7)

/** Leaves as large as umbrellas, behind and before. */
const leaf = (x: number, y: number, turn: number, size: number, colour: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    shape('M0 0Q-110 -120 0 -300Q110 -120 0 0z', colour),
    line('M0 0V-270M0 -60L-44 -110M0 -60L44 -110M0 -130L-42 -180M0 -130L42 -180', NIGHT, 5, { opacity: 0.35 }),
  )

export const art: KeyArt = {
  dusk: '#0b2f26',
  light: SUN,
  draw: sheet =>
    sheet.flood(LEAF) +
    group(
      { transform: sheet.either('translate(0 0)', 'translate(640 -20)') },
      leaf(60, 210, -70, 1.1, '#4aa657'),
      leaf(190, 120, -24, 0.9, '#4aa657'),
      leaf(40, 420, -110, 0.9, '#4aa657'),
      leaf(300, 560, 100, 1, '#4aa657'),
    ) +
    sheet.flood(sheet.linear(dark([0, 0], [0.5, 0.05], [1, 0.85])), sheet.dots(FOREST)) +
    group(
      { transform: sheet.either('translate(0 -4)', 'translate(668 -10) scale(.93)') },
      body(sheet),
      cap(sheet),
      tongue,
      stamp,
    ) +
    sheet.either(
      foot(sheet, NIGHT, 700, [0.42, 0.92]) + leaf(20, 940, 24, 0.8, FOREST) + leaf(590, 940, -30, 0.8, FOREST),
      '',
    ),
  title: (colour = CREAM) =>
    write(['Correio', 'do Igarapé'], {
      x: 300,
      y: 770,
      align: 'centre',
      heights: [36, 46],
      leading: 1.36,
      extra: 10,
      gap: 0.16,
      jitter: 0.16,
      seed: 8,
      ends: 'round',
      pen: { thickness: 11 },
      fill: colour === CREAM ? [CREAM, SUN, PINK] : colour,
    }),
}
