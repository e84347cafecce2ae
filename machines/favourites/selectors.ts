import type { SnapshotFrom } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { favouritesMachine } from './machine.ts'
import { shownFavourites } from './transitions.ts'

type Snapshot = SnapshotFrom<typeof favouritesMachine>

export const selectIsFavourite =
  (channelId: LogicalChannelId) =>
  ({ context }: Snapshot): boolean =>
    shownFavourites(context).includes(channelId)
