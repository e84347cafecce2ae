import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { RemovalFact, Removals } from '../removal/index.ts'

/** In the person's order. */
export type ChannelsAnswer = Either<CallFailure, ReadonlyArray<LogicalChannelId>>

export interface FavouriteChannelsInput {
  /** The deployment sells live television (MODE-01). */
  readonly sellsLive: boolean
}

export interface FavouriteChannelsContext extends FavouriteChannelsInput, Removals<LogicalChannelId> {
  /** As the operator has them; until it has answered as this device knew them last, `undefined` where it knows none. */
  readonly saved: ReadonlyArray<LogicalChannelId> | undefined
  readonly failure: CallFailure | undefined
  /** The viewer has asked for the list again: a failure is told. */
  readonly isAwaited: boolean
}

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
