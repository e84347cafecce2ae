import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, setup } from 'xstate'
import type { ChannelsAnswer, FavouriteChannelsEvent } from '../../../machines/favouriteChannels.ts'
import {
  channelsIn,
  favouriteChannelsMachine,
  selectHasFailed,
  selectIsLoading,
  selectRemoval,
  selectUndoable,
} from '../../../machines/favouriteChannels.ts'
import type { ListWish } from '../../../machines/kit/removableList.ts'
import type { Removal } from '../../../machines/removal.ts'
import type { ToastRequest, ToastText } from '../../../machines/toasts.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { channelId } from '../../support/lineups.ts'
import { handPort } from '../../support/machinePorts.ts'
import { handRemoval } from '../removal/rig.ts'
import { favouriteChannelsModel, news, sport } from './model.ts'

chartSuite(favouriteChannelsModel)

const OFFLINE = left({ tag: 'offline' } as const)
const film = channelId('film')

interface Parts {
  readonly sellsLive?: boolean
  /** What the device knew last. */
  readonly known?: ReadonlyArray<LogicalChannelId>
}

/** The list under a parent that notes what is said; the test is the operator and the clock. */
const rig = ({ sellsLive = true, known }: Parts = {}) => {
  const load = handPort<ChannelsAnswer, ListWish>()
  const { removal, sent, answer } = handRemoval<LogicalChannelId>()
  const said: ToastText[] = []
  const clock = new SimulatedClock()
  const favouriteChannels = favouriteChannelsMachine.provide({
    actors: {
      recallChannels: fromPromise(async () => known),
      loadChannels: fromPromise(load.ask),
      removal,
      watchChannels: fromCallback(() => undefined),
    },
  })
  const parent = setup({
    types: { events: {} as ToastRequest },
    actors: { favouriteChannels },
    actions: { note: (_, { toast }: ToastRequest) => said.push(toast) },
  }).createMachine({
    invoke: { id: 'channels', src: 'favouriteChannels', input: { sellsLive } },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const actor = createActor(parent, { clock }).start().getSnapshot().children.channels
  if (actor === undefined) throw new Error('the list did not start')
  const now = () => actor.getSnapshot()
  return {
    load,
    sent,
    answer,
    said: () => said.map(toast => (toast.tag === 'known' ? toast.message : toast)),
    pass: (ms: number) => clock.increment(ms),
    send: (event: FavouriteChannelsEvent) => actor.send(event),
    remove: (removal: Removal<LogicalChannelId>) => selectRemoval(now())?.send({ type: 'viewer.remove', removal }),
    undo: () => selectRemoval(now())?.send({ type: 'viewer.undo' }),
    shown: () => channelsIn(now()),
    undoable: () => selectUndoable(now()),
    now,
  }
}

describe('The favourite channels as a list', () => {
  test('[CHAN-08] [AHEAD-06] one goes at once and comes back on undo, in its place; later the operator is told', async () => {
    const { load, remove, undo, shown, undoable, sent, pass, answer } = rig()
    await load.answer(right([news, sport, film]))
    remove([sport])
    expect([shown(), undoable()]).toEqual([[news, film], 1])
    undo()
    pass(8 * SECOND)
    expect([shown(), undoable(), sent]).toEqual([[news, sport, film], 0, []])
    remove([news, film])
    pass(8 * SECOND)
    expect([shown(), undoable(), sent]).toEqual([[sport], 0, [[news, film]]])
    answer('removal.taken')
    expect(shown()).toEqual([sport])
  })

  test('[VOD-15] all go together, and what was held is settled when the page is left', async () => {
    const { load, remove, shown, undoable, sent, send } = rig()
    await load.answer(right([news, sport]))
    remove('all')
    expect([shown(), undoable()]).toEqual([[], 2])
    send({ type: 'viewer.left' })
    expect(sent).toEqual(['all'])
  })

  test('[VOD-15] [UI-07] what the operator does not take is in the list again, and that is said', async () => {
    const { load, remove, send, shown, said, answer } = rig()
    await load.answer(right([news, sport]))
    remove([news])
    send({ type: 'viewer.left' })
    answer('removal.refused')
    expect([shown(), said()]).toEqual([[news, sport], ['error.delete']])
  })

  test('[CHAN-08] an answer that may be older than a removal is asked for again', async () => {
    const { load, remove, send, shown, answer } = rig()
    await load.answer(right([news, sport]))
    remove([news])
    send({ type: 'viewer.left' })
    send({ type: 'channels.changed' })
    answer('removal.taken')
    await load.answer(right([news, sport]))
    expect(shown()).toEqual([sport])
    await load.answer(right([sport]))
    expect([shown(), load.asked.length]).toEqual([[sport], 3])
  })

  test('[VOD-15] [UI-07] a list that does not come is asked for again on demand or with the network; an old one stays', async () => {
    const { load, send, said, shown, now } = rig()
    expect(selectIsLoading(now())).toBe(true)
    await load.answer(OFFLINE)
    expect([selectHasFailed(now()), said()]).toEqual([true, []])
    send({ type: 'viewer.retry' })
    await load.answer(OFFLINE)
    expect(said()).toEqual(['error.refresh'])
    send({ type: 'network.restored' })
    await load.answer(right([news]))
    send({ type: 'channels.changed' })
    expect([shown(), selectIsLoading(now())]).toEqual([[news], false])
    await load.answer(OFFLINE)
    expect([shown(), selectHasFailed(now()), said()]).toEqual([[news], false, ['error.refresh', 'error.refresh']])
  })

  test('[AHEAD-17] without a network it is as the device knew it last; the network asks again', async () => {
    const { load, send, shown, now } = rig({ known: [sport] })
    await load.answer(OFFLINE)
    expect([shown(), selectHasFailed(now())]).toEqual([[sport], false])
    send({ type: 'network.restored' })
    await load.answer(right([news, sport]))
    expect(shown()).toEqual([news, sport])
    send({ type: 'channels.changed' })
    await load.answer(OFFLINE)
    expect(shown()).toEqual([news, sport])
  })

  test('[MODE-01] is not asked for where no live television is sold', () => {
    const { load, now } = rig({ sellsLive: false })
    expect([load.asked, selectRemoval(now())]).toEqual([[], undefined])
  })
})
