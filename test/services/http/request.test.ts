import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PlaylistId } from '../../../models/playlist.ts'
import { addressOf } from '../../../models/wire/endpoint.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { must } from '../../support/lineups.ts'
import { ANA, httpTo } from '../support/http.ts'
import { startScriptedOperator, success } from '../support/scriptedOperator.ts'

type Operator = Awaited<ReturnType<typeof startScriptedOperator>>
let operator: Operator

beforeAll(async () => {
  operator = await startScriptedOperator()
})
afterAll(() => operator.close())
beforeEach(() => operator.answerWith(() => success({})))

const lastRequest = () => {
  const request = operator.seen.at(-1)
  if (request === undefined) throw new Error('Nothing was asked')
  return request
}
const formOf = (text: string) => Object.fromEntries(new URLSearchParams(text))

const PLAYLISTS = {
  playlistIds: ['a', 'b'].map(text => must(PlaylistId, text)),
  showListType: undefined,
  sensitive: false,
  pageId: 1,
  pageSize: 16,
}
const TOP = { pageId: 1, pageSize: 10 }

describe('What every call says', () => {
  test('[NET-01] token, client and language stand in the headers', async () => {
    await httpTo(operator.origin).call(endpoints.manifest, {})
    expect(lastRequest().headers).toMatchObject({ authorization: ANA.token, client: 'web', lang: 'en' })
  })

  test('[NET-01] without a session token and client are blank', async () => {
    await httpTo(operator.origin, 'nobody').call(endpoints.manifest, {})
    expect(lastRequest().headers).toMatchObject({ authorization: '', client: '' })
  })

  test('[NET-01] JSON, form and GET calls alike carry the three headers', async () => {
    const http = httpTo(operator.origin)
    await http.call(endpoints.favouriteList, {})
    await http.call(endpoints.batchPlaylist, PLAYLISTS)
    await http.call(endpoints.topSearches, TOP)
    expect(operator.seen).toHaveLength(3)
    for (const { headers } of operator.seen) {
      expect(headers).toMatchObject({ authorization: ANA.token, client: 'web', lang: 'en' })
    }
  })

  test('[LANG-08] header and body follow the active language', async () => {
    const http = httpTo(operator.origin)
    for (const language of ['pt', 'es', 'en'] as const) {
      http.state.language = language
      await http.call(endpoints.manifest, {})
      expect(lastRequest().headers.lang).toBe(language)
      expect(JSON.parse(lastRequest().text)).toMatchObject({ lang: language })
      await http.call(endpoints.batchPlaylist, PLAYLISTS)
      expect(formOf(lastRequest().text)).toMatchObject({ lang: language, language })
    }
  })

  test('[AUTH-10] every POST body names device, deployment, time, request and account', async () => {
    const http = httpTo(operator.origin)
    await http.call(endpoints.manifest, {})
    const body = JSON.parse(lastRequest().text)
    expect(body).toMatchObject({
      appId: 'app',
      brandId: 'brand',
      vnoId: 'vno',
      lang: 'en',
      clientType: 'web',
      virtualCode: ANA.virtualCode,
      accountId: ANA.accountId,
    })
    expect(body.deviceFingerprint).toMatch(/^[\w-]{43}$/)
    expect(body.requestId).toMatch(/^[\w-]{43}$/)
    expect(Math.abs(body.requestTime - Date.now())).toBeLessThan(5000)
  })

  test('[AUTH-10] a form carries the same, flat', async () => {
    await httpTo(operator.origin).call(endpoints.batchPlaylist, PLAYLISTS)
    expect(formOf(lastRequest().text)).toMatchObject({ appId: 'app', clientType: 'web', accountId: ANA.accountId })
  })

  test('[AUTH-10] the fingerprint is the same for every call, the request id never', async () => {
    const http = httpTo(operator.origin)
    for (let call = 0; call < 3; call += 1) await http.call(endpoints.manifest, {})
    const bodies = operator.seen.map(({ text }) => JSON.parse(text))
    expect(new Set(bodies.map(body => body.deviceFingerprint)).size).toBe(1)
    expect(new Set(bodies.map(body => body.requestId)).size).toBe(3)
  })

  test('[AUTH-10] before the first login there is no account in the body', async () => {
    await httpTo(operator.origin, 'nobody').call(endpoints.manifest, {})
    const body = JSON.parse(lastRequest().text)
    expect(body).not.toHaveProperty('accountId')
    expect(body).not.toHaveProperty('virtualCode')
  })
})

describe('Where a call goes and in what form', () => {
  test('[NET-02] live, VOD and search calls have their prefixes, the others none', () => {
    const prefixOf = (name: keyof typeof endpoints) => addressOf(endpoints[name]).split('/api/')[0]
    expect([prefixOf('channelList'), prefixOf('batchPlaylist'), prefixOf('search'), prefixOf('login')]).toEqual([
      '/liveapi',
      '/vodapi',
      '/searchApi',
      '',
    ])
    expect(addressOf(endpoints.contentRules)).toBe('/extraApi/api/channel/contentrule/v1')
  })

  test('[NET-02] a JSON call has everything in its body', async () => {
    await httpTo(operator.origin).call(endpoints.contentAuthority, { originType: 'web', supportBroadCast: true })
    const { method, path, query, headers, text } = lastRequest()
    expect([method, path, query.size]).toEqual(['POST', '/liveapi/api/channel/content/authority/v1', 0])
    expect(headers['content-type']).toBe('application/json')
    expect(JSON.parse(text)).toMatchObject({ originType: 'web', supportBroadCast: 1 })
  })

  test('[NET-02] a VOD call is a form, its token in the query, language, country and address of the client in the body', async () => {
    await httpTo(operator.origin).call(endpoints.batchPlaylist, PLAYLISTS)
    const { method, path, query, headers, text } = lastRequest()
    expect([method, path]).toEqual(['POST', '/vodapi/api/meta/playlist/batchPlaylist/v1'])
    expect([...query]).toEqual([['token', ANA.token]])
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(formOf(text)).toMatchObject({
      playlistIds: 'a,b',
      sensitive: '0',
      pageId: '1',
      pageSize: '16',
      language: 'en',
      country: 'BR',
      clientIp: '203.0.113.7',
    })
    expect(formOf(text)).not.toHaveProperty('showListType')
  })

  test('[NET-02] a GET call has everything in its parameters and no body', async () => {
    await httpTo(operator.origin).call(endpoints.topSearches, TOP)
    const { method, path, query, text } = lastRequest()
    expect([method, path, text]).toEqual(['GET', '/searchApi/api/meta/media/searchTopx/v1', ''])
    expect(Object.fromEntries(query)).toMatchObject({
      token: ANA.token,
      language: 'en',
      country: 'BR',
      clientIp: '203.0.113.7',
      pageId: '1',
      pageSize: '10',
    })
  })

  test('[NET-02] special characters of any script arrive as they were typed', async () => {
    const keyword = 'coração & ñandú = 100% + "тест" 📺'
    await httpTo(operator.origin).call(endpoints.search, { keyword, pageId: 1, pageSize: 16 })
    expect(formOf(lastRequest().text).keyword).toBe(keyword)
  })

  test('a call sent without a token has none anywhere', async () => {
    const http = httpTo(operator.origin)
    await http.call(endpoints.batchPlaylist, PLAYLISTS, { token: 'none' })
    const { query, headers } = lastRequest()
    expect([headers.authorization, query.has('token')]).toEqual(['', false])
  })
})
