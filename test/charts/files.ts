import type { AnyStateMachine } from 'xstate'
import type { BlessedSuite } from '../paths/blessed/suite.ts'
import type { LedgerRow } from '../support/ledger.ts'
import type { Chart } from './chart.ts'
import { chartsJson } from './chartsJson.ts'
import type { ExplorerData } from './explorer/data.ts'
import { explorerPage } from './explorer/page.ts'
import { foldChart } from './fold.ts'
import { type Foldings, laidOutFoldings } from './foldings.ts'
import { geometryOf } from './geometry.ts'
import { readChart } from './ir.ts'
import { layOut } from './layout.ts'
import { chartPage, chartRequirements, indexPage } from './pages.ts'
import { receiversOf } from './senders/receivers.ts'
import { type Senders, sendersOf } from './senders/senders.ts'
import { sheetCaption, sheetFile } from './sheet.ts'
import { layOutSheets } from './sheets.ts'
import { STORIES, storyFiles } from './stories/index.ts'
import { toSvg } from './svg.ts'
import { systemPage } from './system/page.ts'
import { systemSvg } from './system/picture.ts'
import { systemOf } from './system/talk.ts'

/** The places of a chart in every folding that is laid out ahead of time. */
const foldingsOf = async (chart: Chart): Promise<Foldings> => {
  const laidOut = laidOutFoldings(chart).map(async key => {
    const folded = foldChart(chart, new Set(key.split(' ')))
    return [key, geometryOf(await layOut(folded))] as const
  })
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
): Promise<ExplorerData> => {
  const [foldings, sheets] = await Promise.all([byChart(charts, foldingsOf), sheetsOf(charts)])
  return { title: 'Sintonia statecharts', charts, foldings, sheets, senders, ledger: namedRequirements(charts, ledger) }
}

/** Of docs/statecharts what git does not keep: too large, and no page to review. */
export const MADE: ReadonlySet<string> = new Set(['index.html', 'charts.json'])

/** Everything that docs/statecharts holds, by file name: the same charts always give the same bytes. */
export const chartFiles = async (
  machines: readonly AnyStateMachine[],
  ledger: readonly LedgerRow[],
  suites: readonly BlessedSuite[],
): Promise<ReadonlyMap<string, string>> => {
  const charts = machines.map(readChart)
  const system = systemOf(charts, suites)
  const senders = sendersOf(charts, system)
  const receivers = receiversOf(charts, suites)
  const files = new Map([
    ['README.md', indexPage(charts, STORIES)],
    ['system.md', systemPage(system)],
    ['system.svg', systemSvg(system)],
    ['hashes.json', `${JSON.stringify(Object.fromEntries(charts.map(({ name, hash }) => [name, hash])), null, 2)}\n`],
    ['charts.json', chartsJson(charts)],
    [
      'index.html',
      explorerPage({
        ...(await explorerData(charts, ledger, senders)),
        receivers,
        system: { runs: system.runs, told: system.told },
        stories: STORIES.map(({ name, title, lead, lanes }) => ({ name, title, lead, lanes })),
      }),
    ],
    ...storyFiles(),
  ])
  for (const chart of charts) {
    const sheets = await layOutSheets(chart)
    const plans = sheets.map(({ plan }) => plan)
    files.set(`${chart.name}.md`, chartPage(chart, ledger, plans, { senders, tellings: receivers[chart.name] ?? [] }))
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
