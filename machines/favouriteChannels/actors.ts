import { fromCallback, fromPromise } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { ListWish } from '../kit/removableList.ts'
import { unprovided } from '../port.ts'
import { removalOf } from '../removal/index.ts'
import type { ChannelsAnswer, ChannelsNews } from './types.ts'

const recallChannels = fromPromise<ReadonlyArray<LogicalChannelId> | undefined>(unprovided('recallChannels'))
const loadChannels = fromPromise<ChannelsAnswer, ListWish>(unprovided('loadChannels'))
/** Says when the favourites may have changed elsewhere. */
const watchChannels = fromCallback<ChannelsNews>(unprovided('watchChannels'))

export const favouriteChannelsActors = {
  recallChannels,
  loadChannels,
  removal: removalOf<LogicalChannelId>(),
  watchChannels,
}
