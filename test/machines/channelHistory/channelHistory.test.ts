import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, setup } from 'xstate'
import {
  channelHistoryMachine,
  type HistoryNews,
  playsIn,
  selectHasFailed,
  selectIsLoading,
  selectRemoval,
  selectUndoable,
  watchedIn,
} from '../../../machines/channelHistory/index.ts'
import type { HistoryAnswer, Plays, ReportAnswer } from '../../../machines/channelHistory/types.ts'
import type { ListWish } from '../../../machines/kit/removableList.ts'
import type { ToastsEvent } from '../../../machines/toasts.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { Page } from '../../../models/page.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { channelId } from '../../support/lineups.ts'
import { handPort } from '../../support/machinePorts.ts'
import { handRemoval } from '../removal/rig.ts'
import { channelHistoryModel, played } from './model.ts'

chartSuite(channelHistoryModel)

const OFFLINE = left({ tag: 'offline' } as const)
const news = played('news', -5)
const sport = played('sport', -1)
const film = played('film', 1)

/** The history under a parent that notes what is said; the test is the operator, the device and the clock. */
const rig = () => {
  const load = handPort<HistoryAnswer, ListWish>()
  const report = handPort<ReportAnswer>()
  const { removal, sent, answer } = handRemoval<LogicalChannelId>()
  const said: ToastsEvent[] = []
  const clock = new SimulatedClock()
  let note: ((unsent: Plays) => void) | undefined
  const channelHistory = channelHistoryMachine.provide({
    actors: {
      loadHistory: fromPromise(load.ask),
      reportPlays: fromPromise(report.ask),
      removal,
      watchPlays: fromCallback<HistoryNews>(({ sendBack }) => {
        note = unsent => sendBack({ type: 'plays.noted', unsent })
      }),
    },
  })
  const parent = setup({
    types: { events: {} as ToastsEvent },
    actors: { channelHistory },
    actions: { note: (_, event: ToastsEvent) => said.push(event) },
  }).createMachine({
    invoke: { id: 'channelHistory', src: 'channelHistory', input: { reportMs: MINUTE } },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const actor = createActor(parent, { clock }).start().getSnapshot().children.channelHistory
  if (actor === undefined) throw new Error('the history did not start')
  return {
    load,
    report,
    sent,
    answer,
    said: () => said.map(event => ('toast' in event && event.toast.tag === 'known' ? event.toast.message : '')),
    pass: (ms: number) => clock.increment(ms),
    note: (unsent: Plays) => note?.(unsent),
    open: (page: Page = 'history') => actor.send({ type: 'viewer.navigated', page }),
    delete: (...channels: ReadonlyArray<string>) =>
      selectRemoval(actor.getSnapshot())?.send({ type: 'viewer.remove', removal: channels.map(channelId) }),
    deleteAll: () => selectRemoval(actor.getSnapshot())?.send({ type: 'viewer.remove', removal: 'all' }),
    undo: () => selectRemoval(actor.getSnapshot())?.send({ type: 'viewer.undo' }),
    undoable: () => selectUndoable(actor.getSnapshot()),
    restoreNetwork: () => actor.send({ type: 'network.restored' }),
    shown: () => watchedIn(actor.getSnapshot()),
    plays: () => playsIn(actor.getSnapshot()),
    isLoading: () => selectIsLoading(actor.getSnapshot()),
    hasFailed: () => selectHasFailed(actor.getSnapshot()),
  }
}

describe('The channels that were watched', () => {
  test('[CHAN-09] what is watched within an interval is reported at its end, in one batch', async () => {
    const { note, pass, report, load } = rig()
    await load.answer(right([]))
    pass(10 * MINUTE)
    expect(report.asked).toHaveLength(0)
    pass(20 * SECOND)
    note([news])
    pass(40 * SECOND - 1)
    note([news, sport])
    expect(report.asked).toHaveLength(0)
    pass(1)
    expect(report.asked).toHaveLength(1)
    await report.answer(right({ reported: [sport, news], unsent: [] }))
    pass(10 * MINUTE)
    expect(report.asked).toHaveLength(1)
  })

  test('[AHEAD-47] [CHAN-09] viewers who came at different moments and leave a channel together report at different moments', async () => {
    const [early, late] = [rig(), rig()]
    early.pass(25 * SECOND)
    for (const { note } of [early, late]) note([news])
    const reported = () => [early, late].map(({ report }) => report.asked.length)
    for (const [seconds, moments] of [
      [35, [1, 0]],
      [24, [1, 0]],
      [1, [1, 1]],
    ] as const) {
      for (const { pass } of [early, late]) pass(seconds * SECOND)
      expect(reported()).toEqual(moments)
    }
  })

  test('[CHAN-09] what the operator did not take is reported again an interval later', async () => {
    const { note, pass, report, shown } = rig()
    note([sport])
    pass(MINUTE)
    await report.answer(OFFLINE)
    pass(MINUTE - 1)
    expect(report.asked).toHaveLength(1)
    pass(1)
    expect(report.asked).toHaveLength(2)
    expect(shown()).toEqual([channelId('sport')])
  })

  test('[CHAN-09] what another tab has reported is not reported again', async () => {
    const { note, pass, report } = rig()
    note([sport])
    note([])
    pass(10 * MINUTE)
    expect(report.asked).toHaveLength(0)
  })

  test('[CHAN-09] the list shows the last one first, what is not yet reported too, and keeps it once it is', async () => {
    const { note, pass, report, load, shown, plays } = rig()
    await load.answer(right([news]))
    note([sport])
    expect(shown()).toEqual([channelId('sport'), channelId('news')])
    pass(MINUTE)
    await report.answer(right({ reported: [sport], unsent: [film] }))
    expect(shown()).toEqual([channelId('film'), channelId('sport'), channelId('news')])
    expect(plays().map(({ playDuration }) => playDuration)).toEqual([60, 60, 60])
  })

  test('[CHAN-09] [AHEAD-06] a channel that is deleted is gone at once, comes back on undo, and is told after eight seconds', async () => {
    const { load, shown, said, sent, pass, undoable, answer, ...history } = rig()
    await load.answer(right([news, sport]))
    history.note([film])
    history.delete('film', 'news')
    expect([shown(), undoable()]).toEqual([[channelId('sport')], 2])
    history.undo()
    pass(8 * SECOND)
    expect([shown().length, undoable(), sent]).toEqual([3, 0, []])
    history.delete('film', 'news')
    pass(8 * SECOND)
    expect([undoable(), sent]).toEqual([0, [[channelId('film'), channelId('news')]]])
    answer('removal.taken')
    expect([shown(), said()]).toEqual([[channelId('sport')], []])
  })

  test('[CHAN-09] what is deleted is not reported any more', async () => {
    const { load, report, sent, pass, answer, open, note, ...history } = rig()
    await load.answer(right([]))
    note([film])
    history.deleteAll()
    open('liveTv')
    expect(sent).toEqual(['all'])
    answer('removal.taken')
    pass(10 * MINUTE)
    expect([history.shown(), report.asked]).toEqual([[], []])
  })

  test('[CHAN-09] a deletion that the operator does not take is undone, and the viewer is told', async () => {
    const { load, shown, said, answer, open, ...history } = rig()
    await load.answer(right([news, sport]))
    history.delete('news')
    open('home')
    answer('removal.refused')
    expect(shown()).toEqual([channelId('sport'), channelId('news')])
    expect(said()).toEqual(['error.delete'])
  })

  test('[CHAN-09] an answer that may be older than a deletion is asked for again, and whoever waits waits on', async () => {
    const { load, shown, answer, open, ...history } = rig()
    await load.answer(right([news, sport]))
    history.delete('news')
    open('home')
    open()
    answer('removal.taken')
    await load.answer(right([news, sport]))
    await load.answer(right([sport]))
    expect(shown()).toEqual([channelId('sport')])
    expect(load.asked).toEqual([{ isAwaited: false }, { isAwaited: true }, { isAwaited: true }])
  })

  test('[CHAN-09] whoever opens the list sees it anew; a failure then is told, one that nobody waits for is not', async () => {
    const { load, open, said, shown, hasFailed, isLoading, restoreNetwork } = rig()
    expect(isLoading()).toBe(true)
    await load.answer(OFFLINE)
    expect([said(), hasFailed(), isLoading()]).toEqual([[], true, false])
    open()
    await load.answer(OFFLINE)
    expect(said()).toEqual(['error.refresh'])
    restoreNetwork()
    await load.answer(right([news]))
    expect(load.asked).toEqual([{ isAwaited: false }, { isAwaited: true }, { isAwaited: false }])
    open('liveTv')
    expect(load.isOpen()).toBe(false)
    open()
    expect([shown(), isLoading()]).toEqual([[channelId('news')], false])
    await load.answer(OFFLINE)
    expect([shown(), hasFailed()]).toEqual([[channelId('news')], false])
  })
})

invariant(
  channelHistoryModel,
  '[CHAN-09] a channel stands in the list once, and never while it is being deleted',
  snapshot => {
    const shown = watchedIn(snapshot)
    const { held = [], removals } = snapshot.context
    const gone = [...removals, held].flatMap(removal => (removal === 'all' ? shown : removal))
    return new Set(shown).size === shown.length && !gone.some(id => shown.includes(id))
  },
)
