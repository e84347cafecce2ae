import type { StateValue } from 'xstate'
import { type RefusedEvent, refusedAt } from '../execute/refused.ts'
import type { ChartShares } from '../explore/coverage.ts'
import { coveredBy, requirementsMet, sharesOf } from '../explore/coverage.ts'
import { type Exploration, isRefused } from '../explore/explore.ts'
import type { Path, Walked } from '../explore/path.ts'
import type { ModelPaths } from '../generate/generators.ts'
import { innermostNodes } from '../model/step.ts'
import { pathId, type StepForm, stepForm } from '../model/stepForm.ts'
import { stepWords } from '../model/stepWords.ts'
import { stepTitle } from '../model/titles.ts'
import { placeTexts } from './staleness.ts'

/** Paths as a file: what other tools, people and later runs read. Written with the hash of every chart. */
export type PathsFile = {
  readonly format: 'sintonia-paths/1'
  /** How the paths were made, in words. */
  readonly made: string
  readonly charts: readonly ChartInFile[]
}

export type ChartInFile = {
  readonly chart: string
  readonly hash: string
  readonly description?: string
  readonly coverage: ChartShares
  /** Goals that no path could be found for. */
  readonly missed: readonly string[]
  /** By place id what stands there, so that a later reader can say what has changed since. */
  readonly places: Readonly<Record<string, string>>
  readonly paths: readonly PathInFile[]
}

export type PathInFile = {
  readonly id: string
  readonly variant?: string
  readonly requirements: readonly string[]
  /** How long the path is on its own clock. */
  readonly ms: number
  readonly start: StateInFile
  readonly steps: readonly StepInFile[]
}

type StateInFile = {
  /** The innermost active states, without the chart's name. */
  readonly in: readonly string[]
  /** What holds in them, as the chart says it to people. */
  readonly holds: readonly string[]
  readonly value: StateValue
  readonly effects: readonly string[]
  /** Events that must change nothing here. */
  readonly refused?: readonly RefusedEvent[]
}

export type StepInFile = StateInFile & {
  /** In ms from the start. */
  readonly at: number
  /** In the code's words, as a scenario names it. */
  readonly title: string
  /** As a person says it. */
  readonly words: string
  readonly step: StepForm
  readonly transitions: readonly string[]
  readonly requirements: readonly string[]
}

type FileOptions = { readonly made: string; readonly probes: boolean }

const innermost = ({ place }: Walked) => [...innermostNodes(place.snapshot)].sort((a, b) => a.order - b.order)

const stateInFile = (exploration: Exploration, walked: Walked, { probes }: FileOptions): StateInFile => ({
  in: innermost(walked).map(({ path, id }) => path.join('.') || id),
  holds: innermost(walked).map(({ description }) => description ?? ''),
  value: walked.place.snapshot.value,
  effects: walked.facts.effects,
  ...(probes ? { refused: refusedAt(exploration, walked.place) } : {}),
})

const metBy = (exploration: Exploration, { facts }: Walked): readonly string[] => {
  const covered = { states: new Set(facts.entered), transitions: new Set(facts.taken) }
  return [...requirementsMet(exploration.chart, covered)].sort()
}

const stepsInFile = (exploration: Exploration, path: Path, options: FileOptions): readonly StepInFile[] =>
  path.moves.flatMap((move, index) => {
    const walked = path.steps[index]
    if (walked === undefined) return []
    const at = path.times[index] ?? 0
    const note = isRefused({ ...move, facts: walked.facts }) ? ' (changes nothing)' : ''
    return [
      {
        at,
        title: stepTitle(exploration, move) + note,
        words: stepWords(exploration, move, at - (path.times[index - 1] ?? 0)) + note,
        step: stepForm(move),
        ...stateInFile(exploration, walked, options),
        transitions: walked.facts.taken,
        requirements: metBy(exploration, walked),
      },
    ]
  })

export const pathInFile = (exploration: Exploration, path: Path, options: FileOptions): PathInFile => {
  const steps = stepsInFile(exploration, path, options)
  const { machine, variant } = exploration.model
  return {
    id: pathId(
      machine.id,
      variant,
      steps.map(({ step }) => step),
    ),
    ...(variant === undefined ? {} : { variant }),
    requirements: [...new Set([...metBy(exploration, path.start), ...steps.flatMap(step => step.requirements)])].sort(),
    ms: path.times.at(-1) ?? 0,
    start: stateInFile(exploration, path.start, options),
    steps,
  }
}

/** The paths through all models of one chart. */
export const chartInFile = (parts: readonly [ModelPaths, ...ModelPaths[]], options: FileOptions): ChartInFile => {
  const { chart } = parts[0].exploration
  const all = parts.flatMap(({ paths }) => paths)
  const covered = coveredBy(all)
  const reached = new Set(parts.flatMap(part => part.reached))
  return {
    chart: chart.name,
    hash: chart.hash,
    ...(chart.description === undefined ? {} : { description: chart.description }),
    coverage: sharesOf(chart, covered),
    missed: [...new Set(parts.flatMap(({ missed }) => missed))].filter(goal => !reached.has(goal)),
    places: placeTexts(chart),
    paths: parts.flatMap(({ exploration, paths }) => paths.map(path => pathInFile(exploration, path, options))),
  }
}
