import type { StepFacts } from '../model/step.ts'
import { type Exploration, firstSituation, type Move, nextSituation, type Situation } from './explore.ts'
import { schedule } from './schedule.ts'

/** Where a step led, and what happened in it. */
export type Walked = { readonly place: Situation; readonly facts: StepFacts }

export type Path = {
  readonly moves: readonly Move[]
  /** When each step happens, in ms from the start. */
  readonly times: readonly number[]
  readonly start: Walked
  /**
   * Where each step leads with the context that the path itself makes: a place of the exploration stands for all
   * contexts that the projection holds equal, so what is true of the place need not be true of the path.
   */
  readonly steps: readonly Walked[]
}

/** The path of no step. */
export const beginning = ({ model, stepper }: Exploration): Path => {
  const { situation: place, facts } = firstSituation(model, stepper)
  return { moves: [], times: [], start: { place, facts }, steps: [] }
}

export const endOf = ({ start, steps }: Path): Walked => steps.at(-1) ?? start

/** Whether the step does what the exploration promised of it, and no actor ends twice. */
const isAsPromised = ({ places }: Exploration, before: Situation, move: Move, after: Walked): boolean =>
  !(move.actor !== undefined && before.pending.settled.has(move.actor)) &&
  (move.to === -1 || after.place.key === places[move.to]?.key) &&
  after.facts.taken.join() === move.facts.taken.join()

const walkedOn = (exploration: Exploration, path: Path, moves: readonly Move[]): readonly Walked[] | undefined => {
  const { model, stepper } = exploration
  const added: Walked[] = []
  let before = endOf(path).place
  for (const move of moves) {
    const { situation: place, facts } = nextSituation(model, stepper, before, move)
    const step = { place, facts }
    if (!isAsPromised(exploration, before, move, step)) return undefined
    added.push(step)
    before = place
  }
  return added
}

/** The path with more steps; undefined where time or the path's own context forbid them. */
export const extended = (exploration: Exploration, path: Path, more: readonly Move[]): Path | undefined => {
  const added = walkedOn(exploration, path, more)
  if (added === undefined) return undefined
  const steps = [...path.steps, ...added]
  const moves = [...path.moves, ...more]
  const times = schedule(
    path.start.facts,
    steps.map(({ facts }, index) => ({ timer: moves[index]?.timer, facts })),
    exploration.model.pace,
  )
  return times === undefined ? undefined : { ...path, moves, times, steps }
}
