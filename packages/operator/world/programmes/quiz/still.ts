import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const BLUE = '#1d3fae'
const TEAL = '#0fa3a0'
const RED = '#f0392f'
const GLOW = '#ffd9a0'
const INK = '#0b1034'

/** A flat hand that comes down, seen from its side. */
const hand = (sheet: Sheet, skin: string, deep: string, cuff: string): string =>
  shape('M-560 -330L-300 -190L-350 -60L-640 -190z', cuff) +
  line('M-318 -196L-366 -74', '#fff', 16) +
  shape(
    'M-330 -170Q-220 -140 -150 -80L-20 -40Q40 -30 44 -6Q40 18 0 14L-60 8Q20 24 20 46Q12 66 -30 58L-90 44Q-30 66 -40 86Q-56 100 -100 84L-140 66Q-100 92 -116 106Q-140 116 -180 90Q-280 40 -372 -70z',
    skin,
  ) +
  sheet.shade(
    'M-330 -170Q-220 -140 -150 -80L-20 -40Q40 -30 44 -6Q40 18 0 14L-60 8Q20 24 20 46Q12 66 -30 58L-90 44Q-30 66 -40 86Q-56 100 -100 84L-140 66Q-100 92 -116 106Q-140 116 -180 90Q-280 40 -372 -70z',
    deep,
    sheet.linear(dark([0, 0], [0.5, 0.15], [1, 0.9])),
  ) +
  line('M-60 8L-120 -10M-90 44L-150 20M-140 66L-190 40', deep, 6) +
  shape('M-210 -120Q-120 -120 -90 -70Q-60 -30 -96 -26Q-150 -50 -210 -60z', skin) +
  line('M-190 -62Q-130 -46 -96 -26', deep, 5)

const buzzer = (sheet: Sheet): string =>
  ellipse(800, 640, 300, 84, INK) +
  shape('M560 560H1040L1090 650Q800 730 510 650z', '#dfe5f0') +
  sheet.shade(
    'M560 560H1040L1090 650Q800 730 510 650z',
    INK,
    sheet.linear(dark([0, 0.1], [0.4, 0], [1, 0.9]), ACROSS),
  ) +
  ellipse(800, 560, 240, 62, '#9aa6c4') +
  shape('M600 556Q606 400 800 396Q994 400 1000 556Q800 640 600 556z', RED) +
  sheet.shade(
    'M600 556Q606 400 800 396Q994 400 1000 556Q800 640 600 556z',
    '#7a0d14',
    sheet.linear(dark([0, 0.3], [0.4, 0], [1, 0.95]), [0, 0, 0.6, 1]),
  ) +
  line('M640 500Q660 440 730 424', '#ffb3a0', 14)

/** Two towns, one button. */
export const still: Still = sheet =>
  sheet.flood(BLUE) +
  shape('M800 -20H1300V740H800z', TEAL) +
  times(24, ray => {
    const turn = (ray / 24) * 2 * Math.PI
    const to = (far: number, more: number): string =>
      `${Math.round(800 + far * Math.cos(turn + more))} ${Math.round(470 + far * Math.sin(turn + more))}`
    return shape(`M800 470L${to(1100, 0)}L${to(1100, 0.12)}z`, GLOW, { opacity: 0.28 })
  }) +
  times(12, lamp => circle(40 + lamp * 110, 46 + (lamp % 2) * 12, 17, lamp % 3 === 0 ? '#fff3cf' : '#ffb347')) +
  circle(
    800,
    460,
    330,
    sheet.radial([
      [0, '#fff3cf', 0.95],
      [0.5, '#ffcf7a', 0.4],
      [1, '#ffcf7a', 0],
    ]),
  ) +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.12], [1, 0.95]), 800, 440, 820), sheet.dots(INK)) +
  shape('M-20 640H1300V740H-20z', '#141a52') +
  buzzer(sheet) +
  group(
    { transform: 'translate(1010 330) scale(-1.12 1.12) rotate(14)' },
    hand(sheet, '#e8b48c', '#8f4c30', '#f5f2ea'),
  ) +
  group({ transform: 'translate(760 366) scale(1.2) rotate(10)' }, hand(sheet, '#8f5836', '#3f1c10', '#f2b632')) +
  line('M560 270L520 210M640 230L624 160M960 210L990 140M1060 250L1110 200', '#fff3cf', 11) +
  rect(0, 712, 1280, 8, '#ffb347')
