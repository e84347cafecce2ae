import type { Chart } from '../chart/chart.ts'
import { isFrame, type Tree, treeOf } from '../chart/tree.ts'
import { arrowPlans, labelLines, labelSize } from './arrows.ts'
import { defects } from './defects.ts'
import type { Arrow, Drawing } from './drawing.ts'
import { headerOf } from './header.ts'
import { downIn, layOut } from './layout.ts'
import { isReadable, type Size } from './paper.ts'
import { type SheetPlan, sheetCaption, sheetChart } from './sheet.ts'
import { svgSize } from './svg.ts'

/** One page of a chart, and what stands where on it. */
export type LaidOutSheet = { readonly plan: SheetPlan; readonly drawing: Drawing }

/** What share of the transitions has its words in boxes, the longest words first; of the arrows that are left out, the longest first. */
type Sparing = { readonly written: number; readonly arrowless: number }

const BEFORE_FOLDING: readonly Sparing[] = [
  { written: 0, arrowless: 0 },
  { written: 0.5, arrowless: 0 },
  { written: 1, arrowless: 0 },
]

const AT_LAST: readonly Sparing[] = [
  { written: 1, arrowless: 0.2 },
  { written: 1, arrowless: 0.4 },
  { written: 1, arrowless: 0.6 },
  { written: 1, arrowless: 0.8 },
]

/** No layout fills more of a page than this with boxes and labels; a fuller one need not be tried. */
const FULLEST = 0.45

const area = ({ width, height }: Size): number => width * height

const wordsArea = (lines: ReturnType<typeof labelLines>): number => (lines.length === 0 ? 0 : area(labelSize(lines)))

/** Room that boxes and labels take, were they put side by side. */
const content = (chart: Chart): number => {
  const tree = treeOf(chart)
  const boxes = chart.states.filter(state => !isFrame(state)).map(state => area(headerOf(chart, tree, state, 'top')))
  const labels = arrowPlans(chart, tree).map(({ transitions }) => wordsArea(labelLines(chart.words, transitions)))
  return [...boxes, ...labels].reduce((sum, each) => sum + each, 0)
}

const mayFit = (chart: Chart): boolean => {
  const width = Math.sqrt(content(chart) / FULLEST / Math.SQRT2)
  return isReadable({ width, height: width * Math.SQRT2 })
}

const byLength = (items: readonly { readonly id: string; readonly length: number }[]): readonly string[] =>
  [...items].sort((a, b) => b.length - a.length).map(({ id }) => id)

const arrowLength = ({ points }: Arrow): number =>
  points.slice(1).reduce((sum, { x, y }, index) => {
    const from = points[index] ?? { x, y }
    return sum + Math.abs(x - from.x) + Math.abs(y - from.y)
  }, 0)

const longestWords = (chart: Chart): readonly string[] => {
  const labelled = arrowPlans(chart, treeOf(chart)).flatMap(({ transitions }) => transitions)
  return byLength(
    labelled.map(transition => ({ id: transition.id, length: wordsArea(labelLines(chart.words, [transition])) })),
  )
}

const longestArrows = ({ arrows }: Drawing): readonly string[] =>
  byLength(arrows.flatMap(arrow => arrow.transitions.map(({ id }) => ({ id, length: arrowLength(arrow) }))))

const first = (ids: readonly string[], share: number): readonly string[] => ids.slice(0, Math.ceil(ids.length * share))

/** The sheet with less and less room for arrows, until it fits on a page. */
const fitted = async (
  chart: Chart,
  plan: SheetPlan,
  sparings: readonly Sparing[],
): Promise<LaidOutSheet | undefined> => {
  const words = longestWords(sheetChart(chart, plan))
  for (const { written, arrowless } of sparings) {
    const said = { ...plan, written: first(words, written) }
    const arrows = arrowless === 0 ? [] : longestArrows(await layOut(sheetChart(chart, said)))
    const tried = { ...said, arrowless: first(arrows, arrowless) }
    const part = sheetChart(chart, tried)
    if (!mayFit(part)) continue
    const drawing = await layOut(part)
    const size = svgSize(drawing, { caption: [sheetCaption(chart, tried, 99)] })
    if (isReadable(size) && defects(drawing).length === 0) return { plan: { ...tried, down: downIn(drawing) }, drawing }
  }
  return undefined
}

/** Where a sheet goes on from, and the first number that no sheet has yet. */
type Wish = Pick<SheetPlan, 'frame' | 'number' | 'begins' | 'from'> & { readonly free: number }

/** Nothing folded, the largest frame folded, the two largest, ... */
const foldings = (
  chart: Chart,
  tree: Tree,
  { free, ...wish }: Wish,
  parts: readonly string[],
): readonly SheetPlan[] => {
  const size = (id: string) => chart.states.filter(state => tree.isInside(state.id, id)).length
  const largest = parts.filter(id => isFrame(tree.state(id))).sort((a, b) => size(b) - size(a))
  return [undefined, ...largest].map((_, count) => {
    const folded = parts.filter(id => largest.slice(0, count).includes(id))
    const folds = Object.fromEntries(folded.map((id, index) => [id, free + index]))
    return { ...wish, parts, folds, written: [], arrowless: [] }
  })
}

const sheetWith = async (
  chart: Chart,
  tree: Tree,
  wish: Wish,
  parts: readonly string[],
): Promise<LaidOutSheet | undefined> => {
  const plans = foldings(chart, tree, wish, parts)
  for (const plan of plans) {
    const found = await fitted(chart, plan, BEFORE_FOLDING)
    if (found !== undefined) return found
  }
  const most = plans.at(-1)
  return most && fitted(chart, most, AT_LAST)
}

/** A sheet with as many of the parts as fit, from the first. */
const nextSheet = async (chart: Chart, tree: Tree, wish: Wish, parts: readonly string[]): Promise<LaidOutSheet> => {
  for (let count = parts.length; count > 0; count -= 1) {
    const found = await sheetWith(chart, tree, wish, parts.slice(0, count))
    if (found !== undefined) return found
  }
  throw new Error(`${parts[0]} does not fit on a page: make its words shorter`)
}

const sheetsAnew = async (chart: Chart): Promise<readonly LaidOutSheet[]> => {
  const tree = treeOf(chart)
  const sheets: LaidOutSheet[] = []
  const waiting: (Omit<Wish, 'free'> & Pick<SheetPlan, 'parts'>)[] = [
    { number: 1, begins: 1, frame: tree.root.id, parts: tree.children(tree.root.id).map(({ id }) => id) },
  ]
  for (const { parts, ...wish } of waiting) {
    const sheet = await nextSheet(chart, tree, { ...wish, free: waiting.length + 1 }, parts)
    for (const [frame, number] of Object.entries(sheet.plan.folds))
      waiting.push({
        number,
        begins: number,
        frame,
        from: wish.number,
        parts: tree.children(frame).map(({ id }) => id),
      })
    const rest = parts.slice(sheet.plan.parts.length)
    const goesOn = waiting.length + 1
    if (rest.length > 0) waiting.push({ ...wish, number: goesOn, parts: rest })
    sheets.push(rest.length > 0 ? { ...sheet, plan: { ...sheet.plan, goesOn } } : sheet)
  }
  return sheets
}

const known = new Map<string, Promise<readonly LaidOutSheet[]>>()

const drawn = (chart: Chart, plans: readonly SheetPlan[]): Promise<readonly LaidOutSheet[]> =>
  Promise.all(plans.map(async plan => ({ plan, drawing: await layOut(sheetChart(chart, plan), plan.down) })))

/**
 * The chart on pages that can be read: what does not fit is folded and has a sheet of its own; a frame whose parts do
 * not fit together goes on over several sheets. Plans that were found for this chart before need not be found again.
 */
export const layOutSheets = (chart: Chart, found?: readonly SheetPlan[]): Promise<readonly LaidOutSheet[]> => {
  const sheets = known.get(chart.hash) ?? (found === undefined ? sheetsAnew(chart) : drawn(chart, found))
  known.set(chart.hash, sheets)
  return sheets
}
