import * as t from 'io-ts'
import { Announcement } from '../announcement.ts'
import { tolerantArray } from '../codec/decode.ts'
import { NoFields, Nothing } from '../codec/nothing.ts'
import { Count } from '../codec/numeric.ts'
import { Message, MessageId, MessageState } from '../message.ts'
import { Paging, pageOf } from '../paging.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

type Own = 'name' | 'path' | 'request' | 'response'
const call = <Q, R>(value: Pick<Endpoint<Q, R>, Own>) =>
  endpoint({ ...value, area: 'messages', method: 'POST', prefix: '', body: 'json' })

const Notices = t.strict({ noticeList: tolerantArray(Announcement) }, 'Notices')

// Spec §7, Messages.

export const unreadCount = call({
  name: 'unreadCount',
  path: '/api/v1/message-center/notification/unread/count/query',
  request: NoFields,
  response: t.strict({ unreadCount: Count }, 'UnreadCount'),
})

export const messageList = call({
  name: 'messageList',
  path: '/api/v1/message-center/notification/query',
  request: Paging,
  response: pageOf(Message),
})

export const messageState = call({
  name: 'messageState',
  path: '/api/v1/message-center/notification/state/update',
  request: t.strict({ msgId: MessageId, state: MessageState }, 'MessageStateUpdate'),
  response: Nothing,
})

export const publicNotices = call({
  name: 'publicNotices',
  path: '/api/message/app/public/notice',
  request: NoFields,
  response: Notices,
})

export const notices = call({
  name: 'notices',
  path: '/api/message/app/notice',
  request: NoFields,
  response: Notices,
})
