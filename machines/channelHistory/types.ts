import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { ChannelPlay } from '../../models/channelHistory.ts'
import type { Page } from '../../models/page.ts'
import type { RemovableList } from '../kit/removableList.ts'
import type { RemovalFact } from '../removal.ts'

export type Plays = ReadonlyArray<ChannelPlay>

export interface ChannelHistoryInput {
  /** Milliseconds from what is watched to its report: the operator's interval. */
  readonly reportMs: number
}

export type HistoryAnswer = Either<CallFailure, Plays>
/** What was reported, and what is still to be. */
export type ReportAnswer = Either<CallFailure, { readonly reported: Plays; readonly unsent: Plays }>

export interface ChannelHistoryContext extends ChannelHistoryInput, RemovableList<ChannelPlay, LogicalChannelId> {
  /** Watched, and not yet reported: by any tab of this device. */
  readonly unsent: Plays
}

export type ChannelHistoryEvent =
  | { readonly type: 'viewer.navigated'; readonly page: Page }
  /** The list is asked for again. */
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'network.restored' }
  | HistoryNews
  | RemovalFact<LogicalChannelId>

/** What the device tells: a channel was watched for some time, here or in another tab. */
export interface HistoryNews {
  readonly type: 'plays.noted'
  readonly unsent: Plays
}

export type ChannelHistoryTag = 'loading'
