import { startHeadEnd } from '@sintonia/operator'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EpgId } from '../../../models/channel.ts'
import { instant } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
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

const offered = (signedIn: Parameters<typeof httpTo>[1] = ANA) => {
  operator.answerWith(() => success({ epgModelList: [] }))
  const http = httpTo(operator.origin, signedIn)
  http.state.offersTwins = true
  return http
}
const epgIds = (count: number) =>
  Array.from({ length: count }, (_, index) => must(EpgId, `epg-of-channel-${index}-${'x'.repeat(60)}`))
const TODAY = utcDayOf(instant(Date.UTC(2026, 5, 1)))

describe('Public calls where the operator offers them by GET', () => {
  test('[NET-03] all that the answer depends on stands in the address, nothing of the person or the device anywhere', async () => {
    const day = { date: TODAY, epgIdList: epgIds(2) }
    await offered().call(endpoints.epgDays, day)
    await offered('nobody').call(endpoints.epgDays, day)
    const [asked] = operator.seen
    expect(asked).toMatchObject({ method: 'GET', path: addressOf(endpoints.epgDays), text: '' })
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      appId: 'app',
      brandId: 'brand',
      vnoId: 'vno',
      lang: 'en',
      date: String(TODAY),
      epgIdList: JSON.stringify(day.epgIdList),
    })
    for (const name of ['authorization', 'client', 'lang', 'content-type'])
      expect(asked?.headers).not.toHaveProperty(name)
  })

  test('a page of titles names the country too, as its answer may depend on it', async () => {
    await offered().call(endpoints.playlistRoot, { type: undefined })
    expect(Object.fromEntries(operator.seen[0]?.query ?? [])).toEqual({
      appId: 'app',
      brandId: 'brand',
      vnoId: 'vno',
      language: 'en',
      country: 'BR',
    })
  })

  test('two persons ask by the same address', async () => {
    const asked = []
    for (const who of [ANA, { ...ANA, token: 'another', accountId: 'leo' }]) {
      await offered(who).call(endpoints.epgChecksums, {})
      asked.push(String(operator.seen[0]?.query))
    }
    expect(new Set(asked).size).toBe(1)
  })

  test('an address that is too long goes by POST', async () => {
    await offered().call(endpoints.epgDays, { date: TODAY, epgIdList: epgIds(50) })
    expect(operator.seen[0]?.method).toBe('POST')
  })

  test("an account's calls, and all where they are not offered, go as they always did", async () => {
    const http = offered()
    await http.call(endpoints.favouriteList, {})
    http.state.offersTwins = false
    await http.call(endpoints.epgChecksums, {})
    expect(operator.seen.map(({ method, headers }) => [method, headers.authorization])).toEqual([
      ['POST', ANA.token],
      ['POST', ANA.token],
    ])
  })

  test('[AHEAD-31] an old answer of a cache does not put the clock back', async () => {
    const http = offered()
    await http.call(endpoints.favouriteList, {})
    const before = http.clock.now() - Date.now()
    operator.answerWith(() => ({ ...success({}), headers: { Date: new Date(Date.now() - 30_000).toUTCString() } }))
    await http.call(endpoints.manifest, {})
    expect(Math.abs(http.clock.now() - Date.now() - before)).toBeLessThan(50)
  })
})

describe('Against the real operator', () => {
  test('[NET-03] what it offers is understood: line-up, rules, checksums and days by GET', async () => {
    const headEnd = await startHeadEnd({ cacheable: true })
    const http = httpTo(headEnd.origin, 'nobody')
    const manifest = await http.call(endpoints.manifest, {})
    http.state.offersTwins = E.isRight(manifest) && manifest.right.cacheable
    const sums = await http.call(endpoints.epgChecksums, {})
    if (E.isLeft(sums) || sums.right[0] === undefined) throw new Error('no checksums')
    const { date, epgCheckSumData } = sums.right[0]
    const answers = await Promise.all([
      http.call(endpoints.contentRules, {}),
      http.call(endpoints.epgDays, { date, epgIdList: epgCheckSumData.slice(0, 3).map(({ epgId }) => epgId) }),
      http.call(endpoints.channelList, {
        supportMosaic: false,
        supportVirtual: true,
        supportAudio: true,
        supportBroadCast: true,
        dataChecks: [{ dataType: 'CHANNEL_LIST', timestamp: instant(0) }],
      }),
    ])
    expect(answers.map(({ _tag }) => _tag)).toEqual(['Right', 'Right', 'Right'])
    expect(answers[1]).toMatchObject(E.right({ epgModelList: { length: 3 } }))
    expect(headEnd.control.requests().map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET', 'GET'])
    await headEnd.close()
  })
})
