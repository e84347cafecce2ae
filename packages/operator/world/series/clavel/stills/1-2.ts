import { circle, d, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CORAL, CREAM, corners, NIGHT, TEAL, YELLOW } from '../palette.ts'

const BALLS = [
  [0, 0, 96],
  [-110, 30, 74],
  [112, 26, 80],
  [-50, -60, 70],
  [58, -54, 74],
  [190, 60, 48],
  [-186, 62, 46],
] as const

const cloud = (sheet: Sheet): string => {
  const balls = (colour: string, grow: number, lift: number): string =>
    BALLS.map(([x, y, radius]) => circle(x, y - lift, radius * grow, colour)).join('')
  return group(
    { transform: 'translate(640 190) scale(1.3)' },
    balls('#3f5a6b', 1, 0),
    balls('#6d8ea0', 0.84, 10),
    rect(24, -70, 70, 34, CREAM, { transform: 'rotate(-12 59 -53)' }),
    line('M36 -50L82 -60', CORAL, 5),
    circle(0, 20, 130, sheet.radial(dark([0, 0], [1, 0.6])), sheet.dots(NIGHT)),
  )
}

const cottage =
  rect(520, 460, 240, 220, CREAM) +
  shape('M486 466L640 340L794 466z', CORAL) +
  rect(606, 560, 68, 120, NIGHT, { rx: 8 }) +
  rect(540, 500, 52, 52, '#8fd3c7') +
  rect(690, 500, 52, 52, '#8fd3c7') +
  shape('M430 660Q640 610 850 660Q900 700 850 720H430Q380 700 430 660z', '#6fb7c9') +
  line('M470 676q20 -10 40 0M740 690q20 -10 40 0M600 700q24 -10 48 0', CREAM, 5)

/** They stand around, dry, and look. */
const neighbours = times(8, at => {
  const x = at < 4 ? 60 + at * 92 : 880 + (at - 4) * 96
  const coat = [TEAL, CORAL, '#7a5c9a', '#5c8a4a'][at % 4] ?? TEAL
  return group(
    { transform: `translate(${x} ${600 + (at % 2) * 34})` },
    shape('M-36 120Q-36 -6 0 -10Q36 -6 36 120z', coat),
    circle(0, -38, 30, ['#b5764f', '#d9a582', '#8a5a3c'][at % 3] ?? '#b5764f'),
    shape('M-30 -42Q-28 -72 0 -72Q28 -72 30 -42Q0 -58 -30 -42z', '#20140e'),
  )
})

/** Outside: one house under its own cloud, and a family pack of rain. */
export const still: Still = sheet => {
  const rain = times(90, () => {
    const [x, y, long] = [430 + sheet.random() * 420, 280 + sheet.random() * 380, 24 + sheet.random() * 30]
    return d`M${x} ${y}l-6 ${long}`
  })
  return (
    sheet.flood(YELLOW) +
    times(16, ray =>
      group(
        { transform: `rotate(${ray * 22.5} 1090 120)` },
        shape('M1074 20L1090 -160L1106 20z', CREAM, { opacity: 0.8 }),
      ),
    ) +
    circle(1090, 120, 84, CREAM) +
    shape('M-20 560Q300 470 640 520Q980 470 1300 560V740H-20z', '#7fb58a') +
    times(6, house =>
      group(
        { transform: `translate(${[40, 180, 330, 860, 1010, 1150][house] ?? 0} 470)` },
        rect(0, 0, 100, 120, house % 2 === 0 ? '#f6b79f' : '#bfe3da'),
        shape('M-14 0L50 -60L114 0z', house % 2 === 0 ? TEAL : CORAL),
        rect(34, 40, 32, 36, NIGHT),
      ),
    ) +
    cottage +
    line(rain, '#2f7f9a', 6) +
    cloud(sheet) +
    neighbours +
    corners(sheet, 0.5)
  )
}
