import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, setup } from 'xstate'
import {
  type ChannelUpdatesEvent,
  type ChannelUpdatesFact,
  channelUpdatesMachine,
  type UpdatesAnswer,
  type UpdatesWish,
} from '../../../machines/channelUpdates.ts'
import { addMs, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { answerAt, channelUpdatesModel, NOW } from './model.ts'

chartSuite(channelUpdatesModel)

/** The page began to read before the chart runs. */
const START = addMs(NOW, -MINUTE)

/** The poll under a parent that notes what it is told; the test is the operator and the clock. */
const rig = () => {
  const updates = handPort<UpdatesAnswer, UpdatesWish>()
  const facts: ChannelUpdatesFact[] = []
  const clock = new SimulatedClock()
  const channelUpdates = channelUpdatesMachine.provide({
    actors: {
      loadUpdates: fromPromise(updates.ask),
      watchNews: fromCallback<ChannelUpdatesEvent, UpdatesWish>(() => undefined),
    },
  })
  const parent = setup({
    types: { events: {} as ChannelUpdatesFact },
    actors: { channelUpdates },
    actions: { note: (_, fact: ChannelUpdatesFact) => facts.push(fact) },
  }).createMachine({
    invoke: { id: 'channelUpdates', src: 'channelUpdates', input: { now: NOW } },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const actor = createActor(parent, { clock }).start().getSnapshot().children.channelUpdates
  if (actor === undefined) throw new Error('the poll did not start')
  return {
    updates,
    facts,
    actor,
    pass: (ms: number) => clock.increment(ms),
    /** The server's time, counted from the start. */
    tick: (ms: number) => actor.send({ type: 'clock.ticked', now: addMs(NOW, ms) }),
  }
}

describe('The update poll', () => {
  test('[CHAN-11] asks every ten minutes for what has changed since it last knew', async () => {
    const { updates, pass } = rig()
    pass(10 * MINUTE - 1)
    expect(updates.asked).toEqual([])
    pass(1)
    expect(updates.asked).toEqual([{ since: START }])
    await updates.answer(answerAt(10, []))
    pass(10 * MINUTE)
    expect(updates.asked.at(-1)).toEqual({ since: addMs(NOW, 10 * MINUTE) })
  })

  test('[AHEAD-47] asks nobody while the tab rests; once it wakes it asks for all that time', async () => {
    const { updates, actor, pass } = rig()
    pass(10 * MINUTE)
    await updates.answer(answerAt(10, []))
    actor.send({ type: 'tab.rested' })
    for (const type of ['news.came', 'network.restored'] as const) actor.send({ type })
    pass(60 * MINUTE)
    expect(updates.asked).toHaveLength(1)
    actor.send({ type: 'tab.woke' })
    expect(updates.asked.slice(1)).toEqual([{ since: addMs(NOW, 10 * MINUTE) }])
  })

  test("[CHAN-11] says each kind of data when the operator's delay for it has passed, and once", async () => {
    const { updates, facts, pass, tick } = rig()
    pass(10 * MINUTE)
    await updates.answer(
      answerAt(10, [
        ['CHANNEL_AUTH', 5],
        ['CHANNEL_LIST', 5],
        ['EPG_PROGRAMS', 60],
      ]),
    )
    tick(10 * MINUTE + 5 * SECOND - 1)
    expect(facts).toEqual([])
    tick(10 * MINUTE + 5 * SECOND)
    expect(facts).toEqual([{ type: 'update.due', dataTypes: ['CHANNEL_AUTH', 'CHANNEL_LIST'] }])
    tick(11 * MINUTE)
    tick(12 * MINUTE)
    expect(facts.slice(1)).toEqual([{ type: 'update.due', dataTypes: ['EPG_PROGRAMS'] }])
  })

  test('[CHAN-11] a question that fails is asked again with the time before it', async () => {
    const { updates, pass } = rig()
    pass(10 * MINUTE)
    await updates.answer(left({ tag: 'timeout' }))
    pass(10 * MINUTE)
    expect(updates.asked).toEqual([{ since: START }, { since: START }])
  })

  test('[CHAN-11] a kind that waits already keeps its moment when it is told of again', async () => {
    const { updates, facts, actor, tick, pass } = rig()
    pass(10 * MINUTE)
    await updates.answer(answerAt(10, [['CHANNEL_GROUP', 60]]))
    actor.send({ type: 'news.came' })
    await updates.answer(answerAt(10.5, [['CHANNEL_GROUP', 60]]))
    tick(11 * MINUTE)
    tick(13 * MINUTE)
    expect(facts).toEqual([{ type: 'update.due', dataTypes: ['CHANNEL_GROUP'] }])
  })
})

describe('Always', () => {
  invariant(
    channelUpdatesModel,
    '[CHAN-11] a kind of data waits for its turn at most once',
    ({ context: { pending } }) => new Set(pending.map(({ dataType }) => dataType)).size === pending.length,
  )
})
