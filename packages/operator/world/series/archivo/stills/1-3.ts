import { circle, d, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { AMBER, corners, DEEP, INK, LAMP } from '../palette.ts'

const IRON = '#07171b'
const RED = '#8e2419'
const STOREYS = 5

/** A street of dark fronts that runs to the middle, here and there a window. */
const fronts = (sheet: Sheet, near: number): string =>
  times(STOREYS, storey => {
    const at = (share: number): number => near + (640 - near) * share * 0.82
    const [from, to] = [storey / STOREYS, (storey + 0.94) / STOREYS]
    const [left, right] = [at(from), at(to)]
    const top = (share: number): number => 430 * share - 60
    const foot = (share: number): number => 720 - 230 * share
    const wall = d`M${left} ${top(from)}L${right} ${top(to)}V${foot(to)}L${left} ${foot(from)}z`
    const windows = times(3, floor => {
      if (sheet.random() < 0.45) return ''
      const [begin, end] = [left + (right - left) * 0.3, left + (right - left) * 0.65]
      const down = (share: number): number => top(from) + (foot(from) - top(from)) * share
      const share = (floor + 1) / 5
      return shape(
        d`M${begin} ${down(share)}L${end} ${down(share) + 4}L${end} ${down(share + 0.09)}L${begin} ${down(share + 0.1)}z`,
        AMBER,
        { opacity: 0.35 + sheet.random() * 0.5 },
      )
    })
    return shape(wall, storey % 2 === 0 ? '#0f2a31' : '#12343c') + windows
  })

const booth = (sheet: Sheet): string =>
  rect(-96, -330, 192, 40, RED) +
  rect(-90, -296, 180, 330, LAMP) +
  rect(-90, -296, 180, 330, sheet.linear(dark([0, 0], [1, 0.6])), sheet.dots('#d98a2a')) +
  line('M-90 -296V34M90 -296V34M-30 -296V34M30 -296V34M-90 -190H90M-90 -84H90', RED, 11) +
  rect(-104, 26, 208, 20, '#5d150e') +
  rect(10, -210, 54, 90, INK, { rx: 6 }) +
  line('M12 -150Q-40 -120 -30 -60Q-24 -20 -36 -6', INK, 5) +
  shape('M-50 -12L-22 0L-30 18L-58 6z', INK)

const streetLamp = (sheet: Sheet): string =>
  line('M120 720V130Q120 90 170 90H240', IRON, 12) +
  shape('M214 84H286L300 104H204z', IRON) +
  shape(
    'M206 106H298L520 720H-40z',
    sheet.linear([
      [0, LAMP, 0.42],
      [1, LAMP, 0],
    ]),
  )

const rain = ({ random }: Sheet): string =>
  times(130, () => {
    const [x, y, length] = [random() * 1400, random() * 720, 30 + random() * 60]
    return d`M${x} ${y}l${-length * 0.3} ${length}`
  })

/** Exterior: the booth that was cut off rings in the rain. */
export const still: Still = sheet =>
  sheet.flood(DEEP) +
  rect(
    0,
    0,
    1280,
    500,
    sheet.radial(
      [
        [0, '#6fa3a0', 0.9],
        [0.5, '#2b6a70', 0.5],
        [1, DEEP, 0],
      ],
      [0.5, 0.95, 0.6],
    ),
  ) +
  fronts(sheet, 0) +
  fronts(sheet, 1280) +
  shape('M118 720L560 470H720L1160 720z', '#163a42') +
  shape('M590 470L470 720H560L620 470zM690 470L830 720H740L664 470z', '#e9e4d3', { opacity: 0.16 }) +
  circle(880, 380, 330, LAMP, { opacity: 0.3, ...sheet.blur(40) }) +
  group({ transform: 'translate(880 560) scale(1.1)' }, booth(sheet)) +
  group(
    { transform: 'translate(880 618) scale(1.1 -.5)' },
    rect(-90, -296, 180, 300, LAMP, { opacity: 0.4, ...sheet.blur(9) }),
  ) +
  streetLamp(sheet) +
  line(rain(sheet), '#cfe6e4', 2.2, { opacity: 0.5 }) +
  corners(sheet, 0.95, 0.6)
