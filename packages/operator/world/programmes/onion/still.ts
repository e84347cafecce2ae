import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const TILE = '#e9d8a6'
const OXBLOOD = '#8f2f3a'
const PLUM = '#5a1f3f'
const MILK = '#fbf1dd'
const GREEN = '#6d8f3a'
const INK = '#23131a'

/** Half an onion is what the music comes out of. */
const speaker = (sheet: Sheet): string =>
  circle(960, 390, 178, PLUM) +
  times(8, ring => circle(960, 390, 168 - ring * 20, ring % 2 === 0 ? MILK : '#e4c6d0')) +
  line(
    times(
      7,
      ring => `M${960 - 158 + ring * 20} 390a${158 - ring * 20} ${150 - ring * 20} 0 0 1 ${2 * (158 - ring * 20)} 0`,
    ),
    OXBLOOD,
    3,
  ) +
  shape('M946 400Q936 350 962 330Q986 352 974 400Q966 420 946 400z', '#b7c77a') +
  circle(960, 390, 170, sheet.linear(dark([0, 0], [0.5, 0.08], [1, 0.8]), [0, 0, 1, 1]), sheet.dots(PLUM))

const BODY = 'M590 200Q590 168 624 168H1166Q1200 168 1200 200V580Q1200 612 1166 612H624Q590 612 590 580z'

const radio = (sheet: Sheet): string =>
  line('M640 168L470 20', '#b9b2a2', 9) +
  circle(468, 18, 12, '#b9b2a2') +
  line('M720 168Q730 110 790 110H1000Q1060 110 1070 168', INK, 20) +
  shape(BODY, OXBLOOD) +
  sheet.shade(BODY, INK, sheet.linear(dark([0, 0], [0.5, 0.15], [1, 0.9]), [0, 0, 0.7, 1])) +
  rect(622, 210, 136, 96, MILK, { rx: 12 }) +
  line('M640 262H740', INK, 3) +
  line(
    times(9, tick => `M${644 + tick * 12} 262v${tick % 4 === 0 ? -22 : -12}`),
    INK,
    3,
  ) +
  line('M700 226V290', '#d8402f', 7) +
  circle(690, 376, 46, INK) +
  circle(690, 376, 36, '#c9b98e') +
  line('M690 376L712 348', INK, 8) +
  circle(690, 506, 46, INK) +
  circle(690, 506, 36, '#c9b98e') +
  line('M690 506L666 480', INK, 8) +
  speaker(sheet)

const KNIFE = 'M96 470Q290 430 520 566L506 588H120z'

const notes = (x: number, y: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    ellipse(0, 0, 30, 22, MILK, { transform: 'rotate(-20)' }),
    line('M26 -8V-96Q60 -90 62 -52', MILK, 9),
  )

/** A radio in the kitchen, ready to be chopped. */
export const still: Still = sheet =>
  sheet.flood(TILE) +
  line(times(9, at => `M${at * 160} 0V620`) + times(5, at => `M0 ${at * 150 - 20}H1280`), '#cdb87e', 7) +
  sheet.flood(sheet.linear(dark([0, 0.85], [0.45, 0.1], [1, 0.55]), ACROSS), sheet.dots('#8a6f3a')) +
  shape('M0 600H1280V720H0z', '#7a4a2c') +
  shape('M0 600H1280V618H0z', '#b67b48') +
  line('M0 660Q400 640 700 664T1280 656', '#5d3520', 5) +
  radio(sheet) +
  shape('M20 540L200 520V610H20Q0 576 20 540z', INK) +
  shape(KNIFE, '#c3ccd0') +
  sheet.shade(KNIFE, '#4f5d66', sheet.linear(dark([0, 0], [0.6, 0.2], [1, 0.9]))) +
  times(5, slice =>
    line(`M${250 + slice * 66} ${640 - (slice % 2) * 14}a34 26 0 1 1 44 20`, slice % 2 === 0 ? MILK : '#e4c6d0', 11),
  ) +
  shape('M436 606Q420 520 470 500Q470 560 500 606z', GREEN) +
  notes(380, 330, -8) +
  notes(250, 210, 10) +
  notes(440, 150, 4)
