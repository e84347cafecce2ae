import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const BLUE = '#1f3f8f'
const NIGHT = '#0a1430'
const BRASS = '#e8b04a'
const PALE = '#cfe0f7'
const CORAL = '#f2705a'

const BUS = 'M-20 90H1130Q1200 90 1210 170L1230 470V600H-20z'

/** The last one, and its driver is in no hurry. */
const bus = (sheet: Sheet): string =>
  shape(BUS, '#2c56b8') +
  shape('M-20 400H1226L1230 470V600H-20z', CORAL) +
  times(4, pane => rect(20 + pane * 270, 150, 240, 200, PALE, { rx: 18 })) +
  shape('M1110 150H1170L1186 350H1110z', PALE) +
  sheet.shade(BUS, NIGHT, sheet.linear(dark([0, 0.9], [0.5, 0.2], [1, 0.6]), ACROSS)) +
  rect(560, 150, 240, 200, '#ffe2a0', { rx: 18 }) +
  rect(830, 150, 240, 200, '#ffe2a0', { rx: 18 })

/** From the shoulder of the bell to its lip. */
const HORN =
  'M700 130Q760 120 790 160L812 200Q840 260 850 420Q856 520 910 530Q960 524 950 440Q930 330 990 250Q1060 210 1180 230Q1130 280 1090 330Q1060 400 1050 480Q1030 640 900 640Q790 630 770 470Q764 330 740 240Q724 190 690 180z'

const horn = (sheet: Sheet): string =>
  shape(HORN, BRASS) +
  sheet.shade(HORN, '#6b3510', sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.95]), ACROSS)) +
  ellipse(1086, 240, 100, 34, '#7a4310', { transform: 'rotate(4 1086 240)' }) +
  ellipse(1090, 236, 86, 24, '#2a1408', { transform: 'rotate(4 1090 236)' }) +
  line('M790 250Q830 380 826 500', '#fff0c4', 9, { opacity: 0.8 }) +
  times(
    6,
    key => circle(800 + key * 6, 280 + key * 46, 21, '#fff0c4') + circle(800 + key * 6, 280 + key * 46, 13, '#c98a2a'),
  ) +
  line('M860 300Q900 420 930 500M980 330Q960 430 980 520', '#8a4f14', 7) +
  circle(982, 420, 30, '#fff0c4') +
  circle(982, 420, 19, '#c98a2a') +
  line('M690 156L600 170', '#14110f', 26)

/** He plays for whoever is still up. */
const player = (sheet: Sheet): string =>
  group(
    { transform: 'translate(0 -40)' },
    shape('M180 860Q170 560 260 470L420 440Q540 560 560 860z', '#101a3a'),
    shape('M300 460L360 360H460L440 480Q380 520 300 460z', '#5a3420'),
    shape(
      'M280 270Q260 110 400 80Q540 70 570 180L582 226Q600 250 572 258Q580 280 560 292Q566 340 520 350Q470 400 400 380Q300 370 280 270z',
      '#7a4a2c',
    ),
    sheet.shade(
      'M280 270Q260 110 400 80Q540 70 570 180L582 226Q600 250 572 258Q580 280 560 292Q566 340 520 350Q470 400 400 380Q300 370 280 270z',
      NIGHT,
      sheet.linear(dark([0, 1], [0.5, 0.25], [1, 0]), ACROSS),
    ),
    shape('M264 190Q250 60 400 40Q560 40 580 150Q420 130 264 190z', '#c2413a'),
    line('M250 196Q420 120 610 166', '#8f2a2a', 20),
    line('M496 206Q520 192 548 204M500 232Q522 246 546 234', '#1a0f0a', 7),
    circle(500, 300, 34, '#8f5a38'),
    line('M330 230Q350 200 374 230Q376 270 350 280', '#3a1f14', 8),
  )

const fingers = (x: number, y: number): string =>
  times(
    3,
    at =>
      line(`M${x - 60} ${y + at * 34 + 10}Q${x} ${y + at * 34 - 10} ${x + 54} ${y + at * 36}`, '#7a4a2c', 30) +
      circle(x + 58, y + at * 36, 9, '#d9a27c'),
  )

export const still: Still = sheet =>
  sheet.flood(BLUE) +
  bus(sheet) +
  shape('M-20 590H1300V740H-20z', '#16285a') +
  times(18, glint =>
    line(`M${(glint * 137) % 1240} ${620 + ((glint * 41) % 90)}h60`, glint % 3 === 0 ? BRASS : '#3f66b8', 5, {
      opacity: 0.8,
    }),
  ) +
  circle(300, 600, 74, NIGHT) +
  circle(300, 600, 34, '#5d6f9a') +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.2], [1, 1]), 820, 320, 820), sheet.dots(NIGHT)) +
  player(sheet) +
  line('M430 640Q600 700 710 640', '#101a3a', 90) +
  line('M330 540Q560 510 720 410', '#1a2750', 80) +
  group({ transform: 'translate(-20 80)' }, horn(sheet), fingers(800, 310), fingers(806, 480)) +
  times(4, ring =>
    line(`M${1130 + ring * 34} ${150 - ring * 30}q${40 + ring * 10} -10 ${70 + ring * 10} 30`, '#ffe2a0', 8, {
      opacity: 0.9 - ring * 0.18,
    }),
  ) +
  group({}, circle(1210, 80, 4, PALE))
