import { DEMO_SHARE_KEY, type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { makeSealer } from '@sintonia/operator/zeroTrust/seal.ts'
import { left, right } from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../../models/wire/index.ts'
import { systemTimer } from '../../../src/services/clock/timer.ts'
import { makeCrypto } from '../../../src/services/crypto/crypto.ts'
import { type Seal, sealOf } from '../../../src/services/crypto/seal.ts'
import { makeExchange } from '../../../src/services/http/exchange.ts'
import { httpTo } from '../support/http.ts'
import { type Reply, refusal, type SeenRequest, startScriptedOperator, success } from '../support/scriptedOperator.ts'

const crypto = makeCrypto(globalThis.crypto)
const SEARCH = { keyword: 'a word of mine', pageId: 1, pageSize: 4, type: undefined }
const TOP = { pageId: 1, pageSize: 10 }
const VISITOR = { loginInfo: { loginMethod: 'visitorLogin' } } as const

let seal: Seal
let headEnd: HeadEnd
let operator: Awaited<ReturnType<typeof startScriptedOperator>>
beforeAll(async () => {
  seal = await sealOf(crypto, DEMO_SHARE_KEY)
  headEnd = await startHeadEnd({ zeroTrust: true })
  operator = await startScriptedOperator()
})
afterAll(() => Promise.all([headEnd.close(), operator.close()]))

const sealedTo = (origin: string, by = seal) => httpTo(origin, 'nobody', 0, by)
const requestIdOf = ({ headers }: SeenRequest): string => String(headers['x-request-id'])

/** The scripted operator answers a call with a text sealed for some request. */
const answeredWith = async (reply: (seen: SeenRequest) => Reply | Promise<Reply>) => {
  operator.answerWith(reply)
  return sealedTo(operator.origin).call(endpoints.manifest, {}, { awaitedBy: 'nobody' })
}
const sealer = makeSealer(DEMO_SHARE_KEY)
const sealedFor = async ({ method, path }: SeenRequest, requestId: string): Promise<Reply> => ({
  text: JSON.stringify(
    await sealer.seal(JSON.stringify({ errCode: 0, result: {} }), { direction: 'response', method, path, requestId }),
  ),
})

describe('Sealed calls', () => {
  test('[MODE-04] [E2EE-01] JSON, form and GET calls are read by an operator with the same share key, and its answers here', async () => {
    const guest = await sealedTo(headEnd.origin).call(endpoints.login, VISITOR)
    if (guest._tag === 'Left') throw new Error(guest.left.tag)
    const { tokens, accountInfo } = guest.right
    const http = sealedTo(headEnd.origin)
    http.state.credentials = { ...accountInfo, token: tokens.token, country: undefined, clientIp: undefined }
    expect(await http.call(endpoints.manifest, {})).toMatchObject(
      right({ e2eeProperties: { enabled: true, kid: seal.kid } }),
    )
    expect(await http.call(endpoints.search, { ...SEARCH, keyword: 'light' })).toMatchObject({ _tag: 'Right' })
    expect(await http.call(endpoints.topSearches, TOP)).toMatchObject({ _tag: 'Right' })
  })

  test('[E2EE-01] nothing of a call stands in clear but its path, its token and the id of the request', async () => {
    operator.answerWith(() => success({}))
    const http = sealedTo(operator.origin)
    await http.call(endpoints.search, SEARCH)
    await http.call(endpoints.topSearches, TOP)
    await http.call(endpoints.login, VISITOR)
    const [form, query, body] = operator.seen
    expect([...new URLSearchParams(form?.text).keys()]).toEqual(['data'])
    expect([...(query?.query.keys() ?? [])]).toEqual(['data'])
    expect(Object.keys(JSON.parse(body?.text ?? '')).sort()).toEqual(['ct', 'iv', 'kid', 'salt', 'v'])
    expect(JSON.stringify(operator.seen)).not.toMatch(/a word of mine|visitorLogin|deviceId/)
  })

  test('[E2EE-01] every request has an id of 32 random bytes and an IV of its own; a text never looks the same twice', async () => {
    operator.answerWith(() => success({}))
    const http = sealedTo(operator.origin)
    for (let times = 0; times < 4; times += 1) await http.call(endpoints.login, VISITOR)
    const ids = operator.seen.map(requestIdOf)
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(32)
    expect(new Set(ids).size).toBe(4)
    expect(new Set(operator.seen.map(({ text }) => JSON.parse(text).iv)).size).toBe(4)
  })

  test('[E2EE-02] [AHEAD-50] an answer in clear, of another request, with a changed letter, or that is the request itself is not read', async () => {
    const unread = left({ tag: 'malformed', failure: { codec: 'Envelope', path: '' } })
    expect(await answeredWith(() => success({ uiProperties: {} }))).toEqual(unread)
    expect(await answeredWith(() => refusal(10086, 'in clear'))).toEqual(unread)
    expect(await answeredWith(seen => sealedFor(seen, 'another-request'))).toEqual(unread)
    expect(await answeredWith(({ text }) => ({ text }))).toEqual(unread)
    const changed = async (seen: SeenRequest): Promise<Reply> => {
      const reply = await sealedFor(seen, requestIdOf(seen))
      if (!('text' in reply)) throw new Error('no text')
      const sealed = JSON.parse(reply.text)
      return {
        text: JSON.stringify({ ...sealed, ct: `${sealed.ct.startsWith('A') ? 'B' : 'A'}${sealed.ct.slice(1)}` }),
      }
    }
    expect(await answeredWith(changed)).toEqual(unread)
    expect(await answeredWith(async () => ({ text: 'not even JSON' }))).toEqual(unread)
    for (const bad of [{ salt: '%' }, { iv: '%' }, { kid: 'another' }]) {
      const spoilt = async (seen: SeenRequest): Promise<Reply> => {
        const reply = await sealedFor(seen, requestIdOf(seen))
        return { text: JSON.stringify({ ...JSON.parse('text' in reply ? reply.text : ''), ...bad }) }
      }
      expect(await answeredWith(spoilt)).toEqual(unread)
    }
  })

  const WRONG = left({ tag: 'refused', errCode: 10109003, message: 'The share key does not fit' })

  test('[E2EE-02] [AUTH-12] an operator with another share key refuses, in clear: the app is told, and no toast stands for each call', async () => {
    const http = sealedTo(headEnd.origin, await sealOf(crypto, 'a-share-key-of-somebody-else'))
    expect(await http.call(endpoints.manifest, {})).toEqual(WRONG)
    expect([http.told, http.tips]).toEqual([['wrong share key'], []])
  })

  test('[ROUTE-14] [E2EE-01] a key is tried for one call alone: what the operator says of it is not said of the one in use', async () => {
    const http = sealedTo(headEnd.origin)
    const other = await sealOf(crypto, 'a-share-key-of-somebody-else')
    expect(await http.call(endpoints.manifest, {}, { seal: other })).toEqual(WRONG)
    expect(http.told).toEqual([])
    expect(await http.call(endpoints.manifest, {})).toMatchObject({ _tag: 'Right' })
  })

  test('[AUTH-12] the gateway before the catalogue refuses a seal in its own form, in clear too', async () => {
    operator.answerWith(() => ({
      text: JSON.stringify({ errors: [{ message: '', extensions: { errCode: 10109003, message: 'no' } }] }),
    }))
    const exchange = makeExchange({ fetch, clock: sealedTo(operator.origin).clock, timer: systemTimer })
    const url = `${operator.origin}/graphql`
    const headers = { 'Content-Type': 'application/json' }
    const answer = await exchange({ url, method: 'POST', headers, body: '{}', seal }, undefined)
    expect(answer).toMatchObject(right({ text: expect.stringContaining('10109003') }))
  })
})

test('[E2EE-01] [AHEAD-50] a seal does not give its key away', async () => {
  await expect(globalThis.crypto.subtle.exportKey('raw', seal.base)).rejects.toThrow()
  expect(JSON.stringify(seal)).not.toContain(DEMO_SHARE_KEY)
})
