import * as fc from 'fast-check'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tolerantArray } from '../../../models/codec/decode.ts'
import { Text } from '../../../models/codec/text.ts'
import { endpoint } from '../../../models/wire/endpoint.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { readAnswer } from '../../../src/services/http/answer.ts'
import { httpTo } from '../support/http.ts'
import {
  drop,
  json,
  type Reply,
  refusal,
  silence,
  startScriptedOperator,
  success,
} from '../support/scriptedOperator.ts'

type Operator = Awaited<ReturnType<typeof startScriptedOperator>>
let operator: Operator

beforeAll(async () => {
  operator = await startScriptedOperator()
})
afterAll(() => operator.close())

const Item = t.strict({ id: t.number, name: Text }, 'Item')
const items = endpoint({
  name: 'items',
  area: 'live',
  method: 'POST',
  prefix: '/liveapi',
  path: '/api/items',
  body: 'json',
  request: t.strict({}),
  response: t.strict({ list: tolerantArray(Item), owner: t.strict({ name: Text }, 'Owner') }, 'Items'),
})

const ask = async (reply: Reply, options = {}) => {
  operator.answerWith(() => reply)
  const http = httpTo(operator.origin)
  return { ...http, outcome: await http.call(items, {}, options) }
}

const SERVER = { tag: 'known', message: 'error.server' }
const NETWORK = { tag: 'known', message: 'error.network' }
const malformed = (codec: string, path: string) => left({ tag: 'malformed', failure: { codec, path } })
const good = { list: [{ id: 1, name: 'one' }], owner: { name: 'Ana' } }

describe('Answers that do not fit', () => {
  test.each<[string, Reply, ReturnType<typeof malformed>]>([
    ['broken JSON', { text: '{"errCode": 0, "result": {' }, malformed('Envelope', '')],
    ['nothing at all', { text: '' }, malformed('Envelope', '')],
    ['an HTML page', { text: '<!doctype html><title>Gateway</title>', type: 'text/html' }, malformed('Envelope', '')],
    ['a bare list', json([]), malformed('Envelope', '')],
    ['null', json(null), malformed('Envelope', '')],
    ['an envelope without errCode', json({ result: good }), malformed('Envelope', 'errCode')],
    ['an errCode that is text', json({ errCode: '0', result: good }), malformed('Envelope', 'errCode')],
    ['a result that is missing', json({ errCode: 0 }), malformed('Items', '')],
    ['a result that is null', success(null), malformed('Items', '')],
    ['a missing field', success({ list: [] }), malformed('Items', 'owner')],
    ['a field of the wrong type', success({ ...good, owner: { name: 7 } }), malformed('Items', 'owner.name')],
    ['a field that is null', success({ ...good, owner: null }), malformed('Items', 'owner')],
    ['a huge text', success({ ...good, owner: { name: 'x'.repeat(1_000_000) } }), malformed('Items', 'owner.name')],
    ['an object for a list', success({ ...good, list: { 0: good.list[0] } }), malformed('Items', 'list')],
  ])('[NET-08] %s: a typed failure with the place, and a clear message', async (_, reply, failure) => {
    const { outcome, tips } = await ask(reply)
    expect(outcome).toEqual(failure)
    expect(tips).toEqual([SERVER])
  })

  test('[NET-08] a bad item of a list is left out and reported, the rest lives', async () => {
    const list = [{ id: 1, name: 'one' }, { id: 'two', name: 'two' }, null, { id: 3 }, { id: 4, name: 'four', more: 1 }]
    const { outcome, report, tips } = await ask(success({ ...good, list }))
    expect(outcome).toEqual(
      right({
        list: [
          { id: 1, name: 'one' },
          { id: 4, name: 'four' },
        ],
        owner: { name: 'Ana' },
      }),
    )
    expect(report.recent()).toEqual([
      { kind: 'dropped', source: 'items', codec: 'Item', path: 'list.1.id' },
      { kind: 'dropped', source: 'items', codec: 'Item', path: 'list.2' },
      { kind: 'dropped', source: 'items', codec: 'Item', path: 'list.3.name' },
    ])
    expect(tips).toEqual([])
  })

  test('[NET-08] markup in a text stays text', async () => {
    const name = '<img src=x onerror=alert(1)><script>alert(2)</script>'
    const { outcome } = await ask(success({ ...good, owner: { name } }))
    expect(outcome).toEqual(right({ ...good, owner: { name } }))
  })

  test('[NET-08] the report holds no value of the answer', async () => {
    const { report } = await ask(success({ list: [{ id: 'secret-value' }], owner: { name: 12345 } }))
    expect(JSON.stringify(report.recent())).not.toMatch(/secret-value|12345/)
  })

  test('[NET-08] whatever text comes back, it is an answer or a typed failure, never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.integer({ min: 200, max: 599 }), (text, status) => {
        const outcome = readAnswer(items, { status, text }, () => undefined)
        expect(['Left', 'Right']).toContain(outcome._tag)
      }),
    )
  })
})

describe('Answers that say no', () => {
  const wish = (errCode: number, result: unknown, limit: number) =>
    readAnswer(
      endpoints.trackerList,
      { status: 200, text: JSON.stringify({ errCode, result }) },
      () => undefined,
      limit,
    )
  const NAMED = { sessionId: '1', deviceName: 'Firefox', since: 1_800_000_000_000, what: 'Aurora' }

  test.each([
    ['with the devices that play', { sessionList: [NAMED] }, [NAMED]],
    [
      'less what cannot be read of them',
      { sessionList: [{ sessionId: '2', deviceName: 7, since: 'soon', what: {} }, { deviceName: 'no id' }, null] },
      [{ sessionId: '2', deviceName: undefined, since: undefined, what: undefined }],
    ],
    ['without any', undefined, []],
    ['with something else', 'many', []],
    ['with a list that is none', { sessionList: 3 }, []],
  ])('[AHEAD-46] the number of the deployment says that too many devices play: %s', (_, result, playing) => {
    expect(wish(4711, result, 4711)).toEqual(left({ tag: 'refused', errCode: 4711, message: undefined, playing }))
  })

  test('[AHEAD-46] another number says so of no call, and that number of no call but one to play', () => {
    expect(wish(5006, { sessionList: [NAMED] }, 4711)).toEqual(
      left({ tag: 'refused', errCode: 5006, message: undefined }),
    )
    const { playSessionEnd } = endpoints
    expect(readAnswer(playSessionEnd, { status: 200, text: '{"errCode":4711}' }, () => undefined, 4711)).toEqual(
      left({ tag: 'refused', errCode: 4711, message: undefined }),
    )
  })

  test.each([500, 502])('[NET-04] HTTP %i: internal server error, whatever the body says', async status => {
    const { outcome, tips } = await ask(json({ errCode: 10101041, message: 'x' }, status))
    expect(outcome).toEqual(left({ tag: 'server', status }))
    expect(tips).toEqual([SERVER])
  })

  test.each([404, 503, 204])('[NET-04] HTTP %i without an envelope: a typed failure and a toast', async status => {
    const { outcome, tips } = await ask({ status, text: '' })
    expect(outcome._tag).toBe('Left')
    expect(tips).toEqual([SERVER])
  })

  test('[NET-04] HTTP 404 is never an invalid session by itself', async () => {
    const { outcome, refused } = await ask({ status: 404, text: 'Not found' })
    expect(outcome).toEqual(left({ tag: 'server', status: 404 }))
    expect(refused).toEqual([])
  })

  test('[NET-04] another errCode: a toast with the words of the server', async () => {
    const { outcome, tips } = await ask(refusal(10102001, 'This recharge code is not valid'))
    expect(outcome).toEqual(left({ tag: 'refused', errCode: 10102001, message: 'This recharge code is not valid' }))
    expect(tips).toEqual([{ tag: 'said', text: 'This recharge code is not valid' }])
  })

  test('[NET-04] a refusal of HTTP 400 with an envelope is read from its errCode', async () => {
    const { outcome } = await ask(json({ errCode: 77, message: 'No' }, 400))
    expect(outcome).toEqual(left({ tag: 'refused', errCode: 77, message: 'No' }))
  })

  test.each([undefined, null, '', '   '])(
    '[NET-04] a refusal whose message is %j: internal server error',
    async message => {
      const { tips } = await ask(json({ errCode: 77, message }))
      expect(tips).toEqual([SERVER])
    },
  )

  test('[NET-04] a message of a megabyte is cut, and its markup stays text', async () => {
    const { tips } = await ask(refusal(77, `<b>${'x'.repeat(1_000_000)}`))
    expect(tips[0]).toMatchObject({ tag: 'said', text: expect.stringMatching(/^<b>x{297}…$/) })
  })

  test('[NET-04] hideErrorTip: all, these codes, or none', async () => {
    expect((await ask(refusal(77, 'No'), { hideErrorTip: 'all' })).tips).toEqual([])
    expect((await ask(refusal(77, 'No'), { hideErrorTip: [77] })).tips).toEqual([])
    expect((await ask(refusal(78, 'No'), { hideErrorTip: [77] })).tips).toHaveLength(1)
    expect((await ask(refusal(77, 'No'), { awaitedBy: 'nobody' })).tips).toEqual([])
  })

  test('[NET-04] a refusal that the caller reckons with is not reported, any other is', async () => {
    expect((await ask(refusal(77, 'No'), { hideErrorTip: [77] })).report.recent()).toEqual([])
    const { report } = await ask(refusal(78, 'No'), { hideErrorTip: [77] })
    expect(report.recent()).toEqual([{ kind: 'failed', source: 'items', failure: 'refused 78' }])
  })

  test('[NET-04] a shelf says itself that nothing came; why the operator refused is told all the same', async () => {
    const tipsOf = async (reply: Reply) => (await ask(reply, { awaitedBy: 'shelf' })).tips
    expect(await tipsOf(refusal(77, 'Maintenance until 8'))).toEqual([{ tag: 'said', text: 'Maintenance until 8' }])
    expect(await tipsOf({ status: 502, text: '' })).toEqual([SERVER])
    expect(await tipsOf(drop)).toEqual([])
    expect(await tipsOf({ status: 200, text: 'no JSON' })).toEqual([])
  })

  test.each([5001, 5003, 5005, 6001, 6003])('[NET-04] the player shows %i in its own way: no toast', async errCode => {
    const { outcome, tips } = await ask(refusal(errCode, 'No'))
    expect(outcome).toEqual(left({ tag: 'refused', errCode, message: 'No' }))
    expect(tips).toEqual([])
  })

  test('[NET-09] 10101069 is a refusal with its name and a toast', async () => {
    const { outcome, tips } = await ask(refusal(10101069, 'Please log in first'))
    expect(outcome).toEqual(left({ tag: 'refused', errCode: 10101069, message: 'Please log in first' }))
    expect(tips).toHaveLength(1)
  })
})

describe('No answer', () => {
  test('[NET-05] a line that is cut: offline, with the message of the network', async () => {
    const { outcome, tips, reached } = await ask(drop)
    expect(outcome).toEqual(left({ tag: 'offline' }))
    expect(tips).toEqual([NETWORK])
    expect(reached).toEqual([false])
  })

  test('[NET-05] an answer that breaks off in the middle is no answer', async () => {
    const { outcome } = await ask({
      take: response => {
        response.writeHead(200, { 'Content-Length': '1000' })
        response.write('{"errCode":0,', () => response.destroy())
      },
    })
    expect(outcome).toEqual(left({ tag: 'offline' }))
  })

  test('[NET-05] nobody at the address: offline', async () => {
    const gone = await startScriptedOperator()
    await gone.close()
    const http = httpTo(gone.origin)
    expect(await http.call(endpoints.manifest, {})).toEqual(left({ tag: 'offline' }))
  })

  test('[NET-01] no answer within 50 s: a timeout, with the message of the network', async () => {
    operator.answerWith(() => silence)
    const http = httpTo(operator.origin)
    const outcome = http.call(items, {})
    await expect.poll(() => operator.seen.length).toBe(1)
    http.time.pass(49_999)
    expect(http.activity).toEqual(['started'])
    http.time.pass(1)
    expect(await outcome).toEqual(left({ tag: 'timeout' }))
    expect(http.tips).toEqual([NETWORK])
    expect(http.reached).toEqual([])
  })

  test('[NET-01] the 50 s hold for the body too', async () => {
    operator.answerWith(() => ({
      take: response => {
        response.writeHead(200)
        response.write('{')
      },
    }))
    const http = httpTo(operator.origin)
    const outcome = http.call(items, {})
    await expect.poll(() => operator.seen.length).toBe(1)
    http.time.pass(50_000)
    expect(await outcome).toEqual(left({ tag: 'timeout' }))
  })

  test('a caller who gave up hears so and nobody else hears anything', async () => {
    operator.answerWith(() => silence)
    const http = httpTo(operator.origin)
    const controller = new AbortController()
    const outcome = http.call(items, {}, { signal: controller.signal })
    await expect.poll(() => operator.seen.length).toBe(1)
    controller.abort()
    expect(await outcome).toEqual(left({ tag: 'cancelled' }))
    expect([http.tips, http.report.recent(), http.reached, http.time.count()]).toEqual([[], [], [], 0])
    expect(await http.call(items, {}, { signal: controller.signal })).toEqual(left({ tag: 'cancelled' }))
  })
})

describe('The waiting sign', () => {
  test('[NET-06] every call that a person waits for starts and finishes, whatever becomes of it', async () => {
    for (const reply of [success(good), refusal(77), drop, { status: 500, text: '' }]) {
      expect((await ask(reply)).activity).toEqual(['started', 'finished'])
    }
  })

  test('[NET-06] a call that nobody waits for shows no sign, one that a shelf waits for does', async () => {
    expect((await ask(success(good), { awaitedBy: 'nobody' })).activity).toEqual([])
    expect((await ask(success(good), { awaitedBy: 'shelf' })).activity).toEqual(['started', 'finished'])
  })
})
