import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Message, MessageId } from '../../models/message.ts'
import type { TabRest } from '../kit/tabRest.ts'

export type Messages = ReadonlyArray<Message>
export type MessageIds = ReadonlyArray<MessageId>

export type UnreadAnswer = Either<CallFailure, number>
export interface MessagesPage {
  readonly messages: Messages
  readonly hasMore: boolean
}
export type PageAnswer = Either<CallFailure, MessagesPage>
/** Which one the operator knows to be read. */
export type ReadAnswer = Either<CallFailure, MessageId>

export interface PageWish {
  readonly pageId: number
}
export interface ReadWish {
  readonly msgId: MessageId | undefined
}

export interface MessageCentreInput {
  /** Milliseconds from one answer of the operator's to the next question. */
  readonly checkMs: number
}

export interface MessageCentreContext extends MessageCentreInput {
  /** As the operator counts. */
  readonly unread: number
  /** Newest first; `undefined` until they were asked for. */
  readonly messages: Messages | undefined
  readonly hasMore: boolean
  readonly failure: CallFailure | undefined
  /** Read here, and not yet known to the operator; the first one is being told. */
  readonly untold: MessageIds
}

export type MessageCentreEvent =
  | { readonly type: 'viewer.openMessages' }
  | { readonly type: 'viewer.closeMessages' }
  /** The end of the list is in sight. */
  | { readonly type: 'viewer.moreMessages' }
  | { readonly type: 'viewer.readMessages'; readonly msgIds: MessageIds }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'network.restored' }
  | UnreadNews

export type UnreadNews =
  /** Another tab has asked the operator, or told it what was read. */
  { readonly type: 'unread.changedElsewhere' } | TabRest

export type MessageCentreTag = 'open' | 'loading' | 'loadingMore' | 'failed'
