import { escaped, headOf, px, textAt } from '../../drawing/shapes.ts'
import { STYLE } from '../../drawing/svgStyle.ts'
import { folded, textWidth } from '../../drawing/text.ts'
import { duration } from '../../words/duration.ts'
import type { StoryCard, StoryStep } from './story.ts'

const NAME = { className: 'name', size: 15, weight: 'bold' } as const
const WORDS = { className: 'words', size: 13, weight: 'regular' } as const
const PLACE = { className: 'place', size: 13, weight: 'bold' } as const
const HEADING = { className: 'heading', size: 20, weight: 'bold' } as const
const LANE = 150
const LINE = 16
const MARGIN = 20
const GUTTER = 72
const TOP = 112
const BOX = 30
const GAP = 12

/** `Watching › Playing`: the two innermost levels of a place are what a reader needs beside the name of the lane. */
const shortPlace = (place: string): string => place.split(' › ').slice(-2).join(' › ')

const MOST_PLACES = 3

/** Of many places that are entered at once, as when the app begins to run, the first ones. */
const shortPlaces = (places: readonly string[]): readonly string[] => {
  const more = places.length - MOST_PLACES
  const named = places.slice(0, MOST_PLACES).map(shortPlace)
  return more > 0 ? [...named, `and ${more} more`] : named
}

type Row = StoryStep & {
  readonly left: number
  readonly right: number
  readonly lines: readonly string[]
  /** Each with its lines. */
  readonly places: readonly (readonly string[])[]
  readonly y: number
}

const isDrawn = ({ lanes }: StoryCard, { from, to }: StoryStep): boolean => lanes.includes(from) && lanes.includes(to)

/** The steps between the story's lanes, and how many others the run had. */
export const drawnSteps = (story: StoryCard, steps: readonly StoryStep[]) => {
  const drawn = steps.filter(step => isDrawn(story, step))
  return { drawn, others: steps.length - drawn.length }
}

const placesHeight = (places: Row['places']): number => places.reduce((sum, lines) => sum + lines.length * LINE + 8, 0)

const heightOf = ({ lines, places }: Pick<Row, 'lines' | 'places'>): number =>
  lines.length * LINE + placesHeight(places) + GAP

const rowsOf = ({ lanes }: StoryCard, steps: readonly StoryStep[]): readonly Row[] => {
  const rows: Row[] = []
  let y = TOP + BOX + GAP
  for (const step of steps) {
    const left = GUTTER + lanes.indexOf(step.from) * LANE + LANE / 2
    const right = GUTTER + lanes.indexOf(step.to) * LANE + LANE / 2
    const row = {
      ...step,
      left,
      right,
      y,
      lines: folded(step.words, Math.max(LANE, Math.abs(right - left)) - 16, WORDS.size),
      places: shortPlaces(step.entered).map(place => folded(place, LANE - 24, PLACE.size)),
    }
    rows.push(row)
    y += heightOf(row)
  }
  return rows
}

const centred = (text: string, x: number, y: number, style: typeof NAME | typeof WORDS | typeof PLACE): string =>
  textAt(text, x - textWidth(text, style.size, style.weight) / 2, y, style)

const arrow = ({ left, right, y, lines, isPerson }: Row): string => {
  const at = y + lines.length * LINE + 2
  const points = [
    { x: left, y: at },
    { x: right, y: at },
  ]
  return [
    `<g class="arrow ${isPerson ? 'person' : 'fact'}"><path d="M${px(left)} ${px(at)}H${px(right)}"/>${headOf(points)}</g>`,
    ...lines.map((line, index) => centred(line, (left + right) / 2, y + index * LINE + 12, WORDS)),
  ].join('\n')
}

const places = ({ right, y, lines, places: all }: Row): string =>
  all
    .map((names, index) => {
      const top = y + lines.length * LINE + 8 + placesHeight(all.slice(0, index))
      const width = Math.max(...names.map(name => textWidth(name, PLACE.size, PLACE.weight))) + 16
      return [
        `<rect class="box" x="${px(right - width / 2)}" y="${px(top)}" width="${px(width)}" height="${names.length * LINE + 5}" rx="10"/>`,
        ...names.map((name, line) => centred(name, right, top + 15 + line * LINE, PLACE)),
      ].join('\n')
    })
    .join('\n')

/** When the story's time has gone on since the line before. */
const moment = (row: Row, before: Row | undefined): string =>
  before?.at === row.at ? '' : textAt(row.at === 0 ? 'now' : `+ ${duration(row.at)}`, MARGIN, row.y + 12, WORDS)

const OWN_STYLE = [
  `.chart .name{font-size:${NAME.size}px;font-weight:700}`,
  `.chart .words{font-size:${WORDS.size}px;paint-order:stroke;stroke:var(--paper);stroke-width:5px;stroke-linejoin:round}`,
  `.chart .place{font-size:${PLACE.size}px;font-weight:700}`,
  `.chart .heading{font-size:${HEADING.size}px;font-weight:700}`,
  '.chart .life{stroke:var(--line);stroke-width:1.5;stroke-dasharray:2 5}',
]

const lane = (name: string, index: number, foot: number): string => {
  const x = GUTTER + index * LANE + LANE / 2
  return [
    `<path class="life" d="M${px(x)} ${TOP + BOX}V${px(foot)}"/>`,
    `<rect class="box" x="${px(x - LANE / 2 + 8)}" y="${TOP}" width="${LANE - 16}" height="${BOX}" rx="6"/>`,
    centred(name, x, TOP + 20, NAME),
  ].join('\n')
}

/** A sequence drawing: who tells whom what, downwards as it happened; below an arrow, where its hearer stands then. */
export const storySvg = (story: StoryCard, steps: readonly StoryStep[]): string => {
  const { drawn, others } = drawnSteps(story, steps)
  const rows = rowsOf(story, drawn)
  const last = rows.at(-1)
  const foot = last === undefined ? TOP + BOX : last.y + heightOf(last)
  const width = GUTTER + story.lanes.length * LANE + MARGIN
  const height = foot + 44
  const rest = others === 0 ? '' : ` What is said to parts that are not drawn stands in the text: ${others} more.`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(story.title)}</title>`,
    `<style>\n${[STYLE, ...OWN_STYLE].join('\n')}\n</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    textAt(story.title, MARGIN, 36, HEADING),
    ...folded(story.lead, width - 2 * MARGIN, WORDS.size).map((line, index) =>
      textAt(line, MARGIN, 62 + index * LINE, WORDS),
    ),
    ...story.lanes.map((name, index) => lane(name, index, foot)),
    ...rows.map((row, index) => [moment(row, rows[index - 1]), arrow(row), places(row)].filter(Boolean).join('\n')),
    textAt(`Drawn from a run of the real charts.${rest}`, MARGIN, height - 16, WORDS),
    '</svg>',
    '',
  ].join('\n')
}
