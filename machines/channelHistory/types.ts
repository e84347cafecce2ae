import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { ChannelPlay } from '../../models/channelHistory.ts'
import type { Page } from '../../models/page.ts'

export type ChannelIds = ReadonlyArray<LogicalChannelId>
export type Plays = ReadonlyArray<ChannelPlay>

export interface ChannelHistoryInput {
  /** Milliseconds from what is watched to its report: the operator's interval. */
  readonly reportMs: number
}

export type HistoryAnswer = Either<CallFailure, Plays>
/** What was reported, and what is still to be. */
export type ReportAnswer = Either<CallFailure, { readonly reported: Plays; readonly unsent: Plays }>
/** What is still to be reported: nothing of the channels that are forgotten. */
export type ForgetAnswer = Either<CallFailure, { readonly unsent: Plays }>

export interface LoadWish {
  /** The viewer waits for the answer: the loading sign shows. */
  readonly isAwaited: boolean
}
export interface ForgetWish {
  readonly channelIds: ChannelIds
}

export interface ChannelHistoryContext extends ChannelHistoryInput {
  /** As the operator has it; `undefined` until it has answered. */
  readonly saved: Plays | undefined
  readonly failure: CallFailure | undefined
  /** Watched, and not yet reported: by any tab of this device. */
  readonly unsent: Plays
  /** In the order they were made; the first one is being sent. */
  readonly wishes: ReadonlyArray<ChannelIds>
  /** Somebody looks at the list. */
  readonly isAwaited: boolean
}

export type ChannelHistoryEvent =
  | { readonly type: 'viewer.navigated'; readonly page: Page }
  /** The list is asked for again. */
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'viewer.forgetChannels'; readonly channelIds: ChannelIds }
  | { readonly type: 'network.restored' }
  | HistoryNews

/** What the device tells: a channel was watched for some time, here or in another tab. */
export interface HistoryNews {
  readonly type: 'plays.noted'
  readonly unsent: Plays
}

export type ChannelHistoryTag = 'loading'
