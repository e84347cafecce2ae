import type { SnapshotFrom } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { favouriteChannelsMachine } from './machine.ts'
import { shownChannels, undoable } from './transitions.ts'

type Snapshot = SnapshotFrom<typeof favouriteChannelsMachine>

/** What the viewer sees; a new list each time. */
export const channelsIn = ({ context }: Snapshot): ReadonlyArray<LogicalChannelId> => shownChannels(context)
/** How many channels can be taken back; 0 when there is nothing to take back. */
export const selectUndoable = ({ context }: Snapshot): number => undoable(context)
