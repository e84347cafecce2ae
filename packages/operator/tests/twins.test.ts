import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, type Endpoint } from '../../../models/wire/endpoint.ts'
import { type CallName, endpoints } from '../../../models/wire/index.ts'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { ask, read, user } from './support/client.ts'
import { samples } from './support/samples.ts'

const endpointOf = (name: CallName) => endpoints[name] as Endpoint<unknown, unknown>
const publicCalls = (Object.keys(endpoints) as ReadonlyArray<CallName>).filter(
  name => endpointOf(name).maxAge !== undefined,
)

/** The fields of a call as a query: what is no text travels as JSON. */
const addressFor = async (headEnd: HeadEnd, name: CallName): Promise<URL> => {
  const endpoint = endpointOf(name)
  const address = new URL(addressOf(endpoint), headEnd.origin)
  const { request } = await samples[name](headEnd)
  const fields = Object.entries({ lang: 'en', language: 'en', ...Object(endpoint.request.encode(request)) })
  for (const [field, value] of fields)
    if (value !== undefined) address.searchParams.set(field, typeof value === 'string' ? value : JSON.stringify(value))
  return address
}

describe('The public calls by GET', () => {
  let headEnd: HeadEnd
  beforeAll(async () => {
    headEnd = await startHeadEnd({ cacheable: true })
  })
  afterAll(() => headEnd.close())

  test('are those that hold nothing of an account', () => {
    expect(publicCalls.toSorted()).toEqual([
      'channelList',
      'contentRules',
      'epgChecksums',
      'epgDay',
      'epgDays',
      'manifest',
      'playlistRoot',
    ])
  })

  test.each(publicCalls)('[NET-03] %s is answered as by POST, to nobody in particular, and may be kept', async name => {
    const { request, token } = await samples[name](headEnd)
    const posted = await ask<unknown, unknown>(headEnd.origin, endpointOf(name), request, token)
    const response = await fetch(await addressFor(headEnd, name), { headers: { Authorization: token } })
    expect(response.headers.get('Cache-Control')).toBe(`public, max-age=${endpointOf(name).maxAge}`)
    expect(await read(response, endpointOf(name))).toEqual(posted)
  })

  test.each(publicCalls)('%s does not travel again where it has not changed', async name => {
    const address = await addressFor(headEnd, name)
    const mark = (await fetch(address)).headers.get('ETag') ?? ''
    for (const kept of [mark, `"another", ${mark}`]) {
      const again = await fetch(address, { headers: { 'If-None-Match': kept } })
      expect([again.status, again.headers.get('ETag'), await again.text()]).toEqual([304, mark, ''])
    }
    expect((await fetch(address, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200)
  })

  test('an answer that has changed has another mark', async () => {
    const address = await addressFor(headEnd, 'manifest')
    const before = (await fetch(address)).headers.get('ETag') ?? ''
    headEnd.control.openTakeover(60_000)
    const now = await fetch(address, { headers: { 'If-None-Match': before } })
    expect(now.status).toBe(200)
    expect(now.headers.get('ETag')).not.toBe(before)
    headEnd.control.closeTakeover()
  })

  test('a refusal is kept by nobody, and the mark of one call by name stays with its faults and counts', async () => {
    const address = new URL(addressOf(endpoints.epgDays), headEnd.origin)
    address.searchParams.set('date', 'tomorrow')
    const refused = await fetch(address)
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
    expect(await refused.json()).toMatchObject({ errCode: 10100400 })
    headEnd.control.clearRequests()
    headEnd.control.addFault({ call: 'contentRules', status: 503, times: 1 })
    expect((await fetch(await addressFor(headEnd, 'contentRules'))).status).toBe(503)
    expect(headEnd.control.countOf('contentRules')).toBe(1)
  })

  test("an account's own calls have none", async () => {
    const { token } = await user(headEnd.origin)
    const address = new URL(addressOf(endpoints.favouriteList), headEnd.origin)
    expect((await fetch(address, { headers: { Authorization: token } })).status).toBe(404)
  })

  test.each([
    ['without the word', {}],
    ['sealed', { cacheable: true, zeroTrust: true }],
  ])('an operator %s has none and says so', async (_, options) => {
    const other = await startHeadEnd(options)
    const response = await fetch(new URL(addressOf(endpoints.manifest), other.origin))
    expect(response.status).toBe(404)
    if (!('zeroTrust' in options))
      expect((await ask(other.origin, endpoints.manifest, {})).result).toMatchObject({ cacheable: false })
    await other.close()
  })

  test('[MODE-03] the deployment file does not travel again either', async () => {
    const first = await fetch(`${headEnd.origin}/config.json`)
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    const mark = first.headers.get('ETag') ?? ''
    const again = await fetch(`${headEnd.origin}/config.json`, { headers: { 'If-None-Match': mark } })
    expect(again.status).toBe(304)
  })
})
