import { Actor, type AnyActorRef, createEmptyActor } from 'xstate'

const nobody = createEmptyActor()
nobody.start()

/** Where a chart's facts go: to the chart that runs it; those of a chart that runs alone are heard by nobody. */
export const parentOf = ({ self }: { readonly self: AnyActorRef }): AnyActorRef =>
  (self instanceof Actor ? self.options.parent : undefined) ?? nobody
