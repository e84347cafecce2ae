import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const NIGHT = '#191022'
const GROOVE = '#2d1c3e'
const COPPER = '#e0803a'
const PEACH = '#f7c98e'
const LILAC = '#7c5aa6'

/** Grooves are hills under a low sun; each is a line that the music has bent. */
const hills = (sheet: Sheet): string =>
  times(15, row => {
    const y = 300 + row * row * 1.6 + row * 9
    const high = 6 + row * 2.6
    const wave = times(20, at => {
      const up = Math.round(high * (0.35 + sheet.random()))
      return `q34 ${at % 2 === 0 ? -up : up} 68 0`
    })
    const path = `M-20 ${Math.round(y)}${wave}`
    return (
      shape(`${path}V730H-20z`, row % 2 === 0 ? NIGHT : GROOVE) +
      line(path, row % 2 === 0 ? COPPER : LILAC, 2 + row * 0.45, { opacity: 0.35 + row * 0.04 })
    )
  })

const ARM = 'M1300 -60L1000 250Q968 282 930 300L836 352L812 330L884 262Q920 224 950 196L1180 -60z'

const needle = (sheet: Sheet): string =>
  shape('M816 470Q730 520 560 560Q720 470 806 440z', '#050308', { opacity: 0.6 }) +
  shape(ARM, '#d7cfc4') +
  sheet.shade(ARM, NIGHT, sheet.linear(dark([0, 0], [0.4, 0.15], [1, 0.95]), [0.2, 0, 0.8, 1])) +
  shape('M760 330L856 290L900 350L812 412z', COPPER) +
  sheet.shade('M760 330L856 290L900 350L812 412z', '#6d2c10', sheet.linear(dark([0, 0], [1, 0.9]))) +
  line('M784 338L872 300', PEACH, 6) +
  shape('M786 392L822 376L806 476L796 478z', '#f5efe6') +
  circle(801, 480, 9, PEACH) +
  circle(
    801,
    480,
    80,
    sheet.radial([
      [0, PEACH, 0.8],
      [1, PEACH, 0],
    ]),
  )

/** Very near: the needle walks through a country of grooves at dusk. */
export const still: Still = sheet =>
  sheet.flood('#3a1f4a') +
  circle(470, 306, 250, COPPER) +
  circle(470, 306, 250, sheet.linear(dark([0, 0], [1, 0.9])), sheet.dots('#a8326a')) +
  circle(470, 306, 84, PEACH) +
  circle(470, 306, 16, '#3a1f4a') +
  line('M350 236Q420 170 520 180M330 300Q326 270 336 250', PEACH, 6, { opacity: 0.7 }) +
  sheet.flood(sheet.linear(dark([0, 0.95], [0.45, 0.1], [1, 0])), sheet.dots(NIGHT)) +
  hills(sheet) +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.2], [1, 1]), 720, 420, 760), sheet.dots('#0b0611')) +
  needle(sheet) +
  group(
    {},
    times(24, () => ellipse(560 + sheet.random() * 500, 330 + sheet.random() * 240, 2.5, 2.5, PEACH, { opacity: 0.7 })),
  )
