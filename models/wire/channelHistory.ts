import * as t from 'io-ts'
import { ChannelPlay } from '../channelHistory.ts'
import { tolerantArray } from '../codec/decode.ts'
import { NoFields, Nothing } from '../codec/nothing.ts'
import { ChannelKey } from './channelKey.ts'
import { liveCall } from './liveCall.ts'

// Spec §7, Live and channel: what the account watched. A file of its own: it is asked for when the page rests.

export const channelHistoryList = liveCall({
  name: 'channelHistoryList',
  path: '/api/channel/play/history/list',
  request: NoFields,
  response: t.strict({ playHistoryList: tolerantArray(ChannelPlay) }, 'ChannelHistoryListResult'),
})

export const channelHistoryCreate = liveCall({
  name: 'channelHistoryCreate',
  path: '/api/channel/play/history/create',
  request: t.strict({ playHistoryList: t.readonlyArray(ChannelPlay) }, 'ChannelHistoryCreateRequest'),
  response: Nothing,
})

export const channelHistoryDelete = liveCall({
  name: 'channelHistoryDelete',
  path: '/api/channel/play/history/delete',
  request: t.strict({ playHistoryDeleteList: t.readonlyArray(ChannelKey) }, 'ChannelHistoryDeleteRequest'),
  response: Nothing,
})
