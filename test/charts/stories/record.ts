import { innermostNodes } from '@sintonia/statechart-paths'
import type { ActorRefLike, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { StateMachine } from 'xstate'

/** An actor as a story knows it: a chart by its name, or a port by its name and the chart that runs it. */
export type Party =
  | { readonly kind: 'chart'; readonly chart: string }
  | { readonly kind: 'port'; readonly chart: string; readonly port: string }
  | { readonly kind: 'outside'; readonly who: string }

/** What one actor tells another, and the states that the other one enters by it. */
export type Told = {
  readonly at: number
  readonly from: Party
  readonly to: Party
  readonly event: { readonly type: string }
  readonly entered: readonly string[]
}

/** What a story's system is started with, and what its play says of the time. */
export type Inspector = {
  readonly inspect: (event: InspectionEvent) => void
  /** What came before only led here. */
  readonly begin: () => void
  readonly pass: (ms: number) => void
  /** Somebody outside the app does this. */
  readonly as: (who: string, act: () => void) => void
}

const machineOf = (actor: ActorRefLike | undefined): AnyStateMachine | undefined => {
  const { logic } = (actor ?? {}) as { readonly logic?: unknown }
  return logic instanceof StateMachine ? logic : undefined
}

/** A line that is still being written. */
type Telling = Omit<Told, 'entered'> & { entered: readonly string[]; isHeard: boolean; readonly hearer: ActorRefLike }

/** Writes down who tells whom what, as XState's inspection has it; what nobody hears is left out. */
export const recorder = (): Inspector & { readonly told: () => readonly Told[] } => {
  const told: Telling[] = []
  const standing = new Map<ActorRefLike, readonly string[]>()
  const runners = new Map<ActorRefLike, string>()
  let now = 0
  let speaker = ''

  const partyOf = (actor: ActorRefLike | undefined): Party => {
    const machine = machineOf(actor)
    if (machine !== undefined) return { kind: 'chart', chart: machine.id }
    const { src } = (actor ?? {}) as { readonly src?: unknown }
    const chart = actor === undefined ? undefined : runners.get(actor)
    return chart === undefined || typeof src !== 'string'
      ? { kind: 'outside', who: speaker }
      : { kind: 'port', chart, port: src }
  }

  const tell = ({ sourceRef, actorRef, event }: Extract<InspectionEvent, { type: '@xstate.event' }>): void => {
    const runner = machineOf(sourceRef)
    if (event.type === 'xstate.init' && runner !== undefined) runners.set(actorRef, runner.id)
    const isHeard = machineOf(actorRef) === undefined || event.type === 'xstate.init'
    told.push({
      at: now,
      from: partyOf(sourceRef),
      to: partyOf(actorRef),
      event,
      entered: [],
      isHeard,
      hearer: actorRef,
    })
  }

  const tellingOf = (event: Told['event'], hearer: ActorRefLike): Telling | undefined =>
    told.findLast(each => each.event === event && each.hearer === hearer)

  const stand = ({ actorRef, snapshot, event }: Extract<InspectionEvent, { type: '@xstate.snapshot' }>): void => {
    if (machineOf(actorRef) === undefined) return
    const leaves = innermostNodes(snapshot as AnyMachineSnapshot).map(({ id }) => id)
    const before = standing.get(actorRef) ?? []
    standing.set(actorRef, leaves)
    const telling = tellingOf(event, actorRef)
    if (telling !== undefined) telling.entered = leaves.filter(leaf => !before.includes(leaf))
  }

  const hear = ({ actorRef, event, _transitions }: Extract<InspectionEvent, { type: '@xstate.microstep' }>): void => {
    const telling = tellingOf(event, actorRef)
    if (telling !== undefined && _transitions.length > 0) telling.isHeard = true
  }

  return {
    told: () => told.filter(({ isHeard }) => isHeard),
    as: (who, act) => {
      speaker = who
      act()
      speaker = ''
    },
    begin: () => {
      told.length = 0
      now = 0
    },
    pass: ms => {
      now += ms
    },
    inspect: inspected => {
      if (inspected.type === '@xstate.event') tell(inspected)
      if (inspected.type === '@xstate.microstep') hear(inspected)
      if (inspected.type === '@xstate.snapshot') stand(inspected)
    },
  }
}
