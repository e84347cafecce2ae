import { bless as blessed } from '../blessed/bless.ts'
import { readSuite, suiteFile, suiteText } from '../blessed/suite.ts'
import type { ChartModels } from './chosen.ts'
import { makePaths } from './make.ts'
import type { Options } from './options.ts'
import type { World } from './world.ts'

/** The generator that is asked for, else the one that made the suite in force, else the most thorough. */
const generatorOf = ({ given }: Options, chart: string, { suiteOf }: World): string => {
  const text = suiteOf(chart)
  return given.get('generator') ?? (text === undefined ? 'thorough' : readSuite(text, suiteFile(chart)).made)
}

/** Keeps what the charts do today as what they shall do. */
export const bless = (options: Options, charts: readonly ChartModels[], world: World): 0 => {
  for (const models of charts) {
    const made = generatorOf(options, models[0].machine.id, world)
    const given = new Map([...options.given, ['generator', made] as const])
    const [parts] = makePaths({ ...options, given }, [models], world).charts
    if (parts === undefined) continue
    const suite = blessed(parts, made)
    world.write(suiteFile(suite.chart), suiteText(suite))
  }
  return 0
}
