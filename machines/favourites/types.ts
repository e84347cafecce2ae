import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { UntoldFavourite } from '../../models/channelFavourite.ts'

/** Not yet confirmed by the operator. */
export type FavouriteWish = UntoldFavourite
/** A star given or taken back. */
export type StarWish = Extract<FavouriteWish, { readonly isFavourite: boolean }>

export type FavouritesAnswer = Either<CallFailure, ReadonlyArray<LogicalChannelId>>

export interface LoadWish {
  /** Nobody waits for the answer: a failure is not told. */
  readonly isQuiet: boolean
}

export interface SaveWish {
  readonly wish: FavouriteWish
  /** The favourites as they are when the operator has taken it. */
  readonly after: ReadonlyArray<LogicalChannelId>
}

export interface FavouritesContext {
  /** As the operator has them, in the person's order; until they are known, as this device has them. */
  readonly saved: ReadonlyArray<LogicalChannelId>
  /** In the order they were made; the first one is being sent. */
  readonly wishes: ReadonlyArray<FavouriteWish>
}

export type FavouritesEvent =
  | { readonly type: 'viewer.toggleFavourite'; readonly channelId: LogicalChannelId }
  /** To stand before another favourite, or at the end. */
  | {
      readonly type: 'viewer.moveFavourite'
      readonly channelId: LogicalChannelId
      readonly before: LogicalChannelId | undefined
    }
  | { readonly type: 'network.restored' }
  /** Changed on another page of the app. */
  | { readonly type: 'favourites.outdated' }

export type FavouritesTag = 'loading' | 'saving' | 'failed'
