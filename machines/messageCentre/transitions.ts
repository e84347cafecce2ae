import { type Message, unreadAfter } from '../../models/message.ts'
import { nextPageOf, PAGE_SIZE } from '../../models/paging.ts'
import type { MessageCentreContext, MessageIds, Messages, MessagesPage } from './types.ts'

type Known = Pick<MessageCentreContext, 'messages' | 'untold'>

const NONE: Messages = []

const READ = 'READ'

/** What was read here is read, whether the operator has heard of it or not. */
const withRead = (messages: Messages, msgIds: MessageIds): Messages =>
  messages.map(each => (msgIds.includes(each.msgId) ? { ...each, state: READ } : each))

const isUnread = ({ state }: Message): boolean => state !== READ

/** Those of them that are on the list and that nobody has read. */
export const unreadOf = ({ messages = NONE }: Pick<Known, 'messages'>, msgIds: MessageIds): MessageIds =>
  messages.filter(each => isUnread(each) && msgIds.includes(each.msgId)).map(({ msgId }) => msgId)

export const withMarked = ({ messages, untold }: Known, msgIds: MessageIds): Known => {
  const marked = unreadOf({ messages }, msgIds)
  return { messages: messages && withRead(messages, marked), untold: [...untold, ...marked] }
}

/** The list begins anew. */
export const withFirstPage = ({ untold }: Pick<Known, 'untold'>, page: MessagesPage) => ({
  messages: withRead(page.messages, untold),
  hasMore: page.hasMore,
  failure: undefined,
})

/** What has moved on to this page since the last one came is there already. */
export const withPage = ({ messages = NONE, untold }: Known, page: MessagesPage) => {
  const known = new Set(messages.map(({ msgId }) => msgId))
  const more = page.messages.filter(({ msgId }) => !known.has(msgId))
  return { messages: [...messages, ...withRead(more, untold)], hasMore: page.hasMore && more.length > 0 }
}

export const nextPageIn = ({ messages = NONE }: Pick<Known, 'messages'>): number =>
  nextPageOf(messages.length, PAGE_SIZE)

/** What the operator counts, without what it has not heard of yet. */
export const shownUnread = ({ unread, untold }: Pick<MessageCentreContext, 'unread' | 'untold'>): number =>
  unreadAfter(unread, untold.length)
