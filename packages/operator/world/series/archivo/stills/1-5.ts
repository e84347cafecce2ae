import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { reel } from '../../../draw/tape.ts'
import { AMBER, CREAM, corners, RED, RUST } from '../palette.ts'

const HERB = '#4f7a3a'
const CORN = '#e9b52f'

const tiles = times(18, tile => `M${(tile - 2) * 110} -20l-200 760M-40 ${(tile - 2) * 70}L1320 ${(tile - 2) * 70 + 60}`)

const table = (sheet: Sheet): string =>
  ellipse(690, 400, 470, 440, '#071a1e', { opacity: 0.6 }) +
  circle(660, 370, 430, '#a8592a') +
  circle(660, 370, 430, sheet.radial(dark([0, 0], [0.6, 0.1], [1, 0.85]), [0.36, 0.3, 0.85]), sheet.dots('#5d2a10')) +
  times(8, ring => circle(660, 370, 48 + ring * 48, 'none', { stroke: '#7f3f1a', 'stroke-width': 2, opacity: 0.5 }))

const plate = (x: number, y: number, ...food: ReadonlyArray<string>): string =>
  group(
    { transform: `translate(${x} ${y})` },
    ellipse(8, 12, 92, 92, '#2a1208', { opacity: 0.5 }),
    circle(0, 0, 90, CREAM),
    circle(0, 0, 62, '#e2d3b6'),
    ...food,
  )

/** On the fifth lies a photograph. */
const photograph = group(
  { transform: 'rotate(-8)' },
  rect(-36, -46, 72, 92, '#fff'),
  rect(-29, -39, 58, 62, '#3b2a2c'),
  circle(0, -12, 15, '#c9a48a'),
  shape('M-24 23Q0 -6 24 23z', '#c9a48a'),
)

const plates =
  plate(420, 250, shape('M-40 10Q-10 -40 40 -10Q30 40 -40 10z', '#c8321f'), circle(20, 16, 14, HERB)) +
  plate(640, 130, shape('M-40 0Q0 -40 40 0Q0 34 -40 0z', CORN), circle(-14, 12, 10, HERB)) +
  plate(880, 230, circle(0, 0, 36, '#8a3a1c'), circle(10, -8, 12, CORN)) +
  plate(900, 500, shape('M-36 14Q0 -36 38 6Q0 40 -36 14z', '#c8321f')) +
  plate(410, 500, photograph)

const recorder = group(
  { transform: 'translate(662 400) rotate(-12)' },
  rect(-110, -78, 220, 156, '#000', { rx: 14, opacity: 0.4, transform: 'translate(10 14)' }),
  rect(-110, -78, 220, 156, '#1b1714', { rx: 14 }),
  rect(-90, -56, 116, 80, RUST, { rx: 6 }),
  reel(-60, -16, 20, 10),
  reel(-4, -16, 20, 50),
  circle(70, -16, 34, '#3a332e'),
  line('M48 -16H92M54 -30H86M54 -2H86', '#14110f', 4),
  times(4, key => rect(-90 + key * 44, 40, 36, 24, key === 1 ? '#c8321f' : '#cbbd9f', { rx: 3 })),
)

const arm = (x: number, y: number, turn: number, sleeve: string, skin: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape('M-44 -20Q-30 -96 0 -100Q34 -94 44 -20z', skin),
    line('M-26 -80L-34 -128M-8 -92L-10 -146M12 -92L16 -142M30 -76L42 -116M-40 -40L-66 -74', skin, 21),
    shape('M-60 -30Q0 -10 60 -30L84 420H-84z', sleeve),
    shape('M0 -20L60 -30L84 420H0z', '#000', { opacity: 0.22 }),
  )

/** Overhead: five plates, hands, and one who knows the tape by heart. */
export const still: Still = sheet =>
  sheet.flood('#1d4a50') +
  line(tiles, '#163a40', 4) +
  table(sheet) +
  plates +
  recorder +
  arm(180, 180, 72, RED, '#c98560') +
  arm(1130, 120, -84, AMBER, '#8a5a3e') +
  arm(1120, 640, -58, '#3b2a4a', '#d9a07c') +
  arm(640, 760, 2, CREAM, '#a86a48') +
  shape('M-100 600L500 -100H1000L200 800z', '#ffd98a', { opacity: 0.14 }) +
  corners(sheet, 0.8)
