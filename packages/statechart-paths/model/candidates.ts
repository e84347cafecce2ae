import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { AnyChartModel } from './model.ts'
import { activeNodes, type StepFacts } from './step.ts'

/** What is pending at a place: the timers that run and the invoked actors that have ended and will not end again. */
export type Pending = {
  readonly timers: ReadonlyMap<string, AnyEventObject>
  readonly settled: ReadonlySet<string>
  /** Of the settled ones, those whose end changed something: the others need not tell places apart. */
  readonly noted: ReadonlySet<string>
}

export const noneSettled = (timers: Pending['timers']): Pending => ({ timers, settled: new Set(), noted: new Set() })

export type Candidate = {
  readonly event: AnyEventObject
  /** The timer that this event is the end of. */
  readonly timer?: string
  /** The actor that this event is the end of. */
  readonly actor?: string
}

const ACTOR_END = /^xstate\.(done|error)\.actor\.(.+)$/

export const casesOf = (cases: unknown, context: unknown): readonly unknown[] => {
  const list: unknown = typeof cases === 'function' ? cases(context) : cases
  return Array.isArray(list) ? list : []
}

const withWildcards = new WeakMap<AnyStateNode, boolean>()

const hearsAll = (node: AnyStateNode): boolean => {
  const known = withWildcards.get(node)
  if (known !== undefined) return known
  const hears = [...node.transitions.keys()].some(descriptor => String(descriptor).includes('*'))
  withWildcards.set(node, hears)
  return hears
}

/** Whether any active state has a transition for it, guarded or not: what nobody hears changes nothing. */
export const isHeard = (snapshot: AnyMachineSnapshot, { event, timer, actor }: Candidate): boolean =>
  timer !== undefined ||
  actor !== undefined ||
  activeNodes(snapshot).some(node => node.transitions.has(event.type) || hearsAll(node))

/** What the model sends in a situation, whether or not anything takes it. */
export const eventsAt = (model: AnyChartModel, snapshot: AnyMachineSnapshot): readonly Candidate[] =>
  Object.values(model.events).flatMap(cases =>
    casesOf(cases, snapshot.context).map(event => ({ event: event as AnyEventObject })),
  )

const missingOutcome = (model: AnyChartModel, state: string, actor: string): Error =>
  new Error(
    `chart ${model.machine.id}: state ${state} waits for the actor "${actor}", and its model has no outcome for it; ` +
      `add outcomes: { ${actor}: [...] } with the outputs worth trying`,
  )

const endings = (model: AnyChartModel, snapshot: AnyMachineSnapshot, pending: Pending): readonly Candidate[] =>
  activeNodes(snapshot).flatMap(node =>
    [...node.transitions.keys()].flatMap((type): readonly Candidate[] => {
      const [, how, actor] = ACTOR_END.exec(String(type)) ?? []
      if (actor === undefined || snapshot.children[actor] === undefined || pending.settled.has(actor)) return []
      if (how === 'error') return [{ event: { type, error: new Error(`${actor} broke`), actorId: actor }, actor }]
      const cases = model.outcomes[actor]
      if (cases === undefined) throw missingOutcome(model, node.id, actor)
      return casesOf(cases, snapshot.context).map(output => ({ event: { type, output, actorId: actor }, actor }))
    }),
  )

const expiries = (pending: Pending): readonly Candidate[] =>
  [...pending.timers].map(([timer, event]) => ({ event, timer }))

/** Everything that may happen next at a place: what the model sends, actors that end, timers that run out. */
export const candidates = (
  model: AnyChartModel,
  snapshot: AnyMachineSnapshot,
  pending: Pending,
): readonly Candidate[] => [...eventsAt(model, snapshot), ...endings(model, snapshot, pending), ...expiries(pending)]

type Change = {
  readonly before: AnyMachineSnapshot
  readonly after: AnyMachineSnapshot
  readonly facts: StepFacts
}

/** An actor has ended until it is started anew: then the snapshot holds another one under the same id. */
const stillEnded = ({ before, after }: Change, ended: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...ended].filter(id => {
      const child = after.children[id]
      return child !== undefined && child.sessionId === before.children[id]?.sessionId
    }),
  )

const changedAnything = ({ before, after, facts }: Change): boolean =>
  before.context !== after.context ||
  JSON.stringify(before.value) !== JSON.stringify(after.value) ||
  facts.effects.length + facts.started.length + facts.cancelled.length > 0

const keepsPending = ({ timer, actor }: Candidate, { before, after, facts }: Change): boolean =>
  timer === undefined &&
  actor === undefined &&
  facts.started.length + facts.cancelled.length === 0 &&
  before.children === after.children

export const pendingAfter = (pending: Pending, candidate: Candidate, change: Change): Pending => {
  if (keepsPending(candidate, change)) return pending
  const { timer, actor } = candidate
  const timers = new Map(pending.timers)
  for (const id of [...change.facts.cancelled, ...(timer === undefined ? [] : [timer])]) timers.delete(id)
  for (const { id, event } of change.facts.started) timers.set(id, event)
  const ended = actor === undefined ? [] : [actor]
  const noted = ended.filter(() => changedAnything(change))
  return {
    timers,
    settled: stillEnded(change, [...pending.settled, ...ended]),
    noted: stillEnded(change, [...pending.noted, ...noted]),
  }
}
