import { d, ellipse, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, FOG, GREEN, LAMP, NIGHT, night, RED } from '../palette.ts'

const rings = times(7, at => {
  const [across, down] = [150 + at * 112, 62 + at * 48]
  return line(
    d`M${620 - across} 430a${across} ${down} 0 1 0 ${across * 2} 0a${across} ${down} 0 1 0 ${-across * 2} 0`,
    at % 2 ? '#e7eee8' : '#4f8a86',
    9 - at,
    {
      opacity: 0.85 - at * 0.1,
    },
  )
})

const CROWN = 'M-172 -30Q-190 -132 -60 -150Q60 -164 150 -120Q190 -90 160 -20Q0 20 -172 -30z'

/** His cap, that came off the night he ran aground. */
const cap = (sheet: Sheet): string =>
  group(
    { transform: 'translate(620 420) rotate(-7)' },
    ellipse(0, 40, 220, 40, NIGHT, { opacity: 0.5, ...sheet.blur(8) }),
    shape(CROWN, CREAM),
    sheet.shade(CROWN, '#8f9a90', sheet.linear(dark([0, 0], [0.5, 0.2], [1, 0.95]))),
    shape('M-160 -34Q0 14 160 -24L152 22Q0 58 -152 14z', NIGHT),
    shape('M-150 8Q0 56 150 18Q190 56 120 74Q-10 96 -130 62Q-176 40 -150 8z', '#142c3d'),
    line('M-124 50Q0 80 120 58', '#4f7f8c', 6),
    shape('M-4 -40l12 -22l12 22l22 4l-16 16l4 22l-22 -10l-22 10l4 -22l-16 -16z', LAMP),
    line('M-130 -6Q0 34 134 0', LAMP, 7),
  )

const fog = (sheet: Sheet, y: number, opacity: number): string =>
  ellipse(sheet.random() * 1280, y, 700, 46, '#e7eee8', { opacity, ...sheet.blur(24) })

/** The strange one: a sea that listens, in rings. */
export const still: Still = sheet =>
  sheet.flood(FOG) +
  shape('M0 190H1280V720H0z', '#6fa09c') +
  sheet.shade('M0 190H1280V720H0z', '#1d4f57', sheet.linear(dark([0, 0], [0.5, 0.4], [1, 1]))) +
  group(
    { opacity: 0.4 },
    shape('M820 250Q860 90 850 20H1130Q1120 90 1160 250z', '#4d6c70'),
    shape('M860 20h260v-40h-260z', '#4d6c70'),
  ) +
  ellipse(868, 90, 14, 14, RED) +
  ellipse(1112, 90, 14, 14, GREEN) +
  ellipse(868, 90, 46, 46, RED, { opacity: 0.3 }) +
  ellipse(1112, 90, 46, 46, GREEN, { opacity: 0.3 }) +
  rings +
  shape('M620 430L1290 250V420z', '#d8ffe9', { opacity: 0.3 }) +
  cap(sheet) +
  fog(sheet, 196, 0.8) +
  fog(sheet, 250, 0.5) +
  fog(sheet, 690, 0.35) +
  night(sheet, 0.6)
