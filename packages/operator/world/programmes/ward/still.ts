import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const GREEN = '#2f8f86'
const DEEP = '#08302f'
const LAMP = '#fff8dc'
const MASK = '#bfe3d6'
const INK = '#0c1a1c'

/** One of three who bend over you; upright when turned by `turn`. */
const surgeon = (sheet: Sheet, x: number, y: number, turn: number, skin: string, cap: string, brow: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(1.16)` },
    shape('M-240 300Q-220 130 -90 110H90Q220 130 240 300z', GREEN),
    sheet.shade('M-240 300Q-220 130 -90 110H90Q220 130 240 300z', DEEP, sheet.linear(dark([0, 0.2], [1, 0.95]))),
    line('M-60 112L0 176L60 112', DEEP, 8),
    shape('M-112 -20Q-112 -130 0 -134Q112 -130 112 -20Q108 90 50 140Q0 160 -50 140Q-108 90 -112 -20z', skin),
    shape('M-122 -30Q-128 -160 0 -166Q128 -160 122 -30Q60 -76 0 -76Q-60 -76 -122 -30z', cap),
    line('M-118 -34Q-60 -80 0 -80Q60 -80 118 -34', DEEP, 6),
    shape('M-104 36Q-60 10 0 10Q60 10 104 36Q98 100 56 132Q0 160 -56 132Q-98 100 -104 36z', MASK),
    line('M-94 60Q0 40 94 60M-84 88Q0 72 84 88', '#8fbfae', 5),
    line('M-104 40L-122 10M104 40L122 10', MASK, 7),
    line(brow, INK, 10),
    ellipse(-46, -10, 25, 15, LAMP),
    ellipse(46, -10, 25, 15, LAMP),
    circle(-42, -8, 11, INK),
    circle(42, -8, 11, INK),
    circle(-38, -12, 4, LAMP),
    circle(46, -12, 4, LAMP),
    sheet.shade(
      'M-122 -20Q-128 -166 0 -166Q128 -160 122 -30Q108 90 50 140Q0 160 -50 140Q-108 90 -122 -20z',
      DEEP,
      sheet.linear(dark([0, 0], [0.6, 0.2], [1, 0.95])),
    ),
  )

/** Seven lamps, as a flower. */
const lamp = (sheet: Sheet): string =>
  circle(
    800,
    320,
    420,
    sheet.radial([
      [0, LAMP, 0.9],
      [0.5, '#bff0de', 0.35],
      [1, '#bff0de', 0],
    ]),
  ) +
  circle(800, 320, 176, '#d4dcd8') +
  circle(800, 320, 176, sheet.radial(dark([0, 0], [0.7, 0.1], [1, 0.8])), sheet.dots('#5f7a76')) +
  times(7, at => {
    const turn = (at * Math.PI) / 3
    const [x, y] =
      at === 6 ? [800, 320] : [Math.round(800 + 108 * Math.cos(turn)), Math.round(320 + 108 * Math.sin(turn))]
    return circle(x, y, 46, '#8ea6a0') + circle(x, y, 38, LAMP) + circle(x, y, 16, '#fff')
  })

/** From below, from the table: the ward counts to ten. */
export const still: Still = sheet =>
  sheet.flood('#1c5f5c') +
  line(
    times(9, at => `M${at * 160} 0L${640 + (at * 160 - 640) * 0.2} 360`),
    '#164d4b',
    5,
  ) +
  rect(60, 60, 150, 96, '#2f7a74', { rx: 6 }) +
  line('M70 130l30 -8l14 -30l18 50l16 -40l14 22h40', '#aef0c8', 6) +
  sheet.flood(sheet.glow(dark([0, 0], [0.4, 0.2], [1, 1]), 800, 320, 800), sheet.dots(DEEP)) +
  lamp(sheet) +
  surgeon(sheet, 500, 250, 118, '#c98a5c', '#3f6fb0', 'M-78 -40Q-46 -60 -16 -42M16 -42Q46 -60 78 -40') +
  surgeon(sheet, 1120, 240, -116, '#7a4a30', '#e0a03a', 'M-78 -36L-18 -48M18 -48L78 -36') +
  surgeon(sheet, 800, 610, 0, '#e8b890', '#b8486a', 'M-76 -46Q-44 -54 -18 -38M18 -38Q44 -54 76 -46') +
  group(
    { transform: 'translate(160 560) rotate(-24)' },
    rect(-20, -30, 300, 20, '#cfd8d6', { rx: 8 }),
    shape('M280 -34L380 -22Q390 -10 350 -8L280 -8z', '#eef4f2'),
  )
