import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { corners, DEEP, LINEN, RED } from '../palette.ts'

const tiles = (sheet: Sheet): string =>
  rect(
    0,
    0,
    1280,
    720,
    sheet.pattern(
      160,
      160,
      rect(0, 0, 80, 80, '#dfe8d8') +
        rect(80, 80, 80, 80, '#dfe8d8') +
        rect(80, 0, 80, 80, '#9fc4b2') +
        rect(0, 80, 80, 80, '#9fc4b2'),
    ),
  )

type Walker = readonly [x: number, y: number, coat: string, hair: string]

const WALKERS: ReadonlyArray<Walker> = [
  [860, 150, '#ffffff', '#1a1412'],
  [960, 260, '#2f6f5f', '#c9b38a'],
  [780, 330, '#ffffff', '#6b4630'],
  [930, 440, '#c8453a', '#1a1412'],
  [800, 520, '#35506e', '#8d8378'],
]

/** Seen from above, with a shadow five times as long as its owner. */
const walker = (sheet: Sheet, [x, y, coat, hair]: Walker): string =>
  group(
    { transform: `translate(${x} ${y})` },
    shape('M-10 -34Q-200 -10 -560 34Q-620 60 -556 86Q-200 60 -10 34z', DEEP, { opacity: 0.6 }),
    ellipse(0, 0, 36, 56, coat),
    sheet.shade(
      'M-36 0A36 56 0 0 1 36 0A36 56 0 0 1 -36 0z',
      '#48605a',
      sheet.linear(dark([0, 0.8], [1, 0]), [0, 0, 1, 0]),
    ),
    circle(4, 0, 25, hair),
    line('M10 -50L34 -70M10 50L38 60', coat, 18),
  )

const bucket = group(
  { transform: 'translate(420 120)' },
  shape('M-10 -30Q-160 -10 -300 20Q-310 50 -290 60L-10 30z', DEEP, { opacity: 0.5 }),
  circle(0, 0, 52, '#3f6f9a'),
  circle(0, 0, 40, '#bfe0e6'),
  line('M10 6L210 -90', '#a8703f', 12),
  line('M196 -118L232 -60', LINEN, 26),
)

/** From above: the sun is up, the floor is washed, and they walk out. */
export const still: Still = sheet => {
  const sun = sheet.linear(
    [
      [0, '#ffd68a', 0],
      [0.6, '#ffd68a', 0.35],
      [1, '#ffe9b8', 0.9],
    ],
    [0, 0, 1, 0],
  )
  return (
    tiles(sheet) +
    times(5, puddle => ellipse(200 + puddle * 210, 130 + ((puddle * 197) % 480), 130, 46, '#fff', { opacity: 0.4 })) +
    sheet.flood(sun) +
    shape('M1280 60L0 -40V-200H1280zM1280 680L0 800V960H1280z', DEEP, { opacity: 0.55 }) +
    bucket +
    WALKERS.map(each => walker(sheet, each)).join('') +
    rect(1200, 40, 90, 640, '#fff7dc') +
    line('M1200 40V680', RED, 10) +
    corners(sheet, 0.6, 0.75)
  )
}
