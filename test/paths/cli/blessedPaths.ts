import type { Exploration } from '@sintonia/statechart-paths'
import { beginning, type Path, unexplored } from '@sintonia/statechart-paths'
import type { BlessedPath } from '@sintonia/statechart-paths/blessed'
import { complaint, further } from '@sintonia/statechart-paths/files'
import { each } from '@sintonia/statechart-paths/generate'
import type { ChartModels } from './chosen.ts'
import { neededSuiteOf } from './holdCommand.ts'
import { bare, type ChartPaths, type Made, onlyPath } from './make.ts'
import type { Options } from './options.ts'
import type { World } from './world.ts'

/** How the blessed paths were made, for whoever reads a file of them. */
export const BLESSED = 'The blessed paths'

const pathOf = (exploration: Exploration, { id, steps }: BlessedPath): Path =>
  steps.reduce((path, { step, title }) => {
    const next = further(exploration, path, step)
    if (next !== undefined) return next
    const chart = exploration.model.machine.id
    throw complaint(`${id}: "${title}" cannot come about in a browser any more: npm run paths -- ${chart} --bless.`)
  }, beginning(exploration))

const pathsOf = (models: ChartModels, world: World): ChartPaths => {
  const { paths } = neededSuiteOf(models, 'browser', world)
  return each(models, model => {
    const exploration = unexplored(model)
    const own = paths.filter(({ variant }) => variant === model.variant)
    return bare(
      exploration,
      own.map(path => pathOf(exploration, path)),
    )
  })
}

/** What was blessed of these charts for a browser. */
export const blessedPaths = ({ given }: Options, charts: readonly ChartModels[], world: World): Made => {
  const made = { charts: charts.map(models => pathsOf(models, world)), made: BLESSED, isWhole: true }
  const id = given.get('path')
  return id === undefined ? made : onlyPath(made, id)
}
