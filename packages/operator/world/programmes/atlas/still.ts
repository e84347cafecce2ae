import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const TABLE = '#17365c'
const INK = '#0a1a33'
const ORANGE = '#f28a1f'
const RIND = '#fbe3b8'
const LAND = '#3f8f5a'
const PULP = '#ffb347'

const GORE = 'M0 -250Q84 -120 84 0Q84 120 0 250Q-84 120 -84 0Q-84 -120 0 -250z'

/** Continents of nowhere in particular, gore by gore. */
const LANDS = [
  'M-80 -60Q-20 -120 20 -90Q60 -40 84 -60V20Q30 60 0 30Q-50 40 -80 0z',
  'M-84 -60Q-30 -90 10 -60Q40 -10 10 40Q40 110 0 160Q-30 110 -50 30L-84 20z',
  'M-30 -130Q30 -170 50 -120Q30 -70 84 -60V-10Q30 20 -20 -20Q-50 -80 -30 -130z',
  'M-84 -60Q-30 -110 30 -80Q84 -30 84 30Q40 60 20 130Q-20 150 -30 70Q-60 20 -84 -10z',
  'M-84 30Q-60 -10 -10 0Q20 30 0 60Q-40 70 -84 60zM10 100Q40 90 44 120Q30 150 10 130z',
  'M-20 -60Q40 -80 60 -40Q50 0 0 0Q-30 -20 -20 -60zM-10 60Q40 50 60 90Q40 140 0 130Q-30 100 -10 60z',
]

const gore = (sheet: Sheet, at: number): string =>
  group(
    { transform: `translate(${400 + at * 150} ${450 + (at % 2) * 10}) rotate(${(at - 2.5) * 7}) scale(.9)` },
    shape(GORE, INK, { opacity: 0.45, transform: 'translate(14 18)' }),
    shape(GORE, ORANGE),
    sheet.clip(
      GORE,
      shape(LANDS[at] ?? GORE, LAND),
      line('M-90 -120H90M-90 0H90M-90 120H90M0 -250V250', RIND, 2.5, { opacity: 0.55 }),
      sheet.shade(GORE, '#8a3410', sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9]), ACROSS)),
    ),
    line(GORE, RIND, 9),
  )

/** What is left: the world without its maps. */
const fruit = (sheet: Sheet): string =>
  group(
    { transform: 'translate(860 150)' },
    ellipse(20, 128, 170, 30, INK, { opacity: 0.5 }),
    circle(0, 0, 136, PULP),
    times(9, segment =>
      shape(
        'M0 -132Q30 -60 26 10Q20 80 0 120Q-20 80 -26 10Q-30 -60 0 -132z',
        segment % 2 === 0 ? '#ffc15c' : '#f7a03a',
        { transform: `rotate(${(segment - 4) * 12}) translate(${(segment - 4) * 22} 0) scale(.8 .96)` },
      ),
    ),
    line('M-110 -70Q-60 0 -100 80M-60 -116Q-30 0 -50 116M0 -134V132M60 -116Q30 0 50 116M110 -70Q60 0 100 80', RIND, 5),
    circle(0, 0, 136, sheet.radial(dark([0, 0], [0.6, 0.1], [1, 1]), [0.36, 0.32, 0.74]), sheet.dots('#a8480f')),
    circle(-6, -126, 17, RIND),
  )

const knife = group(
  { transform: 'translate(180 250) rotate(64)' },
  shape('M-40 -20H180Q260 -10 290 26H-40z', '#d5dde2'),
  line('M-30 16H280', '#8fa0ac', 4),
  rect(-220, -22, 184, 50, '#7a3a20', { rx: 18 }),
  circle(-180, 4, 8, '#e8c98a'),
  circle(-90, 4, 8, '#e8c98a'),
)

/** Insert: peel an orange, and the world lies flat. */
export const still: Still = sheet =>
  sheet.flood(TABLE) +
  line(
    times(8, plank => `M0 ${plank * 96 + 20}H1280`),
    '#102a4a',
    6,
  ) +
  line('M120 70q120 10 200 -4M620 660q160 14 260 -6M1020 80q90 8 160 -2', '#1f4674', 5) +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.15], [1, 1]), 800, 340, 820), sheet.dots(INK)) +
  fruit(sheet) +
  times(6, at => gore(sheet, at)) +
  knife +
  line('M480 660Q760 720 1080 664', RIND, 5, { 'stroke-dasharray': '2 16' }) +
  times(7, drop => ellipse(300 + ((drop * 171) % 500), 150 + ((drop * 53) % 60), 9, 6, PULP)) +
  circle(300, 120, 11, RIND) +
  circle(1130, 170, 9, RIND)
