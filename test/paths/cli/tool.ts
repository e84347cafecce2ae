import { isEndless, problemText } from '@sintonia/statechart-book'
import {
  chartInFile,
  complaint,
  ENDINGS,
  FORMATS,
  type FormatName,
  isComplaint,
  type PathsFile,
  readPathsFile,
} from '@sintonia/statechart-paths/files'
import { unknownName } from '@sintonia/statechart-paths/generate'
import { formProblems } from '../../charts/formProblems.ts'
import { bless } from './blessCommand.ts'
import { browse } from './browserCommand.ts'
import { type ChartModels, chosenCharts } from './chosen.ts'
import { HELP } from './help.ts'
import { asksForNewPaths, isAnyBroken, runBlessed } from './holdCommand.ts'
import { list } from './listCommand.ts'
import { type Made, makePaths } from './make.ts'
import { mutate } from './mutateCommand.ts'
import { numberOption, type Options, parseOptions } from './options.ts'
import { replay } from './replayCommand.ts'
import { type KeepCoverage, runFile, runMade } from './runCommand.ts'
import { summaryOf } from './summary.ts'
import type { ExitCode, World } from './world.ts'

const isFormat = (name: string): name is FormatName => Object.hasOwn(FORMATS, name)

const formatOf = ({ given }: Options): FormatName => {
  const name = given.get('format')
  if (name !== undefined) {
    if (isFormat(name)) return name
    throw unknownName('format', name, Object.keys(FORMATS))
  }
  const out = given.get('out')
  if (out === undefined) return 'text'
  const ending = Object.keys(ENDINGS).find(each => out.endsWith(each))
  const format = ending === undefined ? undefined : ENDINGS[ending]
  if (format === undefined)
    throw complaint(`--out ${out}: write --format, or end the name in ${Object.keys(ENDINGS).join(', ')}.`)
  return format
}

const fileOf = ({ charts, made }: Made, probes: boolean): PathsFile => ({
  format: 'sintonia-paths/1',
  made,
  charts: charts.map(parts => chartInFile(parts, { made, probes })),
})

/** Whether the paths themselves are what was asked for, and not only how many there are. */
const isAskedInFull = ({ names, given }: Options): boolean =>
  names.length > 0 || given.has('out') || given.has('format') || given.has('to') || given.has('scenario')

const generate = (options: Options, made: Made, world: World): 0 | 1 => {
  const file = fileOf(made, options.given.has('probes'))
  const format = formatOf(options)
  const out = options.given.get('out')
  const text = FORMATS[format](file)
  if (out !== undefined) world.write(out, text)
  else if (isAskedInFull(options)) world.print(text.trimEnd())
  const { lines, faults } = summaryOf(file.charts, {
    isWhole: made.isWhole,
    threshold: numberOption(options, 'threshold'),
  })
  const say = out === undefined && format !== 'text' ? world.remark : world.print
  say(['', ...lines, ...faults].join('\n'))
  return faults.length === 0 ? 0 : 1
}

/** What is made of a chart agrees with it whatever it does: whether it does what was blessed is said beside that. */
const alsoHeld = (charts: readonly ChartModels[], world: World, code: 0 | 1): 0 | 1 =>
  isAnyBroken(charts, world) ? 1 : code

/** Does the work on charts of good form; names what is wrong with the others. An endless one cannot be explored at all. */
const withForm = (charts: readonly ChartModels[], { remark }: World, toDo: () => 0 | 1): 0 | 1 => {
  const problems = formProblems(charts.map(([{ machine }]) => machine))
  if (problems.length > 0) remark(problems.map(problemText).join('\n'))
  if (problems.some(isEndless)) {
    remark('A chart without an end has no paths: nothing was done.')
    return 1
  }
  const code = toDo()
  return problems.length === 0 ? code : 1
}

const isFileName = (name: string): boolean => name.endsWith('.json')

const run = (options: Options, world: World, keep: KeepCoverage): 0 | 1 => {
  const files = options.names.filter(isFileName)
  const names = options.names.filter(name => !isFileName(name))
  const [file, ...others] = files
  if (file === undefined) {
    const charts = chosenCharts(world.models, names)
    return withForm(charts, world, () =>
      asksForNewPaths(options)
        ? alsoHeld(charts, world, runMade(makePaths(options, charts, world), world, keep))
        : runBlessed(options, charts, world, keep),
    )
  }
  if (names.length + others.length > 0) throw complaint('--run takes the names of charts, or one file of paths.')
  const written = readPathsFile(world.read(file), file)
  const code = runFile(file, written, world, keep)
  const inFile = written.charts.map(({ chart }) => chart)
  return alsoHeld(chosenCharts(world.models, inFile), world, code)
}

const WORKS = ['bless', 'run', 'browser', 'mutate', 'replay', 'list'] as const

const work = (options: Options, world: World, keep: KeepCoverage): 0 | 1 => {
  const works = WORKS.filter(name => options.given.has(name) && !(name === 'browser' && options.given.has('bless')))
  if (works.length > 1) throw complaint(`${works.map(name => `--${name}`).join(' and ')} exclude each other.`)
  if (options.given.has('run')) return run(options, world, keep)
  const { browser } = world
  if (browser !== undefined && works[0] === 'browser') {
    const app = options.given.get('app')
    return browse(options, { browser, app, keep, world }, made => fileOf(made, false))
  }
  const recording = options.given.get('replay')
  if (recording !== undefined) return replay(recording, options.names, world)
  const file = options.names.find(isFileName)
  if (file !== undefined)
    throw complaint(`What is to be done with ${file}? npm run paths -- --run ${file} runs its paths.`)
  const charts = chosenCharts(world.models, options.names)
  if (options.given.has('list')) return list(charts, world)
  if (options.given.has('bless')) return withForm(charts, world, () => bless(options, charts, world))
  return withForm(charts, world, () =>
    alsoHeld(
      charts,
      world,
      options.given.has('mutate')
        ? mutate(options, charts, world)
        : generate(options, makePaths(options, charts, world), world),
    ),
  )
}

/** The whole tool: words of a command line in, an exit code out. `keep` gets the coverage of a run. */
export const pathsTool = (args: readonly string[], world: World, keep: KeepCoverage): ExitCode => {
  try {
    const options = parseOptions(args)
    if (!options.given.has('help')) return work(options, world, keep)
    world.print(HELP)
    return 0
  } catch (error) {
    if (!isComplaint(error)) throw error
    world.remark(error.message)
    return 2
  }
}
