import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const ROSE = '#c22a4e'
const WINE = '#4a0d25'
const SKIN = '#e0a27c'
const PAPER = '#fbeedc'
const GOLD = '#eab54a'
const INK = '#1d0710'

const FACE =
  'M700 140Q836 66 968 150Q1040 230 1026 380Q1010 500 940 574Q890 622 826 600Q740 560 700 450Q664 330 700 140z'
const HAIR =
  'M640 720Q560 560 600 360Q600 120 780 50Q960 0 1070 130Q1160 260 1130 460Q1120 620 1180 740H1000Q1010 600 1030 480Q1050 320 1000 230Q930 210 850 150Q800 220 716 240Q690 340 704 480Q720 600 780 720z'

const features =
  line('M732 290Q776 258 826 284', INK, 12) +
  line('M896 280Q946 252 990 288', INK, 12) +
  ellipse(784, 336, 36, 20, PAPER) +
  ellipse(940, 336, 36, 20, PAPER) +
  circle(796, 340, 17, '#3a5a34') +
  circle(952, 340, 17, '#3a5a34') +
  circle(796, 340, 8, INK) +
  circle(952, 340, 8, INK) +
  circle(802, 333, 5, PAPER) +
  circle(958, 333, 5, PAPER) +
  line('M742 336Q780 304 824 336M902 336Q942 304 984 332', INK, 9) +
  line('M742 336L724 322M752 322L738 304M984 332L1002 318M974 320L990 302', INK, 5) +
  line('M872 350Q856 410 852 440Q866 456 892 446', '#9c5138', 7)

/** It has taken all of three hundred episodes. */
const tear = shape('M962 366Q990 420 984 452Q974 478 950 466Q934 446 948 410z', '#cfe6ee') + circle(956, 446, 6, '#fff')

const LETTER = 'M560 470L980 500L1010 760H520z'

/** The letter hides her mouth, and shines on her from below. */
const letter = (sheet: Sheet): string =>
  shape('M590 486L1020 470L1050 760H560z', '#d9c0a2') +
  shape(LETTER, PAPER) +
  sheet.shade(LETTER, '#b98a6a', sheet.linear(dark([0, 0], [0.5, 0.2], [1, 0.9]), ACROSS)) +
  line(
    times(6, row => `M600 ${540 + row * 34}q20 -12 40 0t40 0t40 0t40 0t40 0t40 0${row % 2 === 0 ? 't40 0' : ''}`),
    WINE,
    5,
  )

const fingers = (x: number, y: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    times(
      4,
      at => line(`M${at * 10} ${at * 44}L104 ${at * 42 - 10}`, SKIN, 42) + line(`M${88} ${at * 42 - 10}h16`, ROSE, 28),
    ),
  )

export const still: Still = sheet =>
  sheet.flood(ROSE) +
  times(9, fold =>
    shape(
      `M${fold * 150 - 60} 0Q${fold * 150} 360 ${fold * 150 - 80} 720H${fold * 150}Q${fold * 150 + 70} 360 ${fold * 150 + 10} 0z`,
      '#a01c40',
    ),
  ) +
  sheet.flood(sheet.glow(dark([0, 0], [0.6, 0.3], [1, 1]), 860, 330, 820), sheet.dots(WINE)) +
  shape(HAIR, INK) +
  shape(FACE, SKIN) +
  sheet.shade(FACE, '#7d2d2a', sheet.linear(dark([0, 0.85], [0.4, 0.2], [1, 0]), [0, 0, 0.8, 1])) +
  shape('M640 460Q690 300 716 240Q800 220 850 150Q930 210 1000 230Q920 120 800 110Q680 140 640 460z', INK) +
  line('M700 190Q760 120 860 110M1020 200Q1080 300 1076 430', '#5d2436', 7) +
  features +
  tear +
  letter(sheet) +
  fingers(500, 560, -8) +
  circle(1074, 470, 22, GOLD) +
  rect(1066, 488, 16, 46, GOLD, { rx: 8 })
