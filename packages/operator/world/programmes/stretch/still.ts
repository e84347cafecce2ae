import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const WALL = '#f4d6c6'
const CORAL = '#ee6a52'
const GREEN = '#1f6f63'
const INK = '#1d1a26'
const SUN = '#fff0c2'
const FUR = '#b8733f'

/** The arch of a back that has slept badly: hands on the rug, and all the rest in the air. */
const person = (sheet: Sheet): string =>
  group(
    { transform: 'translate(600 90) scale(1.1)' },
    line('M170 60L320 300L330 450', '#2c2f5a', 74),
    line('M180 50L390 260L410 450', '#383c70', 70),
    shape('M290 440H372V478H270Q262 450 290 440zM372 440H454V478H352Q346 450 372 440z', '#fff'),
    shape('M120 20Q190 -10 226 60Q220 120 160 130Q60 210 -20 300L-80 240Q20 110 120 20z', CORAL),
    sheet.shade(
      'M120 20Q190 -10 226 60Q220 120 160 130Q60 210 -20 300L-80 240Q20 110 120 20z',
      '#7a1f2a',
      sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9]), [0, 0, 1, 1]),
    ),
    line('M-40 270L-160 450', '#c98a5c', 38),
    line('M-16 280L-110 456', '#b5754a', 36),
    line('M-164 458h-44M-112 464h-44', '#c98a5c', 28),
    ellipse(20, 320, 62, 70, '#c98a5c', { transform: 'rotate(30 20 320)' }),
    shape('M-30 330Q-20 400 40 396Q90 380 86 320Q60 350 30 346Q-10 350 -30 330z', INK),
    rect(-36, 300, 130, 24, '#ffd23f', { rx: 8, transform: 'rotate(24 30 312)' }),
    line('M18 300q12 6 10 16M-6 288l-12 -8', INK, 6),
  )

/** Does it better. */
const dog = (sheet: Sheet): string =>
  group(
    { transform: 'translate(250 380)' },
    line('M240 40Q300 -30 280 -90', FUR, 26),
    line('M210 60L240 180L236 250M250 50L290 170L290 250', FUR, 36),
    shape('M180 30Q240 -10 276 40Q280 90 220 100Q110 150 40 220L-30 190Q60 90 180 30z', FUR),
    sheet.shade(
      'M180 30Q240 -10 276 40Q280 90 220 100Q110 150 40 220L-30 190Q60 90 180 30z',
      '#4a2412',
      sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9])),
    ),
    line('M10 210L-90 250M30 220L-50 262', FUR, 30),
    shape('M-40 120Q-10 90 40 110Q80 150 50 200Q0 220 -50 200L-110 196Q-130 180 -110 160Q-70 160 -40 120z', FUR),
    ellipse(-116, 176, 16, 13, INK),
    shape('M20 110Q80 120 76 190Q60 230 36 214Q30 150 20 110z', '#7a4522'),
    line('M-30 152Q-16 142 -2 152', INK, 7),
    line('M-100 198Q-70 206 -50 198', INK, 5),
    line('M14 214Q40 200 66 170', '#e23d4f', 14),
  )

export const still: Still = sheet =>
  sheet.flood(WALL) +
  rect(110, 40, 300, 300, SUN) +
  shape('M110 340V250Q200 180 280 240Q340 200 410 230V340z', '#8fb88a') +
  line('M260 40V340M110 180H410', '#fff', 12) +
  rect(110, 40, 300, 300, 'none', { stroke: '#fff', 'stroke-width': 18 }) +
  shape('M410 330L860 690H280L110 420z', SUN, { opacity: 0.75 }) +
  sheet.flood(sheet.linear(dark([0, 0.1], [0.4, 0.05], [1, 0.75]), ACROSS), sheet.dots('#d0806a')) +
  rect(0, 560, 1280, 160, '#b5764a') +
  line('M0 600H1280M0 660H1280', '#8f5630', 5) +
  ellipse(690, 634, 620, 62, GREEN) +
  ellipse(690, 628, 560, 48, '#2f8f7c') +
  ellipse(690, 628, 500, 36, 'none', { stroke: SUN, 'stroke-width': 7 }) +
  rect(1110, 260, 150, 260, INK, { rx: 14 }) +
  rect(1122, 280, 126, 110, '#8fd3d8', { rx: 8 }) +
  line('M1150 380L1185 310L1220 380M1185 310V300', CORAL, 12) +
  circle(1185, 296, 10, INK) +
  times(4, knob => circle(1140 + knob * 30, 420, 9, SUN)) +
  person(sheet) +
  dog(sheet)
