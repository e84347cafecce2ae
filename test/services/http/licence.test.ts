import { left, right } from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentId } from '../../../models/contentRule.ts'
import * as drmEndpoints from '../../../models/wire/drm.ts'
import { addressOf } from '../../../models/wire/endpoint.ts'
import { must } from '../../support/lineups.ts'
import { httpTo } from '../support/http.ts'
import { json, type Reply, refusal, startScriptedOperator, success } from '../support/scriptedOperator.ts'

type Operator = Awaited<ReturnType<typeof startScriptedOperator>>
let operator: Operator

beforeAll(async () => {
  operator = await startScriptedOperator()
})
afterAll(() => operator.close())

const request = {
  drmSystem: 'clearkey' as const,
  sn: 'device-1',
  contentId: must(ContentId, 'live-copa'),
  keyId: '00',
  originalRequestInfo: 'QUJD',
}
const license = 'TElDRU5DRQ=='

const ask = async (reply: Reply, options = {}) => {
  operator.answerWith(() => reply)
  const http = httpTo(operator.origin)
  return { ...http, outcome: await http.call(drmEndpoints.licence, request, options) }
}

describe('The licence call', () => {
  test.each<[string, Reply]>([
    ['result.license', success({ license })],
    ['data.result.license', json({ data: { result: { license } } })],
    ['data.result.license beside a code', json({ errCode: 0, data: { result: { license } } })],
  ])('[DRM-02] takes the licence from %s', async (_, reply) => {
    const { outcome } = await ask(reply)
    expect(outcome).toEqual(right({ license }))
    const [asked] = operator.seen
    expect(asked?.path).toBe(addressOf(drmEndpoints.licence))
    expect(JSON.parse(asked?.text ?? '')).toMatchObject(request)
  })

  test('[DRM-02] a 403 is the answer of the licence server: the login stands and no token is renewed', async () => {
    const { outcome, refused, expired } = await ask({ status: 403, text: 'Forbidden' })
    expect(outcome).toEqual(left({ tag: 'server', status: 403 }))
    expect([refused, expired]).toEqual([[], []])
  })

  test('[DRM-02] a code beside the 403 is read', async () => {
    const { outcome } = await ask(json({ errCode: 5003, message: 'not in your plan' }, 403))
    expect(outcome).toEqual(left({ tag: 'refused', errCode: 5003, message: 'not in your plan' }))
  })

  test('[SES-06] an expired token is renewed for a licence as for every other call', async () => {
    const { refused } = await ask(refusal(10101041))
    expect(refused).toHaveLength(1)
  })

  test('[DRM-02] goes where the template of the DRM system says', async () => {
    await ask(success({ license }), { address: '/licences/clearkey' })
    expect(operator.seen[0]?.path).toBe('/licences/clearkey')
    await ask(success({ license }), { address: `${operator.origin}/elsewhere` })
    expect(operator.seen[0]?.path).toBe('/elsewhere')
  })

  test('[NET-08] what does not fit is a typed failure without a value of it', async () => {
    const { outcome, report } = await ask(json({ data: { result: { license: 'no base64!' } } }))
    expect(outcome).toEqual(left({ tag: 'malformed', failure: { codec: 'Licence', path: 'license' } }))
    expect(JSON.stringify(report.recent())).not.toContain('base64!')
  })
})
