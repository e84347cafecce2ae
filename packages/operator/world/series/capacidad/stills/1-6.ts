import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { write } from '../../../draw/lettering.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, corner, INK, MINT, ORANGE, PINK, PLUM, SUN, VIOLET } from '../palette.ts'

const flamingo = (x: number, y: number, size: number, side: 1 | -1): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size * side} ${size})` },
    line('M6 60V200M6 200l24 4M-10 60Q-30 110 0 120', '#d95a80', 7),
    shape('M-70 40Q-60 -20 10 -14Q80 -6 90 50Q40 90 -20 76Q-60 70 -70 40z', PINK),
    shape('M0 10Q60 0 100 60Q40 60 0 10z', '#d95a80'),
    line('M-56 30Q-110 -20 -70 -70Q-36 -110 -80 -136', PINK, 17),
    circle(-84, -138, 17, PINK),
    shape('M-94 -148Q-126 -140 -124 -112Q-110 -118 -92 -126z', CREAM),
    shape('M-122 -126Q-126 -118 -124 -112Q-116 -114 -112 -120z', INK),
    circle(-84, -142, 4, INK),
  )

const sea = (sheet: Sheet): string =>
  rect(
    420,
    80,
    440,
    520,
    sheet.linear([
      [0, '#5fc4e0'],
      [1, '#c9f0e4'],
    ]),
  ) +
  circle(740, 180, 46, SUN) +
  rect(420, 330, 440, 130, '#2a9ab0') +
  line(
    'M430 370q20 -10 40 0t40 0M600 356q20 -10 40 0t40 0M720 400q20 -10 40 0t40 0M470 426q20 -10 40 0t40 0',
    CREAM,
    5,
    { opacity: 0.8 },
  ) +
  shape('M420 460Q540 430 660 456T860 440V600H420z', '#f3d9a0') +
  line('M420 462Q540 432 660 458T860 442', CREAM, 11) +
  group(
    { transform: 'translate(520 500) rotate(-10)' },
    line('M0 -190V60', '#8a5a34', 9),
    shape('M-140 -120Q-110 -220 0 -230Q110 -220 140 -120Q70 -150 0 -120Q-70 -150 -140 -120z', ORANGE),
    shape('M-50 -140Q-40 -210 0 -230Q40 -210 50 -140Q24 -134 0 -120Q-24 -134 -50 -140z', CREAM),
  ) +
  group(
    { transform: 'translate(560 560)' },
    shape('M-70 0L20 -14L70 -70L84 -62L40 6L-60 20z', MINT),
    line('M-50 16v26M30 6v30', INK, 6),
  ) +
  flamingo(730, 440, 0.74, 1) +
  flamingo(810, 420, 0.5, -1)

const doors = (sheet: Sheet): string =>
  rect(250, 80, 170, 520, '#b9bad0') +
  rect(860, 80, 170, 520, '#b9bad0') +
  sheet.shade('M250 80H420V600H250z', PLUM, sheet.linear(dark([0, 0.9], [1, 0.1]), ACROSS)) +
  sheet.shade('M860 80H1030V600H860z', PLUM, sheet.linear(dark([0, 0.1], [1, 0.9]), ACROSS)) +
  line('M420 80V600M860 80V600', INK, 9) +
  rect(226, 56, 828, 26, INK) +
  rect(226, 56, 26, 546, INK) +
  rect(1028, 56, 26, 546, INK)

/** Sand that has come out over the carpet, and a crab with it. */
const sand =
  shape('M420 600H860Q960 640 900 680Q760 700 700 690Q560 720 440 690Q330 660 420 600z', '#f3d9a0') +
  shape('M470 620Q600 610 640 640Q560 660 480 650z', '#e0bd7a') +
  group(
    { transform: 'translate(800 660)' },
    line('M-30 0L-54 16M-24 8L-44 28M30 0L54 16M24 8L44 28M-26 -12L-50 -34M26 -12L50 -34', '#d9402c', 7),
    ellipse(0, 0, 38, 24, '#d9402c'),
    circle(-54, -38, 12, '#d9402c'),
    circle(54, -38, 12, '#d9402c'),
    circle(-10, -24, 6, CREAM),
    circle(10, -24, 6, CREAM),
    circle(-10, -24, 3, INK),
    circle(10, -24, 3, INK),
  )

/** From behind, the foreman with his case: he does not step out. */
const foreman = group(
  { transform: 'translate(330 690)' },
  shape('M-110 60Q-120 -170 0 -180Q120 -170 110 60z', '#3f6fb0'),
  line('M-40 -176V60M40 -176V60', INK, 17),
  line('M96 -120Q150 -60 130 20', '#3f6fb0', 44),
  circle(0, -232, 56, '#a8633c'),
  shape('M-66 -240Q-64 -316 0 -316Q64 -316 66 -240z', SUN),
  rect(-78, -250, 156, 17, '#d99a1c', { rx: 8 }),
)

/** The strange one: it is on no plan. */
export const still: Still = sheet =>
  sheet.flood(VIOLET) +
  times(12, at => rect(at * 116, 0, 58, 610, '#9a88e6')) +
  sea(sheet) +
  doors(sheet) +
  rect(-20, 600, 1320, 140, '#8a2a4a') +
  shape('M420 600H860L1080 740H200z', '#ffe9b0', { opacity: 0.35 }) +
  sand +
  rect(590, 6, 100, 44, INK, { rx: 8 }) +
  write(['-0'], { x: 640, y: 14, align: 'centre', heights: [28], gap: 0.2, pen: { thickness: 5 }, fill: ORANGE })
    .markup +
  circle(640, 330, 420, '#fff3c8', { opacity: 0.2, ...sheet.blur(40) }) +
  rect(1110, 240, 90, 180, '#b9bad0', { rx: 10 }) +
  circle(1155, 290, 22, SUN) +
  circle(1155, 360, 22, CREAM) +
  line('M1155 360v34M1155 384h14', INK, 7) +
  foreman +
  sheet.flood(sheet.linear(dark([0, 0.3], [0.5, 0], [1, 0.5])), sheet.dots(PLUM)) +
  corner(sheet, 0.7, 0.5, 0.45)
