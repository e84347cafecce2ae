import type { AnyStateMachine } from 'xstate'
import { OBSERVABLE, type Trial, trialOf, tryOn } from '../execute.ts'
import { type Exploration, explore } from '../explore.ts'
import type { ModelPaths } from '../generate/generators.ts'
import type { AnyChartModel } from '../model.ts'
import { pathTitle } from '../titles.ts'
import { lockstep } from './lockstep.ts'
import type { Mutant } from './mutant.ts'
import { mutantsOf } from './mutants.ts'

type Outcome = 'killed' | 'equivalent' | 'survived'

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

/** How long one mutant may take in the suite, and in the search for a difference, in ms. */
const LIMIT = 2_000
const SEARCH_LIMIT = 20_000

type Judge = {
  readonly machine: AnyStateMachine
  readonly explorations: readonly Exploration[]
  readonly trials: readonly Trial[]
  readonly excuses: ReadonlyMap<string, string>
}

const deadline = (ms: number): (() => boolean) => {
  const end = Date.now() + ms
  return () => Date.now() >= end
}

const killedBy = ({ trials }: Judge, { machine }: Mutant): string | undefined => {
  const isLate = deadline(LIMIT)
  for (const trial of trials) {
    try {
      const [found] = tryOn(machine, trial, { parts: OBSERVABLE, isLate })
      if (found !== undefined) return `${found.what} after "${found.title}" (step ${found.step})`
    } catch (error) {
      return `it breaks: ${String(error)}`
    }
  }
  return undefined
}

const isTrueEverywhere = ({ places }: Exploration, holds: (snapshot: never) => boolean): boolean =>
  places.every(({ snapshot }) => holds(snapshot as never))

/** The registered property that the mutant breaks in some situation of its own. */
const brokenInvariant = ({ explorations }: Judge, { machine }: Mutant): string | undefined => {
  for (const { model } of explorations) {
    const invariants = Object.entries(model.invariants ?? {})
    if (invariants.length === 0) continue
    try {
      const exploration = explore({ ...model, machine })
      const broken = invariants.find(([, holds]) => !isTrueEverywhere(exploration, holds))
      if (broken !== undefined) return `the invariant "${broken[0]}"`
    } catch (error) {
      return `it breaks: ${String(error)}`
    }
  }
  return undefined
}

type Search = { readonly differs?: string; readonly words: string }

/** Looks for any step of the models that tells the mutant from the chart. */
const searched = ({ explorations }: Judge, { machine, place }: Mutant): Search => {
  const isLate = deadline(SEARCH_LIMIT)
  const [state = place] = place.split('|')
  for (const exploration of explorations) {
    const result = lockstep(exploration, machine, state, isLate)
    if (result.found === 'no time') return { words: 'no difference was found in the time allowed' }
    if (result.found === 'nothing') continue
    const differs = pathTitle(exploration, result.way) || 'the start itself'
    return { differs, words: `this would show it: ${differs}` }
  }
  return { words: 'nothing that the model can send shows it: add a payload or an outcome, or name it in `equivalent`' }
}

const verdict = (judge: Judge, mutant: Mutant): Verdict => {
  const { id, operator, place, proof } = mutant
  const ruled = (outcome: Outcome, reason: string): Verdict => ({ id, operator, place, outcome, reason })
  if (proof !== undefined) return ruled('equivalent', proof)
  const killer = killedBy(judge, mutant) ?? brokenInvariant(judge, mutant)
  if (killer !== undefined) return ruled('killed', killer)
  const { differs, words } = searched(judge, mutant)
  const excuse = judge.excuses.get(id)
  return excuse !== undefined && differs === undefined ? ruled('equivalent', excuse) : ruled('survived', words)
}

/** Excuses that excuse nothing: of a mutant that there is not, that was killed, or that a step can tell apart. */
const idleExcuses = ({ excuses }: Judge, verdicts: readonly Verdict[]): readonly string[] => {
  const byId = new Map(verdicts.map(each => [each.id, each]))
  return [...excuses.keys()].flatMap(id => {
    const found = byId.get(id)
    if (found?.outcome === 'equivalent') return []
    return [found === undefined ? `no mutant is called "${id}"` : `"${id}" is no equivalent: ${found.reason}`]
  })
}

const failures = ({ machine, trials }: Judge): readonly string[] =>
  trials.flatMap(trial =>
    tryOn(machine, trial).map(({ title, what }) => `the chart itself fails its suite: ${what} at "${title}"`),
  )

/** Plants every fault in a chart, one at a time, and runs its suite against each. */
export const mutationScore = (suite: readonly [ModelPaths, ...ModelPaths[]]): Score => {
  const began = Date.now()
  const { chart, model } = suite[0].exploration
  const models: readonly AnyChartModel[] = suite.map(part => part.exploration.model)
  const paths = suite.flatMap(part => part.paths)
  const judge: Judge = {
    machine: model.machine,
    explorations: models.map(explore),
    trials: suite.flatMap(part => part.paths.map(path => trialOf(part.exploration, path))),
    excuses: new Map(models.flatMap(({ equivalent }) => Object.entries(equivalent ?? {}))),
  }
  const verdicts = mutantsOf(model.machine).map(mutant => verdict(judge, mutant))
  return {
    chart: chart.name,
    hash: chart.hash,
    paths: paths.length,
    steps: paths.reduce((sum, { moves }) => sum + moves.length, 0),
    verdicts,
    problems: [...failures(judge), ...idleExcuses(judge, verdicts)],
    ms: Date.now() - began,
  }
}

export const countOf = ({ verdicts }: Score, outcome: Outcome): number =>
  verdicts.filter(each => each.outcome === outcome).length

/** Of the mutants that are another chart, how many in a hundred were killed. */
export const killedPercent = (score: Score): number => {
  const alive = countOf(score, 'survived')
  const killed = countOf(score, 'killed')
  return killed + alive === 0 ? 100 : (100 * killed) / (killed + alive)
}
