import { seededRandom } from '../../art/random.ts'
import { type Attributes, rect, round, shape, stroke } from '../../art/svg.ts'
import { hashOf } from '../seed.ts'

/** Offset 0 to 1, colour, opacity. */
type Stop = readonly [offset: number, colour: string, opacity?: number]

/** From one corner of what is painted to another, in parts of its box. */
type Direction = readonly [x1: number, y1: number, x2: number, y2: number]
export const ACROSS: Direction = [0, 0, 1, 0]
export const DOWN: Direction = [0, 0, 0, 1]

export type Format = 'poster' | 'wide'

export const FORMATS: Readonly<Record<Format, readonly [width: number, height: number]>> = {
  poster: [600, 900],
  wide: [1280, 720],
}

/**
 * The paper that a picture is drawn on. Light is dots and not blur: `shade` and `dots` turn how dark something is into
 * the density of grains of one ink. All chance comes from `random`, all movement from `phase` (0 to 1, one turn of a
 * film's loop).
 */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly phase: number
  readonly random: () => number
  /** What the two formats do not share. */
  readonly either: <A>(poster: A, wide: A) => A
  readonly flood: (fill: string, extra?: Attributes) => string
  readonly linear: (stops: ReadonlyArray<Stop>, direction?: Direction) => string
  readonly radial: (stops: ReadonlyArray<Stop>, centre?: readonly [x: number, y: number, radius: number]) => string
  /** A radial one measured on the sheet, and not in what it paints. */
  readonly glow: (stops: ReadonlyArray<Stop>, x: number, y: number, radius: number) => string
  /** Grains of one ink, as dense as what they are laid on is dark; a small `frequency` makes coarse ones. */
  readonly dots: (ink: string, frequency?: number) => Attributes
  readonly shade: (outline: string, ink: string, density: string, extra?: Attributes) => string
  /** A paint that repeats what is drawn in one field of so many pixels. */
  readonly pattern: (width: number, height: number, field: string) => string
  readonly blur: (deviation: number) => Attributes
  readonly clip: (outline: string, ...inside: ReadonlyArray<string>) => string
  /** Only where `window`, drawn in white, lets it through. */
  readonly mask: (window: string, ...inside: ReadonlyArray<string>) => string
  /** The whole document, with the grain of the paper over all that is drawn, and `front` on top. */
  readonly document: (drawn: string, front?: string) => string
  /** The same without grain, as one of many pictures a second. */
  readonly frame: (drawn: string) => string
}

/** How dark from place to place, for `shade`: offset and density. */
export const dark = (...stops: ReadonlyArray<readonly [offset: number, density: number]>): ReadonlyArray<Stop> =>
  stops.map(([offset, density]) => [offset, '#000', density])

export const line = (outline: string, colour: string, width: number, extra: Attributes = {}): string =>
  stroke(outline, colour, width, { 'stroke-linejoin': 'round', ...extra })

const stopMarkup = ([offset, colour, opacity = 1]: Stop): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`

const DOTS = (ink: string, frequency: number): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0 0 0 -.7" result="n"/><feComposite in="SourceGraphic" in2="n" operator="arithmetic" k2="1" k3="1" k4="-1"/><feComponentTransfer><feFuncA type="linear" slope="5"/></feComponentTransfer><feComposite in2="SourceGraphic" operator="in" result="m"/><feFlood flood-color="${ink}"/><feComposite in2="m" operator="in"/>`

const channel = (name: string): string => `<feFunc${name} type="linear" slope="3" intercept="-1"/>`
const GRAIN = `<feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="9"/><feColorMatrix values=".33 .33 .33 0 0 .33 .33 .33 0 0 .33 .33 .33 0 0 0 0 0 0 1"/><feComponentTransfer>${['R', 'G', 'B'].map(channel).join('')}</feComponentTransfer>`

export const makeSheet = (name: string, format: Format, phase = 0): Sheet => {
  const [width, height] = FORMATS[format]
  const defs: string[] = []
  const known = new Map<string, string>()
  const define = (markup: (id: string) => string): string => {
    const id = `d${defs.length.toString(36)}`
    defs.push(markup(id))
    return `url(#${id})`
  }
  const once = (key: string, markup: (id: string) => string): string => {
    const made = known.get(key) ?? define(markup)
    known.set(key, made)
    return made
  }
  const gradient = (kind: 'linear' | 'radial', place: string, stops: ReadonlyArray<Stop>): string =>
    define(id => `<${kind}Gradient id="${id}" ${place}>${stops.map(stopMarkup).join('')}</${kind}Gradient>`)
  const dots = (ink: string, frequency = 0.75): Attributes => ({
    filter: once(
      ink + frequency,
      id =>
        `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">${DOTS(ink, frequency)}</filter>`,
    ),
  })
  const flood = (fill: string, extra?: Attributes): string => rect(0, 0, width, height, fill, extra)
  const whole = (markup: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${markup}</svg>`
  return {
    width,
    height,
    phase,
    random: seededRandom(hashOf(name, format)),
    either: (poster, wide) => (format === 'poster' ? poster : wide),
    flood,
    linear: (stops, [x1, y1, x2, y2] = DOWN) =>
      gradient('linear', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops),
    radial: (stops, [x, y, radius] = [0.5, 0.5, 0.5]) => gradient('radial', `cx="${x}" cy="${y}" r="${radius}"`, stops),
    glow: (stops, x, y, radius) =>
      gradient('radial', `gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${radius}"`, stops),
    dots,
    shade: (outline, ink, density, extra) => shape(outline, density, { ...extra, ...dots(ink) }),
    pattern: (across, down, field) =>
      define(
        id => `<pattern id="${id}" width="${across}" height="${down}" patternUnits="userSpaceOnUse">${field}</pattern>`,
      ),
    blur: deviation => ({
      filter: once(
        `blur${deviation}`,
        id =>
          `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      ),
    }),
    clip: (outline, ...inside) =>
      `<g clip-path="${define(id => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)}">${inside.join('')}</g>`,
    mask: (window, ...inside) =>
      `<g mask="${define(id => `<mask id="${id}">${window}</mask>`)}">${inside.join('')}</g>`,
    document: (drawn, front = '') => {
      const grain = define(id => `<filter id="${id}" x="0" y="0" width="1" height="1">${GRAIN}</filter>`)
      const paper = flood('#808080', { filter: grain, opacity: 0.16, style: 'mix-blend-mode:overlay' })
      return whole(drawn + paper + front)
    },
    frame: whole,
  }
}
