import { circle, d, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { sails, tower } from '../mill.ts'
import { CLAY, corners, GRAIN, LIME, MOURNING, SEA } from '../palette.ts'

type Mill = readonly [x: number, y: number, height: number, turn: number]

/** One word in four positions of the sails. */
const MILLS: ReadonlyArray<Mill> = [
  [1130, 690, 400, 45],
  [800, 560, 250, 0],
  [590, 484, 160, 22],
  [450, 440, 104, 66],
]

const mill = (sheet: Sheet, [x, y, height, turn]: Mill): string => {
  const wall = `M${-height * 0.27} 0L${-height * 0.2} ${-height}H${height * 0.2}L${height * 0.27} 0z`
  return group(
    { transform: `translate(${x} ${y})` },
    tower(height, '#c9d2de', MOURNING, SEA),
    sheet.shade(wall, '#1a2338', sheet.linear(dark([0, 0], [0.4, 0.4], [1, 1]), ACROSS)),
    rect(-height * 0.05, -height * 0.62, height * 0.1, height * 0.13, GRAIN),
    group(
      { transform: `translate(${-height * 0.06} ${-height * 1.06})` },
      sails(height * 0.72, turn, [LIME, CLAY], 0.7),
    ),
  )
}

const waves = (sheet: Sheet): string =>
  times(60, () => {
    const down = sheet.random()
    const [x, y] = [sheet.random() * 900, 360 + 340 * down]
    return line(d`M${x} ${y}q${12 + 30 * down} -8 ${24 + 60 * down} 0`, '#6f8fb8', 1.5 + 3 * down, { opacity: 0.6 })
  })

/** A boat that reads them, without a lamp but one. */
const boat = group(
  { transform: 'translate(240 520)' },
  shape('M-70 0H70L50 30H-50z', MOURNING),
  line('M0 0V-110', MOURNING, 7),
  shape('M6 -106Q70 -60 6 -14z', '#33405c'),
  circle(-52, -14, 8, GRAIN),
  circle(-52, -14, 36, GRAIN, { opacity: 0.28 }),
  line('M-52 40V96', GRAIN, 5, { opacity: 0.5, 'stroke-dasharray': '12 9' }),
)

/** Depth: four mills speak to a boat over the night sea. */
export const still: Still = sheet => {
  const night = sheet.linear([
    [0, '#0d1426'],
    [0.42, '#23365c'],
    [0.5, '#5d7ca8'],
  ])
  const cliff = 'M380 446Q520 452 640 500Q820 560 980 640Q1100 700 1180 740H1400V560Q900 500 640 452Q480 424 380 446z'
  return (
    sheet.flood(night) +
    times(70, () =>
      circle(sheet.random() * 1280, sheet.random() * 320, 1 + sheet.random() * 2, LIME, { opacity: 0.8 }),
    ) +
    rect(0, 360, 1280, 360, '#1a2c4e') +
    waves(sheet) +
    shape('M380 446Q620 430 1280 520V720H760Q560 560 380 446z', '#2f4a3a') +
    shape('M380 446Q560 560 760 720H640Q480 560 360 462z', '#16241f') +
    sheet.shade(cliff, '#0d1426', sheet.linear(dark([0, 0.2], [1, 0.95]))) +
    MILLS.toReversed()
      .map(each => mill(sheet, each))
      .join('') +
    boat +
    corners(sheet, 0.85, 0.45, 0.55)
  )
}
