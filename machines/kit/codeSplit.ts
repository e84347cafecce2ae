import type {
  ActorLogic,
  ActorSystem,
  AnyActorLogic,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'

/** What a chart knows of a child whose code is loaded when it is needed: its type, and no more. */
export type CodeSplit<Logic extends AnyActorLogic> = ActorLogic<
  SnapshotFrom<Logic>,
  EventFromLogic<Logic>,
  InputFrom<Logic>,
  // biome-ignore lint/suspicious/noExplicitAny: XState's own bound for a system of any actors.
  ActorSystem<any>,
  EmittedFrom<Logic>
>

/** A child that runs the logic which `loaded` returns at the moment when it starts. */
export const codeSplit = <Logic extends AnyActorLogic>(loaded: () => CodeSplit<Logic>): CodeSplit<Logic> => ({
  getInitialSnapshot: (scope, input) => loaded().getInitialSnapshot(scope, input),
  transition: (snapshot, event, scope) => loaded().transition(snapshot, event, scope),
  start: (snapshot, scope) => loaded().start?.(snapshot, scope),
  getPersistedSnapshot: (snapshot, options) => loaded().getPersistedSnapshot(snapshot, options),
})
