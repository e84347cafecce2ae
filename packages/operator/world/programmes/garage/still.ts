import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const TEAL = '#2f9a94'
const CREAM = '#f6ead0'
const INK = '#0f1a20'
const NIGHT = '#1c2b36'
const LAMP = '#ffd27a'
const ORANGE = '#e8702f'

const FRONT = 'M440 560V330Q440 120 640 80H960Q1160 120 1160 330V560Q1160 590 1130 590H470Q440 590 440 560z'

/** A face of sheet metal: one lamp is back, the other has not opened yet. */
const van = (sheet: Sheet): string =>
  shape(FRONT, CREAM) +
  shape('M440 560V350Q620 330 800 470Q980 330 1160 350V560Q1160 590 1130 590H470Q440 590 440 560z', TEAL) +
  line('M440 350Q620 330 800 470Q980 330 1160 350', '#dfe5e2', 14) +
  shape(
    'M500 310Q506 170 640 140H785V330Q700 340 640 310Q560 296 500 310zM1100 310Q1094 170 960 140H815V330Q900 340 960 310Q1040 296 1100 310z',
    '#28404c',
  ) +
  line('M540 290L650 160M580 300L700 150M880 320L960 170', '#8fb8c2', 9, { opacity: 0.6 }) +
  line('M700 320L620 250M900 320L980 250', INK, 7) +
  sheet.shade(FRONT, INK, sheet.linear(dark([0, 0.8], [0.3, 0.1], [0.6, 0], [1, 0.85]), ACROSS)) +
  circle(560, 480, 74, '#dfe5e2') +
  circle(560, 480, 58, LAMP) +
  circle(560, 480, 30, '#fff6d8') +
  circle(
    560,
    480,
    300,
    sheet.radial([
      [0, LAMP, 0.7],
      [1, LAMP, 0],
    ]),
  ) +
  circle(1040, 480, 74, '#dfe5e2') +
  circle(1040, 480, 58, INK) +
  line('M1010 470q20 -30 40 0q-16 30 10 50M1030 500l20 -50', ORANGE, 6) +
  shape('M966 480A74 74 0 0 1 1114 480Q1040 440 966 480z', TEAL) +
  circle(800, 440, 52, '#dfe5e2') +
  circle(800, 440, 40, TEAL) +
  shape('M800 410L824 452H776z', '#dfe5e2') +
  rect(420, 574, 760, 46, '#dfe5e2', { rx: 22 }) +
  sheet.shade('M420 574H1180V620H420z', INK, sheet.linear(dark([0, 0], [1, 0.9]))) +
  rect(480, 610, 120, 80, INK, { rx: 20 }) +
  rect(1000, 610, 120, 80, INK, { rx: 20 })

/** What there is to be seen of a mechanic. */
const legs =
  ellipse(800, 706, 330, 24, INK, { opacity: 0.6 }) +
  rect(660, 676, 300, 24, '#7a4a2c', { rx: 8 }) +
  circle(690, 704, 14, '#444f57') +
  circle(930, 704, 14, '#444f57') +
  line('M770 640L730 690M850 640L890 684', ORANGE, 62) +
  shape('M690 720Q676 640 712 636Q748 640 744 720zM872 720Q870 636 906 632Q940 640 932 720z', '#5a3420') +
  line('M704 654h26M704 672h28M894 650h26M892 668h28', CREAM, 5)

const wall = (sheet: Sheet): string =>
  rect(30, 60, 340, 260, '#5a4030') +
  line('M90 100V230M90 100m-24 0a24 24 0 0 1 48 0', '#b9c4c8', 14) +
  line('M170 90V240', ORANGE, 18) +
  line('M170 90V150', '#b9c4c8', 9) +
  line('M250 100V240M250 100L230 84M250 100L270 84', '#b9c4c8', 15) +
  circle(324, 140, 36, 'none', { stroke: '#b9c4c8', 'stroke-width': 12 }) +
  line('M324 176V240', '#7a8a90', 14) +
  line('M60 270H340', '#3a281e', 10) +
  sheet.shade('M0 0H400V720H0z', INK, sheet.linear(dark([0, 0.9], [1, 0.1]), ACROSS))

export const still: Still = sheet =>
  sheet.flood(NIGHT) +
  times(9, plank => rect(0, plank * 70, 1280, 62, plank % 2 === 0 ? '#22343f' : '#1f2f3a')) +
  wall(sheet) +
  shape('M-20 600H1300V740H-20z', '#3a4248') +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.2], [1, 1]), 760, 400, 800), sheet.dots(INK)) +
  van(sheet) +
  legs +
  shape('M560 480L-60 300V700z', LAMP, { opacity: 0.22 }) +
  line('M1180 700Q1220 600 1180 520Q1150 450 1220 380', '#8a2f22', 9) +
  group(
    { transform: 'translate(200 650) rotate(-8)' },
    rect(-120, -40, 210, 80, '#c9402f', { rx: 8 }),
    rect(-50, -66, 80, 30, INK, { rx: 10 }),
    rect(-120, -40, 210, 16, '#8f2419'),
  )
