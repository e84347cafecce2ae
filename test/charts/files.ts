import type { AnyStateMachine } from 'xstate'
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
import { toSvg } from './svg.ts'

/** The places of a chart in every folding that is laid out ahead of time. */
const foldingsOf = async (chart: Chart): Promise<Foldings> => {
  const laidOut: Record<string, Foldings[string]> = {}
  for (const key of laidOutFoldings(chart)) {
    const folded = foldChart(chart, new Set(key.split(' ')))
    laidOut[key] = geometryOf(await layOut(folded))
  }
  return laidOut
}

/** What the ledger says of the requirements that charts name. */
export const namedRequirements = (charts: readonly Chart[], rows: readonly LedgerRow[]): ExplorerData['ledger'] => {
  const named = new Set(charts.flatMap(chartRequirements))
  return Object.fromEntries(rows.filter(({ id }) => named.has(id)).map(({ id, text }) => [id, text]))
}

/** What the explorer of these charts is made from. */
export const explorerData = async (charts: readonly Chart[], ledger: readonly LedgerRow[]): Promise<ExplorerData> => {
  const foldings: Record<string, Foldings> = {}
  for (const chart of charts) foldings[chart.name] = await foldingsOf(chart)
  return { title: 'Sintonia statecharts', charts, foldings, ledger: namedRequirements(charts, ledger) }
}

/** Everything that docs/statecharts holds, by file name: the same charts always give the same bytes. */
export const chartFiles = async (
  machines: readonly AnyStateMachine[],
  ledger: readonly LedgerRow[],
): Promise<ReadonlyMap<string, string>> => {
  const charts = machines.map(readChart)
  const files = new Map([
    ['README.md', indexPage(charts)],
    ['charts.json', chartsJson(charts)],
    ['index.html', explorerPage(await explorerData(charts, ledger))],
  ])
  for (const chart of charts) {
    files.set(`${chart.name}.md`, chartPage(chart, ledger))
    files.set(`${chart.name}.svg`, toSvg(await layOut(chart)))
  }
  return files
}

/** Names of the files that differ from what they should be, are missing, or belong to no chart. */
export const staleFiles = (
  wanted: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...wanted.keys(), ...present.keys()])].filter(name => wanted.get(name) !== present.get(name)).sort()
