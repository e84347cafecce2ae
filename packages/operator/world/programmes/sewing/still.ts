import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const WALL = '#e9a3a0'
const IRON = '#14201f'
const GOLD = '#e0b04a'
const WHITE = '#fffaf0'
const BLUSH = '#b98fa0'

const machine = (sheet: Sheet): string =>
  line('M680 290V420', '#9aa6a4', 16) +
  line('M680 400V476', '#dfe6e4', 8) +
  shape('M650 464H710L720 480H640z', '#9aa6a4') +
  shape(
    'M640 160H1090Q1150 160 1150 220V490H1000V300Q1000 270 970 270H730V330H640Q616 300 620 230Q620 170 640 160z',
    IRON,
  ) +
  sheet.shade(
    'M640 160H1090Q1150 160 1150 220V490H1000V300Q1000 270 970 270H730V330H640Q616 300 620 230Q620 170 640 160z',
    '#5f7d78',
    sheet.linear(dark([0, 0.8], [0.3, 0.1], [1, 0])),
  ) +
  line('M680 200H960M680 238H960', GOLD, 5) +
  times(5, flower => circle(740 + flower * 50, 219, 9, GOLD) + circle(740 + flower * 50, 219, 4, '#c2476a')) +
  circle(1160, 250, 76, IRON) +
  circle(1160, 250, 58, WALL) +
  line('M1160 192V308M1102 250H1218', IRON, 12) +
  circle(1160, 250, 18, GOLD) +
  rect(860, 92, 24, 70, '#7d5238') +
  rect(842, 80, 60, 52, '#3f7fb0', { rx: 6 }) +
  line('M845 92h54M845 104h54M845 116h54', '#2a5a86', 4) +
  line('M846 110Q740 90 700 160L660 196L680 300L680 440', '#3f7fb0', 4)

const SNOW =
  'M-20 740V610Q80 560 150 600Q220 470 330 560Q400 430 520 520Q600 470 680 478Q760 474 830 500Q960 420 1050 520Q1150 450 1220 560Q1270 540 1300 570V740z'

/** A dress that is a range of hills, and six who climb it with pins. */
const dress = (sheet: Sheet): string =>
  shape(SNOW, WHITE) +
  sheet.shade(SNOW, BLUSH, sheet.linear(dark([0, 0], [0.4, 0.15], [1, 0.9]))) +
  line(
    'M150 600Q170 670 120 740M330 560Q320 660 360 740M520 520Q500 640 540 740M680 480Q690 620 650 740M830 500Q850 640 820 740M1050 520Q1030 640 1080 740M1220 560Q1230 660 1200 740',
    BLUSH,
    7,
  ) +
  line('M400 740Q430 640 420 560M930 740Q900 620 940 480', '#e3ccd2', 9) +
  times(16, lace =>
    circle(40 + lace * 40, Math.round(660 + 26 * Math.sin(lace * 0.8)), 12, 'none', {
      stroke: BLUSH,
      'stroke-width': 5,
    }),
  ) +
  line(
    times(20, stitch => `M${690 + stitch * 30} ${Math.round(540 + stitch * 3 + 8 * Math.sin(stitch))}l16 2`),
    '#3f7fb0',
    5,
  ) +
  times(
    6,
    pin =>
      line(`M${180 + pin * 66} ${560 - (pin % 2) * 10}l-12 46`, '#9aa6a4', 4) +
      circle(
        180 + pin * 66,
        556 - (pin % 2) * 10,
        11,
        ['#e8473a', GOLD, '#2f8a7a', '#3f7fb0', '#c2476a', '#f2793a'][pin] ?? GOLD,
      ),
  )

const hand = group(
  { transform: 'translate(500 500) rotate(10)' },
  shape('M-300 -150L-120 -60L-160 40L-360 -40z', '#2f8a7a'),
  shape(
    'M-140 -70Q-40 -60 30 -24L90 -6Q106 4 90 18L30 14L84 32Q94 46 74 50L10 38L54 60Q58 74 36 74L-30 54Q-110 50 -170 30z',
    '#c98a5c',
  ),
  line('M30 14L-20 0M10 38L-36 24M-30 54L-66 40', '#7a4628', 5),
  rect(-132, -76, 26, 112, GOLD, { rx: 6, transform: 'rotate(20 -120 -20)' }),
)

export const still: Still = sheet =>
  sheet.flood(WALL) +
  times(9, at => rect(at * 160 - 20, 0, 12, 720, '#dd8f8e')) +
  rect(90, 50, 320, 300, '#bfe0e6') +
  shape('M90 350V230Q200 190 250 240Q320 200 410 260V350z', '#7fae8a') +
  line('M250 50V350M90 200H410', WHITE, 14) +
  rect(90, 50, 320, 300, 'none', { stroke: WHITE, 'stroke-width': 18 }) +
  sheet.flood(sheet.linear(dark([0, 0.2], [0.4, 0.05], [1, 0.75]), ACROSS), sheet.dots('#7a3448')) +
  ellipse(900, 500, 340, 30, '#7a3448', { opacity: 0.5 }) +
  machine(sheet) +
  dress(sheet) +
  hand
