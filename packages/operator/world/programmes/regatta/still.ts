import { circle, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const SEA = '#0f6f86'
const DEEP = '#06303f'
const FOAM = '#f3f7ee'
const SKY = '#f2c46b'
const RED = '#e2452c'
const INK = '#0b1a22'

const SAIL = 'M560 560Q700 300 1010 -60Q1230 160 1250 520Q1020 460 560 560z'

/** The wind has a belly. */
const spinnaker = (sheet: Sheet): string =>
  shape(SAIL, RED) +
  sheet.clip(
    SAIL,
    shape('M700 560Q860 260 1010 -60Q1090 260 1010 620z', FOAM),
    shape('M1010 -60Q1250 260 1180 640H1290V-60z', '#1f4f9e'),
  ) +
  sheet.shade(SAIL, DEEP, sheet.linear(dark([0, 0.9], [0.35, 0.1], [0.6, 0], [1, 0.75]), [0, 0.6, 1, 0.3])) +
  line('M560 560Q700 300 1010 -60M1250 520Q1230 160 1010 -60', INK, 4)

/** One of those who hang out over the water. */
const sailor = (x: number, y: number, jacket: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(-28)` },
    line('M110 34L20 16', INK, 28),
    line('M112 58L24 30', INK, 26),
    line('M24 20L-64 -6', jacket, 46),
    line('M-30 -8L60 -40', jacket, 20),
    circle(-102, -20, 28, '#c68a5e'),
    shape('M-132 -20Q-130 -54 -100 -52Q-72 -46 -76 -22z', FOAM),
  )

const HULL = 'M330 560L1010 420Q1060 470 1040 520L520 660Q390 640 330 560z'

const spray = (sheet: Sheet): string =>
  times(90, () => {
    const far = sheet.random()
    return circle(300 + far * 560, 690 - far * 120 - sheet.random() * 170 * (1 - far), 2 + sheet.random() * 9, FOAM, {
      opacity: 0.9,
    })
  })

const wave = (y: number, colour: string, step: number): string =>
  shape(`M-40 ${y}${times(14, () => `q${step} -46 ${step * 2} -6q-10 16 -34 14`)}V740H-40z`, colour)

/** From the water: a boat on its ear. */
export const still: Still = sheet =>
  sheet.flood(SKY) +
  sheet.flood(sheet.linear(dark([0, 0.85], [0.6, 0.05], [1, 0])), sheet.dots('#c9683a')) +
  times(4, far =>
    shape(
      `M${60 + far * 110} ${430 - (far % 2) * 10}l30 -${90 + far * 16}l26 ${94 + far * 14}z`,
      far % 2 === 0 ? '#fff5e0' : '#d97b4a',
    ),
  ) +
  wave(440, '#2c93a0', 80) +
  line('M860 470L1010 -60', INK, 13) +
  spinnaker(sheet) +
  wave(520, SEA, 70) +
  shape(HULL, FOAM) +
  shape('M372 592L1044 452L1040 520L520 660Q420 646 372 592z', INK) +
  sheet.shade(HULL, DEEP, sheet.linear(dark([0, 0], [1, 0.7]), ACROSS)) +
  sailor(560, 500, '#f2a93a') +
  sailor(680, 474, '#f2a93a') +
  sailor(800, 446, '#f2a93a') +
  wave(650, DEEP, 60) +
  shape('M240 720Q330 580 520 640Q700 600 900 560Q700 680 640 720z', FOAM, { opacity: 0.92 }) +
  sheet.shade('M240 720Q330 580 520 640Q700 600 900 560Q700 680 640 720z', SEA, sheet.linear(dark([0, 0], [1, 0.8]))) +
  spray(sheet)
