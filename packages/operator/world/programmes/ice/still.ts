import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const SKY = '#8fd0dc'
const SNOW = '#f6fbfa'
const SHADE = '#6f9fc0'
const RED = '#d93a2f'
const INK = '#131b2a'
const YOLK = '#f7a92f'

/** Whoever comes first reads the post. */
const penguin = (sheet: Sheet, x: number, y: number, size: number, turn: 1 | -1): string => {
  const body = 'M-130 320Q-170 60 -90 -60Q-90 -170 10 -176Q110 -170 116 -70Q190 60 150 320Q0 370 -130 320z'
  return group(
    { transform: `translate(${x} ${y}) scale(${size * turn} ${size})` },
    ellipse(10, 336, 190, 26, SHADE, { opacity: 0.6 }),
    shape('M-90 326Q-130 330 -128 350H-20V326zM120 326Q150 330 150 350H30V326z', YOLK),
    shape(body, INK),
    shape('M-96 300Q-130 90 -60 -6Q-10 -46 40 -14Q96 60 84 300Q0 340 -96 300z', SNOW),
    shape('M-60 -10Q0 40 60 -6Q50 -40 0 -40Q-50 -40 -60 -10z', YOLK, { opacity: 0.85 }),
    sheet.shade(body, '#3f5a80', sheet.linear(dark([0, 0], [0.6, 0.15], [1, 0.9]), ACROSS)),
    shape('M-84 -100Q-160 -96 -176 -74Q-130 -66 -80 -76z', YOLK),
    line('M-172 -76Q-130 -82 -84 -88', INK, 4),
    circle(-34, -112, 17, SNOW),
    circle(-40, -112, 9, INK),
    shape('M30 -130Q76 -120 70 -60Q40 -70 30 -130z', YOLK),
    shape('M120 10Q210 100 180 210Q130 170 104 90z', INK),
  )
}

const box = (sheet: Sheet): string =>
  rect(470, 420, 40, 320, '#7a5238') +
  shape('M330 260Q330 170 420 170H620V420H330z', RED) +
  shape('M620 170Q690 170 690 260V400L620 420z', '#8f1f1f') +
  sheet.shade('M330 260Q330 170 420 170H620V420H330z', '#5a0d16', sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.8]))) +
  shape('M320 250Q320 140 420 136H640Q700 140 704 230Q660 180 560 190Q400 190 320 250z', SNOW) +
  rect(370, 290, 200, 24, INK, { rx: 8 }) +
  times(5, icicle =>
    shape(
      `M${340 + icicle * 62} ${246 - icicle * 10}l10 ${50 + (icicle % 2) * 30}l12 -${54 + (icicle % 2) * 30}z`,
      '#cfeaf2',
    ),
  )

/** It is for the cook, and it smells of home. */
const letter = group(
  { transform: 'translate(700 330) rotate(-12)' },
  rect(-120, -74, 220, 146, '#fdf2da'),
  line('M-120 -74L-10 14L100 -74M-120 72L-40 0M100 72L20 0', '#c9ae7c', 5),
  rect(-112, -66, 46, 50, '#3f8fb0'),
  circle(-89, -41, 13, YOLK),
  circle(-10, 14, 19, RED),
  line('M-70 -50q20 -16 40 0t40 0', INK, 4),
)

export const still: Still = sheet =>
  sheet.flood(SKY) +
  shape('M-20 420L140 330L220 250L360 260L420 380L700 340L900 230L1080 250L1180 340L1300 320V560H-20z', '#d6edf2') +
  shape('M220 250L240 400L140 430L140 330zM900 230L930 400L760 430L700 340zM1080 250L1110 390L1180 340z', SHADE) +
  sheet.flood(sheet.linear(dark([0, 0.6], [0.5, 0.1], [1, 0.1])), sheet.dots('#3f7fa8')) +
  shape('M-20 500Q300 440 640 490T1300 470V740H-20z', SNOW) +
  sheet.shade('M-20 500Q300 440 640 490T1300 470V740H-20z', SHADE, sheet.linear(dark([0, 0], [1, 0.85]))) +
  penguin(sheet, 120, 440, 0.36, -1) +
  penguin(sheet, 210, 470, 0.42, -1) +
  penguin(sheet, 60, 500, 0.46, -1) +
  box(sheet) +
  shape('M380 740Q420 620 500 640Q600 620 640 740z', SNOW) +
  penguin(sheet, 970, 330, 1.12, 1) +
  letter +
  line('M1000 380Q880 360 780 350', INK, 46) +
  times(90, () => circle(sheet.random() * 1280, sheet.random() * 720, 2 + sheet.random() * 5, '#fff', { opacity: 0.9 }))
