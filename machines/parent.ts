import type { AnyActorRef } from 'xstate'

/** Where a chart's facts go: to the chart that runs it; a chart that runs alone tells itself, which has no effect. */
export const parentOf = ({ self }: { readonly self: AnyActorRef }): AnyActorRef => self._parent ?? self
