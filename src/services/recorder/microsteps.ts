import type { AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** The transitions of one microstep. XState marks the field as its own; nothing else in src reads it. */
export const takenIn = (
  event: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
): ReadonlyArray<AnyTransitionDefinition> => event._transitions
