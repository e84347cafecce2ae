import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import type { AnyChartModel } from '../model/model.ts'
import { activeNodes } from '../model/step.ts'
import { withStubs } from '../model/stub.ts'
import { stepClock } from './stepClock.ts'

/** Charts that run each other as they do in the app, by the name of their chart. */
export type Cast = Readonly<Record<string, AnyChartModel>>

/** A chart that runs: where it runs, what it is, where it stands. */
export type Player = {
  /** By the names under which actors run, from the root down: `livePlayer.engine`. */
  readonly at: string
  readonly model: AnyChartModel
  readonly actor: AnyActorRef
  readonly snapshot: AnyMachineSnapshot
}

/** The charts below a chart are real, everything else only waits. */
const real = (machine: AnyStateMachine, cast: Cast): AnyStateMachine => {
  const names = Object.keys(machine.implementations.actors).filter(name => name in cast)
  const below = names.map(name => [name, real((cast[name] as AnyChartModel).machine, cast)] as const)
  return withStubs(machine, Object.fromEntries(below))
}

const machineOf = (actor: ActorRefLike | undefined): AnyStateMachine | undefined => {
  const { logic } = (actor ?? {}) as { readonly logic?: unknown }
  return logic instanceof StateMachine ? logic : undefined
}

/** A chart was told this by the chart that runs it, and did nothing about it. */
export type Lost = { readonly from: string; readonly to: string; readonly event: string }

type Sent = { readonly from: ActorRefLike | undefined; readonly event: AnyEventObject; isHeard: boolean }

/** What charts told charts below them, and nobody there heard. */
const wishes = () => {
  const waiting = new Map<ActorRefLike, Sent>()
  const lost: Lost[] = []
  const isBelow = (actor: ActorRefLike, from: ActorRefLike | undefined): boolean =>
    from !== undefined && Object.values((from as AnyActorRef).getSnapshot()?.children ?? {}).includes(actor)
  const tell = ({ sourceRef, actorRef, event }: Extract<InspectionEvent, { type: '@xstate.event' }>): void => {
    const isOurs = machineOf(actorRef) !== undefined && machineOf(sourceRef) !== undefined
    if (isOurs && !event.type.startsWith('xstate.')) waiting.set(actorRef, { from: sourceRef, event, isHeard: false })
  }
  const settle = ({ actorRef, event }: Extract<InspectionEvent, { type: '@xstate.snapshot' }>): void => {
    const sent = waiting.get(actorRef)
    if (sent?.event !== event) return
    waiting.delete(actorRef)
    if (!sent.isHeard && isBelow(actorRef, sent.from))
      lost.push({ from: machineOf(sent.from)?.id ?? '', to: machineOf(actorRef)?.id ?? '', event: event.type })
  }
  return {
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type === '@xstate.event') tell(inspected)
      if (inspected.type === '@xstate.snapshot') settle(inspected)
      if (inspected.type !== '@xstate.microstep' || inspected._transitions.length === 0) return
      const sent = waiting.get(inspected.actorRef)
      if (sent?.event === inspected.event) sent.isHeard = true
    },
    take: (): readonly Lost[] => lost.splice(0),
  }
}

const playersOf = (actor: AnyActorRef, at: string, cast: readonly AnyChartModel[]): readonly Player[] => {
  const machine = machineOf(actor)
  const model = cast.find(each => each.machine.id === machine?.id)
  if (model === undefined) return []
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const below = Object.entries<AnyActorRef>(snapshot.children).flatMap(([id, child]) =>
    playersOf(child, at === '' ? id : `${at}.${id}`, cast),
  )
  return [{ at, model, actor, snapshot }, ...below]
}

/** A system of real charts with stubs at its ends, and a clock that only goes from timer to timer. */
export const perform = (root: AnyChartModel, cast: Cast) => {
  const clock = stepClock()
  const { inspect, take } = wishes()
  const failures: unknown[] = []
  const actor: AnyActorRef = createActor(real(root.machine, cast), { input: root.input, clock, inspect })
  const models = [root, ...Object.values(cast)]
  actor.subscribe({ error: error => failures.push(error) })
  actor.start()
  return {
    clock,
    players: (): readonly Player[] => playersOf(actor, '', models),
    /** What was told downwards and not heard since this was asked last. */
    takeLost: take,
    failures: (): readonly unknown[] => failures,
    stop: (): void => {
      actor.stop()
    },
  }
}

export type Performance = ReturnType<typeof perform>

/** Which charts run, and in which states they are. */
export const placeOf = (players: readonly Player[]): string =>
  JSON.stringify(players.map(({ at, snapshot: { value } }) => [at, value]))

/** Whether a chart is in a state, named as in its drawing without the chart's name. */
export const stands = ({ snapshot }: Player, state: string): boolean =>
  activeNodes(snapshot).some(({ path }) => path.join('.') === state)
