import { circle, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const SLATE = '#1d3a3a'
const INK = '#0a1c1c'
const CORN = '#f6c23e'
const HUSK = '#7fae4a'
const RUST = '#c8502a'
const CHALK = '#e9eedd'

/** A cob that stands as a day of the exchange does: from its low to its high. */
const cob = (sheet: Sheet, x: number, top: number, high: number, isRising: boolean): string => {
  const outline = `M${x - 40} ${top + high}Q${x - 50} ${top + 60} ${x} ${top}Q${x + 50} ${top + 60} ${x + 40} ${top + high}z`
  const [grain, deep] = isRising ? [CORN, '#8a5210'] : [RUST, '#4a120c']
  return (
    line(`M${x} ${top - 54}V${top + high + 64}`, CHALK, 6) +
    shape(outline, grain) +
    sheet.clip(
      outline,
      line(
        times(Math.ceil(high / 20), row => `M${x - 52} ${top + row * 20 + 12}q52 16 104 0`) +
          times(4, column => `M${x - 30 + column * 20} ${top}V${top + high}`),
        deep,
        3.5,
        { opacity: 0.65 },
      ),
    ) +
    sheet.shade(outline, deep, sheet.linear(dark([0, 0.1], [0.4, 0], [1, 0.95]), ACROSS)) +
    shape(
      `M${x} ${top + high + 24}Q${x - 74} ${top + high - 20} ${x - 58} ${top + high - 90}Q${x - 20} ${top + high - 60} ${x} ${top + high + 24}z`,
      HUSK,
    ) +
    shape(
      `M${x} ${top + high + 24}Q${x + 74} ${top + high - 20} ${x + 58} ${top + high - 110}Q${x + 16} ${top + high - 60} ${x} ${top + high + 24}z`,
      '#5f8f3a',
    ) +
    line(`M${x} ${top}q-16 -26 -30 -30M${x} ${top}q4 -30 20 -40`, '#e8d9a0', 4)
  )
}

/** The harvest is the curve. */
export const still: Still = sheet =>
  sheet.flood(SLATE) +
  line(times(9, at => `M0 ${at * 90 + 10}H1280`) + times(14, at => `M${at * 98} 0V720`), '#2c5250', 3) +
  sheet.flood(sheet.linear(dark([0, 0.9], [0.5, 0.15], [1, 0.4]), [0, 1, 1, 0]), sheet.dots(INK)) +
  cob(sheet, 130, 430, 120, false) +
  cob(sheet, 258, 452, 150, false) +
  cob(sheet, 386, 400, 170, true) +
  cob(sheet, 514, 350, 140, true) +
  cob(sheet, 642, 372, 190, false) +
  cob(sheet, 770, 270, 230, true) +
  cob(sheet, 898, 180, 210, true) +
  cob(sheet, 1026, 220, 130, false) +
  cob(sheet, 1154, 90, 260, true) +
  line('M60 560Q380 600 560 470T900 330T1260 150', CHALK, 8, { 'stroke-dasharray': '4 20' }) +
  rect(0, 660, 1280, 60, '#5a3a20') +
  rect(0, 656, 1280, 10, CORN) +
  group(
    {},
    times(70, () =>
      circle(
        sheet.random() * 1280,
        668 + sheet.random() * 50,
        5 + sheet.random() * 4,
        sheet.random() > 0.3 ? CORN : RUST,
      ),
    ),
  )
