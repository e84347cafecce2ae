import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { broadcastMachine } from '../../machines/broadcast/index.ts'
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
