import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  messageCentreMachine,
  selectHasMoreMessages,
  selectMessages,
  selectUnread,
} from '../../machines/messageCentre/index.ts'
import { instant, MINUTE } from '../../models/codec/instant.ts'
import { type MessageCentreParts, messageCentrePorts } from '../../src/services/api/messageCentre.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { device, invoice } from '../machines/messageCentre/model.ts'
import { ana, tokensOf } from '../support/sessions.ts'
import { fakeTab, handTimer, sharedStorage } from './support/browser.ts'

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

/** A tab of somebody with two messages, unread both. */
const tab = (shelf = sharedStorage()) => {
  const { parts, area } = fakeTab(shelf)
  const calls: string[] = []
  const call = async ({ name }: { readonly name: string }, request: object) => {
    calls.push([name, ...Object.values(request)].join(' '))
    if (name === 'unreadCount') return right({ unreadCount: 2 })
    return right(name === 'messageList' ? { list: [invoice, device], total: 20 } : undefined)
  }
  const machine = messageCentreMachine.provide({
    actors: messageCentrePorts({
      http: { call } as unknown as MessageCentreParts['http'],
      clock: {
        now: () => instant(1_000_000),
        ticks: () => 0,
        note: () => undefined,
        onCorrected: () => () => false,
      },
      tabs: makeTabs(parts),
      timer: handTimer().timer,
      plays: () => false,
      storage: makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined }),
      store: { read: () => ({ ...ana, tokens: tokensOf('ana') }) },
      checkMs: () => 10 * MINUTE,
    }),
  })
  const actor = createActor(machine, { input: { checkMs: 10 * MINUTE } }).start()
  return {
    calls,
    send: actor.send,
    unread: () => selectUnread(actor.getSnapshot()),
    hasMore: () => selectHasMoreMessages(actor.getSnapshot()),
    messages: () => selectMessages(actor.getSnapshot())?.length,
  }
}

describe('The message centre and the operator', () => {
  test('[MSG-06] [AHEAD-13] one tab counts for all, and what is read in one no other counts', async () => {
    const shelf = sharedStorage()
    const first = tab(shelf)
    await settle()
    const second = tab(shelf)
    await settle()
    expect([first.calls, second.calls, second.unread()]).toEqual([['unreadCount'], [], 2])
    second.send({ type: 'viewer.openMessages' })
    await settle()
    expect([second.calls, second.messages(), second.hasMore()]).toEqual([['messageList 1 16'], 2, true])
    second.send({ type: 'viewer.readMessages', msgIds: [invoice.msgId] })
    await settle()
    expect(second.calls.at(-1)).toBe('messageState invoice READ')
    expect([first.unread(), second.unread(), first.calls]).toEqual([1, 1, ['unreadCount']])
  })
})
