import { left, right } from 'fp-ts/lib/Either.js'
import { messageCentreMachine } from '../../../machines/messageCentre/index.ts'
import { shownUnread } from '../../../machines/messageCentre/transitions.ts'
import type { ReadAnswer } from '../../../machines/messageCentre/types.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { instant, MINUTE } from '../../../models/codec/instant.ts'
import { Message, type MessageState } from '../../../models/message.ts'
import { read } from '../../models/laws.ts'
import { chartModel } from '../../paths/model.ts'

const OFFLINE: CallFailure = { tag: 'offline' }

export const NOW = instant(Date.UTC(2026, 5, 1, 20))

export const message = (msgId: string, state: MessageState = 'UNREAD', changed: object = {}): Message =>
  read(Message, {
    msgId,
    title: `Title of ${msgId}`,
    content: `Content of ${msgId}`,
    state,
    createTime: NOW,
    ...changed,
  })

export const invoice = message('invoice')
export const device = message('device')

export const messageCentreModel = chartModel({
  machine: messageCentreMachine,
  input: { checkMs: 10 * MINUTE },
  events: {
    'viewer.openMessages': [{ type: 'viewer.openMessages' }],
    'viewer.closeMessages': [{ type: 'viewer.closeMessages' }],
    'viewer.moreMessages': [{ type: 'viewer.moreMessages' }],
    'viewer.readMessages': [{ type: 'viewer.readMessages', msgIds: [invoice.msgId] }],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'network.restored': [{ type: 'network.restored' }],
    'unread.changedElsewhere': [{ type: 'unread.changedElsewhere' }],
    'tab.rested': [{ type: 'tab.rested' }],
    'tab.woke': [{ type: 'tab.woke' }],
  },
  outcomes: {
    count: [right(2), left(OFFLINE)],
    load: [right({ messages: [invoice], hasMore: true }), left(OFFLINE)],
    loadMore: [right({ messages: [device], hasMore: false }), left(OFFLINE)],
    tellRead: ({ untold: [msgId = invoice.msgId] }): ReadonlyArray<ReadAnswer> => [right(msgId), left(OFFLINE)],
  },
  project: ({ unread, messages, hasMore, failure, untold }) => [
    unread,
    messages?.map(({ msgId, state }) => [msgId, state]),
    hasMore,
    failure,
    untold,
  ],
  invariants: {
    '[MSG-06] the badge never counts what was read here, and never less than nothing': ({ context }) =>
      shownUnread(context) >= 0 && shownUnread(context) <= context.unread,
    '[MSG-04] what was read is on the list as read': ({ context }) =>
      (context.messages ?? []).every(({ msgId, state }) => state === 'READ' || !context.untold.includes(msgId)),
    '[MSG-06] no message twice': ({ context }) =>
      new Set(context.messages?.map(({ msgId }) => msgId)).size === (context.messages ?? []).length,
  },
})
