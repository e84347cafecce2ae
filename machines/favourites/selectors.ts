import type { SnapshotFrom } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { favouritesMachine } from './machine.ts'
import { shownFavourites } from './transitions.ts'

type Snapshot = SnapshotFrom<typeof favouritesMachine>

export const selectIsFavourite =
  (channelId: LogicalChannelId) =>
  ({ context }: Snapshot): boolean =>
    shownFavourites(context).includes(channelId)

/** In the person's order; a new list with every wish that is under way. */
export const selectFavouriteIds = ({ context }: Snapshot): ReadonlyArray<LogicalChannelId> => shownFavourites(context)
