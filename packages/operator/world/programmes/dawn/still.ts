import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const MIST = '#f7b7a3'
const PLUM = '#4a2450'
const GOLD = '#ffd28a'
const SKIN = '#c98a63'
const INK = '#20101f'
const TEAL = '#1f7a80'

const FACE =
  'M560 760Q580 640 640 600Q590 590 584 540Q586 520 594 508Q578 498 584 478Q572 468 582 450Q560 444 556 428Q580 390 592 356Q586 250 650 190Q760 120 880 170Q990 240 970 400Q950 540 880 590Q890 680 960 760z'

/** He has the news by heart, and still sleeps on his feet. */
const anchor = (sheet: Sheet): string =>
  shape('M430 760Q500 640 640 630L760 700L880 620Q1040 640 1100 760z', TEAL) +
  sheet.shade(
    'M430 760Q500 640 640 630L760 700L880 620Q1040 640 1100 760z',
    INK,
    sheet.linear(dark([0, 0.1], [1, 0.9]), ACROSS),
  ) +
  shape(FACE, SKIN) +
  sheet.shade(FACE, PLUM, sheet.linear(dark([0, 0], [0.4, 0.15], [1, 1]), ACROSS)) +
  shape(
    'M600 330Q580 180 690 130Q830 70 960 180Q1050 300 960 470Q930 430 930 380Q880 300 860 250Q740 260 600 330z',
    INK,
  ) +
  line('M640 220Q720 150 840 160M660 260Q740 200 850 210', '#5a3a5f', 8) +
  line('M604 392Q636 372 672 388', INK, 14) +
  line('M612 430Q640 446 672 430M620 436l-8 12M640 441l-2 13M660 437l6 12', INK, 8) +
  shape('M584 478Q630 480 656 500Q620 520 594 508z', '#8a3a3f') +
  line('M584 494Q620 492 648 500', INK, 5) +
  shape('M850 400Q890 370 906 410Q902 460 864 470Q844 440 850 400z', '#9a5a4a') +
  line('M866 460Q880 560 850 660', '#e8e0d8', 6) +
  circle(868, 452, 12, '#e8e0d8') +
  rect(590, 610, 250, 40, '#fff', { rx: 12, transform: 'rotate(14 700 630)' }) +
  times(7, tissue => shape(`M${592 + tissue * 36} ${598 + tissue * 9}l18 -34l20 42z`, '#fff'))

const brush = (sheet: Sheet): string =>
  group(
    { transform: 'translate(500 330) rotate(22)' },
    shape('M-500 -70L-330 -60V60L-520 90z', '#e0567a'),
    line('M-360 -20Q-260 -40 -170 -18M-360 20Q-270 10 -170 6', SKIN, 44),
    line('M-300 0H-60', INK, 20),
    rect(-84, -34, 70, 68, GOLD, { rx: 8 }),
    shape('M-20 -36Q90 -90 120 -20Q128 50 100 74Q40 80 -20 36z', '#f2d9c9'),
    sheet.shade(
      'M-20 -36Q90 -90 120 -20Q128 50 100 74Q40 80 -20 36z',
      '#b0645a',
      sheet.linear(dark([0, 0.9], [1, 0]), ACROSS),
    ),
  )

/** Before the first light of the studio, that of the window. */
export const still: Still = sheet =>
  sheet.flood(PLUM) +
  rect(900, 50, 330, 420, MIST) +
  circle(1060, 330, 96, GOLD) +
  shape('M900 380L960 330L1000 380L1060 300L1110 370L1170 320L1230 380V470H900z', '#8a4a78') +
  times(9, lit => rect(916 + lit * 34, 400 + (lit % 3) * 18, 10, 12, GOLD)) +
  line('M1065 50V470M900 250H1230', INK, 12) +
  rect(900, 50, 330, 420, 'none', { stroke: INK, 'stroke-width': 18 }) +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.3], [1, 1]), 760, 360, 760), sheet.dots(INK)) +
  group(
    {},
    times(
      6,
      bulb =>
        circle(60, 70 + bulb * 116, 26, '#fff1cf') +
        circle(
          60,
          70 + bulb * 116,
          70,
          sheet.radial([
            [0, GOLD, 0.7],
            [1, GOLD, 0],
          ]),
        ),
    ),
  ) +
  anchor(sheet) +
  brush(sheet) +
  times(60, () =>
    ellipse(
      560 + sheet.random() * 180,
      330 + sheet.random() * 260,
      2 + sheet.random() * 5,
      2 + sheet.random() * 4,
      '#f7e3d6',
      { opacity: 0.85 },
    ),
  )
