import { circle, d, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { swing } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'
import { pick } from '../../seed.ts'

const NIGHT = '#0c0f1e'
const LAMP = '#f4d35e'
const RED = '#d1495b'
const WALLS = ['#30475e', '#27394d', '#3b5570', '#223041', '#4a3f5c']

const GLASS = 'M236 214C236 300 72 340 72 520A228 228 0 0 0 528 520C528 340 364 300 364 214z'
const STEPS = 9

interface House {
  readonly x: number
  readonly top: number
  readonly width: number
  readonly wall: string
}

/** A hillside of houses, narrow at the top: the filament ends in it. */
const housesOf = ({ random }: Sheet): ReadonlyArray<House> =>
  Array.from({ length: STEPS }, (_, step) => {
    const half = 44 + step * 30
    const count = Math.round(half / 21)
    const width = (2 * half) / count
    return Array.from({ length: count }, (__, house) => ({
      x: Math.round(300 - half + house * width + (random() - 0.5) * 8),
      top: Math.round(420 + step * 38 - random() * 26),
      width: Math.round(width - 1),
      wall: pick(WALLS, Math.floor(random() * 97)),
    }))
  }).flat()

/** Of them all one is dark, and its door is red. */
const DARK = 13

const windowsOf = ({ random }: Sheet, houses: ReadonlyArray<House>): string => {
  const panes = houses.flatMap(({ x, top, width }, at) =>
    at === DARK
      ? []
      : [0, 1].map(side => ({
          at: `M${x + 7 + side * Math.round(width / 2 - 3)} ${top + 12}h9v13h-9z`,
          isLit: random() > 0.3,
        })),
  )
  const some = (wanted: boolean): string => panes.flatMap(({ at, isLit }) => (isLit === wanted ? at : [])).join('')
  return shape(some(true), LAMP) + shape(some(false), NIGHT)
}

const hillside = (sheet: Sheet): string => {
  const houses = housesOf(sheet)
  const walls = houses.map(({ x, top, width, wall }) =>
    rect(x, top, width, 90, wall, { stroke: '#1a2434', 'stroke-width': 2 }),
  )
  const { x = 0, top = 0 } = houses[DARK] ?? {}
  return walls.join('') + windowsOf(sheet, houses) + rect(x + 9, top + 14, 16, 30, RED)
}

/** Stairs up the hill, and the one who reads the meters. */
const stairs =
  line('M300 770L262 700L322 650L280 600L306 556', '#8fa0b4', 9, {
    'stroke-dasharray': '4 7',
    'stroke-linecap': 'butt',
  }) +
  group(
    { transform: 'translate(300 700)' },
    shape('M-13 0L-10 -38Q0 -48 10 -38L13 0H4L0 -16L-4 0z', '#05070e'),
    circle(0, -54, 9, '#05070e'),
    shape('M-15 -58H15L9 -64H-9z', '#05070e'),
    rect(10, -34, 13, 17, LAMP),
  )

const coil = d`M262 214V330Q262 372 288 380${times(4, () => 'q14 -26 14 0q0 20 -8 20q-8 0 -2 -18')}M338 214V330Q338 366 318 380M300 412V440`

const base = (sheet: Sheet): string => {
  const outline = 'M232 88H368V196Q368 222 344 224H256Q232 222 232 196z'
  return (
    line('M300 -600V60', '#05070e', 16) +
    line('M300 -600V60', '#39425a', 4, { transform: 'translate(-4 0)' }) +
    shape('M262 50H338L352 92H248z', '#05070e') +
    shape(outline, '#8b93a3') +
    sheet.shade(outline, '#1d2232', sheet.linear(dark([0, 0.9], [0.4, 0], [1, 0.95]), ACROSS)) +
    line('M230 116Q300 134 370 116M230 148Q300 166 370 148M230 180Q300 198 370 180', '#2b3244', 8)
  )
}

const bulb = (sheet: Sheet): string => {
  const light = sheet.radial(
    [
      [0, LAMP, 0.85],
      [0.5, '#b7802f', 0.5],
      [1, '#141a30', 0.9],
    ],
    [0.5, 0.32, 0.6],
  )
  return (
    shape(GLASS, '#141a30') +
    sheet.clip(
      GLASS,
      shape(GLASS, light),
      hillside(sheet),
      stairs,
      sheet.shade(GLASS, NIGHT, sheet.linear(dark([0.45, 0], [0.8, 0.3], [1, 0.9]))),
    ) +
    line(coil, LAMP, 6) +
    line('M124 470Q142 400 206 358M112 520L113 506', '#fff', 12, { opacity: 0.55 }) +
    line(GLASS, '#5d6a80', 5)
  )
}

export const art: KeyArt = {
  dusk: NIGHT,
  light: LAMP,
  draw: sheet => {
    const [x, y] = sheet.either([300, 460], [922, 320])
    const glow = sheet.glow(
      [
        [0, LAMP, 0.55],
        [0.45, '#a8651f', 0.28],
        [1, NIGHT, 0],
      ],
      x,
      y,
      sheet.either(520, 560),
    )
    const turn = (1.2 * swing(sheet)).toFixed(2)
    return (
      sheet.flood(NIGHT) +
      sheet.flood(glow) +
      sheet.flood(
        sheet.glow(dark([0.25, 0], [0.5, 0.4], [1, 1]), x, y, sheet.either(560, 620)),
        sheet.dots('#070914'),
      ) +
      group(
        {
          transform: sheet.either(
            `translate(0 -50) rotate(${turn} 300 -100)`,
            `translate(640 -120) scale(.94) rotate(${turn} 300 -100)`,
          ),
        },
        bulb(sheet),
        base(sheet),
      )
    )
  },
  title: colour =>
    write(['El hombre que', 'cobraba la luz'], {
      x: 300,
      y: 754,
      align: 'centre',
      heights: [40, 40],
      leading: 1.5,
      gap: 0.15,
      stretch: 0.9,
      pen: { thickness: 6 },
      ends: 'round',
      fill: colour ?? [LAMP, LAMP, '#5a5230', LAMP, LAMP, LAMP, LAMP],
    }),
}
