import { circle, d, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { air, CREAM, EARTH, ICE, NAVY, RED, SUN } from '../palette.ts'

/** A face in a cloud of wool. */
const sheep = (x: number, y: number, size: number, coat: string): string =>
  group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${size.toFixed(2)})` },
    shape(
      'M-110 40Q-140 -10 -100 -40Q-90 -90 -40 -80Q0 -120 40 -80Q96 -90 104 -36Q140 -6 110 40Q90 90 0 88Q-90 90 -110 40z',
      coat,
    ),
    line('M-90 -20q14 -24 36 -16M-40 -60q20 -22 44 -8M30 -58q26 -16 44 10', '#b9bfd0', 6),
    shape(
      'M-38 -16Q-80 -26 -92 4Q-60 20 -34 4Q-36 50 -18 66Q0 76 18 66Q36 50 34 4Q60 20 92 4Q80 -26 38 -16z',
      '#2a2230',
    ),
    line('M-17 8h1M17 8h1', SUN, 15),
    shape('M-40 -30Q-30 -80 0 -74Q34 -80 40 -30Q20 -44 0 -34Q-20 -44 -40 -30z', coat),
  )

const flock = (sheet: Sheet): string =>
  [3, 2, 1, 0]
    .map(row => {
      const size = 1.3 / (1 + row * 0.5)
      const count = 5 + row
      return times(count, at =>
        sheep(
          640 + (at - (count - 1) / 2) * 250 * size + (row % 2) * 20,
          616 - row * 78 + sheet.random() * 14,
          size * (0.94 + sheet.random() * 0.1),
          sheet.random() > 0.86 ? '#8a7f78' : CREAM,
        ),
      )
    })
    .join('')

/** Planks, and between them the daylight that comes in with the cold. */
const planks = (side: 1 | -1): string =>
  times(11, at => {
    const near = (share: number): number => 640 + side * (680 - share * 470)
    const [from, to] = [near(at / 11), near((at + 0.8) / 11)]
    const [top, foot] = [-40 + at * 20, 760 - at * 30]
    return shape(d`M${from} ${top}L${to} ${top + 16}V${foot - 24}L${from} ${foot}z`, at % 2 ? '#4a2f2a' : '#543630')
  })

const shafts = (sheet: Sheet): string => {
  const light = sheet.linear(
    [
      [0, '#fff', 0.5],
      [1, ICE, 0],
    ],
    ACROSS,
  )
  return times(7, at =>
    shape(d`M${60 + at * 56} ${60 + at * 36}l900 ${330 - at * 10}v60l-900 ${-300 + at * 6}z`, light, { opacity: 0.35 }),
  )
}

const shepherd = group(
  { transform: 'translate(640 300)' },
  shape('M-80 130Q-90 -30 0 -44Q90 -30 80 130z', RED),
  shape('M4 -44Q90 -30 80 130H20z', '#9a2418'),
  line('M-66 40Q0 60 66 40M-70 76Q0 96 70 76', SUN, 7),
  circle(0, -70, 34, '#a8633c'),
  shape('M-62 -84Q0 -66 62 -84Q40 -100 32 -104Q28 -132 0 -132Q-28 -132 -32 -104Q-40 -100 -62 -84z', '#2a1a1c'),
  line('M-50 10Q-20 50 0 40M50 10Q20 50 0 40', '#9a2418', 22),
  line('M-6 40Q-30 90 -10 130', CREAM, 5),
  circle(-14, 66, 6, CREAM),
  circle(-20, 88, 6, CREAM),
  circle(-16, 110, 6, CREAM),
)

/** Depth: how many nights, said in knots. */
export const still: Still = sheet => {
  const straw = times(
    36,
    () =>
      d`M${Math.round(sheet.random() * 1280)} ${Math.round(sheet.random() * 500)}l${Math.round(24 + sheet.random() * 20)} ${Math.round(sheet.random() * 16)}`,
  )
  return (
    sheet.flood('#cfe6f7') +
    rect(430, 130, 420, 330, '#3a2624') +
    times(7, at => rect(440 + at * 60, 140, 50, 320, '#4a302c')) +
    planks(-1) +
    planks(1) +
    shape('M-20 -40L430 150H850L1300 -40z', '#33211f') +
    line('M200 -20L520 140M640 -20V140M1080 -20L760 140', '#1f1416', 17) +
    sheet.flood(sheet.linear(dark([0, 0.6], [0.5, 0.2], [1, 0.5])), sheet.dots(NAVY)) +
    shafts(sheet) +
    shape('M-20 760L430 400H850L1300 760z', '#2a1a1c') +
    shepherd +
    flock(sheet) +
    line(straw, SUN, 4, { opacity: 0.8 }) +
    sheet.shade('M0 0H1280V720H0z', EARTH, sheet.linear(dark([0, 0], [0.7, 0], [1, 0.4]))) +
    air(sheet, 0.85, 0.45, 0.5)
  )
}
