import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const STREET = '#2d3a3f'
const INK = '#0a0f12'
const VELVET = '#9c1f2e'
const LAMP = '#f2c45a'
const FOG = '#8fa6a4'

const CASE =
  'M-380 60Q-400 -60 -280 -80Q-190 -90 -120 -52Q-40 -20 60 -44L330 -70Q400 -60 396 0Q392 60 330 66L60 50Q-40 40 -120 92Q-190 140 -290 128Q-370 116 -380 60z'
const HOLLOW =
  'M-340 42Q-350 -36 -270 -48Q-210 -52 -170 -28Q-150 -10 -120 -16Q-50 -26 40 -20L320 -36Q352 -28 350 -2Q348 26 318 32L40 24Q-50 20 -120 42Q-150 46 -170 70Q-220 100 -280 92Q-336 84 -340 42z'

/** The shape of what is not there. */
const violinCase = (sheet: Sheet): string =>
  group(
    { transform: 'translate(800 470) rotate(-13) scale(1.08)' },
    shape(CASE, '#000', { opacity: 0.6, transform: 'translate(10 62)', ...sheet.blur(14) }),
    shape(CASE, '#3a241c', { transform: 'translate(0 34)' }),
    shape(CASE, '#5a3828'),
    shape(HOLLOW, VELVET),
    sheet.shade(HOLLOW, '#2a0308', sheet.linear(dark([0, 1], [0.35, 0.35], [1, 0]))),
    line(HOLLOW, '#c9a06a', 6),
    ellipse(-120, 12, 26, 60, VELVET),
    rect(180, -52, 26, 24, LAMP, { rx: 4 }),
    rect(-250, 112, 30, 24, LAMP, { rx: 4 }),
    line('M-330 20Q-330 -34 -270 -42', '#e8697a', 5),
    group(
      { transform: 'translate(-210 30)' },
      circle(0, 0, 26, '#f4ead2'),
      line('M-60 12Q-30 -30 0 0M10 8l40 26', '#2f6b3a', 6),
      times(7, petal =>
        ellipse(0, -17, 9, 15, petal % 2 === 0 ? '#fffaf0' : '#e3d3b0', { transform: `rotate(${petal * 51})` }),
      ),
      circle(0, 0, 8, LAMP),
    ),
  )

/** Whoever stands there is told by his shoes, and by what the puddle shows of him. */
const inspector = (sheet: Sheet): string =>
  shape('M60 -20H330L350 330Q200 360 40 330z', '#151d20') +
  sheet.shade(
    'M60 -20H330L350 330Q200 360 40 330z',
    '#46585a',
    sheet.linear(dark([0, 0], [0.8, 0.1], [1, 0.95]), [0, 0, 1, 0]),
  ) +
  line('M196 -20V340', INK, 6) +
  shape('M92 330H172V420H92zM220 330H300V420H220z', INK) +
  shape('M80 470Q70 416 96 410H176L178 470zM216 470L218 410H298Q390 424 396 470z', '#6b4630') +
  line('M226 424Q290 426 340 446', '#c99a6a', 6) +
  shape('M76 470H180V484H76zM214 470H398V484H214z', INK) +
  ellipse(260, 640, 300, 66, '#4d6266') +
  sheet.clip(
    'M-40 640A300 66 0 0 1 560 640A300 66 0 0 1 -40 640z',
    shape('M120 560H380L340 690Q250 720 160 690z', INK),
    shape('M150 684H350L330 716H170z', INK),
    rect(120, 676, 260, 12, LAMP),
    line('M-40 610H560M-40 650H560M-40 676H560', '#7f979a', 3),
  )

const rain = (sheet: Sheet): string =>
  line(
    times(120, () => `M${Math.round(sheet.random() * 1400)} ${Math.round(sheet.random() * 720)}l-16 54`),
    FOG,
    2.5,
    { opacity: 0.6 },
  ) +
  line(
    times(34, () => {
      const [x, y] = [Math.round(sheet.random() * 1280), Math.round(500 + sheet.random() * 210)]
      return `M${x - 12} ${y}q12 8 24 0M${x} ${y - 4}l-4 -14M${x} ${y - 4}l7 -12`
    }),
    '#c6d4d0',
    2.5,
  )

export const still: Still = sheet =>
  sheet.flood(STREET) +
  times(8, row =>
    times(14, stone =>
      rect(stone * 104 - 60 + (row % 2) * 50, 330 + row * 56, 92, 46, row % 2 === stone % 2 ? '#35454a' : '#293539', {
        rx: 14,
      }),
    ),
  ) +
  shape('M0 0H1280V330H0z', '#1a2428') +
  rect(0, 316, 1280, 26, '#47585b') +
  circle(
    1010,
    90,
    260,
    sheet.radial([
      [0, LAMP, 0.85],
      [1, LAMP, 0],
    ]),
  ) +
  circle(1010, 90, 34, '#fff3c9') +
  sheet.flood(sheet.glow(dark([0, 0], [0.45, 0.25], [1, 1]), 860, 330, 760), sheet.dots(INK)) +
  inspector(sheet) +
  violinCase(sheet) +
  rain(sheet)
