import type { AnyChartModel } from '@sintonia/statechart-paths'
import { complaint } from '@sintonia/statechart-paths/files'
import { unknownName } from '@sintonia/statechart-paths/generate'
import type { World } from './world.ts'

/** The models of one chart. */
export type ChartModels = readonly [AnyChartModel, ...AnyChartModel[]]

const grouped = (models: readonly AnyChartModel[]): ReadonlyMap<string, ChartModels> =>
  models.reduce((groups, model) => {
    const known = groups.get(model.machine.id)
    return groups.set(model.machine.id, known === undefined ? [model] : [...known, model])
  }, new Map<string, ChartModels>())

/** The charts of these names, all where none is named. */
export const chosenCharts = (models: readonly AnyChartModel[], names: readonly string[]): readonly ChartModels[] => {
  const groups = grouped(models)
  if (names.length === 0) return [...groups.values()]
  return [...new Set(names)].map(name => {
    const group = groups.get(name)
    if (group === undefined) throw unknownName('chart', name, groups.keys())
    return group
  })
}

/** Of these charts, those that can be walked in a browser, with their models for it. */
export const inBrowser = (charts: readonly ChartModels[], { browser }: World): readonly ChartModels[] => {
  const groups = grouped((browser?.models ?? []).map(({ model }) => model))
  return charts.flatMap(([{ machine }]) => {
    const group = groups.get(machine.id)
    return group === undefined ? [] : [group]
  })
}

/** The one chart of a wish that makes sense for one only. */
export const theOneChart = (charts: readonly ChartModels[], option: string): ChartModels => {
  const [only, ...others] = charts
  if (only === undefined || others.length > 0)
    throw complaint(`--${option} goes with one chart: npm run paths -- livePlayer --${option} ...`)
  return only
}
