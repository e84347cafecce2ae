import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { type Trial, trialOf } from '../execute/execute.ts'
import { printOf, refusedAt } from '../execute/refused.ts'
import type { Exploration } from '../explore/explore.ts'
import type { Path } from '../explore/path.ts'
import type { ModelPaths } from '../generate/generators.ts'
import { fingerprint } from '../model/plain.ts'
import { activeNodes, makeStepper, situated } from '../model/step.ts'
import type { Influence } from './influence.ts'
import { type Attempt, attempted, isSameStep, type Step } from './sameStep.ts'

/** One event that the suite sends in one situation, and what it should come to; however many paths do the same. */
type Probe = {
  readonly before: AnyMachineSnapshot
  readonly event: AnyEventObject
  readonly should: Step
  /** The step at which it happens first. */
  readonly step: number
  /** The trials in which it happens. */
  readonly trials: Trial[]
}

/** The trials of one model, and everything that happens in them by the states that have a part in it. */
export type Suite = {
  readonly exploration: Exploration
  readonly trials: readonly Trial[]
  readonly start: Attempt
  readonly probes: ReadonlyMap<string, readonly Probe[]>
}

type Sent = { readonly before: AnyMachineSnapshot; readonly event: AnyEventObject; readonly step: number }

const sentOn = (exploration: Exploration, { start, steps, moves }: Path): readonly Sent[] =>
  [start, ...steps].flatMap(({ place }, step) => {
    const before = place.snapshot
    const move = moves[step]
    const refused = refusedAt(exploration, place).map(({ event }) => ({ before, event, step }))
    return move === undefined ? refused : [...refused, { before, event: move.event, step }]
  })

const probesOf = (exploration: Exploration, trials: readonly (readonly [Path, Trial])[]): readonly Probe[] => {
  const probes = new Map<string, Probe>()
  for (const [path, trial] of trials)
    for (const { before, event, step } of sentOn(exploration, path)) {
      const key = `${printOf(before)} ${fingerprint(event)}`
      const known = probes.get(key)
      if (known === undefined) {
        const should = exploration.stepper.next(before, event)
        probes.set(key, { before, event, step, should, trials: [trial] })
      } else if (known.step <= step) known.trials.push(trial)
      else probes.set(key, { ...known, step, trials: [trial, ...known.trials] })
    }
  return [...probes.values()].sort((a, b) => a.step - b.step)
}

const byState = (probes: readonly Probe[]): ReadonlyMap<string, readonly Probe[]> => {
  const index = new Map<string, Probe[]>()
  for (const probe of probes) {
    const states = new Set([...activeNodes(probe.before).map(({ id }) => id), ...probe.should.facts.entered])
    for (const id of states) {
      const known = index.get(id)
      if (known === undefined) index.set(id, [probe])
      else known.push(probe)
    }
  }
  return index
}

export const suiteOf = ({ exploration, paths }: ModelPaths): Suite => {
  const trials = paths.map(path => [path, trialOf(exploration, path)] as const)
  const { model, stepper } = exploration
  return {
    exploration,
    trials: trials.map(([, trial]) => trial),
    start: attempted(() => stepper.initial(model.input)),
    probes: byState(probesOf(exploration, trials)),
  }
}

/** What surely goes through the place of the fault, before what only may. */
const likeliestFirst = (probes: readonly Probe[], place: string): readonly Probe[] => {
  const takes = ({ should }: Probe) => should.facts.taken.includes(place)
  return [...probes.filter(takes), ...probes.filter(probe => !takes(probe))]
}

const relevant = ({ probes }: Suite, place: string, { state, event }: Influence): readonly Probe[] => {
  const inState = likeliestFirst(probes.get(state) ?? [], place)
  return event === undefined ? inState : inState.filter(probe => probe.event.type === event)
}

/**
 * The trials in which a faulty machine does something else, most telling first. Each event of the suite is sent to it by
 * a pure step from the situation in which the chart itself would be: up to the first difference both are in the same, so
 * that a trial without any such event goes the same way with either. The machine's ports are stubs already.
 */
export function* tellingTrials(
  suite: Suite,
  machine: AnyStateMachine,
  place: string,
  influence: Influence,
): Generator<Trial> {
  const other = makeStepper(machine, new Map())
  const { input } = suite.exploration.model
  const start = attempted(() => other.initial(input))
  if (!isSameStep(suite.start, start)) return yield* suite.trials
  const told = new Set<Trial>()
  for (const { before, event, should, trials } of relevant(suite, place, influence)) {
    const untold = trials.filter(trial => !told.has(trial))
    if (untold.length === 0) continue
    if (
      isSameStep(
        should,
        attempted(() => other.next(situated(machine, before), event)),
      )
    )
      continue
    for (const trial of untold) {
      told.add(trial)
      yield trial
    }
  }
}
