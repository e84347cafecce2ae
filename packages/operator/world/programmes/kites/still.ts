import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const SKY = '#58b9e6'
const DEEP = '#1b5f9a'
const RED = '#ee4f3e'
const YOLK = '#ffd13d'
const WHITE = '#fffaf0'
const INK = '#1c2440'

/** The teacher: paper, sticks, and a very strict look. */
const teacher = (sheet: Sheet): string =>
  group(
    { transform: 'translate(860 260) rotate(16)' },
    line('M0 300Q60 380 -20 440Q-90 500 -10 560Q40 600 0 660', WHITE, 6),
    times(4, bow =>
      group(
        { transform: `translate(${[40, -50, -40, 20][bow] ?? 0} ${360 + bow * 80}) rotate(${bow * 40})` },
        shape('M0 0L-42 -24V24zM0 0L42 -24V24z', bow % 2 === 0 ? YOLK : '#8a5ac0'),
        circle(0, 0, 9, INK),
      ),
    ),
    shape('M0 -280L210 -20L0 300z', RED),
    shape('M0 -280L-210 -20L0 300z', YOLK),
    shape('M0 -280L210 -20H-210z', '#fff', { opacity: 0.22 }),
    sheet.shade('M0 -280L210 -20L0 300L-210 -20z', '#7a1f3a', sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9]), ACROSS)),
    line('M0 -280V300M-210 -20H210', '#8a4a24', 9),
    circle(-70, -50, 46, WHITE, { stroke: INK, 'stroke-width': 9 }),
    circle(70, -50, 46, WHITE, { stroke: INK, 'stroke-width': 9 }),
    line('M-24 -54Q0 -66 24 -54', INK, 9),
    circle(-76, -30, 17, INK),
    circle(58, -30, 17, INK),
    line('M-116 -116L-40 -98M116 -120L42 -98', INK, 13),
    line('M-50 62Q0 36 54 62', INK, 12),
    shape('M-12 -10Q-20 24 0 26Q20 24 12 -10z', '#c2352f'),
  )

/** A pupil who holds on by the string. */
const pupil = (x: number, y: number, turn: number, shirt: string, hair: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    line('M0 -60L0 -150', WHITE, 4),
    line('M-8 10L0 -64M10 10L4 -64', '#c98a5c', 17),
    circle(2, -70, 13, '#c98a5c'),
    shape('M-40 90Q-46 10 0 0Q46 10 40 90z', shirt),
    line('M-18 84L-50 150M18 84L30 160', INK, 24),
    line('M-52 152h-24M30 164h26', RED, 18),
    circle(-2, -6, 36, '#c98a5c'),
    shape('M-40 -8Q-44 -52 0 -54Q40 -50 36 -10Q0 -34 -40 -8z', hair),
    circle(-14, -4, 5, INK),
    circle(12, -4, 5, INK),
    ellipse(0, 14, 9, 8, '#7a1f2a'),
  )

const sheetOfPaper = (x: number, y: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape('M-34 -44Q0 -34 34 -46L38 40Q0 50 -36 42z', WHITE),
    line('M-20 -22Q0 -16 22 -22M-20 -4Q0 2 24 -4M-20 14Q0 20 24 14', DEEP, 4),
  )

const cloud = (x: number, y: number, size: number): string =>
  shape(
    'M-140 40Q-190 30 -170 -10Q-150 -40 -110 -30Q-90 -90 -20 -80Q40 -80 56 -36Q110 -50 130 -10Q180 -6 170 30Q160 44 120 42z',
    WHITE,
    { transform: `translate(${x} ${y}) scale(${size})` },
  )

/** Lessons are in the sky; the homework is the white that blows away. */
export const still: Still = sheet =>
  sheet.flood(SKY) +
  cloud(220, 150, 1.1) +
  cloud(1150, 560, 1.3) +
  cloud(520, 520, 0.8) +
  cloud(620, 70, 0.6) +
  sheet.flood(sheet.linear(dark([0, 0.1], [0.5, 0.1], [1, 0.75])), sheet.dots(DEEP)) +
  line('M790 540Q640 420 470 400M790 540Q540 560 260 470M790 540Q640 640 420 620', WHITE, 4) +
  teacher(sheet) +
  pupil(470, 470, -40, '#8a5ac0', '#3a2016') +
  pupil(250, 560, -58, '#2f9a6b', INK) +
  pupil(420, 690, -64, YOLK, '#a8481f') +
  sheetOfPaper(120, 330, -20) +
  sheetOfPaper(300, 290, 24) +
  sheetOfPaper(60, 560, 10) +
  sheetOfPaper(1130, 130, 30) +
  rect(0, 716, 1280, 4, DEEP)
