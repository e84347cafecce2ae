import { readChart } from '@sintonia/statechart-book'
import type { AnyStateMachine } from 'xstate'
import { OBSERVABLE, type Trial, tryOn, tryOnStubbed } from '../execute/execute.ts'
import { type Exploration, explore } from '../explore/explore.ts'
import type { ModelPaths } from '../generate/generators.ts'
import type { AnyChartModel } from '../model/model.ts'
import { withStubs } from '../model/stub.ts'
import { pathTitle } from '../model/titles.ts'
import { type Influence, influences } from './influence.ts'
import { lockstep } from './lockstep.ts'
import type { Mutant } from './mutant.ts'
import { mutantsOf } from './mutants.ts'
import { type Suite, suiteOf, tellingTrials } from './suite.ts'

/** `impossible`: the fault makes no machine at all, so that everybody would find it. */
type Outcome = 'killed' | 'equivalent' | 'survived' | 'impossible'

/** What became of one mutant. */
export type Verdict = {
  readonly id: string
  readonly operator: string
  readonly place: string
  readonly outcome: Outcome
  /** What killed it, why it is the same chart, or what would have killed it. */
  readonly reason: string
}

export type Score = {
  readonly chart: string
  readonly hash: string
  readonly paths: number
  readonly steps: number
  readonly verdicts: readonly Verdict[]
  /** What is wrong with the suite or with the excuses of the models. */
  readonly problems: readonly string[]
  readonly ms: number
}

/** How long a faulty machine may take for one path, and the search for a difference, in ms. */
const LIMIT = 10_000
const SEARCH_LIMIT = 8_000

type Judge = {
  readonly parts: readonly Part[]
  readonly influenceOf: (place: string) => Influence
  readonly excuses: ReadonlyMap<string, string>
}

/** What one model contributes: its suite, and its chart with waiting stubs, in which the faults are planted. */
type Part = {
  readonly suite: Suite
  readonly exploration: Exploration
  readonly stubbed: AnyStateMachine
}

/** A fault in the chart as one model runs it. */
type Planted = { readonly part: Part; readonly machine: AnyStateMachine }

const deadline = (ms: number): (() => boolean) => {
  const end = Date.now() + ms
  return () => Date.now() >= end
}

const faultFound = (machine: AnyStateMachine, trial: Trial): string | undefined => {
  try {
    const [found] = tryOnStubbed(machine, trial, { parts: OBSERVABLE, isLate: deadline(LIMIT) })
    return found && `${found.what} after "${found.title}" (step ${found.step})`
  } catch (error) {
    return `it breaks: ${String(error)}`
  }
}

/** The first thing that a run of the suite's paths on the faulty machine finds. */
const killedBy = (planted: readonly Planted[], place: string, influence: Influence): string | undefined => {
  for (const { part, machine } of planted)
    for (const trial of tellingTrials(part.suite, machine, place, influence)) {
      const found = faultFound(machine, trial)
      if (found !== undefined) return found
    }
  return undefined
}

const isTrueEverywhere = ({ places }: Exploration, holds: (snapshot: never) => boolean): boolean =>
  places.every(({ snapshot }) => holds(snapshot as never))

/** A faulty chart may grow without end, or break; then nothing is said of its situations. */
const exploredWhole = (model: AnyChartModel): Exploration | undefined => {
  try {
    return explore(model)
  } catch {
    return undefined
  }
}

/** The registered property that the mutant breaks in some situation of its own. */
const brokenInvariant = (planted: readonly Planted[]): string | undefined => {
  for (const { part, machine } of planted) {
    const { model } = part.exploration
    const invariants = Object.entries(model.invariants ?? {})
    if (invariants.length === 0) continue
    const exploration = exploredWhole({ ...model, machine })
    const broken = exploration && invariants.find(([, holds]) => !isTrueEverywhere(exploration, holds))
    if (broken !== undefined) return `the invariant "${broken[0]}"`
  }
  return undefined
}

/** `late`: nothing was found in the time allowed, which says nothing of a slower look. */
type Search = { readonly found: 'difference' | 'nothing' | 'late'; readonly words: string }

const NOTHING_SHOWS =
  'nothing that the model can send shows it: add a payload or an outcome, or name it in `equivalent` with the reason'

/** Looks for any step of the models that tells the mutant from the chart. */
const searched = (planted: readonly Planted[], influence: Influence): Search => {
  const isLate = deadline(SEARCH_LIMIT)
  for (const { part, machine } of planted) {
    const result = lockstep(part.exploration, machine, influence, isLate)
    if (result.found === 'no time') return { found: 'late', words: 'no difference was found in the time allowed' }
    if (result.found === 'nothing') continue
    const differs = pathTitle(part.exploration, result.way) || 'the start itself'
    return { found: 'difference', words: `a test would need: ${differs}` }
  }
  return { found: 'nothing', words: NOTHING_SHOWS }
}

const verdict = ({ parts, influenceOf, excuses }: Judge, { id, operator, place, proof, plantedIn }: Mutant) => {
  const ruled = (outcome: Outcome, reason: string): Verdict => ({ id, operator, place, outcome, reason })
  if (proof !== undefined) return ruled('equivalent', proof)
  const planted = parts.flatMap(part => {
    const machine = plantedIn(part.stubbed)
    return machine === undefined ? [] : [{ part, machine }]
  })
  if (planted.length === 0) return ruled('impossible', 'it makes no machine')
  const influence = influenceOf(place)
  const killer = killedBy(planted, place, influence)
  if (killer !== undefined) return ruled('killed', killer)
  const { found, words } = searched(planted, influence)
  const broken = found === 'nothing' ? undefined : brokenInvariant(planted)
  if (broken !== undefined) return ruled('killed', broken)
  const excuse = excuses.get(id)
  return excuse === undefined || found === 'difference' ? ruled('survived', words) : ruled('equivalent', excuse)
}

/** Excuses that excuse nothing: of a mutant that there is not, that was killed, or that a step can tell apart. */
const idleExcuses = ({ excuses }: Judge, verdicts: readonly Verdict[], left: readonly Mutant[]): readonly string[] => {
  const byId = new Map(verdicts.map(each => [each.id, each]))
  return [...excuses.keys()].flatMap(id => {
    const found = byId.get(id)
    if (found?.outcome === 'equivalent' || left.some(mutant => mutant.id === id)) return []
    return [found === undefined ? `no mutant is called "${id}"` : `"${id}" is no equivalent: ${found.reason}`]
  })
}

const failures = ({ parts }: Judge): readonly string[] =>
  parts.flatMap(({ suite, exploration: { model } }) =>
    suite.trials.flatMap(trial =>
      tryOn(model.machine, trial).map(({ title, what }) => `the chart itself fails its suite: ${what} at "${title}"`),
    ),
  )

const judgeOf = (suite: readonly ModelPaths[], machine: AnyStateMachine): Judge => {
  const models: readonly AnyChartModel[] = suite.map(({ exploration }) => exploration.model)
  const parts = suite.map(each => {
    const { model } = each.exploration
    return { suite: suiteOf(each), exploration: each.exploration, stubbed: withStubs(machine, model.stubs) }
  })
  return {
    parts,
    influenceOf: influences(machine, readChart(machine)),
    excuses: new Map(models.flatMap(({ equivalent }) => Object.entries(equivalent ?? {}))),
  }
}

/** Every n-th of them. */
export const sampled = (mutants: readonly Mutant[], every: number): readonly Mutant[] =>
  mutants.filter((_, index) => index % every === 0)

/** Plants every fault in a chart, one at a time, and runs its suite against each; or every n-th fault, as a sample. */
export const mutationScore = (suite: readonly [ModelPaths, ...ModelPaths[]], every = 1): Score => {
  const began = Date.now()
  const { chart, model } = suite[0].exploration
  const paths = suite.flatMap(part => part.paths)
  const judge = judgeOf(suite, model.machine)
  const mutants = mutantsOf(model.machine)
  const planted = sampled(mutants, every)
  const left = mutants.filter(mutant => !planted.includes(mutant))
  const verdicts = planted.map(mutant => verdict(judge, mutant))
  return {
    chart: chart.name,
    hash: chart.hash,
    paths: paths.length,
    steps: paths.reduce((sum, { moves }) => sum + moves.length, 0),
    verdicts,
    problems: [...failures(judge), ...idleExcuses(judge, verdicts, left)],
    ms: Date.now() - began,
  }
}

/** The verdicts on some mutants, as far as they are counted. */
type Ruled = { readonly verdicts: readonly Pick<Verdict, 'outcome'>[] }

export const countOf = ({ verdicts }: Ruled, outcome: Outcome): number =>
  verdicts.filter(each => each.outcome === outcome).length

/** Of the mutants that are another chart, how many in a hundred were killed. */
export const killedPercent = (score: Ruled): number => {
  const alive = countOf(score, 'survived')
  const killed = countOf(score, 'killed')
  return killed + alive === 0 ? 100 : (100 * killed) / (killed + alive)
}
