import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const WALL = '#f0b04a'
const RUST = '#9a3d1c'
const STEEL = '#c9d2d6'
const INK = '#241612'
const BLUE = '#3fa0e8'
const CREAM = '#fff3da'

const LOWER = 'M660 560L700 400H940L980 560Q820 590 660 560z'
const UPPER = 'M700 380L650 190L600 150L690 130H940L960 190L936 380z'

/** The moka pot; in its side the kitchen, and who waits in it. */
const moka = (sheet: Sheet): string =>
  line('M940 190Q1090 180 1090 250Q1090 330 1010 360', INK, 34) +
  shape(LOWER, STEEL) +
  shape('M660 560L700 400H760L740 572z', '#f4f8f8') +
  shape('M860 400H940L980 560L880 576z', '#7d8b92') +
  circle(720, 500, 13, '#d9a23c') +
  rect(690, 376, 258, 30, '#8d9aa0', { rx: 6 }) +
  shape(UPPER, STEEL) +
  shape('M700 380L650 190L690 130H740L752 380z', '#f4f8f8') +
  shape('M860 130H940L960 190L936 380H866z', '#7d8b92') +
  ellipse(808, 260, 46, 70, WALL) +
  circle(808, 230, 19, '#8a4a2c') +
  shape('M772 318Q776 252 808 252Q840 252 844 318Q808 338 772 318z', '#2f7a6b') +
  shape('M788 228Q788 204 810 206Q830 208 828 230Q808 216 788 228z', INK) +
  shape('M690 130Q820 40 944 130z', '#aab5ba') +
  sheet.shade('M690 130Q820 40 944 130z', INK, sheet.linear(dark([0, 0], [1, 0.8]), ACROSS)) +
  circle(818, 70, 24, INK) +
  sheet.shade(UPPER, INK, sheet.linear(dark([0, 0], [0.6, 0.05], [1, 0.7]), ACROSS)) +
  sheet.shade(LOWER, INK, sheet.linear(dark([0, 0], [1, 0.8])))

const flames = times(11, flame => {
  const x = 640 + flame * 34
  const high = 44 + ((flame * 23) % 30)
  return (
    shape(
      `M${x} 640Q${x - 16} ${620 - high / 3} ${x + 10} ${640 - high}Q${x + 34} ${620 - high / 3} ${x + 22} 640z`,
      BLUE,
    ) + shape(`M${x + 6} 640Q${x} 626 ${x + 10} ${640 - high / 2}Q${x + 22} 626 ${x + 16} 640z`, '#d6f0ff')
  )
})

const steam = (sheet: Sheet): string =>
  line('M590 140Q530 90 580 40Q620 0 580 -40', CREAM, 26, { opacity: 0.65, ...sheet.blur(5) }) +
  line('M560 160Q440 120 490 50Q520 10 480 -40', CREAM, 18, { opacity: 0.5, ...sheet.blur(5) })

export const still: Still = sheet =>
  sheet.flood(WALL) +
  rect(
    0,
    0,
    1280,
    540,
    sheet.pattern(120, 120, rect(4, 4, 112, 112, '#f5bf63') + circle(60, 60, 24, '#e08f3a') + circle(60, 60, 10, WALL)),
  ) +
  sheet.flood(sheet.linear(dark([0, 0.8], [0.5, 0.15], [1, 0.6]), ACROSS), sheet.dots(RUST)) +
  steam(sheet) +
  shape('M-20 660H1300V740H-20z', INK) +
  rect(560, 636, 520, 26, '#3d2a24', { rx: 10 }) +
  circle(
    820,
    610,
    320,
    sheet.radial([
      [0, BLUE, 0.5],
      [1, BLUE, 0],
    ]),
  ) +
  flames +
  line('M580 590H1060', INK, 18) +
  moka(sheet) +
  group(
    { transform: 'translate(290 560)' },
    ellipse(0, 84, 190, 22, INK, { opacity: 0.5 }),
    shape('M-100 -60H100Q100 70 40 84H-40Q-100 70 -100 -60z', CREAM),
    line('M98 -30Q160 -30 150 14Q140 50 80 40', CREAM, 20),
    ellipse(0, -60, 100, 22, '#fff'),
    ellipse(0, -58, 84, 16, '#5a2c16'),
    sheet.shade(
      'M-100 -60H100Q100 70 40 84H-40Q-100 70 -100 -60z',
      RUST,
      sheet.linear(dark([0, 0.7], [0.5, 0.1], [1, 0]), ACROSS),
    ),
    line('M-60 -10Q0 16 60 -10', '#d6402f', 12),
  )
