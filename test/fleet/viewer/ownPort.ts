import type { AnyActorLogic, AnyActorScope, AnyStateMachine } from 'xstate'

/** What one viewer has behind the ports of the charts, by chart and port. */
export type OwnPorts = Map<string, AnyActorLogic>

/** A viewer's charts all run by one clock, which no other viewer has. */
const byClock = new WeakMap<object, OwnPorts>()

export const keepPorts = (clock: object, ports: OwnPorts): void => {
  byClock.set(clock, ports)
}

const found = ({ system }: AnyActorScope, name: string): AnyActorLogic => {
  const logic = byClock.get(system._clock)?.get(name)
  if (logic === undefined) throw new Error(`Nothing stands behind ${name}`)
  return logic
}

/** The logic that the viewer has here, whose chart this is. */
const ownPort = (name: string): AnyActorLogic => ({
  getInitialSnapshot: (scope, input) => found(scope, name).getInitialSnapshot(scope, input),
  transition: (snapshot, event, scope) => found(scope, name).transition(snapshot, event, scope),
  start: (snapshot, scope) => found(scope, name).start?.(snapshot, scope),
  getPersistedSnapshot: snapshot => snapshot,
})

/**
 * One machine for all viewers, of whom each has ports of their own: ten thousand machines would take gigabytes. Charts that it
 * runs as children are given.
 */
export const shared = <Machine extends AnyStateMachine>(
  machine: Machine,
  children: Readonly<Record<string, AnyActorLogic>> = {},
): Machine => {
  const ports = Object.keys(machine.implementations.actors)
  const actors = ports.map(port => [port, children[port] ?? ownPort(`${machine.id}.${port}`)])
  return machine.provide({ actors: Object.fromEntries(actors) }) as Machine
}
