import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, setup } from 'xstate'
import { type AnnouncedAnswer, type BroadcastFact, broadcastMachine } from '../../../machines/broadcast/index.ts'
import { broadcastPhase, QUIET_BROADCAST_POLL, type TurnAhead } from '../../../models/broadcast.ts'
import { addMs, HOUR, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { type BroadcastProperties, NO_BROADCAST } from '../../../models/manifest.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { announced, broadcastModel, NOW } from './model.ts'

chartSuite(broadcastModel)

/** The broadcast under a parent that notes what it is told; the test answers for the operator. */
const rig = (input: BroadcastProperties | undefined) => {
  const manifest = handPort<AnnouncedAnswer>()
  const prepare = handPort<void, TurnAhead | undefined>()
  const facts: Array<BroadcastFact['type']> = []
  const clock = new SimulatedClock()
  const broadcast = broadcastMachine.provide({
    actors: {
      loadAnnounced: fromPromise(manifest.ask),
      watchNews: fromCallback(() => undefined),
      prepareTurn: fromPromise(prepare.ask),
    },
  })
  const parent = setup({
    types: { events: {} as BroadcastFact },
    actors: { broadcast },
    actions: { note: (_, { type }: BroadcastFact) => facts.push(type) },
  }).createMachine({
    invoke: { id: 'broadcast', src: 'broadcast', input: { announced: input, now: NOW } },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const root = createActor(parent, { clock }).start()
  const actor = root.getSnapshot().children.broadcast
  if (actor === undefined) throw new Error('the broadcast did not start')
  return {
    facts,
    manifest,
    prepared: prepare.asked,
    actor,
    pass: (ms: number) => clock.increment(ms),
    air: () => actor.getSnapshot().value.air,
  }
}

describe('A national broadcast', () => {
  test('[CAST-01] opens at its time, not before, and ends at its close time', () => {
    const { facts, pass, air } = rig(announced(2, 12))
    expect(air()).toBe('scheduled')
    pass(2 * MINUTE - 1)
    expect(facts).toEqual([])
    pass(1)
    expect(facts).toEqual(['broadcast.started'])
    pass(10 * MINUTE - 1)
    expect(air()).toBe('onAir')
    pass(1)
    expect(facts).toEqual(['broadcast.started', 'broadcast.ended'])
  })

  test('[CAST-01] that is on already when the page is loaded takes over at once', () => {
    expect(rig(announced(-5)).facts).toEqual(['broadcast.started'])
    expect(rig(announced()).facts).toEqual(['broadcast.started'])
    expect(rig(announced(-15, -5)).facts).toEqual([])
  })

  test('[CAST-01] that is announced after the start is heard of at the next look, after ten minutes where none was near', async () => {
    const { facts, manifest, pass } = rig(NO_BROADCAST)
    pass(10 * MINUTE - 1)
    expect(manifest.asked).toHaveLength(0)
    pass(1)
    await manifest.answer(right(announced()))
    expect(facts).toEqual(['broadcast.started'])
  })

  test('[CAST-03] ends when its flag is taken back; a question that fails ends nothing', async () => {
    const { facts, manifest, pass } = rig(announced())
    pass(MINUTE)
    await manifest.answer(left({ tag: 'offline' }))
    expect(facts).toEqual(['broadcast.started'])
    pass(MINUTE)
    await manifest.answer(right(NO_BROADCAST))
    expect(facts).toEqual(['broadcast.started', 'broadcast.ended'])
  })

  test('[CAST-01] [AHEAD-31] follows the server clock: a tick that puts the time right moves the opening', () => {
    const { facts, actor, pass } = rig(announced(HOUR / MINUTE))
    actor.send({ type: 'clock.ticked', now: addMs(NOW, HOUR - 5 * SECOND) })
    pass(5 * SECOND - 1)
    expect(facts).toEqual([])
    pass(1)
    expect(facts).toEqual(['broadcast.started'])
  })

  test('[CAST-01] is asked for each minute while it is on or near, and each ten while it is far or none is announced', async () => {
    const { manifest, actor, pass } = rig(announced(31, 33))
    const goTo = (minute: number) => actor.send({ type: 'clock.ticked', now: addMs(NOW, minute * MINUTE) })
    pass(10 * MINUTE - 1)
    goTo(10)
    pass(1)
    await manifest.answer(right(announced(31, 33)))
    expect(manifest.asked).toHaveLength(1)
    for (let minute = 11; minute <= 33; minute += 1) {
      const openIn = Math.max(31 - minute, 0)
      pass(MINUTE - 1)
      goTo(minute)
      pass(1)
      expect(manifest.asked, `minute ${minute}, ${openIn} before it opens`).toHaveLength(minute < 20 ? 1 : minute - 18)
      if (manifest.isOpen()) await manifest.answer(right(announced(31, 33)))
    }
    pass(9 * MINUTE)
    expect(manifest.asked).toHaveLength(15)
    pass(MINUTE)
    expect(manifest.asked).toHaveLength(16)
  })

  test('[AHEAD-47] is prepared from a minute before it begins and before it ends, each once', () => {
    const { prepared, actor } = rig(announced(3, 8))
    const goTo = (ms: number) => actor.send({ type: 'clock.ticked', now: addMs(NOW, ms) })
    goTo(2 * MINUTE - 1)
    expect(prepared).toEqual([])
    goTo(2 * MINUTE)
    expect(prepared).toEqual([{ turn: 'start', leftMs: MINUTE }])
    for (const minutes of [2.5, 3, 6.9]) goTo(minutes * MINUTE)
    expect(prepared).toHaveLength(1)
    goTo(7.5 * MINUTE)
    expect(prepared.slice(1)).toEqual([{ turn: 'end', leftMs: MINUTE / 2 }])
    for (const minutes of [8, 20]) goTo(minutes * MINUTE)
    expect(prepared).toHaveLength(2)
  })

  test('[AHEAD-47] is prepared in what time there is where it is announced late, and not where it is called off or has no time', async () => {
    const { prepared, manifest, actor } = rig(NO_BROADCAST)
    for (const each of [announced(0.5), NO_BROADCAST, announced(5), announced()]) {
      actor.send({ type: 'news.came' })
      await manifest.answer(right(each))
    }
    expect(prepared).toEqual([{ turn: 'start', leftMs: MINUTE / 2 }])
  })

  test('[CAST-01] that is called off before its time never comes on', async () => {
    const { facts, manifest, pass, air } = rig(announced(3))
    pass(MINUTE)
    await manifest.answer(right(NO_BROADCAST))
    expect(air()).toBe('closed')
    pass(HOUR)
    expect(facts).toEqual([])
  })

  test('[AHEAD-47] is not asked for while the tab rests, and opens at its time all the same', () => {
    const { facts, manifest, actor, pass } = rig(announced(90))
    actor.send({ type: 'tab.rested' })
    for (const type of ['news.came', 'network.restored'] as const) actor.send({ type })
    pass(90 * MINUTE - 1)
    expect(facts).toEqual([])
    pass(1)
    expect([facts, manifest.asked.length]).toEqual([['broadcast.started'], 0])
    actor.send({ type: 'tab.woke' })
    expect(manifest.asked).toHaveLength(1)
  })

  test('[CAST-01] may follow another one', async () => {
    const { facts, manifest, pass, air } = rig(announced(-1, 1))
    pass(MINUTE)
    await manifest.answer(right(announced(3)))
    expect(air()).toBe('scheduled')
    pass(2 * MINUTE)
    expect(facts).toEqual(['broadcast.started', 'broadcast.ended', 'broadcast.started'])
  })

  test('[CAST-01] [AHEAD-13] that another tab has read of is asked for at once', async () => {
    const { facts, manifest, actor } = rig(undefined)
    actor.send({ type: 'news.came' })
    await manifest.answer(right(announced()))
    expect(facts).toEqual(['broadcast.started'])
  })

  for (const type of ['news.came', 'network.restored'] as const)
    test(`[CAST-01] [NET-05] is asked for anew at once where ${type} finds a question under way`, async () => {
      const { facts, manifest, actor, pass } = rig(NO_BROADCAST)
      pass(QUIET_BROADCAST_POLL)
      actor.send({ type })
      await manifest.answer(right(NO_BROADCAST))
      await manifest.answer(right(announced()))
      expect(facts).toEqual(['broadcast.started'])
    })
})

describe('Always', () => {
  invariant(
    broadcastModel,
    '[CAST-01] it is on air exactly while the flag and the times say so',
    ({ context, value }) => (value.air === 'onAir') === (broadcastPhase(context.announced, context.now) === 'onAir'),
  )
})
