import type { ActorRefLike, AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import type { Inspected } from './hook.ts'
import { takenIn } from './microsteps.ts'
import { roughSize } from './roughSize.ts'

/** One event of one actor, by reference: nothing is copied before somebody wants to read it. */
export interface Step {
  readonly log: ActorLog
  readonly at: number
  readonly event: AnyEventObject
  readonly snapshot: AnyMachineSnapshot
  readonly taken: ReadonlyArray<AnyTransitionDefinition>
  readonly size: number
}

/** What is kept of one actor of a chart. */
export interface ActorLog {
  readonly sessionId: string
  readonly id: string
  readonly chart: string
  readonly isRunning: boolean
  /** Where the actor was before the first step that is kept; `undefined` while its start is among the steps. */
  readonly start: AnyMachineSnapshot | undefined
  readonly last: AnyMachineSnapshot
}

export type LogListener = (step: Step) => void

export interface FlightLog {
  readonly take: (seen: Inspected) => void
  readonly actors: () => ReadonlyArray<ActorLog>
  /** Of all actors, oldest first. */
  readonly steps: () => ReadonlyArray<Step>
  readonly listen: (listener: LogListener) => () => void
}

type OpenLog = { -readonly [Key in keyof ActorLog]: ActorLog[Key] } & {
  kept: number
  stateSize: number
  startSize: number
}

const NOTHING_TAKEN: ReadonlyArray<AnyTransitionDefinition> = []
const STEP_OVERHEAD = 60

/** Only a chart's snapshot knows its machine, whatever code-split logic stands before it. */
const chartSnapshot = (snapshot: object): AnyMachineSnapshot | undefined =>
  'machine' in snapshot ? (snapshot as AnyMachineSnapshot) : undefined

const idOf = (actorRef: ActorRefLike, chart: string): string => {
  const id: unknown = Reflect.get(actorRef, 'id')
  return typeof id === 'string' && id !== actorRef.sessionId ? id : chart
}

const openLog = (actorRef: ActorRefLike, snapshot: AnyMachineSnapshot): OpenLog => ({
  sessionId: actorRef.sessionId,
  id: idOf(actorRef, snapshot.machine.id),
  chart: snapshot.machine.id,
  isRunning: true,
  start: undefined,
  last: snapshot,
  kept: 0,
  stateSize: JSON.stringify(snapshot.value).length,
  startSize: 0,
})

/**
 * The last steps of every chart, about `limit` characters of JSON in all. What falls out at the front moves the start of
 * its actor on; an actor that has stopped is forgotten with its last step.
 */
export const makeFlightLog = (limit: number): FlightLog => {
  const logs = new Map<string, OpenLog>()
  const pending = new Map<string, ReadonlyArray<AnyTransitionDefinition>>()
  const listeners = new Set<LogListener>()
  let ring: Step[] = []
  let first = 0
  let size = 0

  const moveStart = (log: OpenLog, start: AnyMachineSnapshot): void => {
    size -= log.startSize
    log.start = start
    log.startSize = log.stateSize + roughSize(start.context)
    size += log.startSize
  }

  const dropFirst = (): void => {
    const step = ring[first]
    first += 1
    if (step === undefined) return
    size -= step.size
    const log = logs.get(step.log.sessionId)
    if (log === undefined) return
    log.kept -= 1
    moveStart(log, step.snapshot)
    if (log.kept > 0 || log.isRunning) return
    size -= log.startSize
    logs.delete(log.sessionId)
  }

  const shorten = (): void => {
    while (size > limit && ring.length - first > 1) dropFirst()
    if (first < 1000 || first * 2 < ring.length) return
    ring = ring.slice(first)
    first = 0
  }

  const keep = (at: number, log: OpenLog, event: AnyEventObject, snapshot: AnyMachineSnapshot): void => {
    const taken = pending.get(log.sessionId) ?? NOTHING_TAKEN
    pending.delete(log.sessionId)
    const step = { log, at, event, snapshot, taken, size: STEP_OVERHEAD + log.stateSize + roughSize(event) }
    log.last = snapshot
    log.kept += 1
    log.isRunning = snapshot.status === 'active'
    ring.push(step)
    size += step.size
    shorten()
    for (const listener of listeners) listener(step)
  }

  return {
    take: ([at, seen]) => {
      if (seen.type === '@xstate.microstep') {
        const { sessionId } = seen.actorRef
        const before = pending.get(sessionId)
        pending.set(sessionId, before === undefined ? takenIn(seen) : [...before, ...takenIn(seen)])
      }
      if (seen.type !== '@xstate.snapshot') return
      const snapshot = chartSnapshot(seen.snapshot)
      if (snapshot === undefined) return
      const known = logs.get(seen.actorRef.sessionId)
      const log = known ?? openLog(seen.actorRef, snapshot)
      if (known === undefined) logs.set(log.sessionId, log)
      if (known === undefined && seen.event.type !== 'xstate.init') moveStart(log, snapshot)
      else keep(at, log, seen.event, snapshot)
    },
    actors: () => [...logs.values()],
    steps: () => ring.slice(first),
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
