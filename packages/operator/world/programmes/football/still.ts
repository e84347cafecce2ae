import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const GRASS = '#3f8f4a'
const LIGHT = '#58a957'
const INK = '#0d2a1e'
const CHALK = '#f5f2e2'
const RED = '#d9412f'
const BLUE = '#2a4f9e'

/** A player from above, and on the grass what the floodlight makes of him: a leap for the ball. */
const leap =
  'M-18 20Q-70 90 -96 150Q-150 196 -214 236L-262 300L-240 316L-176 266Q-120 236 -78 214Q-90 280 -104 330Q-74 420 -84 500L-122 520L-116 542L-52 528Q-30 420 -54 338Q-20 270 6 214Q60 226 104 190L150 110L128 96L84 160Q50 176 24 150Q30 80 22 20z'

const player = (x: number, y: number, shirt: string, hair: string, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    line('M-52 6Q-92 -20 -104 -66M52 6Q98 10 120 46', '#c98a5c', 22),
    line('M-20 40L-40 104M16 44L40 96', CHALK, 26),
    line('M-42 110L-48 128M42 102L52 118', INK, 24),
    ellipse(0, 8, 66, 42, shirt),
    line('M-30 -18Q-36 8 -30 36M30 -18Q36 8 30 36', CHALK, 8),
    circle(0, -10, 31, '#c98a5c'),
    circle(0, -2, 29, hair),
  )

const ball = (x: number, y: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(20)` },
    circle(0, 0, 48, CHALK),
    shape('M0 -20L19 -6L12 16H-12L-19 -6z', INK),
    shape(
      'M-10 -47H12L16 -36L0 -28L-14 -36zM46 -16L48 8L34 8L30 -8L38 -18zM34 34L18 46L12 34L24 24zM-34 34L-18 46L-12 34L-24 24zM-46 -16L-48 8L-34 8L-30 -8L-38 -18z',
      INK,
    ),
    line('M0 -20V-28M19 -6L30 -8M12 16L20 28M-12 16L-20 28M-19 -6L-30 -8', INK, 4),
  )

const shadow = (x: number, y: number, size: number, turn: number): string =>
  shape(leap, INK, { opacity: 0.72, transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` })

/** From above, at night: two leap, and their shadows are taller than the game. */
export const still: Still = sheet =>
  sheet.flood(GRASS) +
  group(
    { transform: 'rotate(-14 640 360)' },
    times(8, stripe =>
      stripe % 2 === 0 ? `<rect x="${-160 + stripe * 200}" y="-300" width="200" height="1400" fill="${LIGHT}"/>` : '',
    ),
  ) +
  group(
    { transform: 'rotate(-14 640 360)' },
    line('M-200 560H1500', CHALK, 12),
    line('M270 560A250 250 0 0 1 770 560', CHALK, 12),
    circle(520, 560, 12, CHALK),
  ) +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.12], [1, 0.95]), 860, 190, 900), sheet.dots(INK)) +
  shadow(800, 236, 0.92, 42) +
  shadow(990, 250, 0.8, 18) +
  ellipse(570, 420, 66, 30, INK, { opacity: 0.6, transform: 'rotate(-30 570 420)' }) +
  player(985, 232, BLUE, '#2a1710', 26) +
  player(818, 214, RED, '#1a1210', -20) +
  ball(884, 92) +
  chalkDust(sheet)

const chalkDust = (sheet: Sheet): string =>
  times(40, () => circle(760 + sheet.random() * 300, 60 + sheet.random() * 320, 2 + sheet.random() * 4, LIGHT))
