import { chartMachines } from '../../paths/registry.ts'
import { readLedger } from '../../support/ledger.ts'
import { changeDress } from '../diff/dress.ts'
import { chartsAt } from '../diff/revision.ts'
import { summaryPage, summaryText } from '../diff/summary.ts'
import { type ChartDiff, chartDiffs } from '../diff/union.ts'
import type { ExplorerData } from '../explorer/data.ts'
import { explorerPage } from '../explorer/page.ts'
import { namedRequirements, sheetsOf } from '../files.ts'
import { geometryOf } from '../geometry.ts'
import { RESULTS, ROOT } from '../house.ts'
import { readChart } from '../ir.ts'
import { layOut } from '../layout.ts'
import { appSenders } from '../senders/appSenders.ts'
import { toSvg } from '../svg.ts'
import { writeFolder } from './writeFolder.ts'

const safeName = (revision: string): string => revision.replaceAll(/[^\w.-]+/g, '-')

const picture = async ({ chart, changes }: ChartDiff): Promise<string> => {
  const ids = chart.transitions.map(({ id }) => id)
  return toSvg(await layOut(chart), { dress: changeDress(changes, ids) })
}

const page = async (since: string, diffs: readonly ChartDiff[]): Promise<ExplorerData> => {
  const charts = diffs.map(({ chart }) => chart)
  const foldings: Record<string, ExplorerData['foldings'][string]> = {}
  for (const chart of charts) foldings[chart.name] = { '': geometryOf(await layOut(chart)) }
  return {
    sheets: await sheetsOf(charts),
    senders: appSenders(),
    title: `Sintonia statecharts since ${since}`,
    charts,
    foldings,
    ledger: namedRequirements(charts, readLedger()),
    changes: { since, charts: Object.fromEntries(diffs.map(({ chart, changes }) => [chart.name, changes])) },
  }
}

/** Draws what changed in the charts since a revision, both on one picture: `.results/charts-since-<rev>/`. */
export const drawChanges = async (wanted: string): Promise<void> => {
  const revision = chartsAt(ROOT, wanted)
  const diffs = chartDiffs(revision.charts, chartMachines.map(readChart))
  const files = new Map([
    ['index.html', explorerPage(await page(revision.name, diffs))],
    ['README.md', summaryPage(revision, diffs)],
  ])
  for (const diff of diffs) files.set(`${diff.chart.name}.svg`, await picture(diff))
  const folder = `charts-since-${safeName(wanted)}`
  writeFolder(`${RESULTS}/${folder}`, files)
  console.log(summaryText(revision, diffs))
  console.log(`\nDrawn in .results/${folder}; open .results/${folder}/index.html.`)
}
