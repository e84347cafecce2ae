import { bless as blessed, readSuite, suiteText } from '@sintonia/statechart-paths/blessed'
import { type Ground, suiteFile } from '../blessed/suite.ts'
import { type ChartModels, inBrowser } from './chosen.ts'
import { makePaths } from './make.ts'
import type { Options } from './options.ts'
import type { World } from './world.ts'

/**
 * The generator that is asked for, else the one that made the suite in force, else the most thorough. In a browser each
 * step takes a second: every transition is enough there.
 */
const generatorOf = (ground: Ground, { given }: Options, chart: string, { suiteOf }: World): string => {
  if (ground === 'browser') return 'transitions'
  const text = suiteOf(chart, ground)
  return given.get('generator') ?? (text === undefined ? 'thorough' : readSuite(text, suiteFile(chart)).made)
}

const blessOn = (ground: Ground, options: Options, models: ChartModels, world: World): void => {
  const made = generatorOf(ground, options, models[0].machine.id, world)
  const given = new Map([...options.given, ['generator', made] as const])
  const [parts] = makePaths({ ...options, given }, [models], world).charts
  if (parts === undefined) return
  const suite = blessed(parts, made)
  world.write(suiteFile(suite.chart, ground), suiteText(suite))
}

/** Keeps what the charts do today as what they shall do: on stubs and in a browser, or there alone. */
export const bless = (options: Options, charts: readonly ChartModels[], world: World): 0 => {
  if (!options.given.has('browser')) for (const models of charts) blessOn('stubs', options, models, world)
  for (const models of inBrowser(charts, world)) blessOn('browser', options, models, world)
  return 0
}
