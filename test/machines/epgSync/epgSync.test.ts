import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, setup } from 'xstate'
import {
  type CompareAnswer,
  type EpgSyncEvent,
  type EpgSyncFact,
  epgSyncMachine,
  type FetchAnswer,
} from '../../../machines/epgSync.ts'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { ChangedDay } from '../../../models/epgSync.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { settle } from '../../support/playerRig.ts'
import { dayOf, epgSyncModel, TODAY, TOMORROW } from './model.ts'

chartSuite(epgSyncModel)

const OFFLINE = left({ tag: 'offline' } as const)
const BOTH = right([dayOf(TODAY, 'news'), dayOf(TOMORROW, 'news')])

const started = async () => {
  const clock = new SimulatedClock()
  const compare = handPort<CompareAnswer>()
  const fetch = handPort<FetchAnswer, ChangedDay>()
  const facts: EpgSyncFact[] = []
  let send = (_: EpgSyncEvent): void => undefined
  let hasTurn = false
  const sync = epgSyncMachine.provide({
    actors: {
      awaitTurn: fromCallback(({ sendBack }) => {
        hasTurn = true
        send = sendBack
        return () => {
          hasTurn = false
        }
      }),
      watchGuide: fromCallback(() => undefined),
      compareDays: fromPromise(compare.ask),
      fetchDay: fromPromise(fetch.ask),
    },
  })
  const parent = setup({
    types: { events: {} as EpgSyncFact },
    actors: { sync },
    actions: { note: (_, fact: EpgSyncFact) => facts.push(fact) },
  }).createMachine({
    invoke: { id: 'sync', src: 'sync' },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const actor = createActor(parent, { clock }).start().getSnapshot().children.sync
  if (actor === undefined) throw new Error('the sync did not start')
  const pass = async (ms: number): Promise<void> => {
    clock.increment(ms)
    await settle()
  }
  await settle()
  return {
    actor,
    compare,
    fetch,
    facts,
    pass,
    turn: () => send({ type: 'turn.came' }),
    hasTurn: () => hasTurn,
    at: (state: 'comparing' | 'fetching' | 'resting' | 'waiting') =>
      actor.getSnapshot().matches({ sync: { sharing: { leading: state } } }),
  }
}

const opened = async () => {
  const rig = await started()
  rig.actor.send({ type: 'guide.opened' })
  return rig
}

const leading = async () => {
  const rig = await opened()
  rig.turn()
  return rig
}

describe('journeys', () => {
  test('[EPG-02] a page on which neither guide nor search was opened fetches nothing ahead, and takes no turn', async () => {
    const { compare, pass, actor, hasTurn, turn } = await started()
    for (const type of ['session.changed', 'network.restored', 'guide.outdated'] as const) actor.send({ type })
    await pass(10 * MINUTE)
    expect(hasTurn()).toBe(false)
    expect(compare.asked).toHaveLength(0)
    actor.send({ type: 'guide.opened' })
    expect(hasTurn()).toBe(true)
    turn()
    expect(compare.isOpen()).toBe(true)
  })

  test('[AHEAD-13] a tab asks nobody until its turn comes', async () => {
    const { compare, turn, pass, actor } = await opened()
    await pass(10 * MINUTE)
    actor.send({ type: 'guide.outdated' })
    expect(compare.asked).toHaveLength(0)
    turn()
    expect(compare.isOpen()).toBe(true)
  })

  test('[EPG-02] changed days are fetched one after the other, in their order, and then it rests for five minutes', async () => {
    const { compare, fetch, pass, at } = await leading()
    await compare.answer(BOTH)
    expect(fetch.asked).toEqual([dayOf(TODAY, 'news')])
    await fetch.answer(right(undefined))
    expect(fetch.asked.at(-1)).toEqual(dayOf(TOMORROW, 'news'))
    await fetch.answer(right(undefined))
    expect(at('resting')).toBe(true)
    await pass(5 * MINUTE - 1)
    expect(compare.asked).toHaveLength(1)
    await pass(1)
    expect(compare.asked).toHaveLength(2)
    await compare.answer(right([]))
    expect(at('resting')).toBe(true)
    expect(fetch.asked).toHaveLength(2)
  })

  test('[EPG-02] checksums that cannot be had are asked for again after five seconds', async () => {
    const { compare, pass } = await leading()
    await compare.answer(OFFLINE)
    await pass(5 * SECOND - 1)
    expect(compare.asked).toHaveLength(1)
    await pass(1)
    expect(compare.asked).toHaveLength(2)
  })

  test('[EPG-02] a day that cannot be had is compared anew after five seconds, and only what is missing is fetched', async () => {
    const { compare, fetch, pass } = await leading()
    await compare.answer(BOTH)
    await fetch.answer(right(undefined))
    await fetch.answer(OFFLINE)
    await pass(5 * SECOND)
    await compare.answer(right([dayOf(TOMORROW, 'news')]))
    expect(fetch.asked.map(({ date }) => date)).toEqual([TODAY, TOMORROW, TOMORROW])
  })

  test('[NET-05] a network that is back is used at once', async () => {
    const { compare, actor } = await leading()
    await compare.answer(OFFLINE)
    actor.send({ type: 'network.restored' })
    expect(compare.asked).toHaveLength(2)
    await compare.answer(right([]))
    actor.send({ type: 'network.restored' })
    expect(compare.asked).toHaveLength(3)
  })

  test('[CHAN-11] [EPG-02] programmes that the operator has changed are compared at once, also in the middle of a round', async () => {
    const { compare, fetch, actor } = await leading()
    await compare.answer(BOTH)
    actor.send({ type: 'guide.outdated' })
    expect(compare.asked).toHaveLength(2)
    await compare.answer(right([]))
    actor.send({ type: 'session.changed' })
    expect(compare.asked).toHaveLength(3)
    expect(fetch.asked).toHaveLength(1)
  })

  test('[AHEAD-47] in a tab that rests the guide is compared once more at most, and by whoever is seen: it gives its turn away', async () => {
    const { actor, compare, pass, hasTurn, turn, at } = await leading()
    await compare.answer(right([]))
    actor.send({ type: 'tab.rested' })
    await pass(5 * MINUTE - 1)
    expect(hasTurn()).toBe(true)
    await pass(1)
    expect([hasTurn(), compare.asked.length]).toEqual([false, 1])
    for (const type of ['network.restored', 'guide.outdated', 'session.changed'] as const) actor.send({ type })
    await pass(60 * MINUTE)
    expect(compare.asked).toHaveLength(1)
    actor.send({ type: 'tab.woke' })
    expect(hasTurn()).toBe(true)
    turn()
    expect([at('comparing'), compare.asked.length]).toEqual([true, 2])
  })

  test('[AHEAD-47] a tab that was hidden for less than the time between two comparisons goes on as before', async () => {
    const { actor, compare, pass, hasTurn } = await leading()
    await compare.answer(right([]))
    actor.send({ type: 'tab.rested' })
    await pass(4 * MINUTE)
    actor.send({ type: 'tab.woke' })
    expect([hasTurn(), compare.asked.length]).toEqual([true, 1])
    await pass(MINUTE)
    expect(compare.asked).toHaveLength(2)
  })

  test('[AHEAD-47] checksums that cannot be had are not asked for again while the tab rests', async () => {
    const { actor, compare, pass } = await leading()
    actor.send({ type: 'tab.rested' })
    await compare.answer(OFFLINE)
    await pass(60 * MINUTE)
    expect(compare.asked).toHaveLength(1)
  })

  test('[EPG-09] what this tab or another one has stored is told', async () => {
    const { actor, facts } = await opened()
    actor.send({ type: 'guide.stored', days: [TODAY] })
    expect(facts).toEqual([{ type: 'guide.changed', days: [TODAY] }])
  })

  test('[AHEAD-13] a tab whose sync is broken gives its turn away, and takes part again with the next session', async () => {
    const rig = await opened()
    const broken = createActor(
      epgSyncMachine.provide({
        actors: {
          awaitTurn: fromCallback(({ sendBack }) => sendBack({ type: 'turn.came' })),
          watchGuide: fromCallback(() => undefined),
          compareDays: fromPromise(() => Promise.reject(new Error('a bug'))),
        },
      }),
    ).start()
    broken.send({ type: 'guide.opened' })
    await settle()
    expect(broken.getSnapshot().matches({ sync: 'broken' })).toBe(true)
    expect(Object.keys(broken.getSnapshot().children)).not.toContain('awaitTurn')
    broken.send({ type: 'session.changed' })
    expect(broken.getSnapshot().matches({ sync: 'broken' })).toBe(false)
    expect(rig.hasTurn()).toBe(true)
  })
})

describe('invariants', () => {
  invariant(
    epgSyncModel,
    '[AHEAD-13] whoever asks the operator has the turn',
    snapshot => !snapshot.matches({ sync: { sharing: 'leading' } }) || snapshot.children.awaitTurn !== undefined,
  )
  invariant(
    epgSyncModel,
    '[EPG-02] while a day is fetched there is one to fetch',
    snapshot =>
      !snapshot.matches({ sync: { sharing: { leading: 'fetching' } } }) || snapshot.context.fetches.length > 0,
  )
})
