import type { Chart } from '@sintonia/statechart-book'
import { countHits, mergedCoverage } from '@sintonia/statechart-book'
import {
  type BlessedSuite,
  changesText,
  type Held,
  heldPaths,
  heldText,
  isBroken,
  readSuite,
  unblessed,
} from '@sintonia/statechart-paths/blessed'
import { complaint, counted } from '@sintonia/statechart-paths/files'
import { unknownName } from '@sintonia/statechart-paths/generate'
import { readChart } from '../../charts/readChart.ts'
import { type Ground, suiteFile } from '../blessed/suite.ts'
import { mendText } from '../blessed/suites.ts'
import { type ChartModels, inBrowser } from './chosen.ts'
import type { Options } from './options.ts'
import type { KeepCoverage } from './runCommand.ts'
import type { World } from './world.ts'

/** Options that ask for paths made now; without them the blessed ones are meant. */
const MAKING = ['generator', 'to', 'scenario', 'requirement', 'until', 'length', 'seed', 'count', 'weights'] as const

export const asksForNewPaths = ({ given }: Options): boolean => MAKING.some(name => given.has(name))

type Run = { readonly suite: BlessedSuite; readonly chart: Chart; readonly held: readonly Held[] }

const runOf = (models: ChartModels, suite: BlessedSuite): Run => ({
  suite,
  chart: readChart(models[0].machine),
  held: heldPaths(models, suite),
})

export const suiteOf = (chart: string, ground: Ground, world: World): BlessedSuite | undefined => {
  const text = world.suiteOf(chart, ground)
  return text === undefined ? undefined : readSuite(text, suiteFile(chart, ground))
}

export const neededSuiteOf = (models: ChartModels, ground: Ground, world: World): BlessedSuite => {
  const { id } = models[0].machine
  const suite = suiteOf(id, ground, world)
  if (suite !== undefined) return suite
  const where = ground === 'browser' ? ' for a browser' : ''
  throw complaint(`${id} has no blessed paths${where} yet: npm run paths -- ${id} --bless.`)
}

/** What of a chart does not hold, a text each; draws the first. */
const faultsOf = ({ chart, suite, held }: Run, world: World): readonly string[] => {
  const broken = held.filter(isBroken)
  const fresh = unblessed(chart, suite).map(id => `✗ ${id}: no blessed path takes it`)
  if (broken[0] !== undefined) world.draw?.(chart, broken[0])
  return [...broken.map(heldText), ...fresh]
}

const told = (run: Run, faults: readonly string[]): readonly string[] =>
  faults.length === 0 ? [] : [...faults, ...changesText(run.chart, run.suite), mendText(run.chart.name)]

/** Says where charts do something else than was blessed of them, and whether any does; one without a suite is let be. */
export const isAnyBroken = (charts: readonly ChartModels[], world: World, ground: Ground = 'stubs'): boolean => {
  const texts = charts.flatMap(models => {
    const suite = suiteOf(models[0].machine.id, ground, world)
    if (suite === undefined) return []
    const run = runOf(models, suite)
    return told(run, faultsOf(run, world))
  })
  if (texts.length > 0) world.remark(texts.join('\n'))
  return texts.length > 0
}

const only = (run: Run, id: string): Run => ({ ...run, held: run.held.filter(({ path }) => path.id === id) })

const chosen = (runs: readonly Run[], id: string | undefined): readonly Run[] => {
  if (id === undefined) return runs
  const found = runs.map(run => only(run, id)).filter(({ held }) => held.length > 0)
  if (found.length > 0) return found
  throw unknownName(
    'blessed path',
    id,
    runs.flatMap(({ held }) => held.map(({ path }) => path.id)),
  )
}

const coverageOf = ({ chart, held }: Run) => {
  const came = held.flatMap(each => each.came)
  return {
    chart: chart.name,
    hash: chart.hash,
    paths: held.length,
    states: countHits(came.flatMap(({ entered }) => entered)),
    transitions: countHits(came.flatMap(({ taken }) => taken)),
  }
}

/** Walks the blessed paths of these charts on the real machines as they are now. */
export const runBlessed = (
  options: Options,
  charts: readonly ChartModels[],
  world: World,
  keep: KeepCoverage,
): 0 | 1 => {
  const all = [
    ...charts.map(models => runOf(models, neededSuiteOf(models, 'stubs', world))),
    ...inBrowser(charts, world).map(models => runOf(models, neededSuiteOf(models, 'browser', world))),
  ]
  const runs = chosen(all, options.given.get('path'))
  const faults = runs.map(run => faultsOf(run, world))
  for (const [index, run] of runs.entries()) for (const text of told(run, faults[index] ?? [])) world.print(text)
  keep({
    format: 'sintonia-coverage/1',
    run: 'The blessed paths, on the real machines',
    charts: mergedCoverage(runs.map(coverageOf)),
  })
  const paths = runs.flatMap(({ held }) => held.map(({ path }) => path))
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  const failed = faults.flat().length
  const ran = `${counted(paths.length, 'blessed path')} run on the real machines, ${counted(steps, 'step')}`
  world.print(`${ran}, ${failed} failed.`)
  return failed === 0 ? 0 : 1
}
