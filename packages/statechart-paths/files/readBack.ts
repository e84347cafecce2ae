import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { PathReporter } from 'io-ts/lib/PathReporter.js'
import { type Exploration, nextSituation, possibleAt } from '../explore/explore.ts'
import { beginning, endOf, extended, type Path } from '../explore/path.ts'
import { unexplored } from '../explore/unexplored.ts'
import type { AnyChartModel } from '../model/model.ts'
import { fingerprint } from '../model/plain.ts'
import { isSameStep, StepForm, stepForm } from '../model/stepForm.ts'
import { complaint } from './complaint.ts'
import { staleReason } from './staleness.ts'

const WrittenStep = t.type({ title: t.string, step: StepForm, value: t.unknown, effects: t.array(t.string) }, 'Step')

const WrittenPath = t.intersection(
  [t.type({ id: t.string, steps: t.array(WrittenStep) }), t.partial({ variant: t.string })],
  'Path',
)

const WrittenChart = t.type(
  { chart: t.string, hash: t.string, places: t.record(t.string, t.string), paths: t.array(WrittenPath) },
  'Chart',
)

/** What a run needs of a file of paths. */
const WrittenPaths = t.type({ format: t.literal('sintonia-paths/1'), charts: t.array(WrittenChart) }, 'Paths')

export type WrittenPaths = t.TypeOf<typeof WrittenPaths>
type WrittenPath = t.TypeOf<typeof WrittenPath>

export const parsedJson = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw complaint(`${file} is no JSON: ${String(error)}.`)
  }
}

export const readPathsFile = (text: string, file: string): WrittenPaths => {
  const read = WrittenPaths.decode(parsedJson(text, file))
  if (isLeft(read))
    throw complaint(
      `${file} is no file of paths (sintonia-paths/1): ${PathReporter.report(read).slice(0, 3).join('; ')}.`,
    )
  return read.right
}

/** A path of a file, walked again, and where it now differs from what the file says. */
export type ReadBack = {
  readonly id: string
  readonly exploration: Exploration
  readonly path: Path
  readonly differences: readonly string[]
}

type Progress = { readonly path: Path; readonly differences: readonly string[] }

/** The path with one more step, as a file names it; undefined where that is not possible. */
export const further = (exploration: Exploration, path: Path, step: StepForm): Path | undefined => {
  const { place } = endOf(path)
  const { model, stepper } = exploration
  const candidate = possibleAt(model, place).find(each => isSameStep(stepForm(each), step))
  if (candidate === undefined) return undefined
  const { facts } = nextSituation(model, stepper, place, candidate)
  return extended(exploration, path, [{ ...candidate, from: -1, to: -1, facts }])
}

const stepOn = (
  exploration: Exploration,
  { path, differences }: Progress,
  { title, step, value, effects }: WrittenPath['steps'][number],
  number: number,
): Progress => {
  if (differences.length > 0) return { path, differences }
  const next = further(exploration, path, step)
  if (next === undefined) return { path, differences: [`step ${number} (${title}) is not possible any more`] }
  const { place, facts } = endOf(next)
  const isSame =
    fingerprint(place.snapshot.value) === fingerprint(value) && fingerprint(facts.effects) === fingerprint(effects)
  const found = `step ${number} (${title}) led to ${fingerprint(value)}, now to ${fingerprint(place.snapshot.value)}`
  const did = `; it did [${effects.join(', ')}], now [${facts.effects.join(', ')}]`
  return { path: next, differences: isSame ? [] : [found + did] }
}

const readBackPath = (exploration: Exploration, written: WrittenPath): ReadBack => {
  const start: Progress = { path: beginning(exploration), differences: [] }
  const { path, differences } = written.steps.reduce(
    (progress, step, index) => stepOn(exploration, progress, step, index + 1),
    start,
  )
  return { id: written.id, exploration, path, differences }
}

const modelOf = (models: readonly AnyChartModel[], chart: string, variant: string | undefined): AnyChartModel => {
  const found = models.find(({ machine, variant: own }) => machine.id === chart && own === variant)
  if (found !== undefined) return found
  throw complaint(`There is no chart ${[chart, variant].filter(part => part !== undefined).join('/')} any more.`)
}

/** Walks the paths of a file again; a file of another chart than today's is refused: `again` is what makes a new one. */
export const readBack = (written: WrittenPaths, models: readonly AnyChartModel[], again: string): readonly ReadBack[] =>
  written.charts.flatMap(part => {
    const { chart } = unexplored(modelOf(models, part.chart, part.paths[0]?.variant))
    if (chart.hash !== part.hash) throw complaint(staleReason(chart, part, again))
    return part.paths.map(path => readBackPath(unexplored(modelOf(models, part.chart, path.variant)), path))
  })
