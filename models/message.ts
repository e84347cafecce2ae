import * as t from 'io-ts'
import { id } from './codec/id.ts'
import { Instant } from './codec/instant.ts'
import { fallback, lenient, oneOf, optional } from './codec/optional.ts'
import { LongText, OptionalAddress, Text } from './codec/text.ts'

export const MessageId = id('MessageId')
export type MessageId = t.TypeOf<typeof MessageId>

export const MessageState = oneOf('MessageState', ['UNREAD', 'READ'])
export type MessageState = t.TypeOf<typeof MessageState>

/** One entry of the message centre (MSG-06); an unknown state counts as read, so that it never nags. */
export const Message = t.strict(
  {
    msgId: MessageId,
    title: Text,
    content: fallback(LongText, ''),
    state: lenient(MessageState, 'READ'),
    createTime: Instant,
    url: lenient(OptionalAddress, undefined),
    category: optional(Text),
  },
  'Message',
)
export type Message = t.TypeOf<typeof Message>

/** What is still unread once so many more were read: an operator may count less than it lists. */
export const unreadAfter = (unread: number, read: number): number => Math.max(0, unread - read)
