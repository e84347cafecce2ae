import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR } from '../../models/codec/instant.ts'
import { endpoints } from '../../models/wire/index.ts'
import { makeServerClock } from '../../src/services/clock/serverClock.ts'
import { watchClock } from '../../src/services/clock/ticks.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { fakeTab, handTimer } from './support/browser.ts'
import { ANA, httpTo } from './support/http.ts'
import { startScriptedOperator, success } from './support/scriptedOperator.ts'

type Operator = Awaited<ReturnType<typeof startScriptedOperator>>
let operator: Operator

beforeAll(async () => {
  operator = await startScriptedOperator()
})
afterAll(() => operator.close())

const SERVER = Date.UTC(2026, 5, 1, 20, 0, 0, 500)
const header = (ms: number): string => new Date(ms).toUTCString()

/** A clock on a device that is wrong by so much, and a world that passes. */
const onDevice = (wrongBy: number) => {
  let passed = 0
  const ticks = () => 1000 + passed
  const clock = makeServerClock({ ticks, deviceNow: () => SERVER + passed + wrongBy })
  return {
    clock,
    pass: (ms: number) => {
      passed += ms
    },
    truth: () => SERVER + passed,
    /** A call whose ways there and back take so long. */
    call: (there: number, back: number) => {
      const sentAt = ticks()
      passed += there
      const date = header(SERVER + passed)
      passed += back
      clock.note({ date, sentAt, receivedAt: ticks() })
    },
  }
}

describe("The server's clock", () => {
  test.each([3 * HOUR, -3 * HOUR, 0, 90_000])(
    '[AHEAD-31] a device clock that is wrong by %i ms changes nothing after the first answer',
    wrongBy => {
      const device = onDevice(wrongBy)
      device.call(20, 20)
      expect(Math.abs(device.clock.now() - device.truth())).toBeLessThanOrEqual(520)
    },
  )

  test('[AHEAD-31] before the first answer it is the device clock', () => {
    const device = onDevice(3 * HOUR)
    expect(device.clock.now()).toBe(SERVER + 3 * HOUR)
  })

  test('[AHEAD-31] whatever the calls take, the true time is within half of the fastest call and the step of the header', () => {
    const way = fc.integer({ min: 0, max: 4000 })
    const calls = fc.array(fc.tuple(way, way, fc.integer({ min: 0, max: 60_000 })), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(calls, list => {
        const device = onDevice(3 * HOUR)
        for (const [there, back, pause] of list) {
          device.call(there, back)
          device.pass(pause)
        }
        const fastest = Math.min(...list.map(([there, back]) => there + back))
        expect(Math.abs(device.clock.now() - device.truth())).toBeLessThanOrEqual((fastest + 1000) / 2 + 1)
      }),
    )
  })

  test('[AHEAD-31] setting the device clock while the app runs changes nothing', () => {
    let device = SERVER
    const clock = makeServerClock({ ticks: () => 0, deviceNow: () => device })
    clock.note({ date: header(SERVER), sentAt: 0, receivedAt: 0 })
    const before = clock.now()
    device += 3 * HOUR
    expect(clock.now()).toBe(before)
  })

  test('[AHEAD-31] after a sleep of the device, in which its ticks stood still, the next answer puts it right', () => {
    const device = onDevice(0)
    device.call(10, 10)
    const slept = 2 * HOUR
    device.clock.note({ date: header(device.truth() + slept), sentAt: 1020, receivedAt: 1020 })
    expect(Math.abs(device.clock.now() - (device.truth() + slept))).toBeLessThanOrEqual(520)
  })

  test('[AHEAD-31] an answer that a cache kept never puts it back, and puts it right only after a sleep', () => {
    const device = onDevice(3 * HOUR)
    const old = (age: number) =>
      device.clock.note({ date: header(device.truth() - age), sentAt: 1020, receivedAt: 1020, mayBeOld: true })
    old(0)
    expect(device.clock.now()).toBe(SERVER + 3 * HOUR)
    device.call(10, 10)
    const right = device.clock.now()
    for (const age of [0, 1000, 30_000, HOUR]) old(age)
    expect(Math.abs(device.clock.now() - right)).toBeLessThanOrEqual(520)
    old(-2 * HOUR)
    expect(Math.abs(device.clock.now() - (device.truth() + 2 * HOUR))).toBeLessThanOrEqual(520)
  })

  test.each([null, '', 'yesterday'])('a Date header %j is no news', date => {
    const device = onDevice(3 * HOUR)
    device.clock.note({ date, sentAt: 0, receivedAt: 0 })
    expect(device.clock.now()).toBe(SERVER + 3 * HOUR)
  })

  test('[AHEAD-31] a real call sets it: device clock 3 h off, requests and programmes have the time of the server', async () => {
    operator.answerWith(() => success({ favoriteChannelList: [] }))
    const wrong = httpTo(operator.origin, ANA, 3 * HOUR)
    await wrong.call(endpoints.favouriteList, {})
    await wrong.call(endpoints.favouriteList, {})
    const { requestTime } = JSON.parse(operator.seen.at(-1)?.text ?? '{}')
    expect(Math.abs(requestTime - Date.now())).toBeLessThan(1500)
  })
})

describe('What the charts hear of the time', () => {
  const watching = () => {
    const time = handTimer()
    const tab = fakeTab()
    const told: number[] = []
    const device = onDevice(3 * HOUR)
    const watch = watchClock({ clock: device.clock, timer: time.timer, tabs: makeTabs(tab.parts) })
    return { ...device, time, tab, told, stop: watch(now => told.push(now)) }
  }

  test('at once, and every ten seconds', () => {
    const { told, time } = watching()
    expect(told).toHaveLength(1)
    time.pass(9_999)
    expect(told).toHaveLength(1)
    time.pass(1)
    time.pass(10_000)
    expect(told).toHaveLength(3)
  })

  test('[AHEAD-31] as soon as the clock is put right, and when the tab is shown again', () => {
    const { told, tab, call } = watching()
    call(10, 10)
    expect(told).toHaveLength(2)
    call(10, 10)
    expect(told).toHaveLength(2)
    tab.show(false)
    expect(told).toHaveLength(2)
    tab.show(true)
    expect(told).toHaveLength(3)
  })

  test('nothing more after the end', () => {
    const { told, time, tab, call, stop } = watching()
    stop()
    call(10, 10)
    tab.show(true)
    time.pass(60_000)
    expect([told.length, time.count()]).toEqual([1, 0])
  })
})
