import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const SKY = '#ffd9a8'
const WAVE = '#2fa4b8'
const DEEP = '#125a78'
const RED = '#e8473a'
const NAVY = '#1d2c5a'
const CREAM = '#fff6e4'

const HATS = ['#f2b632', '#e85a8a', '#4fae6a', '#8a5ac0']

/** A sock with eyes, pulled over nothing. */
const sock = (x: number, y: number, turn: number, colour: string, stripe: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape('M-44 130V-20Q-50 -70 -110 -74Q-150 -84 -140 -124Q-120 -154 -60 -146Q40 -140 44 -40V130z', colour),
    rect(-44, 60, 88, 22, stripe),
    rect(-44, 100, 88, 22, stripe),
    shape('M-142 -110Q-130 -154 -88 -150Q-96 -100 -124 -80Q-146 -90 -142 -110z', stripe),
    circle(-34, -150, 21, CREAM),
    circle(6, -142, 21, CREAM),
    circle(-40, -150, 9, NAVY),
    circle(0, -142, 9, NAVY),
    line('M-128 -94Q-90 -86 -60 -96', NAVY, 6),
  )

/** Four holes, of which two are eyes. */
const captain = (sheet: Sheet): string =>
  group(
    { transform: 'translate(830 250) rotate(-6)' },
    shape('M-90 220Q-90 120 0 110Q90 120 90 220z', NAVY),
    line('M-40 150V210M40 150V210', '#f2b632', 10),
    line('M84 170Q160 150 190 70', NAVY, 30),
    circle(192, 62, 20, CREAM),
    circle(0, 20, 124, RED),
    circle(0, 20, 124, sheet.radial(dark([0, 0], [0.6, 0.1], [1, 0.95]), [0.4, 0.36, 0.7]), sheet.dots('#7a0f24')),
    circle(0, 20, 94, 'none', { stroke: '#b82a2a', 'stroke-width': 10 }),
    circle(-34, -8, 19, NAVY),
    circle(34, -8, 19, NAVY),
    circle(-34, 52, 15, NAVY),
    circle(34, 52, 15, NAVY),
    circle(-28, -14, 6, CREAM),
    circle(40, -14, 6, CREAM),
    line('M-34 52L34 52', CREAM, 9),
    line('M-60 -34Q-40 -48 -16 -36M16 -36Q40 -50 62 -34', NAVY, 9),
    shape('M-150 -70Q0 -130 150 -70Q120 -190 0 -196Q-120 -190 -150 -70z', NAVY),
    line('M-140 -74Q0 -132 140 -74', '#f2b632', 12),
    circle(0, -146, 24, '#f2b632'),
    line('M0 -160v28M-12 -140q12 16 24 0', NAVY, 5),
  )

const wave = (y: number, step: number, colour: string): string =>
  shape(
    `M-60 ${y}${times(10, () => `q${step * 0.4} -${step * 0.5} ${step} 0q-${step * 0.34} -10 -${step * 0.4} ${step * 0.16}q${step * 0.2} ${step * 0.12} ${step * 0.4} -${step * 0.16}`)}V760H-60z`,
    colour,
  )

/** All hands and all feet on deck. */
export const still: Still = sheet =>
  sheet.flood(SKY) +
  times(5, cloud => ellipse(110 + cloud * 270, 110 + (cloud % 2) * 70, 120, 30, CREAM)) +
  sheet.flood(sheet.linear(dark([0, 0.7], [0.5, 0.05], [1, 0])), sheet.dots('#f0806a')) +
  wave(500, 190, '#6fc6cc') +
  line('M590 470V40', '#8a5a34', 18) +
  shape('M574 60Q330 150 330 400Q470 380 574 400z', CREAM) +
  line('M500 110Q480 240 500 392M420 190Q400 290 410 392', RED, 18) +
  shape('M590 30L680 56L590 84z', RED) +
  sock(470, 470, -6, HATS[0] ?? RED, RED) +
  sock(690, 500, 4, HATS[2] ?? RED, CREAM) +
  sock(1120, 470, 10, HATS[1] ?? RED, CREAM) +
  captain(sheet) +
  sock(990, 530, -4, HATS[3] ?? RED, '#f2b632') +
  shape('M330 460H1240Q1240 640 1060 680H520Q340 640 330 460z', '#b87a45') +
  sheet.shade(
    'M330 460H1240Q1240 640 1060 680H520Q340 640 330 460z',
    '#4a2412',
    sheet.linear(dark([0, 0], [1, 0.95])),
  ) +
  line('M340 520H1236M366 590H1200', '#7d4a26', 6) +
  rect(318, 446, 934, 30, '#d99a5a', { rx: 14 }) +
  times(4, at => circle(490 + at * 190, 560, 38, '#7d4a26') + circle(490 + at * 190, 560, 27, DEEP)) +
  wave(640, 170, WAVE) +
  wave(700, 210, DEEP)
