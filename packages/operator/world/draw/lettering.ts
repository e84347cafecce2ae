import { seededRandom } from '../../art/random.ts'
import { round } from '../../art/svg.ts'
import { CLOSE, LETTERS, MARKS } from './letters.ts'

/** What writes: `contrast` makes stems thicker than bars, `angle` turns the nib. */
interface Pen {
  readonly thickness: number
  readonly contrast?: number
  readonly angle?: number
}

export interface Setting {
  readonly x: number
  /** The top of the first line. */
  readonly y: number
  /** Of each line; the last one holds for those behind it. */
  readonly heights: readonly [number, ...number[]]
  readonly pen: Pen
  readonly fill: string | ReadonlyArray<string>
  /** Every line as wide as this; else letters are `stretch` times their own width. */
  readonly fit?: number
  readonly stretch?: number
  readonly align?: 'left' | 'centre' | 'right'
  /** Line to line, in heights, and pixels besides. */
  readonly leading?: number
  readonly extra?: number
  /** Between letters, in heights. */
  readonly gap?: number
  readonly serif?: number
  readonly jitter?: number
  readonly seed?: number
  readonly ends?: 'butt' | 'round'
  /** Stitched or painted in strokes: an SVG dash array. */
  readonly dashes?: string
}

/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number]

export interface Lettering {
  readonly markup: string
  readonly box: Box
}

type Place = (u: number, v: number) => readonly [x: number, y: number]

interface Glyph {
  readonly letter: string
  readonly marks: ReadonlyArray<string>
  readonly kern: number
}

const CROWD = -0.13

const glyphsOf = (text: string): ReadonlyArray<Glyph> => {
  const parts: Array<{ letter: string; marks: string[] }> = []
  for (const char of text.toUpperCase().normalize('NFD')) {
    if (char in MARKS) parts.at(-1)?.marks.push(char)
    else parts.push({ letter: char, marks: [] })
  }
  return parts.map((part, at) => ({
    ...part,
    kern: CLOSE.test(`${parts[at - 1]?.letter ?? ''}${part.letter}`) ? CROWD : 0,
  }))
}

const letterOf = (letter: string): readonly [number, string] => {
  const known = LETTERS[letter]
  if (known === undefined) throw new Error(`nobody has drawn the letter ${letter}`)
  return known
}

interface Command {
  readonly name: string
  readonly points: ReadonlyArray<readonly [u: number, v: number]>
}

const commandsOf = (way: string): ReadonlyArray<Command> =>
  way
    .split(/(?=[MLQZ])/)
    .filter(command => command !== '')
    .map(command => {
      const numbers = command.slice(1).split(' ').filter(Boolean).map(Number)
      const points = numbers.flatMap((u, at) => (at % 2 === 0 ? [[u, numbers[at + 1] ?? 0] as const] : []))
      return { name: command.charAt(0), points }
    })

const placed = (way: string, place: Place): string =>
  commandsOf(way)
    .map(({ name, points }) => name + points.map(([u, v]) => place(u, v).map(round).join(' ')).join(' '))
    .join('')

/** Where a straight stroke of a letter ends on the head or foot line stands a short bar. */
const serifs = (way: string, half: number): string => {
  const commands = commandsOf(way)
  const ends = commands.filter(({ name }, at) => {
    const next = commands[at + 1]?.name ?? 'M'
    return (name === 'M' && next === 'L') || (name === 'L' && next === 'M')
  })
  return ends
    .flatMap(({ points }) => points)
    .filter(([, v]) => v === 0 || v === 1)
    .map(([u, v]) => `M${u - half} ${v}L${u + half} ${v}`)
    .join('')
}

/** A mark keeps its shape however wide its letter is drawn. */
const markWay = (mark: string, width: number, stretch: number): string =>
  placed(MARKS[mark] ?? '', (u, v) => [width / 2 + u / stretch, v])

/** The axes that a turned nib is thin and thick along; `turned` undoes what the group's transform does. */
const nib = ({ contrast = 1, angle = 0 }: Pen) => {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return {
    turned: (x: number, y: number) => [(x * cos + y * sin) / contrast, y * cos - x * sin] as const,
    transform: angle === 0 && contrast === 1 ? '' : ` transform="rotate(${angle}) scale(${contrast} 1)"`,
  }
}

interface Metrics {
  readonly height: number
  readonly bar: number
  readonly stem: number
  readonly space: number
  readonly stretch: number
  readonly width: number
}

const metricsOf = (glyphs: ReadonlyArray<Glyph>, height: number, setting: Setting): Metrics => {
  const { pen, heights, gap = 0.26, fit, stretch: wish = 1 } = setting
  const bar = pen.thickness * (height / heights[0]) ** 0.7
  const stem = bar * (pen.contrast ?? 1)
  const space = gap * height + stem * 0.9
  const between = space * (glyphs.length - 1) + stem
  const natural = glyphs.reduce((sum, { letter }) => sum + letterOf(letter)[0] * height, 0)
  const crowding = glyphs.reduce((sum, { kern }) => sum + kern * height, 0)
  const stretch = fit === undefined ? wish : (fit - between) / (natural + crowding)
  return { height, bar, stem, space, stretch, width: (natural + crowding) * stretch + between }
}

const beginOf = ({ x, align = 'left' }: Setting, width: number): number => {
  if (align === 'centre') return x - width / 2
  return align === 'right' ? x - width : x
}

const around = (boxes: ReadonlyArray<Box>): Box => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, top]) => top)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , bottom]) => bottom)),
]

interface Line {
  readonly ways: ReadonlyArray<string>
  readonly metrics: Metrics
  readonly box: Box
}

const HEADROOM = 0.3
const FOOTROOM = 0.24

const lineOf = (text: string, top: number, height: number, setting: Setting, random: () => number): Line => {
  const { jitter = 0, serif = 0 } = setting
  const glyphs = glyphsOf(text)
  const metrics = metricsOf(glyphs, height, setting)
  const { stem, bar, space, stretch } = metrics
  const { turned } = nib(setting.pen)
  const left = beginOf(setting, metrics.width)
  let x = left + stem / 2
  const ways = glyphs.map(({ letter, marks, kern }) => {
    const [width, way] = letterOf(letter)
    x += kern * stretch * height
    const begin = x
    const [turn, drop] = [jitter * (random() - 0.5) * 0.5, jitter * (random() - 0.5) * height * 0.25]
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const [middleX, middleY] = [begin + (width * stretch * height) / 2, top + height / 2]
    x += width * stretch * height + space
    const skeleton =
      way + (serif > 0 ? serifs(way, serif / stretch) : '') + marks.map(mark => markWay(mark, width, stretch)).join('')
    return placed(skeleton, (u, v) => {
      const [dx, dy] = [begin + u * stretch * height - middleX, top + v * height - middleY]
      return turned(middleX + dx * cos - dy * sin, middleY + dx * sin + dy * cos + drop)
    })
  })
  const marks = glyphs.flatMap(glyph => glyph.marks)
  const hasCedilla = marks.includes('\u0327')
  const rise = marks.some(mark => mark !== '\u0327') ? HEADROOM * height : 0
  const box: Box = [
    left,
    top - bar / 2 - rise,
    left + metrics.width,
    top + height + bar / 2 + (hasCedilla ? FOOTROOM * height : 0),
  ]
  return { ways, metrics, box }
}

const inked = ({ ways, metrics }: Line, at: number, { pen, fill, ends = 'butt', dashes }: Setting): string => {
  const join = ends === 'round' ? 'round' : 'miter'
  const dashed = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`
  const colours = typeof fill === 'string' ? [fill] : fill
  const paths =
    colours.length === 1
      ? `<path d="${ways.join('')}" stroke="${colours[0]}"/>`
      : ways.map((way, letter) => `<path d="${way}" stroke="${colours[(letter + at) % colours.length]}"/>`).join('')
  return `<g fill="none" stroke-width="${round(metrics.bar)}" stroke-linecap="${ends}" stroke-linejoin="${join}"${dashed}${nib(pen).transform}>${paths}</g>`
}

/** Lines of capitals, drawn with a pen: the same on every machine, for no font is asked. */
export const write = (lines: ReadonlyArray<string>, setting: Setting): Lettering => {
  const { heights, leading = 1.32, extra = 0, seed = 3 } = setting
  const random = seededRandom(seed)
  let top = setting.y
  const drawn = lines.map((text, at) => {
    const height = heights[at] ?? heights.at(-1) ?? heights[0]
    const made = lineOf(text, top, height, setting, random)
    top += height * leading + extra
    return made
  })
  return {
    markup: drawn.map((made, at) => inked(made, at, setting)).join(''),
    box: around(drawn.map(({ box }) => box)),
  }
}
