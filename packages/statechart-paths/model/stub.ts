import type { ActorLogic, AnyActorLogic, AnyActorRef, AnyStateMachine, Snapshot } from 'xstate'

type StubEvent =
  | { readonly type: 'stub.answer'; readonly output: unknown }
  | { readonly type: 'stub.break'; readonly error: unknown }
  | { readonly type: string }

const waiting: Snapshot<unknown> = { status: 'active', output: undefined, error: undefined }

const answered = (event: StubEvent): Snapshot<unknown> | undefined => {
  if (event.type === 'stub.answer' && 'output' in event)
    return { status: 'done', output: event.output, error: undefined }
  if (event.type === 'stub.break' && 'error' in event) return { status: 'error', output: undefined, error: event.error }
  return undefined
}

/** An actor that does nothing until the test lets it answer or break, then ends as any actor would. */
export const waitingActor: ActorLogic<Snapshot<unknown>, StubEvent, unknown> = {
  transition: (snapshot, event) => answered(event) ?? snapshot,
  getInitialSnapshot: () => waiting,
  getPersistedSnapshot: snapshot => snapshot,
}

export const answer = (actor: AnyActorRef, output: unknown): void => actor.send({ type: 'stub.answer', output })

export const breakDown = (actor: AnyActorRef, error: unknown): void => actor.send({ type: 'stub.break', error })

/** The machine with a waiting actor behind every port, except those that the model brings itself; of the same type as before. */
export const withStubs = <Machine extends AnyStateMachine>(
  machine: Machine,
  stubs: Readonly<Record<string, AnyActorLogic>> = {},
): Machine => {
  const ports = Object.keys(machine.implementations.actors)
  return machine.provide({
    actors: Object.fromEntries(ports.map(port => [port, stubs[port] ?? waitingActor])),
  }) as Machine
}
