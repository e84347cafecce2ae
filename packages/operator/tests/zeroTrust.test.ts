import { randomBytes } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, type Endpoint } from '../../../models/wire/endpoint.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { REQUEST_ID_HEADER, Sealed } from '../../../models/wire/sealed.ts'
import { DEMO_SHARE_KEY, type HeadEnd, startHeadEnd } from '../index.ts'
import { makeSealer, type Sealer } from '../zeroTrust/seal.ts'
import { requestFor } from './support/client.ts'

type AnyEndpoint = Endpoint<unknown, unknown>
const anEndpoint = (endpoint: unknown): AnyEndpoint => endpoint as AnyEndpoint

const newRequestId = (): string => randomBytes(32).toString('base64url')

describe('zero-trust mode', () => {
  let headEnd: HeadEnd
  const sealer = makeSealer(DEMO_SHARE_KEY)
  beforeAll(async () => {
    headEnd = await startHeadEnd({ zeroTrust: true })
  })
  afterAll(() => headEnd.close())

  /** What a page does: the clear request's body is sealed, in JSON calls as the body, else as `data`. */
  const sealedRequest = async (endpoint: AnyEndpoint, fields: object, token: string, requestId: string, by: Sealer) => {
    const clear = requestFor(headEnd.origin, endpoint, fields, token)
    const binding = { direction: 'request', method: endpoint.method, path: addressOf(endpoint), requestId } as const
    const address = new URL(clear.url)
    const headers = { Authorization: token, lang: 'en', [REQUEST_ID_HEADER]: requestId }
    if (endpoint.body === 'query') {
      const sealed = await by.seal(address.search.slice(1), binding)
      address.search = new URLSearchParams({ token, data: JSON.stringify(sealed) }).toString()
      return new Request(address, { headers })
    }
    const sealed = JSON.stringify(await by.seal(await clear.text(), binding))
    const body = endpoint.body === 'json' ? sealed : new URLSearchParams({ data: sealed })
    return new Request(address, { method: 'POST', headers, body })
  }

  const opened = async (response: Response, endpoint: AnyEndpoint, requestId: string) => {
    const answer = JSON.parse(await response.text())
    const sealed = Sealed.decode(answer)
    if (E.isLeft(sealed)) return answer
    const of = { method: endpoint.method, path: addressOf(endpoint), requestId }
    const clear = await sealer.open(sealed.right, { direction: 'response', ...of })
    return E.isLeft(clear) ? clear.left : JSON.parse(clear.right)
  }

  const call = async (endpoint: AnyEndpoint, fields: object, token = '', requestId = newRequestId(), by = sealer) =>
    opened(await fetch(await sealedRequest(endpoint, fields, token, requestId, by)), endpoint, requestId)

  const login = { loginInfo: { loginMethod: 'visitorLogin' } }

  test('calls of every body form are opened, and their answers are sealed for the request they belong to', async () => {
    const { errCode, result } = await call(anEndpoint(endpoints.login), login)
    expect(errCode).toBe(0)
    const { token } = result.tokens
    const found = await call(anEndpoint(endpoints.search), { keyword: 'light', pageId: 1, pageSize: 4 }, token)
    expect(found).toMatchObject({ errCode: 0, result: { mediaList: expect.any(Array) } })
    const top = await call(anEndpoint(endpoints.topSearches), { pageId: 1, pageSize: 10 }, token)
    expect(top.result.searchTopList).toHaveLength(10)
  })

  test('[E2EE-02] an answer is not readable for another request', async () => {
    const endpoint = anEndpoint(endpoints.manifest)
    const response = await fetch(await sealedRequest(endpoint, {}, '', newRequestId(), sealer))
    expect(await opened(response, endpoint, newRequestId())).toBe('wrongKey')
  })

  test('[E2EE-02] the manifest names the share key in force without telling it', async () => {
    const { result } = await call(anEndpoint(endpoints.manifest), {})
    expect(result.e2eeProperties).toEqual({ enabled: 1, kid: await sealer.kid })
    expect(await sealer.kid).not.toContain(DEMO_SHARE_KEY)
  })

  test('[E2EE-02] a clear body is refused, in JSON, in forms, in parameters and at the gateway', async () => {
    for (const endpoint of [endpoints.manifest, endpoints.search, endpoints.topSearches, endpoints.metricBatch]) {
      const response = await fetch(requestFor(headEnd.origin, anEndpoint(endpoint), { keyword: 'x' }, ''))
      expect(await response.json()).toMatchObject({ errCode: 10109001 })
    }
    const gateway = await fetch(`${headEnd.origin}/graphql`, { method: 'POST', body: '{"query":"{__typename}"}' })
    expect(await gateway.json()).toMatchObject({ errors: [{ extensions: { errCode: 10109001 } }] })
  })

  test('[E2EE-02] a request that comes twice is refused', async () => {
    const endpoint = anEndpoint(endpoints.login)
    const requestId = newRequestId()
    const request = await sealedRequest(endpoint, login, '', requestId, sealer)
    const again = request.clone()
    expect((await opened(await fetch(request), endpoint, requestId)).errCode).toBe(0)
    expect(await opened(await fetch(again), endpoint, requestId)).toMatchObject({ errCode: 10109002 })
  })

  test('[E2EE-02] a wrong key, and a body moved to another call or request, are refused', async () => {
    const other = makeSealer('another-share-key-of-somebody')
    expect(await call(anEndpoint(endpoints.manifest), {}, '', newRequestId(), other)).toMatchObject({
      errCode: 10109003,
    })
    const request = await sealedRequest(anEndpoint(endpoints.manifest), {}, '', newRequestId(), sealer)
    const body = await request.text()
    const moved = await fetch(new URL(addressOf(endpoints.appProperties), headEnd.origin), {
      method: 'POST',
      headers: { [REQUEST_ID_HEADER]: String(request.headers.get(REQUEST_ID_HEADER)) },
      body,
    })
    expect(await moved.json()).toMatchObject({ errCode: 10109003 })
    const renamed = await fetch(request.url, { method: 'POST', headers: { [REQUEST_ID_HEADER]: newRequestId() }, body })
    expect(await renamed.json()).toMatchObject({ errCode: 10109003 })
    const nameless = await fetch(request.url, { method: 'POST', body })
    expect(await nameless.json()).toMatchObject({ errCode: 10109001 })
  })

  test('the same text never looks the same twice, and a changed letter does not open', async () => {
    const binding = { direction: 'request', method: 'POST', path: '/x', requestId: newRequestId() } as const
    const [one, two] = await Promise.all([sealer.seal('hello', binding), sealer.seal('hello', binding)])
    expect(one.ct).not.toBe(two.ct)
    expect(await sealer.open(one, binding)).toEqual(E.right('hello'))
    const changed = { ...one, ct: `${one.ct.startsWith('A') ? 'B' : 'A'}${one.ct.slice(1)}` }
    expect(await sealer.open(changed, binding)).toEqual(E.left('wrongKey'))
    expect(await sealer.open(one, { ...binding, direction: 'response' })).toEqual(E.left('wrongKey'))
  })
})
