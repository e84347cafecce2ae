import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { broadcastMachine } from '../../machines/broadcast/index.ts'
import type { TurnPart } from '../../models/broadcast.ts'
import { addMs, instant, SECOND } from '../../models/codec/instant.ts'
import { NO_BROADCAST } from '../../models/manifest.ts'
import { broadcastPorts } from '../../src/services/api/broadcast.ts'
import type { Http } from '../../src/services/http/types.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { fakeTab, handTimer, sharedStorage } from './support/browser.ts'

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

const ON_AIR = { ...NO_BROADCAST, cadena_national_open: true }

/** Tabs of one device, before an operator that takes so long for an answer. */
const deviceWith = (takesMs: number) => {
  const device = sharedStorage()
  let time = instant(1_000_000)
  let asked = 0
  const call = async () => {
    asked += 1
    time = addMs(time, takesMs)
    return right({ broadcastProperties: ON_AIR })
  }
  /** A tab that wants to know, and is closed when it does: what it was told. */
  const ask = async () => {
    const { parts, area } = fakeTab(device)
    const machine = broadcastMachine.provide({
      actors: broadcastPorts({
        http: { call } as unknown as Http,
        clock: { now: () => time, ticks: () => time, note: () => undefined, onCorrected: () => () => false },
        tabs: makeTabs(parts),
        timer: handTimer().timer,
        plays: () => false,
        storage: makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined }),
        deviceNow: () => time,
        random: () => 0,
        prepare: async () => undefined,
      }),
    })
    const input = { announced: undefined, now: time }
    const actor = createActor(machine, { input, clock: new SimulatedClock() }).start()
    actor.send({ type: 'news.came' })
    await settle()
    actor.stop()
    return actor.getSnapshot().context.announced
  }
  return { ask, asked: () => asked }
}

describe('What the manifest says of the broadcast, asked for by one tab for all', () => {
  test.each([
    { what: 'quick', takesMs: 10 * SECOND, asked: 1 },
    { what: 'half a poll old when it comes', takesMs: 40 * SECOND, asked: 2 },
  ])('[CAST-01] [AHEAD-13] an answer is as old as its question: $what, another tab makes it $asked', async each => {
    const { ask, asked } = deviceWith(each.takesMs)
    expect([await ask(), asked()]).toEqual([ON_AIR, 1])
    expect([await ask(), asked()]).toEqual([ON_AIR, each.asked])
  })
})

/** A device that is told of a turn, with the second in which it fetches what that takes. */
const preparing = (random: number, leftMs: number) => {
  const { timer, pass } = handTimer()
  const { parts, area } = fakeTab()
  const fetched: TurnPart[] = []
  const ports = broadcastPorts({
    http: { call: async () => right(undefined) } as unknown as Http,
    clock: { now: () => instant(0), ticks: () => 0, note: () => undefined, onCorrected: () => () => false },
    tabs: makeTabs(parts),
    timer,
    plays: () => true,
    storage: makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined }),
    deviceNow: () => 0,
    random: () => random,
    prepare: async (_, part) => {
      fetched.push(part)
    },
  })
  const machine = broadcastMachine.provide({
    actors: { ...ports, loadAnnounced: fromPromise(() => new Promise(() => undefined)) },
  })
  const announced = { ...ON_AIR, cadena_national_open_time: instant(leftMs) }
  const actor = createActor(machine, { input: { announced, now: instant(0) }, clock: new SimulatedClock() }).start()
  return { actor, fetched, pass }
}

describe('What a turn of the broadcast takes', () => {
  const DEVICES = 600
  const LEFT = 60
  const LAST = 5

  /** How many devices fetch a part in each second before the turn. */
  const perSecondOf = async (part: TurnPart): Promise<ReadonlyArray<number>> => {
    const perSecond: number[] = Array.from({ length: LEFT }, () => 0)
    for (let device = 0; device < DEVICES; device += 1) {
      const { actor, fetched, pass } = preparing(device / DEVICES, LEFT * SECOND)
      let second = 0
      while (!fetched.includes(part) && second < LEFT) {
        pass(SECOND)
        await settle()
        second += 1
      }
      actor.stop()
      perSecond[second - 1] = (perSecond[second - 1] ?? 0) + 1
    }
    return perSecond
  }

  test('[AHEAD-47] and lasts is fetched over the minute before it, by no device in its moment and by few in the same second', async () => {
    const perSecond = await perSecondOf('lasting')
    expect(perSecond.reduce((sum, count) => sum + count, 0)).toBe(DEVICES)
    expect(Math.max(...perSecond) / (DEVICES / LEFT)).toBeLessThanOrEqual(1.5)
    expect(perSecond.slice(-LAST)).toEqual(Array.from({ length: LAST }, () => 0))
  })

  test('[AHEAD-47] and grows old is fetched in the last seconds, spread over them', async () => {
    const perSecond = await perSecondOf('picture')
    expect(perSecond.slice(-LAST).reduce((sum, count) => sum + count, 0)).toBe(DEVICES)
    expect(Math.max(...perSecond) / (DEVICES / LAST)).toBeLessThanOrEqual(1.5)
  })

  test('[AHEAD-47] is not fetched where it is called off before', async () => {
    const { actor, fetched, pass } = preparing(0.5, 60 * SECOND)
    actor.send({ type: 'manifest.read', announced: NO_BROADCAST })
    pass(60 * SECOND)
    await settle()
    expect(fetched).toEqual([])
  })
})
