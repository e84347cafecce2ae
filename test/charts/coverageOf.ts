import { pathToFileURL } from 'node:url'
import { type ChartCoverage, type Coverage, countHits, mergedCoverage } from '@sintonia/statechart-book'
import type { AnyChartModel } from '@sintonia/statechart-paths'
import { coverTransitions, type Exploration, execute, explore, type Path } from '@sintonia/statechart-paths'
import { chartModels } from '../paths/registry.ts'
import { writeCoverage } from './coverageFile.ts'

const isRight = (exploration: Exploration, path: Path): boolean => execute(exploration, path).length === 0

/** What the generated transition paths of one model went through; a path on which the real actor differs does not count. */
export const coverageOfModel = (model: AnyChartModel): ChartCoverage => {
  const exploration = explore(model)
  const paths = coverTransitions(exploration).paths.filter(path => isRight(exploration, path))
  const facts = paths.flatMap(({ moves }) => [exploration.start, ...moves.map(move => move.facts)])
  const { name, hash } = exploration.chart
  return {
    chart: name,
    hash,
    paths: paths.length,
    states: countHits(facts.flatMap(({ entered }) => entered)),
    transitions: countHits(facts.flatMap(({ taken }) => taken)),
  }
}

export const coverageOf = (models: readonly AnyChartModel[]): Coverage => ({
  format: 'sintonia-coverage/1',
  run: 'the generated paths that take every transition, on the real machines',
  charts: mergedCoverage(models.map(coverageOfModel)),
})

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const coverage = coverageOf(chartModels)
  writeCoverage(coverage)
  const paths = coverage.charts.reduce((sum, chart) => sum + chart.paths, 0)
  console.log(`.results/coverage.json: ${coverage.charts.length} charts, ${paths} paths.`)
}
