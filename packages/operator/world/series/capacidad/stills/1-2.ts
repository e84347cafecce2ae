import { circle, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { write } from '../../../draw/lettering.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, corner, INK, MINT, ORANGE, PINK, PLUM, SUN, VIOLET } from '../palette.ts'

const STEEL = '#c3c4d6'

const button = (x: number, y: number, label: string, lit: boolean): string =>
  circle(x + 5, y + 8, 70, INK, { opacity: 0.4 }) +
  circle(x, y, 70, '#8a8aa6') +
  circle(x, y, 58, lit ? SUN : CREAM) +
  (lit ? circle(x, y, 92, SUN, { opacity: 0.35 }) : '') +
  write([label], { x, y: y - 25, align: 'centre', heights: [50], gap: 0.14, pen: { thickness: 9 }, fill: INK }).markup

const panel = (sheet: Sheet): string =>
  rect(90, -40, 560, 800, STEEL) +
  times(40, at => line(`M92 ${at * 19}H648`, '#b4b5c9', 2)) +
  sheet.shade('M90 -40H650V760H90z', PLUM, sheet.linear(dark([0, 0.6], [0.3, 0], [0.7, 0.1], [1, 0.8]), ACROSS)) +
  [
    [116, 40],
    [624, 40],
    [116, 684],
    [624, 684],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 14, '#8a8aa6') + line(`M${x - 8} ${y - 4}L${x + 8} ${y + 4}`, INK, 5))
    .join('')

const WIRES = [
  ['M470 470C600 560 640 380 760 480S900 640 820 700', PINK],
  ['M470 470C560 640 700 560 700 660S600 720 640 780', MINT],
  ['M470 470C640 430 700 300 820 380S1000 480 960 600', ORANGE],
  ['M470 470C420 600 540 660 480 780', VIOLET],
] as const

const SKIN = '#c98a5e'
const DEEP = '#73402a'

/** The hand that mends: a fist about a handle. */
const hand = (sheet: Sheet): string => {
  const back = 'M1340 120Q1180 90 1060 130Q960 160 930 230Q920 330 1000 380Q1120 420 1340 400z'
  return (
    line('M880 330L640 430', '#9a9ab4', 19) +
    line('M880 324L640 424', CREAM, 5) +
    shape('M646 416L604 444L612 460L654 442z', '#9a9ab4') +
    shape('M860 300L1120 190L1160 280L890 384Q850 370 860 300z', ORANGE) +
    line('M890 340L1130 244M880 316L1120 216', '#b85a14', 7) +
    shape(back, SKIN) +
    sheet.shade(back, DEEP, sheet.linear(dark([0, 0], [0.5, 0.1], [1, 1]))) +
    line('M1000 150Q930 210 946 290M1060 150Q990 220 1004 316M1124 156Q1056 230 1070 340', SKIN, 58) +
    line('M968 190Q950 220 952 250M1030 190Q1010 226 1012 262M1094 196Q1076 236 1078 280', DEEP, 5) +
    shape('M920 300Q980 400 1100 390Q1120 430 1060 440Q950 440 900 340Q900 310 920 300z', '#d99a6c') +
    shape('M902 318Q892 340 910 360Q934 356 936 330Q920 306 902 318z', '#f3d0ac') +
    shape('M1190 60H1340V460H1190Q1150 260 1190 60z', MINT) +
    line('M1204 70Q1164 260 1204 450', CREAM, 15)
  )
}

/** Insert: it is not wired, and it is lit. */
export const still: Still = sheet =>
  sheet.flood(PLUM) +
  times(9, at => rect(660 + at * 74, 0, 60, 720, '#55449f')) +
  sheet.flood(sheet.linear(dark([0, 0.2], [1, 0.9]), [0, 0, 1, 1]), sheet.dots(INK)) +
  panel(sheet) +
  button(270, 120, '11', false) +
  button(470, 120, '12', false) +
  button(270, 300, '14', false) +
  button(470, 300, '15', false) +
  button(270, 640, '9', false) +
  circle(470, 470, 78, INK) +
  WIRES.map(([way, colour]) => line(way, INK, 17) + line(way, colour, 11)).join('') +
  group({ transform: 'translate(60 0)' }, button(210, 470, '13', true)) +
  circle(270, 470, 170, SUN, { opacity: 0.3, ...sheet.blur(24) }) +
  shape('M604 440l-40 -30l10 40l-50 0l46 22z', SUN) +
  hand(sheet) +
  corner(sheet, 0.65, 0.4, 0.5)
