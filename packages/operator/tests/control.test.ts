import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../../models/wire/index.ts'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { ask, guest, must, user } from './support/client.ts'

const HOUR = 3_600_000
const VISITOR = { loginMethod: 'visitorLogin' } as const

describe('faults and control', () => {
  let headEnd: HeadEnd
  let token: string
  beforeAll(async () => {
    headEnd = await startHeadEnd()
    token = (await guest(headEnd.origin)).token
  })
  afterEach(() => headEnd.control.reset())
  afterAll(() => headEnd.close())

  const rules = () => ask(headEnd.origin, endpoints.contentRules, {}, token)
  const raw = () =>
    fetch(`${headEnd.origin}/extraApi/api/channel/contentrule/v1`, {
      method: 'POST',
      headers: { Authorization: token },
      body: '{}',
    })
  const control = (method: string, path: string, body?: unknown) =>
    fetch(`${headEnd.origin}/control${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })

  test('a call is refused with any code, as often as wished, then goes on', async () => {
    headEnd.control.addFault({ call: 'contentRules', errCode: 5003, message: 'Not today', times: 2 })
    expect(await rules()).toMatchObject({ errCode: 5003, message: 'Not today' })
    expect((await rules()).errCode).toBe(5003)
    expect((await rules()).errCode).toBe(0)
  })

  test('HTTP status, HTML in place of JSON, half a body and an empty one', async () => {
    headEnd.control.addFault({ call: 'contentRules', status: 502, times: 1 })
    expect((await raw()).status).toBe(502)
    headEnd.control.addFault({ call: 'contentRules', body: 'html', times: 1 })
    expect((await raw()).headers.get('content-type')).toContain('text/html')
    headEnd.control.addFault({ call: 'contentRules', body: 'malformed', times: 1 })
    const half = await (await raw()).text()
    expect(() => JSON.parse(half)).toThrow()
    headEnd.control.addFault({ call: 'contentRules', body: 'empty', times: 1 })
    expect(await (await raw()).text()).toBe('')
  })

  test('any result at all can stand in the envelope', async () => {
    headEnd.control.addFault({ call: 'contentRules', result: { contentRuleList: [{ bad: true }] } })
    expect((await rules()).dropped).toHaveLength(1)
    headEnd.control.clearFaults()
    headEnd.control.addFault({ call: 'contentRules', result: 'text' })
    expect((await rules()).failure?.codec).toBe('ContentRulesResult')
  })

  test('the connection drops, or nobody ever answers', async () => {
    headEnd.control.addFault({ call: 'contentRules', connection: 'drop', times: 1 })
    await expect(raw()).rejects.toThrow()
    headEnd.control.addFault({ call: 'contentRules', connection: 'silent', times: 1 })
    const silent = fetch(`${headEnd.origin}/extraApi/api/channel/contentrule/v1`, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(100),
    })
    await expect(silent).rejects.toThrow('timeout')
  })

  test('a fault meets media paths by pattern, and waits where it is told to', async () => {
    headEnd.control.addFault({ path: '/live/live-aurora/*', status: 503, times: 1 })
    expect((await fetch(`${headEnd.origin}/live/live-aurora/index.m3u8`)).status).toBe(503)
    expect((await fetch(`${headEnd.origin}/live/live-aurora/index.m3u8`)).status).toBe(200)
    headEnd.control.addFault({ call: 'contentRules', delayMs: 80, times: 1 })
    const before = performance.now()
    expect((await rules()).errCode).toBe(0)
    expect(performance.now() - before).toBeGreaterThanOrEqual(79)
  })

  test('the clock moves, and the Date header and the media with it', async () => {
    const dateOf = async () => Date.parse((await raw()).headers.get('date') ?? '')
    const before = await dateOf()
    headEnd.control.moveClock({ byMs: 3 * HOUR })
    expect((await dateOf()) - before).toBeGreaterThanOrEqual(3 * HOUR)
    headEnd.control.moveClock({ to: Date.UTC(2031, 0, 1) })
    expect(await dateOf()).toBe(Date.UTC(2031, 0, 1))
    const master = await (await fetch(`${headEnd.origin}/live/live-aurora/index.m3u8`)).text()
    const media = master.match(/^v\d+\.m3u8.*$/m)?.[0]
    const playlist = await (await fetch(`${headEnd.origin}/live/live-aurora/${media}`)).text()
    expect(playlist).toMatch(/PROGRAM-DATE-TIME:20(30-12-31|31-01-01)/)
  })

  test('the takeover opens, stands in the manifest and closes', async () => {
    const broadcast = async () => (await must(ask(headEnd.origin, endpoints.manifest, {}))).broadcastProperties
    expect((await broadcast()).cadena_national_open).toBe(false)
    headEnd.control.openTakeover(60_000, 120_000)
    const { cadena_national_open_time: openTime, cadena_national_open: open } = await broadcast()
    expect(open).toBe(true)
    expect(Math.abs((openTime ?? 0) - headEnd.control.now() - 60_000)).toBeLessThan(5000)
    headEnd.control.moveClock({ byMs: 200_000 })
    expect((await broadcast()).cadena_national_open).toBe(false)
  })

  test('pushed announcements and messages arrive and can be read', async () => {
    const { token: userToken } = await user(headEnd.origin)
    const id = headEnd.control.pushAnnouncement({
      msg: 'Hello',
      displayMode: [12],
      priority: 9,
      properties: { textsize: 28 },
    })
    const { noticeList } = await must(ask(headEnd.origin, endpoints.publicNotices, {}))
    expect(noticeList).toMatchObject([{ id, msg: 'Hello', displayMode: [12], priority: 9, readStatus: false }])
    const unread = async () => (await must(ask(headEnd.origin, endpoints.unreadCount, {}, userToken))).unreadCount
    const before = await unread()
    headEnd.control.pushMessage({ title: 'News', content: '<b>bold</b>' })
    expect(await unread()).toBe(before + 1)
    const [newest] = (await must(ask(headEnd.origin, endpoints.messageList, { pageId: 1, pageSize: 16 }, userToken)))
      .list
    expect(newest).toMatchObject({ title: 'News', content: '<b>bold</b>', state: 'UNREAD' })
    if (newest === undefined) throw new Error('no message')
    await must(ask(headEnd.origin, endpoints.messageState, { msgId: newest.msgId, state: 'READ' }, userToken))
    expect(await unread()).toBe(before)
  })

  test('a change is told by the update poll until it was read', async () => {
    headEnd.control.markModified('CHANNEL_AUTH')
    const at = headEnd.control.now()
    const states = async (timestamp: typeof at) =>
      (
        await must(
          ask(
            headEnd.origin,
            endpoints.channelUpdates,
            { dataChecks: [{ dataType: 'CHANNEL_AUTH', timestamp }] },
            token,
          ),
        )
      ).dataStates
    headEnd.control.moveClock({ byMs: 1000 })
    expect(await states(headEnd.control.now())).toMatchObject([{ updateStatus: 'UNMODIFIED' }])
    headEnd.control.moveClock({ byMs: -2000 })
    expect(await states(headEnd.control.now())).toMatchObject([{ updateStatus: 'MODIFIED', updateDelay: 5 }])
  })

  test('[NET-03] requests are counted by the name of their call, without query or token', async () => {
    headEnd.control.clearRequests()
    await rules()
    await rules()
    await fetch(`${headEnd.origin}/live/live-aurora/index.m3u8?token=secret`)
    expect(headEnd.control.countOf('contentRules')).toBe(2)
    expect(headEnd.control.requestCounts()).toEqual({ contentRules: 2, '/live/live-aurora/index.m3u8': 1 })
    expect(JSON.stringify(headEnd.control.requests())).not.toContain('secret')
  })

  const from = (headers: Record<string, string>, method = 'POST', path = '/control/visitor') =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${headEnd.origin}${path}`, { method, headers }, response => {
        response.resume()
        resolve(response.statusCode)
      })
      asked.on('error', reject)
      asked.end(method === 'POST' ? '{"on":false}' : undefined)
    })
  const visitors = async () => (await ask(headEnd.origin, endpoints.login, { loginInfo: VISITOR })).errCode

  test.each([
    ['a page of another origin', { Origin: 'https://evil.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a page of another port', { Origin: 'http://127.0.0.1:1' }],
    ['a foreign name that leads here', { Host: 'evil.example' }],
    ['a foreign name that leads here, by its own page', { Host: 'evil.example:80', Origin: 'http://evil.example' }],
    ['a host that is none', { Host: '[' }],
  ])('%s has no control and reads nothing of it', async (_, headers) => {
    const sent = { ...headers, 'Content-Type': 'text/plain' }
    expect(await from(sent)).toBe(403)
    expect(await from(sent, 'GET', '/control/requests')).toBe(403)
    expect(await from(sent, 'GET', '/control/field-faults')).toBe(403)
    expect(await visitors()).toBe(0)
  })

  test.each(['localhost', 'localhost:5173', '127.0.0.1:80', '[::1]:9000'])('our own page at %s has it', async host => {
    expect(await from({ Host: host, Origin: new URL(`http://${host}`).origin })).toBe(200)
    expect(await visitors()).not.toBe(0)
  })

  test('a request is sent on elsewhere, answered with what is at another path, or told when to come back', async () => {
    const master = '/live/live-aurora/index.m3u8'
    const get = (path: string) => fetch(`${headEnd.origin}${path}`, { redirect: 'manual' })
    headEnd.control.addFault({ path: master, redirect: `/edge${master}`, times: 1 })
    const sentOn = await get(master)
    expect([sentOn.status, sentOn.headers.get('location')]).toEqual([302, `/edge${master}`])
    expect(await (await get(`/edge${master}`)).text()).toBe(await (await get(master)).text())
    const [picture, sound] = ['/live/live-aurora/v360/init.mp4', '/live/live-aurora/a-es/init.mp4']
    headEnd.control.addFault({ path: picture, answerOf: sound, times: 1 })
    const instead = await get(picture)
    expect(instead.headers.get('cache-control')).toBe('no-store')
    expect(await instead.arrayBuffer()).toEqual(await (await get(sound)).arrayBuffer())
    headEnd.control.addFault({ path: '*', status: 429, retryAfter: 30, times: 1 })
    const busy = await get(master)
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '30'])
  })

  test('a live stream ends, has a gap, and is mended', async () => {
    const list = async () => (await fetch(`${headEnd.origin}/live/live-aurora/v360.m3u8`)).text()
    headEnd.control.endStream('live-aurora')
    headEnd.control.moveClock({ byMs: 20_000 })
    const ended = await list()
    expect(ended).toMatch(/#EXT-X-ENDLIST\n$/)
    headEnd.control.mendStream('live-aurora')
    expect(await list()).not.toContain('#EXT-X-ENDLIST')
    expect(await list()).not.toBe(ended)
    headEnd.control.gapInStream('live-aurora', 6_000)
    headEnd.control.moveClock({ byMs: 12_000 })
    const missing = [...(await list()).matchAll(/#EXT-X-GAP\n#EXTINF.*\n(\S+)/g)].map(([, uri]) => uri)
    expect(missing).toHaveLength(3)
    for (const uri of missing) expect((await fetch(`${headEnd.origin}/live/live-aurora/${uri}`)).status).toBe(404)
    expect((await control('POST', '/streams/mend', { stream: 'live-aurora' })).status).toBe(200)
    expect(await list()).not.toContain('#EXT-X-GAP')
  })

  test('the same is offered over HTTP, and a control that cannot be read is refused with the field', async () => {
    expect((await control('POST', '/faults', { call: 'contentRules', errCode: 6001 })).status).toBe(200)
    expect((await rules()).errCode).toBe(6001)
    expect(await (await control('GET', '/faults')).json()).toMatchObject([{ call: 'contentRules', errCode: 6001 }])
    await control('DELETE', '/faults')
    expect((await rules()).errCode).toBe(0)
    const wrong = await control('POST', '/clock', { byMs: 'soon' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ error: expect.stringContaining('Move') })
    expect((await control('POST', '/nothing')).status).toBe(404)
    expect(await (await control('GET', '/requests/counts')).json()).toMatchObject({ contentRules: 2 })
  })
})
