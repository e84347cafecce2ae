import type { Chart } from '../chart/chart.ts'
import { chartsJson } from '../chart/chartsJson.ts'
import type { Foldings } from '../drawing/foldings.ts'
import { laidOutFoldings, layOutFolding } from '../drawing/foldingsAhead.ts'
import { foundPlans } from '../drawing/foundPlans.ts'
import { geometryOf } from '../drawing/geometry.ts'
import { downIn, layOut } from '../drawing/layout.ts'
import { sheetCaption, sheetFile } from '../drawing/sheet.ts'
import { layOutSheets } from '../drawing/sheets.ts'
import { toSvg } from '../drawing/svg.ts'
import type { ExplorerData } from '../explorer/data.ts'
import { explorerPage } from '../explorer/page.ts'
import type { Imprint } from './imprint.ts'
import { chartPage, chartRequirements, indexPage, type LedgerRow } from './pages.ts'
import type { Receivers, Senders } from './receivers.ts'
import { storyPage } from './stories/page.ts'
import { storySvg } from './stories/picture.ts'
import type { StoryCard, StoryStep } from './stories/story.ts'
import { systemPage } from './system/page.ts'
import { systemSvg } from './system/picture.ts'
import type { System } from './system/talk.ts'

/** The places of a chart in every folding that is laid out ahead of time. */
const foldingsOf = async (chart: Chart): Promise<Foldings> => {
  const laidOut = laidOutFoldings(chart).map(async key => [key, geometryOf(await layOutFolding(chart, key))] as const)
  return Object.fromEntries(await Promise.all(laidOut))
}

/** By the names of the charts, in their order. */
const byChart = async <Value>(
  charts: readonly Chart[],
  made: (chart: Chart) => Promise<Value>,
): Promise<Record<string, Value>> =>
  Object.fromEntries(await Promise.all(charts.map(async chart => [chart.name, await made(chart)] as const)))

/** The pages of charts on paper, as a page of the browser needs them. */
export const sheetsOf = (charts: readonly Chart[]): Promise<ExplorerData['sheets']> =>
  byChart(charts, async chart =>
    (await layOutSheets(chart)).map(({ plan, drawing }) => ({ plan, geometry: geometryOf(drawing) })),
  )

/** What the ledger says of the requirements that charts name. */
export const namedRequirements = (charts: readonly Chart[], rows: readonly LedgerRow[]): ExplorerData['ledger'] => {
  const named = new Set(charts.flatMap(chartRequirements))
  return Object.fromEntries(rows.filter(({ id }) => named.has(id)).map(({ id, text }) => [id, text]))
}

/** What the explorer of these charts is made from. */
export const explorerData = async (
  charts: readonly Chart[],
  ledger: readonly LedgerRow[],
  senders: Senders,
  { about }: Imprint,
): Promise<ExplorerData> => {
  const [foldings, sheets] = await Promise.all([byChart(charts, foldingsOf), sheetsOf(charts)])
  const title = `${about.product} statecharts`
  return { title, about, charts, foldings, sheets, senders, ledger: namedRequirements(charts, ledger) }
}

/** Of the files of a book, those that are too large for a page to review: the explorer, and all charts as data. */
export const MADE: ReadonlySet<string> = new Set(['index.html', 'charts.json'])

/** What a book is written from. */
export type Book = {
  readonly system: System
  readonly ledger: readonly LedgerRow[]
  readonly senders: Senders
  readonly receivers: Receivers
  readonly stories: readonly (StoryCard & { readonly steps: readonly StoryStep[] })[]
  readonly imprint: Imprint
  /** The app's style sheet of custom properties. */
  readonly tokens: string
  /** `sheets.json` as it was written before. */
  readonly sheets: string | undefined
}

/** Everything that a book of charts holds, by file name: the same charts always give the same bytes. */
export const bookFiles = async (book: Book): Promise<ReadonlyMap<string, string>> => {
  const { system, ledger, senders, receivers, stories, imprint, tokens } = book
  const found = foundPlans(book.sheets)
  const { charts, runs, told } = system
  const cards = stories.map(({ name, title, lead, lanes }) => ({ name, title, lead, lanes }))
  const laidOut = Promise.all(
    charts.map(async chart => {
      const before = found.of(chart)
      const whole = layOut(chart, before?.down)
      const sheets = await layOutSheets(chart, before?.plans)
      return { chart, sheets, plans: sheets.map(({ plan }) => plan), down: downIn(await whole) }
    }),
  )
  const explorer = await explorerData(charts, ledger, senders, imprint)
  const files = new Map([
    ['README.md', indexPage(charts, cards, imprint)],
    ['system.md', systemPage(system, imprint)],
    ['system.svg', systemSvg(system)],
    ['hashes.json', `${JSON.stringify(Object.fromEntries(charts.map(({ name, hash }) => [name, hash])), null, 2)}\n`],
    ['charts.json', chartsJson(charts)],
    ['index.html', explorerPage({ ...explorer, receivers, system: { runs, told }, stories: cards }, tokens)],
    ...stories.flatMap(
      story =>
        [
          [`stories/${story.name}.svg`, storySvg(story, story.steps)],
          [`stories/${story.name}.md`, storyPage(story, story.steps, imprint)],
        ] as const,
    ),
  ])
  files.set('sheets.json', found.toText((await laidOut).map(({ chart, ...own }) => [chart, own])))
  for (const { chart, sheets, plans } of await laidOut) {
    const spoken = { senders, tellings: receivers[chart.name] ?? [] }
    files.set(`${chart.name}.md`, chartPage(chart, ledger, plans, spoken, imprint))
    for (const { plan, drawing } of sheets) {
      const caption = [sheetCaption(chart, plan, sheets.length)]
      const sheetAddress = (sheet: number) => sheetFile(chart, sheet)
      files.set(sheetFile(chart, plan.number), toSvg(drawing, { caption, goesOn: plan.goesOn, sheetAddress }))
    }
  }
  return files
}

/** Names of the files that differ from what they should be, are missing, or belong to no chart. */
export const staleFiles = (
  wanted: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...wanted.keys(), ...present.keys()])].filter(name => wanted.get(name) !== present.get(name)).sort()
