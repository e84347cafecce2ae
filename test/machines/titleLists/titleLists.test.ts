import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, setup } from 'xstate'
import {
  selectHasFailed,
  selectHasMore,
  selectHasMoreFailed,
  selectIsLoading,
  selectRemoval,
  selectUndoable,
  titleListsMachine,
  titlesIn,
} from '../../../machines/titleLists/index.ts'
import type { LoadWish, TitleListsEvent, TitlesAnswer } from '../../../machines/titleLists/types.ts'
import type { ToastRequest, ToastText } from '../../../machines/toasts.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import type { MetaId } from '../../../models/title.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { handRemoval } from '../removal/rig.ts'
import { idsOf, listed, metaId, numbered, page, titleListsModel } from './model.ts'

chartSuite(titleListsModel)

const OFFLINE = left({ tag: 'offline' } as const)

/** The list under a parent that notes what is said; the test is the operator, the outbox and the clock. */
const rig = () => {
  const load = handPort<TitlesAnswer, LoadWish>()
  const said: ToastText[] = []
  const { removal, sent, answer } = handRemoval<MetaId>()
  const clock = new SimulatedClock()
  const titleLists = titleListsMachine.provide({
    actors: {
      loadTitles: fromPromise(load.ask),
      removal,
      watchTitles: fromCallback(() => undefined),
    },
  })
  const parent = setup({
    types: { events: {} as ToastRequest },
    actors: { titleLists },
    actions: { note: (_, { toast }: ToastRequest) => said.push(toast) },
  }).createMachine({
    invoke: { id: 'lists', src: 'titleLists', input: { list: 'favourites', pageSize: 16 } },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const actor = createActor(parent, { clock }).start().getSnapshot().children.lists
  if (actor === undefined) throw new Error('the list did not start')
  const now = () => actor.getSnapshot()
  return {
    load,
    sent,
    said: () => said.map(toast => (toast.tag === 'known' ? toast.message : toast)),
    pass: (ms: number) => clock.increment(ms),
    send: (event: TitleListsEvent) => actor.send(event),
    remove: (...ids: ReadonlyArray<string>) =>
      selectRemoval(now())?.send({ type: 'viewer.remove', removal: ids.map(metaId) }),
    removeAll: () => selectRemoval(now())?.send({ type: 'viewer.remove', removal: 'all' }),
    undo: () => selectRemoval(now())?.send({ type: 'viewer.undo' }),
    answerRemoval: answer,
    shown: () => idsOf(titlesIn(now())),
    undoable: () => selectUndoable(now()),
    hasMore: () => selectHasMore(now()),
    now,
  }
}

const names = (first: number, last: number) => idsOf(numbered(first, last))

describe('Titles page by page', () => {
  test('[VOD-09] come with the first page; each next one is added, a title that comes twice stands once', async () => {
    const { load, shown, hasMore, send, now } = rig()
    expect(selectIsLoading(now())).toBe(true)
    expect(load.asked).toEqual([{ list: 'favourites', pageSize: 16, first: 1, last: 1, isAwaited: true }])
    await load.answer(page(numbered(1, 16), true))
    expect([selectIsLoading(now()), hasMore()]).toEqual([false, true])
    send({ type: 'viewer.wantMore' })
    send({ type: 'viewer.wantMore' })
    expect(load.asked.slice(1)).toEqual([{ list: 'favourites', pageSize: 16, first: 2, last: 2, isAwaited: true }])
    await load.answer(page([listed('t16'), ...numbered(17, 20), listed('t17')]))
    expect([shown(), hasMore()]).toEqual([names(1, 20), false])
    send({ type: 'viewer.wantMore' })
    expect(load.isOpen()).toBe(false)
  })

  test('[VOD-15] a second page that fails leaves the first; it is asked for again on demand, or with the network', async () => {
    const { load, shown, send, now, said } = rig()
    await load.answer(page(numbered(1, 16), true))
    send({ type: 'viewer.wantMore' })
    await load.answer(OFFLINE)
    expect([selectHasMoreFailed(now()), shown(), said()]).toEqual([true, names(1, 16), []])
    send({ type: 'viewer.retry' })
    await load.answer(OFFLINE)
    send({ type: 'network.restored' })
    await load.answer(page(numbered(17, 18)))
    expect([selectHasMoreFailed(now()), shown()]).toEqual([false, names(1, 18)])
  })

  test('[VOD-15] after a removal the page is asked for on which the first unknown title stands now', async () => {
    const { load, shown, send, remove, answerRemoval } = rig()
    await load.answer(page(numbered(1, 16), true))
    remove('t2', 't3')
    send({ type: 'viewer.left' })
    answerRemoval('removal.taken')
    send({ type: 'viewer.wantMore' })
    expect(load.asked.at(-1)).toMatchObject({ first: 1, last: 1 })
    await load.answer(page([listed('t1'), ...numbered(4, 18)], true))
    send({ type: 'viewer.wantMore' })
    expect(load.asked.at(-1)).toMatchObject({ first: 2, last: 2 })
    expect(shown()).toEqual(['t1', ...names(4, 18)])
  })

  test('[VOD-15] a removal that is taken while a page is on its way has it asked for again', async () => {
    const { load, shown, send, remove, answerRemoval } = rig()
    await load.answer(page(numbered(1, 16), true))
    remove('t2')
    send({ type: 'viewer.left' })
    send({ type: 'viewer.wantMore' })
    answerRemoval('removal.taken')
    expect(load.asked.map(({ first }) => first)).toEqual([1, 2, 1])
    await load.answer(page(numbered(18, 18)))
    await load.answer(page([listed('t1'), ...numbered(3, 17)]))
    expect(shown()).toEqual(['t1', ...names(3, 17)])
  })

  test('[VOD-15] [UI-07] an old list stays where a newer one does not come, and that is said', async () => {
    const { load, shown, send, said, now } = rig()
    await load.answer(OFFLINE)
    expect([selectHasFailed(now()), said()]).toEqual([true, []])
    send({ type: 'viewer.retry' })
    await load.answer(OFFLINE)
    expect([selectHasFailed(now()), said()]).toEqual([true, ['error.refresh']])
    send({ type: 'network.restored' })
    await load.answer(page(numbered(1, 3)))
    send({ type: 'titles.changed' })
    expect([shown(), selectIsLoading(now())]).toEqual([names(1, 3), false])
    await load.answer(OFFLINE)
    expect([shown(), said()]).toEqual([names(1, 3), ['error.refresh', 'error.refresh']])
  })

  test('[VOD-15] where all that was in sight is removed, what follows comes by itself; what fails is left to the viewer', async () => {
    const { load, shown, send, remove, now } = rig()
    await load.answer(page(numbered(1, 16), true))
    remove(...names(1, 15))
    expect(load.isOpen()).toBe(false)
    remove('t16')
    expect(load.asked.at(-1)).toMatchObject({ first: 2, last: 2 })
    await load.answer(OFFLINE)
    expect([selectHasMoreFailed(now()), load.isOpen()]).toEqual([true, false])
    send({ type: 'viewer.retry' })
    await load.answer(page(numbered(17, 20)))
    expect(shown()).toEqual(names(17, 20))
  })

  test('[VOD-15] what another tab has changed is asked for as far as it was seen', async () => {
    const { load, shown, send } = rig()
    await load.answer(page(numbered(1, 16), true))
    send({ type: 'viewer.wantMore' })
    await load.answer(page(numbered(17, 32), true))
    send({ type: 'titles.changed' })
    expect(load.asked.at(-1)).toMatchObject({ first: 1, last: 2 })
    await load.answer(page(numbered(2, 20)))
    expect(shown()).toEqual(names(2, 20))
  })
})

describe('What is removed', () => {
  test('[AHEAD-06] is gone at once, comes back on undo, and is told to the operator after eight seconds', async () => {
    const { load, shown, remove, undo, sent, pass, undoable, answerRemoval } = rig()
    await load.answer(page(numbered(1, 3)))
    remove('t2')
    expect([shown(), undoable()]).toEqual([['t1', 't3'], 1])
    pass(8 * SECOND - 1)
    undo()
    pass(8 * SECOND)
    expect([shown(), undoable(), sent]).toEqual([['t1', 't2', 't3'], 0, []])
    remove('t1', 't2')
    expect(undoable()).toBe(2)
    pass(8 * SECOND)
    expect([shown(), undoable(), sent]).toEqual([['t3'], 0, [[metaId('t1'), metaId('t2')]]])
    answerRemoval('removal.taken')
    expect(shown()).toEqual(['t3'])
  })

  test('[VOD-15] [UI-07] comes back where the operator does not take it, in its place, and that is said', async () => {
    const { load, shown, remove, send, said, answerRemoval } = rig()
    await load.answer(page(numbered(1, 3)))
    remove('t2')
    send({ type: 'viewer.left' })
    answerRemoval('removal.refused')
    expect([shown(), said()]).toEqual([['t1', 't2', 't3'], ['error.delete']])
  })

  test('[VOD-15] the whole list is empty at once, with what is not on the page; nothing more is asked for', async () => {
    const { load, shown, send, sent, pass, hasMore, answerRemoval, removeAll, undo, undoable } = rig()
    await load.answer(page(numbered(1, 16), true))
    removeAll()
    expect([shown(), hasMore(), undoable()]).toEqual([[], false, 16])
    undo()
    expect([shown(), hasMore()]).toEqual([names(1, 16), true])
    removeAll()
    pass(8 * SECOND)
    expect(sent).toEqual([])
    send({ type: 'viewer.left' })
    expect([sent, shown(), hasMore()]).toEqual([['all'], [], false])
    answerRemoval('removal.taken')
    expect([shown(), hasMore()]).toEqual([[], false])
    send({ type: 'titles.changed' })
    expect(load.asked.at(-1)).toMatchObject({ first: 1, last: 1 })
  })
})
