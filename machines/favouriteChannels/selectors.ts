import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { favouriteChannelsMachine } from './machine.ts'
import { shownChannels, undoable } from './transitions.ts'

type Snapshot = SnapshotFrom<typeof favouriteChannelsMachine>

/** What the viewer sees; a new list each time. */
export const channelsIn = ({ context }: Snapshot): ReadonlyArray<LogicalChannelId> => shownChannels(context)
/** Nothing is known yet. */
export const selectIsLoading = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('loading') && snapshot.context.saved === undefined
/** The list could not be had, and nothing of it is known. */
export const selectHasFailed = (snapshot: Snapshot): boolean =>
  !snapshot.hasTag('loading') && snapshot.context.saved === undefined
export const selectFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
/** How many channels can be taken back; 0 when there is nothing to take back. */
export const selectUndoable = ({ context }: Snapshot): number => undoable(context)
export const selectRemoval = ({ children }: Snapshot) => children.removal
