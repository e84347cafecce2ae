import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CORAL, CREAM, corners, NIGHT, TEAL, YELLOW } from '../palette.ts'

const GLASS = 'M-92 -150H92V-120Q116 -110 116 -80V150Q116 176 90 176H-90Q-116 176 -116 150V-80Q-116 -110 -92 -120z'

/** A jar with a kind of silence in it; its colour says which. */
const jar = (sheet: Sheet, x: number, y: number, lid: string, quiet: string, inside = ''): string =>
  group(
    { transform: `translate(${x} ${y})` },
    shape(GLASS, NIGHT, { opacity: 0.25, transform: 'translate(14 8)' }),
    shape(GLASS, quiet, { opacity: 0.85 }),
    inside,
    sheet.shade(GLASS, NIGHT, sheet.linear(dark([0, 0.5], [0.3, 0], [0.7, 0], [1, 0.7]), [0, 0, 1, 0])),
    line('M-88 -70V110', '#fff', 13, { opacity: 0.6 }),
    rect(-100, -190, 200, 46, lid, { rx: 10 }),
    line('M-70 -190V-144M-30 -190V-144M10 -190V-144M50 -190V-144', NIGHT, 4, { opacity: 0.4 }),
    rect(-64, 60, 128, 76, CREAM),
    line('M-44 86H44M-44 108H14', '#b9ab8a', 7),
  )

const bird = group(
  { transform: 'translate(0 -20)' },
  shape('M-60 40Q-66 -40 0 -44Q60 -40 58 26Q40 64 -10 62Q-50 60 -60 40z', YELLOW),
  shape('M-60 40L-104 66L-66 8z', '#e0a52e'),
  shape('M-20 30Q-60 20 -40 -14Q0 -6 20 26Q4 44 -20 30z', '#e0a52e'),
  circle(26, -8, 12, NIGHT),
  circle(30, -12, 4, '#fff'),
  shape('M54 -4L84 6L54 18z', CORAL),
  line('M-10 62V84M14 62V84', CORAL, 6),
)

const fog = (colour: string): string =>
  times(4, puff => ellipse(-50 + puff * 34, 30 - puff * 38, 44, 26, colour, { opacity: 0.5 }))

/** Face: jars on a shelf, and who it was that sang. */
export const still: Still = sheet =>
  sheet.flood(CORAL) +
  rect(0, 0, 1280, 720, sheet.pattern(80, 80, circle(40, 40, 10, '#f08a6c'))) +
  sheet.flood(sheet.radial(dark([0, 0], [1, 0.8]), [0.5, 0.5, 0.75]), sheet.dots('#8e2f1c')) +
  rect(0, 596, 1280, 40, '#8a5a34') +
  rect(0, 636, 1280, 14, '#5e3a20') +
  rect(0, 96, 1280, 30, '#8a5a34') +
  times(6, stump =>
    rect(70 + stump * 220, -20, 140, 116, [TEAL, NIGHT, '#f6e2b0'][stump % 3] ?? TEAL, { rx: 12, opacity: 0.85 }),
  ) +
  jar(sheet, 140, 420, TEAL, '#bcd9e6', fog('#fff')) +
  jar(sheet, 400, 420, NIGHT, '#cfc4e2', fog('#a58fd0')) +
  jar(sheet, 660, 420, YELLOW, '#e8f4ee', bird) +
  jar(sheet, 920, 420, '#f6e2b0', '#c9e4c4', fog('#fff')) +
  jar(sheet, 1170, 420, TEAL, '#f2d9b8', fog('#e8b07a')) +
  line('M1050 640V690M1020 690H1080', NIGHT, 6) +
  corners(sheet, 0.65)
