import type { Chart } from '@sintonia/statechart-book'
import { chartProblems, isEndless, problemText, readChart } from '@sintonia/statechart-book'
import type { AnyMachineSnapshot } from 'xstate'
import { type Candidate, candidates, isHeard, noneSettled, type Pending, pendingAfter } from '../model/candidates.ts'
import { changedParts } from '../model/changed.ts'
import type { AnyChartModel, OutsideStep } from '../model/model.ts'
import { fingerprint } from '../model/plain.ts'
import { makeStepper, remembered, type StepFacts, type Stepper } from '../model/step.ts'
import { withStubs } from '../model/stub.ts'
import { type GuardWatch, watchGuards } from './guards.ts'

const DEFAULT_LIMIT = 20_000

/** One situation the chart can be in, as far as the model's projection tells situations apart. */
export type Place = {
  readonly key: string
  readonly snapshot: AnyMachineSnapshot
  readonly pending: Pending
  /** What the model's outside is like. */
  readonly world: unknown
  /** The move that first led here; absent at the start. */
  readonly reachedBy?: Move
}

/** One event at one place; `to` is -1 where a walk has left the places that the exploration knows. */
export type Move = Candidate & {
  readonly from: number
  readonly to: number
  readonly facts: StepFacts
  /** The guards that were asked, each `transition=true` or `transition=false`; only where they were watched. */
  readonly guards?: readonly string[]
  /** What of the context differs afterwards, and whether the state does; only where guards were watched. */
  readonly changed?: readonly string[]
}

export type Exploration = {
  readonly model: AnyChartModel
  readonly chart: Chart
  readonly stepper: Stepper
  readonly places: readonly Place[]
  /** By place: the moves that lead out of it. */
  readonly moves: readonly (readonly Move[])[]
  /** What happened on the way into the first place. */
  readonly start: StepFacts
}

export type Situation = Omit<Place, 'reachedBy'>

/** An event that was sent and that nothing took. */
export const isRefused = ({ facts, timer, actor }: Candidate & { readonly facts: StepFacts }): boolean =>
  facts.taken.length === 0 && timer === undefined && actor === undefined

const situation = (model: AnyChartModel, { snapshot, pending, world }: Omit<Situation, 'key'>): Situation => {
  const project: (context: never) => unknown = model.project
  const projected = project(snapshot.context as never)
  const { status, value } = snapshot
  const waiting = [[...pending.timers.keys()].sort(), [...pending.noted].sort()]
  const outside = model.outside === undefined ? [] : [world]
  const key = fingerprint([status, value, remembered(snapshot), projected, ...waiting, ...outside])
  return { snapshot, pending, world, key }
}

/** The first situation of a chart, and what happened on the way into it. */
export const firstSituation = (model: AnyChartModel, stepper: Stepper) => {
  const { snapshot, facts } = stepper.initial(model.input)
  const timers = new Map(facts.started.map(({ id, event }) => [id, event]))
  const world = model.outside?.initial
  return { situation: situation(model, { snapshot, pending: noneSettled(timers), world }), facts }
}

const seenFromOutside = (candidate: Candidate, { snapshot, pending }: Situation): OutsideStep => ({
  ...candidate,
  at: snapshot,
  timers: new Set(pending.timers.keys()),
  settled: pending.settled,
})

/** Everything that may happen next at a place and that the model's outside lets happen. */
export const possibleAt = (model: AnyChartModel, place: Situation): readonly Candidate[] => {
  const all = candidates(model, place.snapshot, place.pending)
  const { outside } = model
  if (outside === undefined) return all
  return all.filter(candidate => outside.allows(place.world, seenFromOutside(candidate, place)))
}

/** Of what may happen at a place, what could change anything there. */
const worthTrying = (model: AnyChartModel, place: Situation): readonly Candidate[] =>
  place.snapshot.status === 'active'
    ? possibleAt(model, place).filter(candidate => isHeard(place.snapshot, candidate))
    : []

/** The situation that an event leads to, and what happened on the way. */
export const nextSituation = (model: AnyChartModel, stepper: Stepper, place: Situation, candidate: Candidate) => {
  const { snapshot: after, facts } = stepper.next(place.snapshot, candidate.event)
  const pending = pendingAfter(place.pending, candidate, { before: place.snapshot, after, facts })
  const world = model.outside?.after(place.world, seenFromOutside(candidate, place), after)
  if (after === place.snapshot && pending === place.pending && world === place.world) return { situation: place, facts }
  return { situation: situation(model, { snapshot: after, pending, world }), facts }
}

const tooMany = (model: AnyChartModel, limit: number, key: string): Error =>
  new Error(
    `chart ${model.machine.id}: more than ${limit} states; make project() coarser or give fewer payloads. ` +
      `The last one was ${key}`,
  )

/** What a step of the chart throws, with the chart, the place and the event. */
const told = <Result>(
  { machine }: AnyChartModel,
  { snapshot }: Situation,
  { event }: Candidate,
  step: () => Result,
) => {
  try {
    return step()
  } catch (error) {
    const place = `chart ${machine.id}: in ${JSON.stringify(snapshot.value)} at ${event.type}`
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** A chart that goes on for ever by itself would hold up the exploration for ever. */
const finite = (chart: Chart): Chart => {
  const endless = chartProblems(chart).filter(isEndless)
  if (endless.length > 0) throw new Error(endless.map(problemText).join('\n'))
  return chart
}

/** A look into a chart that can be gone on with. */
export type Explorer = {
  /** What is known so far; of the places that were not looked at yet no move leads out. */
  readonly exploration: Exploration
  /** Looks at the nearest places until so many were looked at; says whether any is left. */
  readonly goOn: (count: number) => boolean
}

/**
 * Visits the situations that the model's events, outcomes and timers can lead to, nearest first, by pure steps.
 * Time is not looked at here: `cover` publishes only paths that some schedule makes possible.
 */
export const explorer = (model: AnyChartModel, watch?: GuardWatch): Explorer => {
  const chart = finite(readChart(model.machine, model.said))
  const stepper = makeStepper(withStubs(watch?.machine ?? model.machine, model.stubs))
  const limit = model.limit ?? DEFAULT_LIMIT
  const first = firstSituation(model, stepper)
  const places: Place[] = [first.situation]
  const moves: Move[][] = []
  const indexes = new Map([[first.situation.key, 0]])
  const arrive = (next: Situation, step: Omit<Move, 'to'>): Move => {
    const known = indexes.get(next.key)
    if (known !== undefined) return { ...step, to: known }
    if (places.length >= limit) throw tooMany(model, limit, next.key)
    const move = { ...step, to: places.length }
    indexes.set(next.key, places.length)
    places.push({ ...next, reachedBy: move })
    return move
  }
  const movesFrom = (from: number, place: Situation): Move[] => {
    const out: Move[] = []
    for (const candidate of worthTrying(model, place)) {
      const step = () => told(model, place, candidate, () => nextSituation(model, stepper, place, candidate))
      const { result, guards } = watch?.during(step) ?? { result: step(), guards: undefined }
      const { situation: next, facts } = result
      const noted = guards && { guards, changed: changedParts(place.snapshot, next.snapshot) }
      const move = { ...candidate, from, facts, ...noted }
      if (!isRefused(move) || guards !== undefined) out.push(arrive(next, move))
    }
    return out
  }
  const unwatched = watch === undefined ? stepper : makeStepper(withStubs(model.machine, model.stubs))
  return {
    exploration: { model, chart, stepper: unwatched, places, moves, start: first.facts },
    goOn: count => {
      for (let from = moves.length; from < Math.min(count, places.length); from += 1) {
        const place = places[from]
        if (place !== undefined) moves.push(movesFrom(from, place))
      }
      return moves.length < places.length
    },
  }
}

/** Every situation of a chart. */
const exploreAnew = (model: AnyChartModel, watch?: GuardWatch): Exploration => {
  const { exploration, goOn } = explorer(model, watch)
  goOn(Number.POSITIVE_INFINITY)
  return exploration
}

const explored = new WeakMap<AnyChartModel, Exploration>()

/** As `exploreAnew`, once for each model object. */
export const explore = (model: AnyChartModel): Exploration => {
  const known = explored.get(model)
  if (known !== undefined) return known
  const exploration = exploreAnew(model)
  explored.set(model, exploration)
  return exploration
}

/** An exploration that notes what every step changes and what guards answer, also of events that a guard refuses. */
export const exploreClosely = (model: AnyChartModel): Exploration => exploreAnew(model, watchGuards(model.machine))

/** The shortest way from the start to a place. */
export const wayTo = ({ places }: Exploration, index: number): readonly Move[] => {
  const way: Move[] = []
  for (let move = places[index]?.reachedBy; move !== undefined; move = places[move.from]?.reachedBy) way.unshift(move)
  return way
}

const allFacts = ({ start, moves }: Exploration): readonly StepFacts[] => [
  start,
  ...moves.flatMap(out => out.map(({ facts }) => facts)),
]

/** Every state that was entered anywhere, also those that an `always` left at once. */
export const reachedStates = (exploration: Exploration): ReadonlySet<string> =>
  new Set(allFacts(exploration).flatMap(({ entered }) => entered))

/** Every transition that was taken anywhere. */
export const reachedTransitions = (exploration: Exploration): ReadonlySet<string> =>
  new Set(allFacts(exploration).flatMap(({ taken }) => taken))
