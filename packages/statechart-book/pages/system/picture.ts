import { escaped, px, textAt } from '../../drawing/shapes.ts'
import { STYLE } from '../../drawing/svgStyle.ts'
import { textWidth } from '../../drawing/text.ts'
import { stateName } from '../../words/words.ts'
import { wordsBetween } from './between.ts'
import type { Run, System } from './talk.ts'

const NAME = { className: 'name', size: 15, weight: 'bold' } as const
const TOLD = { className: 'told', size: 13, weight: 'regular' } as const
const LINE = 17
const INDENT = 40
const BOX_WIDTH = 172
const BOX_HEIGHT = 26
const GAP = 7
const MARGIN = 16
const TOLD_WIDTH = 440
const BETWEEN = 24

/** One chart below the one that runs it; `isAgain` where what it runs stands elsewhere already. */
type Row = {
  readonly name: string
  readonly depth: number
  readonly lines: readonly string[]
  readonly isAgain: boolean
}

/** `↑ the channels have changed, 3 more`: as much as fits; the whole list is on the page. */
const toldLine = (sign: string, words: readonly string[]): readonly string[] => {
  if (words.length === 0) return []
  const fits = (count: number): boolean =>
    textWidth(`${words.slice(0, count).join(', ')}, 99 more`, TOLD.size) < TOLD_WIDTH
  const shown = words.filter((_, index) => fits(index + 1))
  const rest = words.length - shown.length
  return [`${sign} ${[...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')}`]
}

const rowsOf = (system: System, { runner, chart: name }: Run, depth: number, seen: Set<string>): readonly Row[] => {
  const isAgain = seen.has(name)
  seen.add(name)
  const lines = [
    ...toldLine('↓', wordsBetween(system, runner, name)),
    ...toldLine('↑', wordsBetween(system, name, runner)),
  ]
  const below = isAgain ? [] : system.runs.filter(each => each.runner === name)
  return [{ name, depth, lines, isAgain }, ...below.flatMap(run => rowsOf(system, run, depth + 1, seen))]
}

const heightOf = ({ lines }: Row): number => Math.max(BOX_HEIGHT, lines.length * LINE) + GAP

const total = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + heightOf(row), 0)

/** Two columns of about the same height, the largest parts placed first; what a chart runs stays with it. */
const columnsOf = (root: Row, blocks: readonly (readonly Row[])[]): readonly (readonly Row[])[] => {
  const columns: [Set<readonly Row[]>, Set<readonly Row[]>] = [new Set(), new Set()]
  const heightIn = (column: ReadonlySet<readonly Row[]>): number => total([...column].flat())
  for (const block of [...blocks].sort((a, b) => total(b) - total(a))) {
    const [left, right] = columns
    const lower = heightIn(left) <= heightIn(right) ? left : right
    lower.add(block)
  }
  return columns
    .map(column => blocks.filter(block => column.has(block)).flat())
    .flatMap((rows, index) => (rows.length === 0 ? [] : [[{ ...root, isAgain: index > 0 }, ...rows]]))
}

type Placed = Row & { readonly x: number; readonly y: number }

const placed = (rows: readonly Row[], left: number): readonly Placed[] =>
  rows.map((row, index) => ({ ...row, x: left + row.depth * INDENT, y: total(rows.slice(0, index)) }))

/** From the foot of the box above, down and to the right. */
const wire = (row: Placed, rows: readonly Placed[]): string => {
  const above = rows.slice(0, rows.indexOf(row)).findLast(({ depth }) => depth === row.depth - 1)
  if (above === undefined) return ''
  return `<path d="M${px(above.x + INDENT / 2)} ${px(above.y + BOX_HEIGHT)}V${px(row.y + BOX_HEIGHT / 2)}H${px(row.x)}"/>`
}

const mark = ({ name, x, y, lines, isAgain }: Placed, isInPage: boolean): string =>
  [
    isInPage ? `<a href="#${escaped(name)}">` : '',
    `<rect class="box${isAgain ? ' region' : ''}" x="${px(x)}" y="${px(y)}" width="${BOX_WIDTH}" height="${BOX_HEIGHT}" rx="6"/>`,
    textAt(stateName({ key: name }), x + 10, y + 18, NAME),
    isInPage ? '</a>' : '',
    ...lines.map((line, index) =>
      textAt(line, x + BOX_WIDTH + 12, y + (lines.length === 1 ? 18 : 11) + index * LINE, TOLD),
    ),
  ]
    .filter(part => part !== '')
    .join('\n')

const OWN_STYLE = [
  `.chart .name{font-size:${NAME.size}px;font-weight:700}`,
  `.chart .told{font-size:${TOLD.size}px;fill:var(--muted)}`,
]

/**
 * Every chart below the one that runs it, with what they were seen to tell each other: ↓ to it, ↑ from it. In a page,
 * which has the style of drawings, each name leads to its chart.
 */
export const systemSvg = (system: System, { isInPage = false } = {}): string => {
  const name = system.charts[0]?.name ?? ''
  const root: Row = { name, depth: 0, lines: [], isAgain: false }
  const seen = new Set([name])
  const blocks = system.runs.filter(({ runner }) => runner === name).map(run => rowsOf(system, run, 1, seen))
  // A sheet of paper is wider than long; a page scrolls downwards.
  const columns = isInPage ? [[root, ...blocks.flat()]] : columnsOf(root, blocks)
  const depth = Math.max(...blocks.flat().map(row => row.depth))
  const side = depth * INDENT + BOX_WIDTH + 12 + TOLD_WIDTH + BETWEEN
  const width = 2 * MARGIN + columns.length * side - BETWEEN
  const height = 2 * MARGIN + Math.max(...columns.map(total))
  const all = columns.map((rows, index) => placed(rows, index * side))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="${isInPage ? 'group' : 'img'}">`,
    '<title>All statecharts: which runs which, and what they tell each other</title>',
    `<style>\n${[...(isInPage ? [] : [STYLE]), ...OWN_STYLE].join('\n')}\n</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    ...all.map(rows => `<g class="arrow">${rows.map(row => wire(row, rows)).join('')}</g>`),
    ...all.flat().map(row => mark(row, isInPage)),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}
