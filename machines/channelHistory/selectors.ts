import type { SnapshotFrom } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { ChannelPlay } from '../../models/channelHistory.ts'
import type { channelHistoryMachine } from './machine.ts'
import { shownPlays, undoable } from './transitions.ts'

type Snapshot = SnapshotFrom<typeof channelHistoryMachine>

/** What was watched, newest first; a new list each time. */
export const playsIn = ({ context }: Snapshot): ReadonlyArray<ChannelPlay> => shownPlays(context)
/** The channels that were watched, newest first; a new list each time. */
export const watchedIn = (snapshot: Snapshot): ReadonlyArray<LogicalChannelId> =>
  playsIn(snapshot).map(({ logicalChannelId }) => logicalChannelId)
/** How many channels can be taken back; 0 when there is nothing to take back. */
export const selectUndoable = ({ context }: Snapshot): number => undoable(context)
