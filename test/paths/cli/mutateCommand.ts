import { complaint, counted } from '@sintonia/statechart-paths/files'
import { generated, generatorNamed, type ModelPaths } from '@sintonia/statechart-paths/generate'
import { countOf, killedPercent, mutationScore, type Score } from '@sintonia/statechart-paths/mutate'
import type { ChartModels } from './chosen.ts'
import { numberOption, type Options } from './options.ts'
import type { World } from './world.ts'

const DEFAULT_THRESHOLD = 90

const suiteOf = (options: Options, [first, ...others]: ChartModels): readonly [ModelPaths, ...ModelPaths[]] => {
  const name = generatorNamed(options.given.get('generator') ?? 'thorough')
  const maxLength = numberOption(options, 'length')
  return [generated(name, first, { maxLength }), ...others.map(model => generated(name, model, { maxLength }))]
}

const lineOf = (score: Score): string => {
  const [killed, survived, equivalent] = (['killed', 'survived', 'equivalent'] as const).map(each =>
    countOf(score, each),
  )
  return (
    `${score.chart.padEnd(15)} ${killedPercent(score).toFixed(1).padStart(5)} % killed (${killed} of ${(killed ?? 0) + (survived ?? 0)}` +
    `, ${equivalent} equivalent) by ${counted(score.paths, 'path')} of ${counted(score.steps, 'step')} ` +
    `in ${(score.ms / 1_000).toFixed(1)} s`
  )
}

const survivorsOf = ({ verdicts }: Score): readonly string[] =>
  verdicts.filter(({ outcome }) => outcome === 'survived').map(({ id, reason }) => `  survived: ${id}\n    ${reason}`)

/** Why a chart's suite is not good enough. */
const faultsOf = (score: Score, threshold: number): readonly string[] => {
  const killed = killedPercent(score)
  return [
    ...(killed < threshold ? [`${score.chart}: ${killed.toFixed(1)} % killed, ${threshold} % are asked for`] : []),
    ...score.problems.map(problem => `${score.chart}: ${problem}`),
  ]
}

const asked = (options: Options): number => {
  for (const name of ['to', 'scenario', 'path', 'until', 'requirement'] as const)
    if (options.given.has(name)) throw complaint(`--${name} does not go with --mutate, which measures a whole suite.`)
  return numberOption(options, 'threshold') ?? DEFAULT_THRESHOLD
}

/** Plants faults in every chart and tells how many its suite finds. */
export const mutate = (options: Options, charts: readonly ChartModels[], { print, remark, write }: World): 0 | 1 => {
  const threshold = asked(options)
  const scores = charts.map(models => {
    const score = mutationScore(suiteOf(options, models))
    print([lineOf(score), ...survivorsOf(score)].join('\n'))
    return score
  })
  const out = options.given.get('out')
  if (out !== undefined) write(out, `${JSON.stringify({ format: 'sintonia-mutants/1', scores }, null, 2)}\n`)
  const faults = scores.flatMap(score => faultsOf(score, threshold))
  if (faults.length > 0) remark(faults.join('\n'))
  return faults.length === 0 ? 0 : 1
}
