import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  messageCentreMachine,
  selectHasMoreMessages,
  selectHaveMessagesFailed,
  selectMessages,
  selectUnread,
  type UnreadNews,
} from '../../../machines/messageCentre/index.ts'
import type { PageAnswer, PageWish, ReadAnswer, ReadWish, UnreadAnswer } from '../../../machines/messageCentre/types.ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import type { Message } from '../../../models/message.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { device, invoice, message, messageCentreModel } from './model.ts'

chartSuite(messageCentreModel)

const OFFLINE = left({ tag: 'offline' } as const)

const begin = () => {
  const count = handPort<UnreadAnswer>()
  const load = handPort<PageAnswer, PageWish>()
  const tellRead = handPort<ReadAnswer, ReadWish>()
  const clock = new SimulatedClock()
  const machine = messageCentreMachine.provide({
    actors: {
      countUnread: fromPromise(count.ask),
      loadMessages: fromPromise<PageAnswer, PageWish>(load.ask),
      tellRead: fromPromise<ReadAnswer, ReadWish>(tellRead.ask),
      watchTabs: fromCallback<UnreadNews>(() => undefined),
    },
  })
  const actor = createActor(machine, { input: { checkMs: 10 * MINUTE }, clock }).start()
  const { send } = actor
  return {
    count,
    load,
    tellRead,
    send,
    open: () => send({ type: 'viewer.openMessages' }),
    readOnes: (...messages: readonly Message[]) =>
      send({ type: 'viewer.readMessages', msgIds: messages.map(({ msgId }) => msgId) }),
    pass: (ms: number) => clock.increment(ms),
    unread: () => selectUnread(actor.getSnapshot()),
    hasMore: () => selectHasMoreMessages(actor.getSnapshot()),
    hasFailed: () => selectHaveMessagesFailed(actor.getSnapshot()),
    shown: () => selectMessages(actor.getSnapshot())?.map(({ msgId, state }) => `${msgId} ${state}`),
  }
}

describe('The badge', () => {
  test('[MSG-06] counts what the operator counts, asked again after its interval, whether it was had or not', async () => {
    const { count, unread, pass } = begin()
    expect(unread()).toBe(0)
    await count.answer(right(3))
    expect(unread()).toBe(3)
    pass(10 * MINUTE - 1)
    expect(count.asked).toHaveLength(1)
    pass(1)
    await count.answer(OFFLINE)
    expect([unread(), count.asked.length]).toEqual([3, 2])
    pass(10 * MINUTE)
    expect(count.asked).toHaveLength(3)
  })

  test('[AHEAD-47] is not asked for while the tab rests, also where a question was under way, and once when it wakes', async () => {
    const { count, pass, send } = begin()
    send({ type: 'tab.rested' })
    send({ type: 'network.restored' })
    send({ type: 'unread.changedElsewhere' })
    pass(60 * MINUTE)
    expect(count.asked).toHaveLength(1)
    send({ type: 'tab.woke' })
    expect(count.asked).toHaveLength(2)
    await count.answer(right(1))
    await count.answer(right(4))
    send({ type: 'tab.rested' })
    pass(60 * MINUTE)
    expect(count.asked).toHaveLength(2)
  })

  test('[MSG-06] [MSG-04] goes down with what is read, at once and but once; the operator is told one after the other', async () => {
    const { count, load, open, readOnes, tellRead, unread, shown } = begin()
    await count.answer(right(5))
    open()
    await load.answer(right({ messages: [invoice, device], hasMore: false }))
    readOnes(invoice, device)
    readOnes(device)
    expect([unread(), shown()]).toEqual([3, ['invoice READ', 'device READ']])
    expect(tellRead.asked).toEqual([{ msgId: invoice.msgId }])
    await tellRead.answer(right(invoice.msgId))
    expect([unread(), tellRead.asked.length]).toEqual([3, 2])
    await tellRead.answer(right(device.msgId))
    expect([unread(), tellRead.asked.length]).toEqual([3, 2])
  })

  test('[MSG-04] what the operator did not take stays read here, and is told again later', async () => {
    const { count, load, open, send, readOnes, tellRead, unread, shown, pass } = begin()
    await count.answer(right(1))
    open()
    await load.answer(right({ messages: [invoice], hasMore: false }))
    readOnes(invoice)
    await tellRead.answer(OFFLINE)
    send({ type: 'viewer.closeMessages' })
    open()
    await load.answer(right({ messages: [invoice], hasMore: false }))
    expect([unread(), shown(), tellRead.asked.length]).toEqual([0, ['invoice READ'], 1])
    pass(10 * MINUTE)
    expect(tellRead.asked).toHaveLength(2)
  })

  test('[AHEAD-13] hears of other tabs', async () => {
    const { count, send, unread } = begin()
    await count.answer(right(2))
    send({ type: 'unread.changedElsewhere' })
    await count.answer(right(1))
    expect(unread()).toBe(1)
  })

  test('[MSG-06] an operator that counts less than it lists never makes it less than nothing', async () => {
    const { count, load, open, readOnes, tellRead, unread } = begin()
    await count.answer(right(0))
    open()
    await load.answer(right({ messages: [invoice], hasMore: false }))
    readOnes(invoice)
    expect(unread()).toBe(0)
    await tellRead.answer(right(invoice.msgId))
    expect(unread()).toBe(0)
  })
})

describe('The list', () => {
  test('[MSG-06] comes page by page; what has moved on to the next page is there but once', async () => {
    const { load, open, send, shown, hasMore } = begin()
    const first = Array.from({ length: 16 }, (_, at) => message(`m${at}`, 'READ'))
    open()
    await load.answer(right({ messages: first, hasMore: true }))
    send({ type: 'viewer.moreMessages' })
    await load.answer(right({ messages: [message('m15', 'READ'), message('m16')], hasMore: true }))
    expect(load.asked).toEqual([{ pageId: 1 }, { pageId: 2 }])
    expect([shown()?.length, shown()?.at(-1), hasMore()]).toEqual([17, 'm16 UNREAD', true])
    send({ type: 'viewer.moreMessages' })
    await load.answer(right({ messages: [message('m16')], hasMore: true }))
    expect([shown()?.length, hasMore()]).toEqual([17, false])
  })

  test('[MSG-06] opened again it shows what has come since, and meanwhile what was known', async () => {
    const { load, open, send, shown } = begin()
    open()
    await load.answer(right({ messages: [invoice], hasMore: false }))
    send({ type: 'viewer.closeMessages' })
    open()
    expect(shown()).toEqual(['invoice UNREAD'])
    await load.answer(right({ messages: [device, invoice], hasMore: false }))
    expect(shown()).toEqual(['device UNREAD', 'invoice UNREAD'])
  })

  test('[MSG-06] has failed only where nothing of it is known', async () => {
    const { load, open, send, hasFailed } = begin()
    open()
    await load.answer(OFFLINE)
    expect(hasFailed()).toBe(true)
    send({ type: 'viewer.retry' })
    expect(hasFailed()).toBe(false)
    await load.answer(right({ messages: [invoice], hasMore: false }))
    send({ type: 'viewer.closeMessages' })
    open()
    await load.answer(OFFLINE)
    expect(hasFailed()).toBe(false)
  })
})
