import type { ActorRefLike, AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import type { Inspected } from './heard.ts'
import { roughSize } from './roughSize.ts'

/** The transitions of one microstep. XState marks the field as its own; nothing else in src reads it. */
const takenIn = (
  event: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
): ReadonlyArray<AnyTransitionDefinition> => event._transitions

/** One event of one actor, by reference: nothing is copied before somebody wants to read it. */
export interface Step {
  readonly log: ActorLog
  readonly at: number
  readonly event: AnyEventObject
  /** The actor as it was, and as it became. */
  readonly before: AnyMachineSnapshot
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
  /** Of the step that is under way. */
  taken: ReadonlyArray<AnyTransitionDefinition>
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
  taken: NOTHING_TAKEN,
})

/**
 * The last steps of every chart, about `limit` characters of JSON in all. What falls out at the front moves the start of
 * its actor on; an actor that has stopped is forgotten with its last step.
 */
export const makeFlightLog = (limit: number): FlightLog => {
  const logs = new Map<string, OpenLog>()
  const listeners = new Set<LogListener>()
  /** What has fallen out leaves its place empty, until there are many of them. */
  let ring: Array<Step | undefined> = []
  let first = 0
  let size = 0

  /** A start is measured once; it hardly changes its size, and the file is measured again when it is made. */
  const moveStart = (log: OpenLog, start: AnyMachineSnapshot): void => {
    log.start = start
    if (log.startSize > 0) return
    log.startSize = log.stateSize + roughSize(start.context)
    size += log.startSize
  }

  const dropFirst = (): void => {
    const step = ring[first]
    ring[first] = undefined
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
    const { taken } = log
    log.taken = NOTHING_TAKEN
    const step = {
      log,
      at,
      event,
      before: log.last,
      snapshot,
      taken,
      size: STEP_OVERHEAD + log.stateSize + roughSize(event),
    }
    log.last = snapshot
    log.kept += 1
    log.isRunning = snapshot.status === 'active'
    ring.push(step)
    size += step.size
    shorten()
    for (const listener of listeners) listener(step)
  }

  const logOf = (actorRef: ActorRefLike, seen: object): OpenLog | undefined => {
    const known = logs.get(actorRef.sessionId)
    if (known !== undefined) return known
    const snapshot = chartSnapshot(seen)
    if (snapshot === undefined) return undefined
    const log = openLog(actorRef, snapshot)
    logs.set(actorRef.sessionId, log)
    return log
  }

  const noteTaken = (log: OpenLog, taken: Step['taken']): void => {
    if (taken.length > 0) log.taken = log.taken.length === 0 ? taken : [...log.taken, ...taken]
  }

  /** What came before the first thing that was heard of an actor is not known: there its record starts. */
  const isMidway = ({ kept, start }: OpenLog, { type }: AnyEventObject): boolean =>
    kept === 0 && start === undefined && type !== 'xstate.init'

  return {
    take: ([at, seen]) => {
      if (seen.type !== '@xstate.microstep' && seen.type !== '@xstate.snapshot') return
      const log = logOf(seen.actorRef, seen.snapshot)
      if (log === undefined) return
      if (seen.type === '@xstate.microstep') return noteTaken(log, takenIn(seen))
      const snapshot = seen.snapshot as AnyMachineSnapshot
      if (isMidway(log, seen.event)) moveStart(log, snapshot)
      else keep(at, log, seen.event, snapshot)
    },
    actors: () => [...logs.values()],
    steps: () => ring.slice(first).filter(step => step !== undefined),
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
