import { type AnyMachineSnapshot, SimulatedClock } from 'xstate'
import type { Path } from './cover.ts'
import type { Exploration, Move } from './explore.ts'
import { fingerprint } from './plain.ts'
import { type Replayed, replay } from './replay.ts'
import { type RecordedActor, remembered, type StepFacts, startRecorded } from './step.ts'
import { answer, breakDown, withStubs } from './stub.ts'
import { stepTitle } from './titles.ts'

/** Where the real actor and the pure transition function part. */
export type Mismatch = {
  /** 0 is the start, before any event. */
  readonly step: number
  readonly title: string
  readonly what: string
  readonly expected: unknown
  readonly actual: unknown
}

const seen = (snapshot: AnyMachineSnapshot, facts: StepFacts) => ({
  error: snapshot.error,
  status: snapshot.status,
  value: snapshot.value,
  context: snapshot.context,
  history: remembered(snapshot),
  children: Object.keys(snapshot.children).sort(),
  transitions: facts.taken,
  effects: facts.effects,
})

const differences = (expected: Replayed, actual: RecordedActor, step: number, title: string): readonly Mismatch[] => {
  const should = seen(expected.place.snapshot, expected.facts)
  const does = seen(actual.actor.getSnapshot(), actual.take())
  const parts = Object.keys(should) as (keyof typeof should)[]
  return parts
    .filter(part => fingerprint(should[part]) !== fingerprint(does[part]))
    .map(part => ({ step, title, what: part, expected: should[part], actual: does[part] }))
}

/** Lets a move happen: timers by the clock, actors by their stubs, everything else by sending it. */
const perform = ({ actor }: RecordedActor, clock: SimulatedClock, move: Move, time: number): void => {
  clock.set(time)
  if (move.timer !== undefined) return
  const { event } = move
  const child = move.actor === undefined ? actor : actor.getSnapshot().children[move.actor]
  if (child === actor) actor.send(event)
  else if (child !== undefined && event.type.startsWith('xstate.error.')) breakDown(child, event.error)
  else if (child !== undefined) answer(child, event.output)
}

/**
 * Runs a path on the real actor with stubs for its ports and a clock that follows the path's schedule, and compares
 * every step with the pure one: value, whole context, history, running children, transitions taken, effects.
 */
export const execute = (exploration: Exploration, path: Path): readonly Mismatch[] => {
  const { model } = exploration
  const expected = replay(exploration, path.moves)
  const clock = new SimulatedClock()
  const running = startRecorded(withStubs(model.machine, model.stubs), model.input, clock)
  const found = [...differences(expected.start, running, 0, 'start')]
  for (const [index, move] of path.moves.entries()) {
    const step = expected.steps[index]
    if (found.length > 0 || step === undefined) break
    perform(running, clock, move, path.times[index] ?? 0)
    found.push(...differences(step, running, index + 1, stepTitle(exploration, move)))
  }
  running.stop()
  return found
}
