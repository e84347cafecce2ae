import type { AnyChartModel, Path } from '@sintonia/statechart-paths'
import { type Exploration, explore, pathIdOf, requirementsOf } from '@sintonia/statechart-paths'
import { complaint } from '@sintonia/statechart-paths/files'
import {
  each,
  everyTransition,
  GENERATORS,
  generated,
  generatorNamed,
  type ModelPaths,
  nearest,
  readPredicate,
  readScenario,
  readStop,
  scenarioPath,
  shortest,
  unknownName,
  walk,
} from '@sintonia/statechart-paths/generate'
import { type ChartModels, theOneChart } from './chosen.ts'
import { listOption, numberOption, type Options } from './options.ts'
import type { World } from './world.ts'

/** Paths through the models of one chart. */
export type ChartPaths = readonly [ModelPaths, ...ModelPaths[]]

export type Made = {
  readonly charts: readonly ChartPaths[]
  /** How, in words. */
  readonly made: string
  /** Whether they are meant to reach everything, so that what is left out is a fault. */
  readonly isWhole: boolean
}

const DEFAULT_WALK = 'length 100 or coverage 100%'

export const bare = (exploration: Exploration, paths: readonly Path[]): ModelPaths => ({
  exploration,
  paths,
  missed: [],
  reached: [],
})

const weightsOf = (options: Options, charts: readonly ChartModels[]): Readonly<Record<string, number>> => {
  const known = new Set(
    charts.flatMap(models =>
      models.flatMap(({ machine, events, outcomes }) => [
        ...Object.keys(events),
        ...Object.keys(outcomes),
        ...Object.keys(machine.implementations.delays),
      ]),
    ),
  )
  const entries = (listOption(options, 'weights') ?? []).map((part): readonly [string, number] => {
    const [, name = '', weight] = /^(.+)=(\d+(?:\.\d+)?)$/.exec(part) ?? []
    if (weight === undefined)
      throw complaint(`--weights takes name=number, not "${part}": viewer.zap=5,engine.failed=0.`)
    if (!known.has(name)) throw unknownName('event, actor or delay', name, known)
    return [name, Number(weight)]
  })
  return Object.fromEntries(entries)
}

const walks = (options: Options, charts: readonly ChartModels[]): Made => {
  const seed = numberOption(options, 'seed') ?? 1
  const count = numberOption(options, 'count') ?? 1
  const until = options.given.get('until') ?? DEFAULT_WALK
  const weights = weightsOf(options, charts)
  const make = (model: AnyChartModel): ModelPaths => {
    const exploration = explore(model)
    const isEnough = readStop(exploration.chart, until)
    const seeds = Array.from({ length: count }, (_, index) => seed + index)
    return bare(
      exploration,
      seeds.map(own => walk(exploration, { seed: own, weights, isEnough })),
    )
  }
  const made = `Walks by chance from seed ${seed} until ${until}`
  return { charts: charts.map(models => each(models, make)), made, isWhole: false }
}

/** The model of the chart that finds the shortest path; the others add none. */
const toPredicate = (options: Options, models: ChartModels, text: string): Made => {
  const found = models.flatMap(model => {
    const exploration = explore(model)
    const path = shortest(exploration, readPredicate(exploration, text))
    return path === undefined ? [] : [bare(exploration, [path])]
  })
  const [best] = found.sort((a, b) => (a.paths[0]?.moves.length ?? 0) - (b.paths[0]?.moves.length ?? 0))
  if (best === undefined) throw complaint(`Nothing that the model of ${models[0].machine.id} knows leads to: ${text}.`)
  return { charts: [[best]], made: `The shortest path to: ${options.given.get('to')}`, isWhole: false }
}

const fromScenario = (models: ChartModels, file: string, read: World['read']): Made => {
  const steps = readScenario(read(file), file)
  const exploration = explore(models[0])
  return {
    charts: [[bare(exploration, [scenarioPath(exploration, steps)])]],
    made: `The scenario of ${file}`,
    isWhole: false,
  }
}

const goalLed = (options: Options, charts: readonly ChartModels[]): Made => {
  const name = generatorNamed(options.given.get('generator') ?? 'transitions')
  const requirements = listOption(options, 'requirement')
  const until = options.given.get('until')
  const stop = until === undefined ? undefined : ({ chart }: Exploration) => readStop(chart, until)
  const maxLength = numberOption(options, 'length')
  const isWhole = requirements === undefined && until === undefined
  const make = (model: AnyChartModel) => generated(name, model, { maxLength, stop, requirements })
  const pathsOf = (models: ChartModels): ChartPaths =>
    name === 'transitions' && isWhole ? everyTransition(models, maxLength) : each(models, make)
  const made = [
    `Paths for ${GENERATORS[name].what}`,
    ...(requirements === undefined ? [] : [`of ${requirements.join(', ')}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ].join(' ')
  return { charts: charts.map(pathsOf), made, isWhole }
}

/** Charts that realise any of these requirements; each id must be known to one of them. */
const realising = (charts: readonly ChartModels[], ids: readonly string[]): readonly ChartModels[] => {
  const known = new Map(charts.map(models => [models, requirementsOf(explore(models[0]).chart)]))
  const all = [...new Set([...known.values()].flat())]
  const unknown = ids.find(id => !all.includes(id))
  if (unknown !== undefined)
    throw complaint(
      `No state or transition of these charts realises "${unknown}"; the nearest id is ${nearest(unknown, all) ?? all.join(', ')}.`,
    )
  return charts.filter(models => known.get(models)?.some(id => ids.includes(id)))
}

/** Options of which only one says where the paths come from. */
const SOURCES = ['generator', 'to', 'scenario'] as const

export const onlyPath = (made: Made, id: string): Made => {
  const charts = made.charts.flatMap(parts => {
    const kept = parts.map(part => ({
      ...part,
      paths: part.paths.filter(path => pathIdOf(part.exploration, path) === id),
    }))
    const [first, ...others] = kept.filter(({ paths }) => paths.length > 0)
    return first === undefined ? [] : [[first, ...others] as const]
  })
  const ids = made.charts.flatMap(parts =>
    parts.flatMap(part => part.paths.map(path => pathIdOf(part.exploration, path))),
  )
  if (charts.length === 0) throw unknownName('path among those made', id, ids)
  return { charts, made: `${made.made}, only ${id}`, isWhole: false }
}

const allOf = (options: Options, charts: readonly ChartModels[], world: World): Made => {
  const to = options.given.get('to')
  if (to !== undefined) return toPredicate(options, theOneChart(charts, 'to'), to)
  const scenario = options.given.get('scenario')
  if (scenario !== undefined) return fromScenario(theOneChart(charts, 'scenario'), scenario, world.read)
  const requirements = listOption(options, 'requirement')
  const wanted = requirements === undefined ? charts : realising(charts, requirements)
  return options.given.get('generator') === 'walk' ? walks(options, wanted) : goalLed(options, wanted)
}

/** Makes the paths that the options ask for. */
export const makePaths = (options: Options, charts: readonly ChartModels[], world: World): Made => {
  const sources = SOURCES.filter(name => options.given.has(name))
  if (sources.length > 1) throw complaint(`${sources.map(name => `--${name}`).join(' and ')} exclude each other.`)
  const made = allOf(options, charts, world)
  const id = options.given.get('path')
  return id === undefined ? made : onlyPath(made, id)
}
