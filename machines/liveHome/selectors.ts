import type { SnapshotFrom } from 'xstate'
import type { LiveHome } from '../../models/liveHome.ts'
import type { liveHomeMachine } from './machine.ts'

/** The operator's choice; `undefined` until it is known whether there is one. */
export const selectHomeChoice = ({ context }: SnapshotFrom<typeof liveHomeMachine>): LiveHome | undefined =>
  context.home
