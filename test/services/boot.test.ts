import { left, right } from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instant } from '../../models/codec/instant.ts'
import { loadDeployment, loadOperator } from '../../src/services/api/boot.ts'
import { systemTimer } from '../../src/services/clock/timer.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeStoredValues } from '../../src/services/storage/values.ts'
import { sharedStorage } from './support/browser.ts'
import { httpTo } from './support/http.ts'
import { keptReport } from './support/report.ts'
import { drop, json, type Reply, refusal, startScriptedOperator, success } from './support/scriptedOperator.ts'

type Operator = Awaited<ReturnType<typeof startScriptedOperator>>
let operator: Operator

beforeAll(async () => {
  operator = await startScriptedOperator()
})
afterAll(() => operator.close())

const CONFIG = { appId: 'a', brandId: 'b', vnoId: 'v', memberSiteUrl: 'https://member.example', businessType: 'live' }

const values = makeStoredValues(
  makeStorage({ area: () => sharedStorage().areaOf({}), report: makeReport(), onDegraded: () => undefined }),
)
const parts = {
  fetch,
  report: makeReport(),
  timer: systemTimer,
  holdsShareKey: () => false,
  device: { deviceId: values.deviceId, crypto: { randomId: () => 'device' } },
  now: () => instant(Date.UTC(2026, 10, 30, 12)),
}

const read = (reply: Reply, { holdsShareKey = false, report = makeReport() } = {}) => {
  operator.answerWith(() => reply)
  return loadDeployment({ ...parts, report, origin: operator.origin, holdsShareKey: () => holdsShareKey })
}

describe('The deployment file', () => {
  test('[NET-01] [NET-08] is waited for as long as a call, and no longer', async () => {
    operator.answerWith(() => json(CONFIG))
    const waits: number[] = []
    const impatient = {
      after: (ms: number, run: () => void) => {
        waits.push(ms)
        run()
        return () => undefined
      },
    }
    const answer = await loadDeployment({ ...parts, timer: impatient, origin: operator.origin })
    expect(answer).toEqual(left({ tag: 'timeout' }))
    expect(waits).toEqual([50_000])
  })

  test('[MODE-03] names the deployment; what it leaves out has its default', async () => {
    const deployment = await read(json(CONFIG))
    expect(deployment).toMatchObject(
      right({
        ...CONFIG,
        apiOrigin: '',
        defaultLanguage: 'en',
        zeroTrust: false,
        peerAssisted: false,
        stunServers: [],
      }),
    )
    expect(operator.seen.map(({ method, path }) => [method, path])).toEqual([['GET', '/config.json']])
  })

  test('[AHEAD-44] sets what its flags say for this device until they end; one that cannot be read is left out', async () => {
    const flags = [
      { name: 'peers', percent: 100, until: '2026-12-01', set: { peerAssisted: true } },
      { name: 'quiet', percent: 100, until: '2026-11-30', set: { faultReports: false } },
      { name: 'broken', percent: 400, until: 'soon', set: { faultReports: false } },
      { name: 'data', percent: 100, until: '2027-01-01', set: { cmcd: {} } },
      { name: 'nobody', percent: 0, until: '2027-01-01', set: { cmcd: null } },
    ]
    expect(await read(json({ ...CONFIG, flags }))).toMatchObject(
      right({ peerAssisted: true, faultReports: true, cmcd: { mode: 'query' } }),
    )
  })

  test('[MODE-04] does not end the sealing of a device that holds a share key', async () => {
    const device = { holdsShareKey: true }
    expect(await read(json(CONFIG), device)).toEqual(left({ tag: 'unsealed' }))
    expect(await read(json({ ...CONFIG, zeroTrust: true }), device)).toMatchObject(right({ zeroTrust: true }))
  })

  test.each<[string, Reply, unknown]>([
    ['missing', { status: 404, text: 'Not found' }, left({ tag: 'server', status: 404 })],
    ['a page of the app in place of it', { text: '<!doctype html>', type: 'text/html' }, 'malformed'],
    ['broken', { text: '{"appId":' }, 'malformed'],
    [
      'of another shape',
      json({ ...CONFIG, appId: 7 }),
      left({ tag: 'malformed', failure: { codec: 'Deployment', path: 'appId' } }),
    ],
    ['out of reach', drop, left({ tag: 'offline' })],
  ])('[MODE-03] [NET-08] %s: a typed failure, and reported', async (_, reply, failure) => {
    const report = keptReport()
    const outcome = await read(reply, { report })
    expect(report.recent()).toMatchObject([{ kind: 'failed', source: '/config.json' }])
    if (failure === 'malformed')
      expect(outcome).toMatchObject(left({ tag: 'malformed', failure: { codec: 'Deployment' } }))
    else expect(outcome).toEqual(failure)
  })
})

describe('What the operator says first', () => {
  const MANIFEST = { uiProperties: {}, otherProperties: { visitorMode: 1 } }
  const device = sharedStorage()
  const storage = makeStorage({ area: () => device.areaOf({}), report: makeReport(), onDegraded: () => undefined })
  const kept = makeStoredValues(storage).appProperties
  const asked = (manifest: Reply, properties: Reply) => {
    operator.answerWith(({ path }) => (path.includes('manifest') ? manifest : properties))
    const http = httpTo(operator.origin)
    return { http, outcome: loadOperator({ http, kept }) }
  }

  test('[MODE-05] manifest and settings are asked for without a token, which may have expired', async () => {
    const { outcome } = asked(success(MANIFEST), success({ layoutConfig: { hide_unsubscribe_channel: 1 } }))
    expect(await outcome).toMatchObject(
      right({
        manifest: { otherProperties: { visitorMode: true } },
        properties: { layoutConfig: { hide_unsubscribe_channel: true } },
      }),
    )
    expect(operator.seen.map(({ headers }) => headers.authorization)).toEqual(['', ''])
  })

  test('[STORE-01] [MODE-07] the settings are kept on the device, and hold while the operator does not answer', async () => {
    const settings = {
      defaultPlayConfig: { resolution: 20, autoPlay: 0, muted: 1 },
      initProperties: { supportPhone: '+55 11 4000-0000' },
      dynamicUiProperties: { 'color-accent': '#123456' },
    }
    await asked(success(MANIFEST), success(settings)).outcome
    expect(JSON.parse(device.texts.get('sintonia.device.appProperties') ?? '')).toMatchObject(settings)
    const later = await asked(success(MANIFEST), refusal(77, 'No')).outcome
    expect(later).toMatchObject(
      right({ properties: { ...settings, defaultPlayConfig: { resolution: 20, autoPlay: false, muted: true } } }),
    )
  })

  test('without the settings the app starts with the defaults, and without a toast', async () => {
    kept.remove()
    const { http, outcome } = asked(success(MANIFEST), refusal(77, 'No'))
    expect(await outcome).toMatchObject(right({ properties: { layoutConfig: { play_history_report_interval: 60 } } }))
    expect(http.tips).toEqual([])
  })

  test('[NET-08] without the manifest it does not start, and says why', async () => {
    const { outcome } = asked({ text: '<html>' }, success({}))
    expect(await outcome).toEqual(left({ tag: 'malformed', failure: { codec: 'Envelope', path: '' } }))
  })
})
