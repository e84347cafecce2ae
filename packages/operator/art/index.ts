import { type Canvas, makeCanvas } from './canvas.ts'
import { lettering, type Title } from './lettering.ts'
import { type PaletteName, palettes } from './palette.ts'
import { kites, owls } from './scenes/childhood.ts'
import { door, kitchen, rain, still } from './scenes/indoors.ts'
import { balloons, dunes, pines, ridges, turbines } from './scenes/land.ts'
import { portrait } from './scenes/portrait.ts'
import { studio, tuning, vinyl } from './scenes/signal.ts'
import { concert, court, peloton, stadium } from './scenes/stage.ts'
import { arches, city, fair, road, train } from './scenes/town.ts'
import { lighthouse, reef, regatta, sea, whale } from './scenes/water.ts'
import { globe, lanterns, leaves, planet } from './scenes/wonder.ts'
import { group, rect } from './svg.ts'

export type { Face, Title } from './lettering.ts'
export { isMark, type MarkName, mark } from './marks.ts'
export type { PaletteName } from './palette.ts'
export { plate } from './plate.ts'

const drawings = {
  arches,
  balloons,
  city,
  concert,
  court,
  door,
  dunes,
  fair,
  globe,
  kitchen,
  kites,
  lanterns,
  leaves,
  lighthouse,
  owls,
  peloton,
  pines,
  planet,
  portrait,
  rain,
  reef,
  regatta,
  ridges,
  road,
  sea,
  stadium,
  still,
  studio,
  train,
  tuning,
  turbines,
  vinyl,
  whale,
} satisfies Record<string, (canvas: Canvas) => string>

export type SceneKind = keyof typeof drawings

export const sceneKinds = Object.keys(drawings).filter((kind): kind is SceneKind => kind in drawings)
export const paletteNames = Object.keys(palettes).filter((name): name is PaletteName => name in palettes)

export type Scene = Readonly<{ kind: SceneKind; palette: PaletteName; seed: number }>

/** Scenes that read as well from right to left: an odd seed turns them round. */
const TURNABLE: ReadonlySet<SceneKind> = new Set<SceneKind>([
  'arches',
  'balloons',
  'dunes',
  'fair',
  'kites',
  'lighthouse',
  'owls',
  'pines',
  'ridges',
  'sea',
  'still',
  'train',
  'turbines',
])

/** Shade for a title to stand on: at the foot always, heavier under a title, at the head where the title is there. */
const veil = (canvas: Canvas, title: Title | undefined) => {
  const { w, h } = canvas
  const foot = canvas.linear([
    [0, '#000000', 0],
    [0.55, '#000000', 0],
    [1, '#000000', title && !title.top ? 0.78 : 0.28],
  ])
  const head = canvas.linear([
    [0, '#000000', 0.62],
    [0.42, '#000000', 0],
  ])
  return rect(0, 0, w, h, foot) + (title?.top ? rect(0, 0, w, h, head) : '')
}

/**
 * A picture as a whole `<svg>` document of `width` by `height`: the same scene gives the same bytes everywhere.
 * `phase` (0 to 1) is the place in the scene's endless movement; `title` makes a poster of it; `over` is more markup
 * on top of all.
 */
export const scene = (
  wanted: Scene & Readonly<{ width: number; height: number; phase?: number; title?: Title; over?: string }>,
): string => {
  const { kind, palette, seed, width, height, phase = 0, title, over = '' } = wanted
  const id = `${kind}${palette}${seed}-`
  const canvas = makeCanvas({ id, width, height, palette: palettes[palette], seed, phase })
  const drawn = drawings[kind](canvas)
  const turned = TURNABLE.has(kind) && seed % 2 === 1
  const picture = turned ? group({ transform: `translate(${width} 0) scale(-1 1)` }, drawn) : drawn
  const front = veil(canvas, title) + (title ? lettering(canvas, title) : '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${canvas.definitions()}</defs>${picture}${front}${over}</svg>`
  )
}
