import type { Exploration, Path } from '@sintonia/statechart-paths'
import { pathIdOf } from '@sintonia/statechart-paths'
import type { ChartInFile, PathsFile } from '@sintonia/statechart-paths/files'
import { complaint, counted, readBack, readPathsFile } from '@sintonia/statechart-paths/files'
import { BREAKS, type BrowserModel, whyOf } from '../browser/model.ts'
import { AGAIN } from './again.ts'
import { blessedPaths } from './blessedPaths.ts'
import { chosenCharts } from './chosen.ts'
import { asksForNewPaths, isAnyBroken, suiteOf } from './holdCommand.ts'
import { type Made, makePaths } from './make.ts'
import type { Options } from './options.ts'
import { coverageOfPaths, type KeepCoverage } from './runCommand.ts'
import { stubsOnly } from './stubsOnly.ts'
import type { Browser, World } from './world.ts'

const ACTOR_END = /^(done|error)\.actor\.(.+)$/

/** Why no path in a browser takes a transition; undefined where nothing says so. */
const reasonFor = ({ beyond, gestures, answers }: BrowserModel, id: string): string | undefined => {
  const event = id.split('|')[1] ?? ''
  const [, how, actor = ''] = ACTOR_END.exec(event) ?? []
  return beyond[id] ?? (how === 'error' ? BREAKS : (whyOf(gestures[event]) ?? whyOf(answers[actor])))
}

const modelsOf = ({ models }: Browser, chart: string): readonly BrowserModel[] =>
  models.filter(({ model }) => model.machine.id === chart)

type Left = { readonly id: string; readonly reason: string | undefined }

const leftOut = (browser: Browser, { chart, coverage }: ChartInFile): readonly Left[] => {
  const browsers = modelsOf(browser, chart)
  return coverage.transitions.missing.map(id => ({
    id,
    reason: browsers.map(each => reasonFor(each, id)).find(why => why !== undefined),
  }))
}

/** The paths of a chart that only stubs walk, each with why. */
const onStubsOnly = ({ chart, paths }: ChartInFile, { browser, world }: Browsing): readonly string[] => {
  const walked = new Set(paths.map(({ id }) => id))
  const others = suiteOf(chart, 'stubs', world)?.paths.filter(({ id }) => !walked.has(id)) ?? []
  return others.map(path => `  · on stubs only: ${stubsOnly(modelsOf(browser, chart), path)}`)
}

const linesOf = (
  { chart, coverage: { transitions }, paths }: ChartInFile,
  left: readonly Left[],
): readonly string[] => [
  `${chart.padEnd(15)} ${counted(paths.length, 'path')}, ${transitions.covered} of ${transitions.total} transitions in a browser`,
  ...left.map(
    ({ id, reason }) => `  ${reason === undefined ? `✗ ${id}: no gesture leads there` : `– ${id}: ${reason}`}`,
  ),
]

type Walk = { readonly id: string; readonly exploration: Exploration; readonly path: Path }

const walksOf = ({ charts }: Made): readonly Walk[] =>
  charts.flatMap(parts =>
    parts.flatMap(({ exploration, paths }) =>
      paths.map(path => ({ id: pathIdOf(exploration, path), exploration, path })),
    ),
  )

/** Walks the paths of a file in the browser and keeps the coverage of those that went well. */
const walkAll = (file: PathsFile, walks: readonly Walk[], { browser, app, keep, world }: Browsing): 0 | 1 => {
  const passed = browser.walk(file, app)
  const well = walks.filter(({ id }) => passed.has(id))
  keep({ format: 'sintonia-coverage/1', run: `${file.made}, in a browser`, charts: coverageOfPaths(well) })
  const steps = walks.reduce((sum, { path }) => sum + path.moves.length, 0)
  const failed = walks.length - well.length
  world.print(`${counted(walks.length, 'path')} walked in a browser, ${counted(steps, 'step')}, ${failed} failed.`)
  return failed === 0 ? 0 : 1
}

type Browsing = {
  readonly browser: Browser
  readonly app: string | undefined
  readonly keep: KeepCoverage
  readonly world: World
}

/** Walks paths in a real browser, against the built app and a whole local operator. */
export const browse = (options: Options, browsing: Browsing, fileOf: (made: Made) => PathsFile): 0 | 1 => {
  const { browser, world } = browsing
  const models = browser.models.map(({ model }) => model)
  const [written, ...others] = options.names.filter(name => name.endsWith('.json'))
  if (written !== undefined) {
    if (options.names.length > 1) throw complaint('--browser takes the names of charts, or one file of paths.')
    const text = world.read(written)
    const walks = readBack(readPathsFile(text, written), models, AGAIN)
    const lost = walks.find(({ differences }) => differences.length > 0)
    if (lost !== undefined) throw complaint(`The path ${lost.id} cannot be walked: ${lost.differences.join('; ')}`)
    return walkAll(JSON.parse(text), walks, browsing)
  }
  if (others.length > 0) throw complaint('--browser takes one file of paths.')
  const charts = chosenCharts(models, options.names)
  const names = charts.map(([{ machine }]) => machine.id)
  const isBroken = [isAnyBroken(chosenCharts(world.models, names), world), isAnyBroken(charts, world, 'browser')]
  if (isBroken.includes(true)) return 1
  const isNew = asksForNewPaths(options)
  const made = isNew ? makePaths(options, charts, world) : blessedPaths(options, charts, world)
  const file = fileOf(made)
  const left = new Map(file.charts.map(chart => [chart, made.isWhole ? leftOut(browser, chart) : []]))
  const stubs = (chart: ChartInFile) => (made.isWhole && !isNew ? onStubsOnly(chart, browsing) : [])
  world.print([...left].flatMap(([chart, missing]) => [...linesOf(chart, missing), ...stubs(chart)]).join('\n'))
  const code = walkAll(file, walksOf(made), browsing)
  const isUnexplained = [...left.values()].flat().some(({ reason }) => reason === undefined)
  return isUnexplained ? 1 : code
}
