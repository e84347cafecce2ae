import { mix, type Palette } from './palette.ts'
import { seededRandom } from './random.ts'

/** Offset 0 to 1, colour, opacity. */
type Stop = readonly [number, string, number?]

/**
 * What a scene draws with. All movement is a function of `phase` (0 to 1, one turn of the loop) and returns to where
 * it began; all chance comes from `random`, drawn in the same order whatever the phase.
 */
export type Canvas = Readonly<{
  w: number
  h: number
  /** The shorter side: the measure of things that must not stretch. */
  unit: number
  palette: Palette
  random: () => number
  phase: number
  linear: (stops: ReadonlyArray<Stop>, direction?: readonly [number, number, number, number]) => string
  radial: (stops: ReadonlyArray<Stop>, centre?: readonly [number, number, number]) => string
  definitions: () => string
}>

const stopMarkup = ([offset, colour, opacity = 1]: Stop) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`

export const makeCanvas = (parts: {
  id: string
  width: number
  height: number
  palette: Palette
  seed: number
  phase: number
}): Canvas => {
  const defs: string[] = []
  const define = (markup: (id: string) => string) => {
    const id = `${parts.id}${defs.length.toString(36)}`
    defs.push(markup(id))
    return `url(#${id})`
  }
  return {
    w: parts.width,
    h: parts.height,
    unit: Math.min(parts.width, parts.height),
    palette: parts.palette,
    random: seededRandom(parts.seed * 7919 + 13),
    phase: parts.phase,
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      define(
        id =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopMarkup).join('')}</linearGradient>`,
      ),
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      define(
        id =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopMarkup).join('')}</radialGradient>`,
      ),
    definitions: () => defs.join(''),
  }
}

/** -1 to 1, `turns` whole swings in a loop, begun `offset` of a swing later. */
export const sway = ({ phase }: Canvas, turns = 1, offset = 0): number =>
  Math.sin(2 * Math.PI * (turns * phase + offset))

/** A place that runs across `span` in `laps` whole laps of the loop and comes in again on the other side. */
export const drift = ({ phase }: Canvas, start: number, span: number, laps = 1): number =>
  (((start + phase * laps * span) % span) + span) % span

/** 0 to 1: a light that swells and fades. */
export const pulse = (canvas: Canvas, turns = 1, offset = 0): number => (sway(canvas, turns, offset) + 1) / 2

/** Tones between the palette's own. */
export const shade = ({ palette }: Canvas) => ({
  lit: (share: number) => mix(palette.glow, palette.light, share),
  distance: (share: number) => mix(mix(palette.glow, palette.far, 0.35 + share * 0.65), palette.near, share * share),
})
