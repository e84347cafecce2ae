import type { Said } from '@sintonia/statechart-book'
import type {
  AnyActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate'

/** Cases of one event: a fixed list, or a list that answers the context (a generation, an id that must match). */
type Cases<Item, Context> = readonly Item[] | ((context: Context) => readonly Item[])

/** One entry per event type of the machine: an event of the union without an entry does not compile. */
type EventCases<Event extends { type: string }, Context> = {
  readonly [T in Event['type']]: Cases<Extract<Event, { type: T }>, Context>
}

/** What any of the machine's actors may answer; which of them an invoke id means is not known to the type. */
type OutputOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? OutputFrom<Actor['logic']>
    : unknown

/** Something that may happen next, seen from outside the chart. */
export type OutsideStep = {
  readonly event: AnyEventObject
  /** The timer or the actor that this event is the end of. */
  readonly timer?: string
  readonly actor?: string
  /** Where the chart is before it. */
  readonly at: AnyMachineSnapshot
  /** The timers that run there. */
  readonly timers: ReadonlySet<string>
  /** The actors that run there and have ended already. */
  readonly settled: ReadonlySet<string>
}

/**
 * What is around the chart, as far as it decides what can happen next. Stubs answer in any order, so a model without one
 * tries everything; a browser's engine or network has an order of its own.
 */
export type Outside<World> = {
  readonly initial: World
  readonly allows: (world: World, step: OutsideStep) => boolean
  readonly after: (world: World, step: OutsideStep, to: AnyMachineSnapshot) => World
}

export type ModelDefinition<Machine extends AnyStateMachine> = {
  readonly machine: Machine
  readonly input: InputFrom<Machine>
  /** Every event of the union with the payloads worth trying; each list item is one event to send. */
  readonly events: NoInfer<EventCases<EventFrom<Machine>, ContextFrom<Machine>>>
  /** By invoke id: the outputs worth trying. An actor's error is tried by itself where the chart has `onError`. */
  readonly outcomes: Readonly<Record<string, Cases<OutputOf<Machine>, ContextFrom<Machine>>>>
  /** What of the context decides where the chart may go next. The state value and the history are always in the key. */
  readonly project: (context: ContextFrom<Machine>) => unknown
  /** What is to be said of the chart that its code does not say. */
  readonly said?: Said
  /** The exploration refuses to go past this many states; 20,000 unless told. */
  readonly limit?: number
  /** By actor source: logic that runs in place of the stub that only waits for its outcome. */
  readonly stubs?: Readonly<Record<string, AnyActorLogic>>
  /** What sets this model apart where a chart has several, in one word: `withoutGuests`. */
  readonly variant?: string
  /** Properties of every situation, by their words; `chartSuite` tests them, and mutants are held to them. */
  readonly invariants?: NoInfer<Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>>
  /** By mutant id: why that change of the chart changes nothing for anybody. The mutation run checks what can be checked. */
  readonly equivalent?: Readonly<Record<string, string>>
}

/** What the path tools need to know of a chart beside the chart: payloads, outcomes and the part of the context that counts. */
export type ChartModel<Machine extends AnyStateMachine = AnyStateMachine> = ModelDefinition<Machine>

/** Any chart's model, for lists and for the tools that treat all alike. */
export type AnyChartModel = {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly events: Readonly<Record<string, Cases<{ type: string }, never>>>
  readonly outcomes: Readonly<Record<string, Cases<unknown, never>>>
  readonly project: (context: never) => unknown
  readonly said?: Said
  readonly limit?: number
  readonly stubs?: Readonly<Record<string, AnyActorLogic>>
  readonly variant?: string
  readonly outside?: Outside<unknown>
  /** The least ms between two steps; 1 unless told. */
  readonly pace?: number
  readonly invariants?: Readonly<Record<string, (snapshot: never) => boolean>>
  readonly equivalent?: Readonly<Record<string, string>>
}

export type SnapshotOf<Machine extends AnyStateMachine> = SnapshotFrom<Machine>

export const chartModel = <Machine extends AnyStateMachine>(
  definition: ModelDefinition<Machine>,
): ChartModel<Machine> => definition
