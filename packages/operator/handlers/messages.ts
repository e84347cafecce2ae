import * as E from 'fp-ts/lib/Either.js'
import type * as messageEndpoints from '../../../models/wire/messages.ts'
import { announcementsFor, messagesFor, readerOf } from '../world/announcements.ts'
import { paged } from '../world/paged.ts'
import { always, forUser, type HandlersOf } from './handler.ts'

export const messageHandlers: HandlersOf<typeof messageEndpoints> = {
  unreadCount: forUser((_, call) =>
    E.right({ unreadCount: messagesFor(call).filter(({ state }) => state === 'UNREAD').length }),
  ),
  messageList: forUser((paging, call) => E.right(paged(messagesFor(call), paging))),
  messageState: ({ msgId, state }, call) => {
    const { entries } = call.operator.store
    const isAnnouncement = announcementsFor(call, true).some(({ id }) => String(id) === String(msgId))
    if (!isAnnouncement) entries.put(readerOf(call), 'messageState', msgId, state, call.now)
    else if (state === 'READ') entries.put(readerOf(call), 'announcementRead', msgId, {}, call.now)
    else entries.remove(readerOf(call), 'announcementRead', [msgId])
    return E.right(undefined)
  },
  publicNotices: always((_, call) => ({ noticeList: announcementsFor(call, false) })),
  notices: forUser((_, call) => E.right({ noticeList: announcementsFor(call, true) })),
}
