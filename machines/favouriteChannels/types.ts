import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { RemovableList } from '../kit/removableList.ts'
import type { RemovalFact } from '../removal/index.ts'

/** In the person's order. */
export type ChannelsAnswer = Either<CallFailure, ReadonlyArray<LogicalChannelId>>

export interface FavouriteChannelsInput {
  /** The deployment sells live television (MODE-01). */
  readonly sellsLive: boolean
}

/** Until the operator has answered, the list is as this device knew it last. */
export type FavouriteChannelsContext = FavouriteChannelsInput & RemovableList<LogicalChannelId, LogicalChannelId>

export type FavouriteChannelsEvent =
  | { readonly type: 'viewer.retry' }
  /** The page is left. */
  | { readonly type: 'viewer.left' }
  | { readonly type: 'network.restored' }
  | ChannelsNews
  | RemovalFact<LogicalChannelId>

/** In another tab, or maybe on another device while this tab was out of sight. */
export interface ChannelsNews {
  readonly type: 'channels.changed'
}

export type FavouriteChannelsTag = 'loading'
