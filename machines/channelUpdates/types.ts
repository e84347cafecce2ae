import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { DataState, DataType } from '../../models/channelUpdate.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { TabRest } from '../kit/tabRest.ts'

export interface ChannelUpdatesInput {
  /** The server's time. */
  readonly now: Instant
}

/** A kind of data that is to be read again, and when. */
export interface DueRefresh {
  readonly dataType: DataType
  readonly at: Instant
}

export interface ChannelUpdatesContext {
  /** Up to this moment it is known what has changed. */
  readonly since: Instant
  readonly pending: ReadonlyArray<DueRefresh>
}

/** What has changed up to a moment. */
export interface UpdateNews {
  readonly at: Instant
  readonly dataStates: ReadonlyArray<DataState>
}
export type UpdatesAnswer = Either<CallFailure, UpdateNews>
export interface UpdatesWish {
  readonly since: Instant
}

export type ChannelUpdatesEvent =
  | { readonly type: 'clock.ticked'; readonly now: Instant }
  | { readonly type: 'network.restored' }
  /** Another tab has asked. */
  | { readonly type: 'news.came' }
  | TabRest

/** What the chart that runs the poll is told: these kinds of data are to be read again now. */
export interface ChannelUpdatesFact {
  readonly type: 'update.due'
  readonly dataTypes: ReadonlyArray<DataType>
}
