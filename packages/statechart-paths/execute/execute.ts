import { type AnyMachineSnapshot, type AnyStateMachine, SimulatedClock } from 'xstate'
import type { Exploration, Move } from '../explore/explore.ts'
import type { Path, Walked } from '../explore/path.ts'
import type { Candidate } from '../model/candidates.ts'
import { fingerprint, looksSameInParts } from '../model/plain.ts'
import { type RecordedActor, remembered, type StepFacts, startRecorded } from '../model/step.ts'
import { answer, breakDown, withStubs } from '../model/stub.ts'
import { stepTitle } from '../model/titles.ts'
import { type RefusedEvent, refusedAt } from './refused.ts'

/** Where the real actor and the pure transition function part. */
export type Mismatch = {
  /** 0 is the start, before any event. */
  readonly step: number
  readonly title: string
  readonly what: string
  readonly expected: unknown
  readonly actual: unknown
}

/** What is compared: all that a view, a parent or a port can notice, and the transitions by which it came about. */
const seen = (snapshot: AnyMachineSnapshot, facts: Pick<StepFacts, 'taken' | 'effects'>) => ({
  error: snapshot.error,
  status: snapshot.status,
  value: snapshot.value,
  context: snapshot.context,
  history: remembered(snapshot),
  tags: [...snapshot.tags].sort(),
  children: Object.keys(snapshot.children).sort(),
  transitions: facts.taken,
  effects: facts.effects,
})

type Seen = ReturnType<typeof seen>
type Part = keyof Seen

const PARTS = [
  'error',
  'status',
  'value',
  'context',
  'history',
  'tags',
  'children',
  'transitions',
  'effects',
] as const satisfies readonly Part[]

type Expected = {
  readonly title: string
  readonly move: Move | undefined
  readonly time: number
  readonly should: Seen
  /** By part, what `should` looks like, made once however often the path is run. */
  readonly prints: Prints
  readonly refused: readonly RefusedEvent[]
}

/** A path with everything that is expected of it at every step, ready to be run against any machine. */
export type Trial = {
  readonly input: unknown
  readonly stubs: Exploration['model']['stubs']
  readonly steps: readonly Expected[]
}

type Prints = Readonly<Record<Exclude<Part, 'context'>, string>>

/** Contexts are large and mostly the same objects: they are compared part by part instead. */
const prints = (values: Seen): Prints =>
  Object.fromEntries(
    PARTS.flatMap(part => (part === 'context' ? [] : [[part, fingerprint(values[part])]])),
  ) as unknown as Prints

const differs = (part: Part, { should, prints: wanted }: Expected, does: Seen): boolean =>
  part === 'context' ? !looksSameInParts(should.context, does.context) : wanted[part] !== fingerprint(does[part])

/** `refused` adds at every step the events that must change nothing there. */
export const trialOf = (exploration: Exploration, path: Path, { refused = true } = {}): Trial => {
  const expected = ({ place, facts }: Walked, title: string, time: number, move?: Move): Expected => {
    const should = seen(place.snapshot, facts)
    return { title, move, time, should, prints: prints(should), refused: refused ? refusedAt(exploration, place) : [] }
  }
  const steps = path.moves.flatMap((move, index) => {
    const step = path.steps[index]
    return step === undefined ? [] : [expected(step, stepTitle(exploration, move), path.times[index] ?? 0, move)]
  })
  return {
    input: exploration.model.input,
    stubs: exploration.model.stubs,
    steps: [expected(path.start, 'start', 0), ...steps],
  }
}

/** Lets a move happen: timers by the clock, actors by their stubs, everything else by sending it. */
export const perform = ({ actor }: Pick<RecordedActor, 'actor'>, { timer, actor: actorId, event }: Candidate): void => {
  if (timer !== undefined) return
  const child = actorId === undefined ? actor : actor.getSnapshot().children[actorId]
  if (child === actor) actor.send(event)
  else if (child !== undefined && event.type.startsWith('xstate.error.')) breakDown(child, event.error)
  else if (child !== undefined) answer(child, event.output)
}

type Run = {
  readonly running: RecordedActor
  readonly clock: SimulatedClock
  readonly parts: readonly Part[]
}

const differences = ({ running, parts }: Run, expected: Expected, step: number): readonly Mismatch[] => {
  const does = seen(running.actor.getSnapshot(), running.take())
  const { title, should } = expected
  return parts
    .filter(part => differs(part, expected, does))
    .map(part => ({ step, title, what: part, expected: should[part], actual: does[part] }))
}

/** What an event that must change nothing has changed; undefined where it has not. */
const disturbance = ({ running }: Run, before: unknown, step: number, title: string): Mismatch | undefined => {
  const after = running.actor.getSnapshot()
  const { effects } = running.take()
  if (after === before && effects.length === 0) return undefined
  const actual = { value: after.value, context: after.context, effects }
  return { step, title, what: 'anything at all', expected: 'nothing changes', actual }
}

/** Everything up to the millisecond before a timer ends must leave the chart as it is. */
const tooEarly = (run: Run, { move, time, title }: Expected, step: number): readonly Mismatch[] => {
  if (move?.timer === undefined) return []
  const before = run.running.actor.getSnapshot()
  run.clock.set(Math.max(run.clock.now(), time - 1))
  return [disturbance(run, before, step, `${title}, a millisecond before`)].filter(found => found !== undefined)
}

const refusals = (run: Run, { refused }: Expected, step: number): readonly Mismatch[] => {
  for (const { title, event } of refused) {
    const before = run.running.actor.getSnapshot()
    run.running.actor.send(event)
    const found = disturbance(run, before, step, `${title}, which is refused here`)
    if (found !== undefined) return [found]
  }
  return []
}

const walk = (run: Run, trial: Trial, isLate: () => boolean): readonly Mismatch[] => {
  for (const [step, expected] of trial.steps.entries()) {
    if (isLate()) return [{ step, title: expected.title, what: 'time', expected: 'an end', actual: 'none in time' }]
    const early = tooEarly(run, expected, step)
    if (early.length > 0) return early
    run.clock.set(Math.max(run.clock.now(), expected.time))
    if (expected.move !== undefined) perform(run.running, expected.move)
    const found = differences(run, expected, step)
    if (found.length > 0) return found
    const accepted = refusals(run, expected, step)
    if (accepted.length > 0) return accepted
  }
  return []
}

type TrialOptions = {
  /** Which parts are compared: all, unless told. */
  readonly parts?: readonly Part[]
  readonly isLate?: () => boolean
}

/** Everything that can be noticed from outside: not by which transitions it came about. */
export const OBSERVABLE: readonly Part[] = PARTS.filter(part => part !== 'transitions')

/** Runs what is expected of a path against a machine whose ports are stubs, up to the first step that differs. */
export const tryOnStubbed = (
  machine: AnyStateMachine,
  trial: Trial,
  { parts = PARTS, isLate = () => false }: TrialOptions = {},
): readonly Mismatch[] => {
  const clock = new SimulatedClock()
  const running = startRecorded(machine, trial.input, clock)
  const found = walk({ running, clock, parts }, trial, isLate)
  running.stop()
  return found
}

/** As `tryOnStubbed`, for a machine as it is. */
export const tryOn = (machine: AnyStateMachine, trial: Trial, options?: TrialOptions): readonly Mismatch[] =>
  tryOnStubbed(withStubs(machine, trial.stubs), trial, options)

/**
 * Runs a path on the real actor with stubs for its ports and a clock that follows the path's schedule, and compares
 * every step with the pure one: value, whole context, history, tags, running children, transitions taken, effects; at
 * every step it also sends what must be refused there, and looks a millisecond before every timer.
 */
export const execute = (exploration: Exploration, path: Path): readonly Mismatch[] =>
  tryOn(exploration.model.machine, trialOf(exploration, path))
