import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { MetricFact } from '../../src/services/metrics/fact.ts'
import { makeMetrics } from '../../src/services/metrics/metrics.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeAlone } from '../../src/services/tabs/tabs.ts'
import { handTimer, sharedStorage } from './support/browser.ts'
import { httpTo } from './support/http.ts'
import { json, startScriptedOperator, success } from './support/scriptedOperator.ts'

let operator: Awaited<ReturnType<typeof startScriptedOperator>>
beforeAll(async () => {
  operator = await startScriptedOperator()
})
afterAll(() => operator.close())

const recordsIn = (form: string): ReadonlyArray<Record<string, unknown>> =>
  JSON.parse(gunzipSync(Buffer.from(new URLSearchParams(form).get('data') ?? '', 'base64')).toString('utf8'))
const received = () => operator.seen.map(({ text }) => recordsIn(text))

const START: MetricFact = { kind: 'live', event: 'start', contentId: '1101', startupMs: 210 }
const ERROR: MetricFact = { kind: 'live', event: 'error', contentId: '1101', errCode: 'LIVE-REFUSED-abc123' }

const aPage = (device = sharedStorage(), takesBeacons = true, reportHost: string | null = '', takesFaults = true) => {
  const http = httpTo(operator.origin)
  const time = handTimer()
  const beacons: { readonly url: string; readonly body: Blob }[] = []
  const area = device.areaOf({})
  const storage = makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined })
  let tellVisibility: (visible: boolean) => void = () => undefined
  let ids = 0
  const nextId = () => {
    ids += 1
    return `id-${ids}`
  }
  const metrics = makeMetrics({
    http,
    storage,
    now: http.clock.now,
    timer: time.timer,
    tabs: {
      alone: makeAlone(navigator),
      onVisibility: listener => {
        tellVisibility = listener
        return () => undefined
      },
    },
    randomId: nextId,
    beacon: (url, body) => {
      if (takesBeacons && body instanceof Blob) beacons.push({ url: String(url), body })
      return takesBeacons
    },
    reportHost: () => reportHost ?? undefined,
    release: '1.2.3',
    takesFaults: () => takesFaults,
  })
  return {
    device,
    http,
    time,
    beacons,
    hide: () => tellVisibility(false),
    note: (fact: MetricFact) => metrics.note({ ...fact, ts: http.clock.now() }),
    kept: () => JSON.parse(device.texts.get('sintonia.device.metrics') ?? '[]'),
  }
}

describe('What the operator is told', () => {
  test('[NET-07] is kept and sent every 300000 ms in one compressed form field', async () => {
    operator.answerWith(() => success({}))
    const page = aPage()
    page.note(START)
    page.note({ ...START, contentId: '1102' })
    expect(operator.seen).toEqual([])
    expect(page.kept()).toEqual([])
    page.time.pass(1_000)
    expect(page.kept()).toHaveLength(2)
    page.time.pass(300_000 - 1_001)
    expect(operator.seen).toEqual([])
    page.time.pass(1)
    await expect.poll(() => operator.seen.length).toBe(1)
    expect(operator.seen[0]).toMatchObject({ path: '/dataReport/metric/batchpost/v1', method: 'POST' })
    expect(operator.seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(received()[0]).toMatchObject([
      { ...START, sessionId: 'id-1' },
      { contentId: '1102', sessionId: 'id-1' },
    ])
    await expect.poll(page.kept).toEqual([])
    page.time.pass(300_000)
    expect(operator.seen).toHaveLength(1)
  })

  test('[NET-07] [LIVE-13] a failure is sent at once, with what was kept before it', async () => {
    operator.answerWith(() => success({}))
    const page = aPage()
    page.note(START)
    page.note(ERROR)
    await expect.poll(() => operator.seen.length).toBe(1)
    expect(received()[0]).toMatchObject([START, ERROR])
  })

  test('[NET-07] what was not taken stays, over a reload too, and nobody is told', async () => {
    operator.answerWith(() => json({}, 500))
    const page = aPage()
    page.note(ERROR)
    await expect.poll(() => operator.seen.length).toBe(1)
    await expect.poll(() => page.http.report.recent().length).toBeGreaterThan(0)
    expect(page.kept()).toMatchObject([ERROR])
    expect([page.http.tips, page.http.activity]).toEqual([[], []])
    operator.answerWith(() => success({}))
    const again = aPage(page.device)
    await expect.poll(() => operator.seen.length).toBe(1)
    expect(received()[0]).toMatchObject([ERROR])
    await expect.poll(again.kept).toEqual([])
  })

  test('[NET-07] [AHEAD-47] failures of an outage do not each knock at a door that stays shut: within a minute they wait', async () => {
    operator.answerWith(() => json({}, 500))
    const page = aPage()
    page.note(ERROR)
    await expect.poll(() => page.http.report.recent().length).toBe(1)
    for (let seconds = 0; seconds < 60; seconds += 6) {
      page.note(ERROR)
      page.time.pass(5_999)
    }
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(operator.seen).toHaveLength(1)
    operator.answerWith(() => success({}))
    page.time.pass(10)
    page.note(ERROR)
    await expect.poll(() => received().at(-1)).toHaveLength(12)
    await expect.poll(page.kept).toEqual([])
  })

  test('[NET-07] a page that is hidden sends the rest by a beacon, in time: before anything else can happen', async () => {
    operator.answerWith(() => success({}))
    /** A page whose beacon was on its way before any timer or event could come; packing ahead of it takes its time. */
    const leavesInTime = async () => {
      const page = aPage()
      page.note(START)
      page.time.pass(1_000)
      await new Promise(resolve => setTimeout(resolve, 50))
      page.hide()
      for (let turns = 0; turns < 20; turns += 1) await Promise.resolve()
      return page.beacons.length === 1 ? page : undefined
    }
    const page = await vi.waitUntil(leavesInTime, { timeout: 10_000 })
    const [beacon] = page.beacons
    expect(beacon?.url).toBe(`${operator.origin}/dataReport/metric/batchpost/v1`)
    expect(recordsIn((await beacon?.body.text()) ?? '')).toMatchObject([START])
    expect(page.kept()).toEqual([])
    page.hide()
    expect(page.beacons).toHaveLength(1)
  })

  test('[NET-07] a page that is hidden, shown and hidden in a moment sends the rest once', async () => {
    operator.answerWith(() => success({}))
    const page = aPage()
    page.note(START)
    page.hide()
    page.hide()
    await expect.poll(page.kept).toEqual([])
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(page.beacons).toHaveLength(1)
  })

  test('[NET-07] what was packed while a beacon went does not go with the next one', async () => {
    const page = aPage()
    page.note(START)
    page.hide()
    page.time.pass(1_000)
    await expect.poll(() => page.beacons.length).toBe(1)
    await new Promise(resolve => setTimeout(resolve, 50))
    page.hide()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(page.beacons).toHaveLength(1)
  })

  test('[NET-07] what is on its way when the page is hidden does not go by a beacon too', async () => {
    let answer: () => void = () => undefined
    operator.answerWith(
      () =>
        new Promise(resolve => {
          answer = () => resolve(success({}))
        }),
    )
    const page = aPage()
    page.note(ERROR)
    await expect.poll(() => operator.seen.length).toBe(1)
    page.note(START)
    page.hide()
    await expect.poll(() => page.beacons.length).toBe(1)
    expect(recordsIn((await page.beacons[0]?.body.text()) ?? '')).toMatchObject([START])
    answer()
    await expect.poll(page.kept).toEqual([])
  })

  test('[NET-07] a failure on a page that is hidden in the same moment is told once', async () => {
    operator.answerWith(() => success({}))
    const page = aPage()
    page.note(ERROR)
    page.hide()
    await expect.poll(page.kept).toEqual([])
    await new Promise(resolve => setTimeout(resolve, 50))
    expect([...received().flat(), ...page.beacons]).toHaveLength(1)
  })

  test('[NET-07] a page that is hidden a moment after something happened keeps that at once, and sends it as soon as it can', async () => {
    operator.answerWith(() => success({}))
    const page = aPage()
    page.note(START)
    page.time.pass(1_000)
    page.note({ ...START, contentId: '1102' })
    page.hide()
    expect(page.kept()).toHaveLength(2)
    await expect.poll(() => page.beacons.length).toBe(1)
    expect(recordsIn((await page.beacons[0]?.body.text()) ?? '')).toMatchObject([START, { contentId: '1102' }])
    expect(page.kept()).toEqual([])
  })

  test('[NET-07] a browser that takes no beacon loses nothing', async () => {
    operator.answerWith(() => success({}))
    const page = aPage(sharedStorage(), false)
    page.note(START)
    await new Promise(resolve => setTimeout(resolve, 50))
    page.hide()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(page.kept()).toMatchObject([START])
    expect(page.http.reached).toEqual([])
  })

  test('[NET-07] the queue of a device is one: two pages send no record twice', async () => {
    operator.answerWith(() => success({}))
    const device = sharedStorage()
    const [one, other] = [aPage(device), aPage(device)]
    one.note(START)
    other.note({ ...START, contentId: '1102' })
    one.time.pass(300_000)
    await expect.poll(one.kept).toEqual([])
    other.time.pass(300_000)
    await expect.poll(() => received().flat().length).toBe(2)
    await expect.poll(other.kept).toEqual([])
    expect(received().flat()).toHaveLength(2)
  })

  test('[NET-07] the operator\u2019s words come without anything of the person', async () => {
    operator.answerWith(() => success({}))
    const page = aPage()
    const message = 'ana@sintonia.example is locked, see https://x.example/?token=abcdefgh12345678'
    page.note({ kind: 'account', event: 'loginFailed', errCode: 'LOGIN-OPERATOR-1', message })
    await expect.poll(() => operator.seen.length).toBe(1)
    const text = JSON.stringify(received())
    expect(text).not.toMatch(/ana@sintonia|abcdefgh12345678/)
    expect(text).toContain('is locked')
  })

  test('[NET-07] go to the host that the manifest names, wait until it has spoken, and end no session', async () => {
    operator.answerWith(() => json({ errCode: 10101041 }))
    const named = aPage(sharedStorage(), true, `${operator.origin}/collector/`)
    named.note(ERROR)
    await expect.poll(() => operator.seen.length).toBe(1)
    expect(operator.seen[0]).toMatchObject({ path: '/collector/dataReport/metric/batchpost/v1' })
    await expect.poll(() => named.http.report.recent().length).toBeGreaterThan(0)
    expect([named.http.refused, named.http.reached, named.kept().length]).toEqual([[], [], 1])

    operator.answerWith(() => success({}))
    const unknown = aPage(sharedStorage(), true, null)
    unknown.note(ERROR)
    unknown.time.pass(300_000)
    unknown.hide()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect([operator.seen, unknown.beacons]).toEqual([[], []])
    expect(unknown.kept()).toMatchObject([ERROR])
  })
})
