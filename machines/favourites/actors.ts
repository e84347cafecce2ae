import { fromPromise } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import { unprovided } from '../port.ts'
import type { FavouritesAnswer, LoadWish, SaveWish } from './types.ts'

/** The favourites that this device knew last of this account. */
const recallFavourites = fromPromise<ReadonlyArray<LogicalChannelId> | undefined>(unprovided('recallFavourites'))
const loadFavourites = fromPromise<FavouritesAnswer, LoadWish>(unprovided('loadFavourites'))
/** Creates or deletes one favourite, or tells the order of all; answers with the favourites as they are then. */
const saveWish = fromPromise<FavouritesAnswer, SaveWish>(unprovided('saveWish'))

export const favouritesActors = { recallFavourites, loadFavourites, saveWish }
