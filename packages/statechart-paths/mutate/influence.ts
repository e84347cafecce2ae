import type { Chart } from '@sintonia/statechart-book'
import { ownTransitions, stateNodes } from '@sintonia/statechart-book'
import type { AnyStateMachine } from 'xstate'

/** Where a fault can make a difference: in steps that begin in a state or pass through it. */
export type Influence = {
  readonly state: string
  /** Then only in steps that begin with this event, in the state itself. */
  readonly event?: string
}

const ANY = '*'

const field = (value: unknown, key: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? Reflect.get(value, key) : undefined

/** Events that an action sends to its own machine at once; those with a delay come from outside like any other. */
const raisedBy = (action: unknown): readonly string[] => {
  const type = field(action, 'type')
  if (type === 'xstate.enqueueActions') return /\braise\b/.test(String(field(action, 'collect'))) ? [ANY] : []
  if (type !== 'xstate.raise' || field(action, 'delay') !== undefined) return []
  const event = field(field(action, 'event'), 'type')
  return [typeof event === 'string' ? event : ANY]
}

const raisedIn = (machine: AnyStateMachine): ReadonlySet<string> => {
  const inline: readonly unknown[] = stateNodes(machine).flatMap(node => [
    ...node.entry,
    ...node.exit,
    ...(node.type === 'compound' ? node.initial.actions : []),
    ...ownTransitions(node).flatMap(([, { actions }]) => actions),
  ])
  const named: readonly unknown[] = Object.values(machine.implementations.actions)
  return new Set([...named, ...inline].flatMap(raisedBy))
}

/** Events that begin a step of their own, whoever sends them. */
const FROM_OUTSIDE = new Set(['event', 'after', 'done', 'error', 'snapshot'])

/** Tells of a state's or a transition's id where a fault in it can make a difference. */
export const influences = (machine: AnyStateMachine, chart: Chart): ((place: string) => Influence) => {
  const raised = raisedIn(machine)
  const states = new Map(chart.states.map(state => [state.id, state]))
  const transitions = new Map(chart.transitions.map(transition => [transition.id, transition]))
  const isFromOutside = (event: string) => !event.includes(ANY) && !raised.has(event) && !raised.has(ANY)
  return place => {
    const [id = place] = place.split('|')
    const state = states.get(id)
    // A history state is never active itself: what holds it is left and entered.
    if (state?.kind === 'history') return { state: state.parent ?? id }
    const transition = transitions.get(place)
    if (transition === undefined || !FROM_OUTSIDE.has(transition.kind) || !isFromOutside(transition.event))
      return { state: id }
    return { state: id, event: transition.event }
  }
}
