import {
  type ChartDiff,
  changeDress,
  chartDiffs,
  chartsAt,
  summaryPage,
  summaryText,
} from '@sintonia/statechart-book/diff'
import { geometryOf, layOut, toSvg } from '@sintonia/statechart-book/drawing'
import type { ExplorerData } from '@sintonia/statechart-book/explorer'
import { explorerPage } from '@sintonia/statechart-book/explorer'
import { namedRequirements, sheetsOf, writeFolder } from '@sintonia/statechart-book/pages'
import { chartMachines } from '../../paths/registry.ts'
import { readLedger } from '../../support/ledger.ts'
import { RESULTS, ROOT, SOURCE } from '../house.ts'
import { IMPRINT, TOKENS } from '../imprint.ts'
import { readChart } from '../readChart.ts'
import { appSenders } from '../senders/appSenders.ts'

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
    about: IMPRINT.about,
    charts,
    foldings,
    ledger: namedRequirements(charts, readLedger()),
    changes: { since, charts: Object.fromEntries(diffs.map(({ chart, changes }) => [chart.name, changes])) },
  }
}

/** Draws what changed in the charts since a revision, both on one picture: `.results/charts-since-<rev>/`. */
export const drawChanges = async (wanted: string): Promise<void> => {
  const revision = chartsAt(ROOT, wanted, SOURCE)
  const diffs = chartDiffs(revision.charts, chartMachines.map(readChart))
  const files = new Map([
    ['index.html', explorerPage(await page(revision.name, diffs), TOKENS)],
    ['README.md', summaryPage(revision, diffs)],
  ])
  for (const diff of diffs) files.set(`${diff.chart.name}.svg`, await picture(diff))
  const folder = `charts-since-${safeName(wanted)}`
  writeFolder(`${RESULTS}/${folder}`, files)
  console.log(summaryText(revision, diffs))
  console.log(`\nDrawn in .results/${folder}; open .results/${folder}/index.html.`)
}
