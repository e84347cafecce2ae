import { type ChartCoverage, coverageWords } from '@sintonia/statechart-book'
import { coverageDress, layOut, toSvg } from '@sintonia/statechart-book/drawing'
import { explorerPage } from '@sintonia/statechart-book/explorer'
import { explorerData, writeFolder } from '@sintonia/statechart-book/pages'
import { chartMachines, chartModels } from '../../paths/registry.ts'
import { readLedger } from '../../support/ledger.ts'
import { readCoverage, writeCoverage } from '../coverageFile.ts'
import { coverageOf } from '../coverageOf.ts'
import { RESULTS } from '../house.ts'
import { IMPRINT, TOKENS } from '../imprint.ts'
import { readChart } from '../readChart.ts'
import { appSenders } from '../senders/appSenders.ts'

/** The last run's counts; where nothing ran yet, those of the generated paths. */
const lastCoverage = () => {
  const known = readCoverage()
  if (known !== undefined) return known
  const made = coverageOf(chartModels)
  writeCoverage(made)
  return made
}

/** Draws the last run's counts over every chart: `.results/coverage/`. */
export const drawCoverage = async (): Promise<void> => {
  const coverage = lastCoverage()
  const charts = chartMachines.map(readChart)
  const counts = new Map<string, ChartCoverage>(coverage.charts.map(each => [each.chart, each]))
  const data = await explorerData(charts, readLedger(), appSenders(), IMPRINT)
  const files = new Map([['index.html', explorerPage({ ...data, title: 'Sintonia coverage', coverage }, TOKENS)]])
  console.log(`Coverage by ${coverage.run}:`)
  for (const chart of charts) {
    const own = counts.get(chart.name)
    if (own === undefined) {
      console.log(`  ${chart.name}: not in the last run`)
      continue
    }
    files.set(`${chart.name}.svg`, toSvg(await layOut(chart), { dress: coverageDress(chart, own) }))
    const age = own.hash === chart.hash ? '' : '; ran on another version of this chart, run it again'
    console.log(`  ${chart.name}: ${coverageWords(chart, own)}${age}`)
  }
  writeFolder(`${RESULTS}/coverage`, files)
  console.log('Drawn in .results/coverage; open .results/coverage/index.html and press Coverage.')
}
