import { circle, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const GLAZE = '#f4f1e6'
const BLUE = '#1f4fa3'
const PALE = '#6fa0dc'
const OCHRE = '#e0a52e'
const JOINT = '#c9c2ac'
const CEMENT = '#b98a2c'

const TILE = 75
const COLUMNS = 8

/** Column and row of the seven that are gone: two eyes, a nose, a mouth. */
const GONE: ReadonlyArray<readonly [number, number]> = [
  [2, 3],
  [5, 3],
  [4, 5],
  [2, 6],
  [3, 7],
  [4, 7],
  [5, 6],
]

/** The person whom the wall begins to look like, as if it had been painted before anybody took a tile. */
const CAP = 'M96 300Q110 170 300 160Q490 170 504 300Q300 250 96 300z'
const portrait = [
  CAP,
  'M150 300Q120 470 150 600Q190 700 300 704Q410 700 450 600Q480 470 450 300',
  'M214 166Q300 96 380 164',
  'M150 420Q96 400 104 470Q112 530 156 520M450 420Q504 400 496 470Q488 530 444 520',
  'M150 340Q188 304 232 338M368 338Q412 304 450 340',
  'M150 338A40 46 0 1 0 150 337M226 338H372',
]

const motif = (turn: number): string =>
  group(
    { transform: `rotate(${turn} 37.5 37.5)`, opacity: 0.5 },
    shape('M0 0H26A26 26 0 0 1 0 26z', PALE),
    shape('M75 75H49A26 26 0 0 1 75 49z', PALE),
    line('M0 44A44 44 0 0 0 44 0M75 31A44 44 0 0 0 31 75', PALE, 3),
  )

const tile = (column: number, row: number): string =>
  group(
    { transform: `translate(${column * TILE} ${row * TILE})` },
    rect(1.5, 1.5, TILE - 3, TILE - 3, GLAZE),
    motif(((column + row) % 2) * 90),
  )

/** Four tiles of the pattern, for a whole wall. */
const tiles = (sheet: Sheet): string =>
  sheet.pattern(
    2 * TILE,
    2 * TILE,
    rect(0, 0, 2 * TILE, 2 * TILE, JOINT) + tile(0, 0) + tile(1, 0) + tile(0, 1) + tile(1, 1),
  )

const hole = (sheet: Sheet, column: number, row: number): string => {
  const [x, y] = [column * TILE, row * TILE]
  const outline = `M${x} ${y}h${TILE}v${TILE}h-${TILE}z`
  return (
    shape(outline, CEMENT) +
    sheet.shade(outline, '#6b4a10', sheet.linear(dark([0, 0.95], [0.5, 0.3], [1, 0.05]))) +
    line(`M${x + 14} ${y + 30}q20 -10 44 0M${x + 12} ${y + 50}q24 10 50 -2`, OCHRE, 4) +
    shape(`M${x} ${y}h${TILE}l-9 9h-57v57l-9 9z`, '#3d2a08', { opacity: 0.7 })
  )
}

/** Behind one of the eyes somebody waits for the night. */
const lookout = (sheet: Sheet): string => {
  const [x, y] = [5 * TILE + 40 + 5 * sway(sheet), 3 * TILE + 42]
  return (
    shape(
      `M${5 * TILE + 9} ${y - 2}Q${5 * TILE + 40} ${y - 40} ${5 * TILE + 72} ${y - 2}Q${5 * TILE + 40} ${y + 30} ${5 * TILE + 9} ${y - 2}z`,
      GLAZE,
    ) +
    circle(x, y - 4, 15, '#2b1c08') +
    circle(x + 5, y - 9, 4.5, '#fff')
  )
}

const joints = (sheet: Sheet): string => sheet.pattern(TILE, TILE, line(`M0 0H${TILE}M0 0V${TILE}`, JOINT, 3))

const wall = (sheet: Sheet): string =>
  rect(-900, -300, 2400, 1500, tiles(sheet)) +
  group(
    { transform: `translate(0 ${-TILE})` },
    portrait.map(way => line(way, BLUE, 15, { opacity: 0.92 })).join(''),
    shape(CAP, BLUE, { opacity: 0.88 }),
    shape('M176 566Q240 520 300 548Q360 520 424 566Q366 584 300 566Q234 584 176 566z', BLUE),
  ) +
  rect(-900, -300, 2400, 1500, joints(sheet)) +
  GONE.map(([column, row]) => hole(sheet, column, row)).join('') +
  lookout(sheet)

const NAME = ['Sete', 'azulejos', 'azuis'] as const

/** One letter a tile. */
const lettered = (colour: string) =>
  NAME.flatMap((word, row) =>
    [...word].map((each, column) =>
      write([each], {
        x: column * TILE + TILE / 2,
        y: 9 * TILE + 15 + row * TILE,
        align: 'centre',
        heights: [46],
        pen: { thickness: 6.5, contrast: 1.9, angle: -24 },
        stretch: 0.86,
        ends: 'round',
        fill: colour,
      }),
    ),
  )

export const art: KeyArt = {
  dusk: '#0c2148',
  light: GLAZE,
  draw: sheet => {
    const blank = times(NAME.length, row =>
      times(COLUMNS, column => rect(column * TILE + 1.5, (9 + row) * TILE + 1.5, TILE - 3, TILE - 3, GLAZE)),
    )
    return (
      group({ transform: sheet.either('translate(0 0)', 'translate(640 20)') }, wall(sheet)) +
      sheet.flood(sheet.linear(dark([0, 0], [0.5, 0.04], [1, 0.5]), [0.2, 0, 0.8, 1]), sheet.dots('#8fa3c4')) +
      sheet.either(blank, '')
    )
  },
  title: (colour = BLUE) => ({
    markup: lettered(colour)
      .map(({ markup }) => markup)
      .join(''),
    box: [14, 9 * TILE + 12, COLUMNS * TILE - 14, 12 * TILE - 12],
  }),
}
