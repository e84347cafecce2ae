import { stateNodes, transitionIds } from '@sintonia/statechart-book'
import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  createEmptyActor,
  type SimulatedClock,
  type Snapshot,
  type StateValue,
} from 'xstate'
import { fingerprint } from './plain.ts'
import { waitingActor } from './stub.ts'

/*
 * The only module that touches XState's underscored parts: the transitions a microstep took, the nodes of a snapshot,
 * the parent of an actor, the scope of a pure step.
 */

export type StartedTimer = { readonly id: string; readonly delay: number; readonly event: AnyEventObject }

/** What one event did, beside the snapshot that it led to. */
export type StepFacts = {
  readonly taken: readonly string[]
  readonly entered: readonly string[]
  readonly started: readonly StartedTimer[]
  readonly cancelled: readonly string[]
  readonly effects: readonly string[]
}

type Step = { readonly snapshot: AnyMachineSnapshot; readonly facts: StepFacts }

type Recorder = {
  readonly microstep: (transitions: readonly AnyTransitionDefinition[], snapshot: AnyMachineSnapshot) => void
  readonly action: (type: string, params: unknown) => void
  readonly take: () => StepFacts
}

type Microstep = {
  readonly type: string
  readonly actorRef: unknown
  readonly snapshot: AnyMachineSnapshot
  readonly _transitions: readonly AnyTransitionDefinition[]
  readonly action: { readonly type: string; readonly params: unknown }
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const startedTimer = (params: unknown): StartedTimer | undefined => {
  const delay = field(params, 'delay')
  const event = field(params, 'event')
  if (typeof delay !== 'number') return undefined
  const id = field(params, 'id')
  if (typeof id !== 'string') throw new Error(`a delayed raise of ${fingerprint(event)} has no id: give it one`)
  return { id, delay, event: event as AnyEventObject }
}

const sentTo = (params: unknown): string => {
  const target = field(field(params, 'to'), 'id') ?? field(params, 'targetId')
  return `send ${fingerprint(field(params, 'event'))} to ${target}`
}

const startOf = (params: unknown): string => {
  const [id, source, input] = ['id', 'src', 'input'].map(key => field(params, key))
  return `start ${id} from ${typeof source === 'string' ? source : 'logic'} with ${fingerprint(input)}`
}

/** The actions of XState that the world outside notices; its inner workings are not among them. */
const NOTICED: Readonly<Record<string, (params: unknown) => string>> = {
  'xstate.emit': params => `emit ${fingerprint(field(params, 'event'))}`,
  'xstate.sendTo': sentTo,
  'xstate.spawnChild': startOf,
  'xstate.stopChild': params => `stop ${field(params, 'id')}`,
}

const effectOf = (type: string, params: unknown): string | undefined =>
  NOTICED[type]?.(params) ?? (type.startsWith('xstate.') ? undefined : `${type} ${fingerprint(params)}`)

const recorder = (ids: ReadonlyMap<AnyTransitionDefinition, string>): Recorder => {
  let taken: string[] = []
  let entered = new Set<string>()
  let started: StartedTimer[] = []
  let cancelled: string[] = []
  let effects: string[] = []
  return {
    microstep: (transitions, snapshot) => {
      taken.push(...transitions.flatMap(transition => ids.get(transition) ?? []))
      for (const { source } of transitions) entered.add(source.id)
      for (const { id } of activeNodes(snapshot)) entered.add(id)
    },
    action: (type, params) => {
      const timer = type === 'xstate.raise' ? startedTimer(params) : undefined
      if (timer) started.push(timer)
      if (type === 'xstate.cancel') {
        const ended = String(field(params, 'sendId') ?? params)
        started = started.filter(({ id }) => id !== ended)
        cancelled.push(ended)
      }
      const effect = effectOf(type, params)
      if (effect !== undefined) effects.push(effect)
    },
    take: () => {
      const facts = { taken, entered: [...entered], started, cancelled, effects }
      taken = []
      entered = new Set()
      started = []
      cancelled = []
      effects = []
      return facts
    },
  }
}

export const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] => snapshot._nodes

const isInnermost = ({ type }: AnyStateNode): boolean => type === 'atomic' || type === 'final'

/** The innermost of the active states. */
export const innermostNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  activeNodes(snapshot).filter(isInnermost)

/** The innermost of all states of a chart, without the chart's name. */
export const innermostStates = (machine: AnyStateMachine): readonly string[] =>
  stateNodes(machine)
    .filter(isInnermost)
    .map(({ path }) => path.join('.'))

/** By history state: the states that it would return to. */
export const remembered = (snapshot: AnyMachineSnapshot): Readonly<Record<string, readonly string[]>> => {
  const history: Readonly<Record<string, readonly AnyStateNode[]>> = snapshot.historyValue
  return Object.fromEntries(Object.entries(history).map(([id, nodes]) => [id, nodes.map(node => node.id).sort()]))
}

/** An actor that stands for the chart in a pure step: nothing is registered, started or delivered. */
const pureSelf = (record: Recorder, present: () => AnyMachineSnapshot | undefined): AnyActorRef => {
  const empty = createEmptyActor()
  const system = Object.create(empty.system, {
    _register: { value: (sessionId: string) => sessionId },
    _unregister: { value: () => {} },
    _set: { value: () => {} },
    _sendInspectionEvent: {
      value: (event: Microstep) => {
        if (event.type === '@xstate.microstep' && event.actorRef === self)
          record.microstep(event._transitions, event.snapshot)
      },
    },
  })
  const parent: AnyActorRef = Object.create(createEmptyActor(), { id: { value: 'parent' } })
  const self: AnyActorRef = Object.create(empty, {
    system: { value: system },
    getSnapshot: { value: () => present() ?? empty.getSnapshot() },
    options: { value: { parent } },
    _parent: { value: parent },
  })
  return self
}

const ENDED = /^xstate\.(done|error)\.actor\.(.+)$/

/** An actor whose end is the next event has ended already, and so everybody sees it who asks. */
const withEnded = (snapshot: AnyMachineSnapshot, { type, output, error }: AnyEventObject): AnyMachineSnapshot => {
  const [, how, id = ''] = ENDED.exec(type) ?? []
  const child = snapshot.children[id]
  if (child === undefined) return snapshot
  const last = { ...child.getSnapshot(), status: how, output, error }
  const ended: AnyActorRef = Object.create(child, { getSnapshot: { value: () => last } })
  return { ...snapshot, children: { ...snapshot.children, [id]: ended } } as AnyMachineSnapshot
}

export type Stepper = {
  readonly initial: (input: unknown) => Step
  readonly next: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Step
}

/**
 * Pure steps of a machine: one event in, the next snapshot and everything that happened on the way out. `ids` name the
 * transitions; whoever does not ask which were taken leaves them empty.
 */
export const makeStepper = (
  machine: AnyStateMachine,
  ids: ReadonlyMap<AnyTransitionDefinition, string> = transitionIds(machine),
): Stepper => {
  const record = recorder(ids)
  let present: AnyMachineSnapshot | undefined
  const self = pureSelf(record, () => present)
  const scope = {
    self,
    system: self.system,
    id: machine.id,
    sessionId: 'pure',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action: { type: string; params: unknown }) => record.action(action.type, action.params),
  }
  return {
    initial: input => {
      record.take()
      present = undefined
      const snapshot = machine.getInitialSnapshot(scope, input)
      return { snapshot, facts: record.take() }
    },
    next: (snapshot, event) => {
      record.take()
      present = withEnded(snapshot, event)
      return { snapshot: machine.transition(present, event, scope), facts: record.take() }
    },
  }
}

export type RecordedActor = {
  readonly actor: AnyActorRef
  readonly take: () => StepFacts
  readonly stop: () => void
}

/** Stands above the chart under test: takes its messages, and stops it when told. */
const hostLogic: ActorLogic<Snapshot<unknown>, AnyEventObject, unknown> = {
  ...waitingActor,
  transition: (snapshot, event, scope) => {
    if (event.type === 'host.stop') scope.stopChild(event.child)
    return snapshot
  },
}

/** Starts the real machine below a host, so that messages to its parent have somewhere to go. */
export const startRecorded = (machine: AnyStateMachine, input: unknown, clock: SimulatedClock): RecordedActor => {
  const record = recorder(transitionIds(machine))
  const inspected: Microstep[] = []
  const inspect = (event: unknown) => inspected.push(event as Microstep)
  const host = createActor(hostLogic, { clock, inspect, id: 'parent', input: undefined }).start()
  const options = { parent: host, input, id: machine.id }
  const actor: AnyActorRef = createActor(machine, options)
  actor.start()
  const take = () => {
    for (const event of inspected.splice(0).filter(candidate => candidate.actorRef === actor)) {
      if (event.type === '@xstate.microstep') record.microstep(event._transitions, event.snapshot)
      if (event.type === '@xstate.action') record.action(event.action.type, event.action.params)
    }
    return record.take()
  }
  return { actor, take, stop: () => host.send({ type: 'host.stop', child: actor }) }
}

/** The machine in the situation of a snapshot, which may be one of a machine that differs a little: states go by their ids. */
export const situated = (
  machine: AnyStateMachine,
  { value, context, status, historyValue, children }: AnyMachineSnapshot,
): AnyMachineSnapshot => {
  const history: Readonly<Record<string, readonly AnyStateNode[]>> = historyValue
  const known = Object.entries(history).map(([id, nodes]) => [id, nodes.map(node => machine.getStateNodeById(node.id))])
  const resolved = machine.resolveState({ value, context, status, historyValue: Object.fromEntries(known) })
  return { ...resolved, children } as AnyMachineSnapshot
}

type Standing = {
  readonly state: StateValue
  readonly context: unknown
  readonly children: readonly string[]
  readonly history: Readonly<Record<string, readonly string[]>>
}

/** The machine where a record says that it stood; its children do nothing. */
export const standing = (
  machine: AnyStateMachine,
  { state, context, children, history }: Standing,
): AnyMachineSnapshot => {
  const nodes = Object.entries(history).map(([id, ids]) => [id, ids.map(each => machine.getStateNodeById(each))])
  const resolved = machine.resolveState({ value: state, context, historyValue: Object.fromEntries(nodes) })
  const actors = children.map(id => [id, createActor(waitingActor, { id, input: undefined })])
  return { ...resolved, children: Object.fromEntries(actors) } as AnyMachineSnapshot
}
