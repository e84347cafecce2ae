import type { AnyChartModel, Candidate, ChartModel, Outside, OutsideStep } from '@sintonia/statechart-paths'
import { innermostStates } from '@sintonia/statechart-paths'
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFrom } from 'xstate'
import type { Visit } from './visit.ts'

/** Why something that the chart knows cannot be brought about in a browser; the paths do without it. */
export type Never = { readonly never: string }

export const never = (why: string): Never => ({ never: why })

export const BREAKS = 'an actor breaks only by a bug of the app'

/** Where a step of a path stands. */
export type Moment = {
  readonly before: AnyMachineSnapshot
  readonly after: AnyMachineSnapshot
  /** The step that comes after it, where there is one. */
  readonly next: Candidate | undefined
  /** That one and all that come after it. */
  readonly ahead: readonly Candidate[]
}

/** Lets an event come about as it would on somebody's screen: a hand, the operator, the device. */
export type Gesture<Event> = (visit: Visit, event: Event, moment: Moment) => Promise<void>

/** Makes an invoked actor end with this output. */
export type Answer = (visit: Visit, output: unknown, moment: Moment) => Promise<void>

/** For what comes after the step before without anybody's doing: nobody can look at the screen in between. */
export const byItself = async (): Promise<void> => {}

/** For what follows some steps by itself, and needs a hand after any other. */
type Follows<Event> = { readonly after: readonly string[]; readonly otherwise: Gesture<Event> }

/** What is on screen in a state. */
export type Look = (visit: Visit, snapshot: AnyMachineSnapshot) => Promise<void>

type Cases<Event, Context> = readonly Event[] | ((context: Context) => readonly Event[])

/** By event: the gesture, or why there is none. An event of the union without an entry does not compile. */
export type Gestures<Event extends { type: string }> = {
  readonly [T in Event['type']]: Gesture<Extract<Event, { type: T }>> | Follows<Extract<Event, { type: T }>> | Never
}

type Payloads<Event extends { type: string }, Context> = {
  readonly [T in Event['type']]?: Cases<Extract<Event, { type: T }>, Context>
}

type BrowserDefinition<Machine extends AnyStateMachine, World> = {
  readonly model: ChartModel<Machine>
  /** Brings the app to where the chart begins; what the first steps bring about may be left to them. */
  readonly open: (visit: Visit) => Promise<void>
  readonly gestures: NoInfer<Gestures<EventFrom<Machine>>>
  /** By invoke id. */
  readonly answers: Readonly<Record<string, Answer | Never>>
  /** By the id of an innermost state without the chart's name; `never` says why nothing of it is to be seen. */
  readonly looks: Readonly<Record<string, Look | Never>>
  /** Invoke ids whose actor ends in the same moment: nothing can come before its answer. */
  readonly atOnce?: readonly string[]
  /** The page's clock goes on while a step is awaited: media need it. Timers of the chart are then given room. */
  readonly flows?: true
  /** The page's clock goes by itself, as media have it, and stands still only while a timer of the chart runs. */
  readonly runs?: true
  /** What the path waits for goes by in one leap, as for a laptop that slept: no request is given up many times meanwhile. */
  readonly leaps?: true
  /** The page has come to rest in the chart's first state when a path begins: what the chart did before is not of the path. */
  readonly fromRest?: true
  /** The operator's time goes on with the path's: an answer to another call would set the page's idea of it back. */
  readonly keepsTime?: true
  /** Events that also come unasked: they count where the path expects them, or where they lead to another state for good. */
  readonly asides?: readonly (EventFrom<Machine>['type'] | `xstate.after.${string}`)[]
  /** Events after which the app goes on to another page by itself: a path that ends with one has nothing to look at. */
  readonly leading?: readonly EventFrom<Machine>['type'][]
  readonly outside?: Outside<World>
  /** Payloads that a browser can bring about, where they are not those of the model. */
  readonly events?: NoInfer<Payloads<EventFrom<Machine>, ContextFrom<Machine>>>
  readonly outcomes?: NoInfer<ChartModel<Machine>['outcomes']>
  /** By transition id: why no path in a browser takes it, where its event's `never` does not say so. */
  readonly beyond?: Readonly<Record<string, string>>
}

/** A chart in a browser, for tools that treat all alike. */
export type BrowserModel = {
  /** The chart's model with only what can come about in a browser. */
  readonly model: AnyChartModel
  readonly open: (visit: Visit) => Promise<void>
  readonly gestures: Readonly<Record<string, Gesture<never> | Follows<never> | Never>>
  readonly answers: Readonly<Record<string, Answer | Never>>
  readonly looks: Readonly<Record<string, Look | Never>>
  readonly flows: boolean
  readonly runs: boolean
  readonly leaps: boolean
  readonly fromRest: boolean
  readonly keepsTime: boolean
  readonly asides: readonly string[]
  readonly leading: readonly string[]
  readonly beyond: Readonly<Record<string, string>>
}

/** How a step comes about after the one before it. */
export const afterStep = <Entry>(entry: Entry | Follows<never>, before: string | undefined) => {
  if (typeof entry !== 'object' || entry === null || !('after' in entry)) return entry
  return before !== undefined && entry.after.includes(before) ? byItself : entry.otherwise
}

export const isNever = (entry: unknown): entry is Never =>
  typeof entry === 'object' && entry !== null && 'never' in entry

/** What an entry of a browser's table says in place of a gesture. */
export const whyOf = (entry: unknown): string | undefined => (isNever(entry) ? entry.never : undefined)

/** Time for a page to follow a gesture, in ms of its clock. */
const PACE = 40

const kindOf = ({ actor, event, timer }: OutsideStep): 'timer' | 'break' | 'answer' | 'event' => {
  if (timer !== undefined) return 'timer'
  if (actor === undefined) return 'event'
  return event.type.startsWith('xstate.error.') ? 'break' : 'answer'
}

/** What ends by itself comes first, and what nobody can bring about does not come. */
const outsideOf = <World>(
  definition: Pick<BrowserDefinition<AnyStateMachine, World>, 'outside' | 'atOnce' | 'answers'>,
  gestures: BrowserModel['gestures'],
): Outside<unknown> => {
  const { atOnce = [], outside, answers } = definition
  const isPossible = (step: OutsideStep): boolean => {
    const kind = kindOf(step)
    if (kind === 'break') return false
    if (kind === 'event') return !isNever(gestures[step.event.type])
    return kind === 'timer' || !isNever(answers[step.actor ?? ''])
  }
  const isAwaited = ({ at, settled }: OutsideStep): boolean =>
    atOnce.some(id => at.children[id] !== undefined && !settled.has(id))
  return {
    initial: outside?.initial,
    allows: (world, step) =>
      isPossible(step) &&
      (!isAwaited(step) || atOnce.includes(step.actor ?? '')) &&
      (outside?.allows(world as World, step) ?? true),
    after: (world, step, to) => outside?.after(world as World, step, to),
  }
}

/** What the tables leave out: where, and how to mend it. */
const gapsOf = ({
  model: { machine, outcomes, events },
  gestures,
  answers,
  looks,
}: BrowserModel): readonly string[] => {
  const lacks = (table: object, names: readonly string[]) => names.filter(name => !Object.hasOwn(table, name))
  return [
    ...lacks(gestures, Object.keys(events)).map(name => `nothing brings the event "${name}" about; add gestures`),
    ...lacks(answers, Object.keys(outcomes)).map(name => `nothing says how the actor "${name}" ends; add answers`),
    ...lacks(looks, innermostStates(machine)).map(name => `nothing says what is on screen in "${name}"; add looks`),
  ]
}

const checked = (browser: BrowserModel): BrowserModel => {
  const [gap] = gapsOf(browser)
  if (gap === undefined) return browser
  const { id } = browser.model.machine
  throw new Error(`chart ${id}: ${gap}, or never('why'), in test/paths/browser/charts/${id}.ts`)
}

/** What the path tools need to drive a chart in a real browser: gestures, answers, looks. */
export const browserModel = <Machine extends AnyStateMachine, World = undefined>(
  definition: BrowserDefinition<Machine, World>,
): BrowserModel => {
  const { model, open, answers, looks, flows, runs, leaps, fromRest, keepsTime } = definition
  const { asides, leading, events, outcomes, beyond } = definition
  const gestures: BrowserModel['gestures'] = definition.gestures
  const base: AnyChartModel = model
  return checked({
    model: {
      ...base,
      events: { ...base.events, ...(events as AnyChartModel['events']) },
      outcomes: { ...base.outcomes, ...outcomes },
      outside: outsideOf({ ...definition, answers } as never, gestures),
      pace: PACE,
    },
    open,
    gestures,
    answers,
    looks,
    flows: flows ?? false,
    runs: runs ?? false,
    leaps: leaps ?? false,
    fromRest: fromRest ?? false,
    keepsTime: keepsTime ?? false,
    asides: asides ?? [],
    leading: leading ?? [],
    beyond: beyond ?? {},
  })
}
