import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const NIGHT = '#1f2f6b'
const DEEP = '#0e1538'
const CHEESE = '#f7d764'
const MOLE = '#4a3a52'
const NOSE = '#f2889a'
const LEAF = '#2f7a6b'

/** A slice is missing; there are the marks of teeth. */
const bitten = (sheet: Sheet): string =>
  sheet.mask(
    circle(880, 270, 250, '#fff') +
      circle(1090, 160, 84, '#000') +
      circle(1010, 90, 62, '#000') +
      circle(1120, 260, 60, '#000') +
      circle(1070, 80, 90, '#000'),
    circle(880, 270, 250, CHEESE),
    circle(790, 190, 44, '#e6bd42'),
    circle(930, 330, 60, '#e6bd42'),
    circle(760, 360, 30, '#e6bd42'),
    circle(900, 150, 22, '#e6bd42'),
    circle(880, 270, 250, sheet.radial(dark([0, 0], [0.6, 0.05], [1, 0.85]), [0.4, 0.4, 0.7]), sheet.dots('#b9781c')),
  ) +
  times(9, crumb =>
    shape(
      `M${1070 + ((crumb * 43) % 150)} ${140 + crumb * 44}l${8 + (crumb % 3) * 4} 4l-4 ${10 + (crumb % 2) * 6}l-12 -4z`,
      CHEESE,
    ),
  )

/** Inspector Mole has a theory, and one large eye. */
const mole = (sheet: Sheet): string =>
  group(
    { transform: 'translate(640 480)' },
    shape('M-170 260Q-190 -60 -20 -130Q110 -140 170 -20Q200 110 180 260z', MOLE),
    sheet.shade(
      'M-170 260Q-190 -60 -20 -130Q110 -140 170 -20Q200 110 180 260z',
      DEEP,
      sheet.linear(dark([0, 0.95], [0.5, 0.3], [1, 0]), [0, 0.5, 1, 0.2]),
    ),
    shape('M-180 260Q-190 120 -130 60Q0 150 150 70Q200 140 196 260z', '#b5652f'),
    line('M-110 90L-60 150L0 116L60 156L120 96', '#7d3d18', 10),
    shape('M96 -70Q190 -110 236 -60Q232 -20 150 -10z', '#5d4a66'),
    circle(240, -66, 32, NOSE),
    circle(248, -76, 9, '#fff'),
    line('M150 -30l60 26M140 -14l52 40', '#8b7796', 4),
    shape('M-130 -70Q-120 -190 20 -200Q110 -196 130 -110Q20 -150 -130 -70z', '#8a5a34'),
    line('M-150 -58Q0 -150 160 -100', '#5c3a1e', 22),
    line('M-80 -130Q-20 -170 60 -172M-20 -198L-8 -140M50 -196L52 -136', '#6d4526', 6),
    circle(70, -54, 26, '#fff'),
    circle(80, -58, 13, DEEP),
  )

const glass = (sheet: Sheet): string =>
  line('M690 610L830 470', '#3a1f14', 30) +
  circle(900, 396, 112, '#cfeef2', { opacity: 0.35, stroke: '#e2b23c', 'stroke-width': 20 }) +
  sheet.clip(
    'M800 396A100 100 0 0 1 1000 396A100 100 0 0 1 800 396z',
    shape('M830 330Q850 300 890 300Q980 300 1010 370Q960 340 880 350Q840 360 830 330z', '#fff', { opacity: 0.8 }),
    line('M850 420q20 -34 40 0q20 -34 40 0q20 -34 40 0', '#a8661c', 10),
    line('M844 462q20 -28 40 0q20 -28 40 0q20 -28 40 0', '#a8661c', 8),
  ) +
  group(
    { transform: 'translate(700 596) rotate(-40)' },
    times(4, claw => ellipse(-20 + claw * 20, -12, 15, 30, NOSE) + line(`M${-20 + claw * 20} -40v-12`, '#fff', 7)),
  )

const hill = (x: number, y: number, size: number): string =>
  shape('M-150 40Q-110 -70 0 -80Q110 -70 150 40z', '#5c3a2a', { transform: `translate(${x} ${y}) scale(${size})` })

export const still: Still = sheet =>
  sheet.flood(NIGHT) +
  times(50, () => circle(sheet.random() * 1280, sheet.random() * 560, 1.5 + sheet.random() * 3, '#fdf3c4')) +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.2], [1, 0.95]), 880, 270, 860), sheet.dots(DEEP)) +
  bitten(sheet) +
  shape('M-20 640Q300 560 640 620T1300 600V740H-20z', LEAF) +
  times(40, blade =>
    line(`M${blade * 33} ${640 + (blade % 4) * 20}q6 -30 ${blade % 2 === 0 ? -8 : 14} -46`, '#1d5a52', 6),
  ) +
  hill(170, 650, 0.9) +
  hill(360, 610, 0.6) +
  mole(sheet) +
  hill(650, 740, 1.7) +
  glass(sheet) +
  rect(0, 700, 1280, 20, DEEP, { opacity: 0.5 })
