import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LogicalChannelId } from '../../models/channel.ts'

/** A star given or taken back, not yet confirmed by the operator. */
export interface StarWish {
  readonly channelId: LogicalChannelId
  readonly isFavourite: boolean
}

export type FavouritesAnswer = Either<CallFailure, ReadonlyArray<LogicalChannelId>>
export type StarAnswer = Either<CallFailure, void>

export interface FavouritesContext {
  /** As the operator has them, newest first. */
  readonly saved: ReadonlyArray<LogicalChannelId>
  /** In the order they were made; the first one is being sent. */
  readonly wishes: ReadonlyArray<StarWish>
  readonly failure: CallFailure | undefined
}

export type FavouritesEvent =
  | { readonly type: 'viewer.toggleFavourite'; readonly channelId: LogicalChannelId }
  | { readonly type: 'viewer.retry' }

/** What the chart that runs the favourites is told. */
export type FavouritesFact =
  | { readonly type: 'favourites.changed'; readonly channelIds: ReadonlyArray<LogicalChannelId> }
  /** The star was put back: the operator did not take the change. */
  | { readonly type: 'favourites.refused'; readonly channelId: LogicalChannelId; readonly failure: CallFailure }

export type FavouritesTag = 'loading' | 'saving' | 'failed'
