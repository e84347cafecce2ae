import { left, right } from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errKind } from '../../../models/errCode.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { ANA, httpTo } from '../support/http.ts'
import { json, refusal, type SeenRequest, startScriptedOperator, success } from '../support/scriptedOperator.ts'

type Operator = Awaited<ReturnType<typeof startScriptedOperator>>
let operator: Operator

beforeAll(async () => {
  operator = await startScriptedOperator()
})
afterAll(() => operator.close())

const FRESH = { ...ANA, token: 'token-fresh' }
const ANSWER = success({ favoriteChannelList: [] })
const isFresh = ({ headers }: SeenRequest): boolean => headers.authorization === FRESH.token
const ask = (http: ReturnType<typeof httpTo>, options = {}) => http.call(endpoints.favouriteList, {}, options)

describe('A call that meets an expired token', () => {
  test.each([10101041, 10101040, 555, 200, 205, 208, 220, 223, 404])(
    '[SES-02] [SES-03] errCode %i is an expired login: no toast, one refresh, sent again once',
    async errCode => {
      expect(errKind(errCode)).toBe('loginExpired')
      operator.answerWith(request => (isFresh(request) ? ANSWER : refusal(errCode, 'The login has expired')))
      const http = httpTo(operator.origin)
      http.state.renewal = FRESH
      expect(await ask(http)).toEqual(right({ favoriteChannelList: [] }))
      expect([http.refused, http.expired, http.tips]).toEqual([[ANA.token], [], []])
      expect(operator.seen).toHaveLength(2)
    },
  )

  test.each([401, 403])('[SES-06] HTTP %i counts as expired, after one refresh', async status => {
    operator.answerWith(request => (isFresh(request) ? ANSWER : json({}, status)))
    const http = httpTo(operator.origin)
    http.state.renewal = FRESH
    expect(await ask(http)).toEqual(right({ favoriteChannelList: [] }))
  })

  test('[SES-06] the call is sent again with a request id of its own', async () => {
    operator.answerWith(request => (isFresh(request) ? ANSWER : refusal(10101041)))
    const http = httpTo(operator.origin)
    http.state.renewal = FRESH
    await ask(http)
    const ids = operator.seen.map(({ text }) => JSON.parse(text).requestId)
    expect(new Set(ids).size).toBe(2)
  })

  test('[SES-02] refused again with the fresh token: the session has ended, and no third try', async () => {
    operator.answerWith(() => refusal(10101041))
    const http = httpTo(operator.origin)
    http.state.renewal = FRESH
    expect(await ask(http)).toEqual(left({ tag: 'expired' }))
    expect([operator.seen.length, http.refused, http.expired, http.tips]).toEqual([2, [ANA.token], [FRESH.token], []])
  })

  test('[SES-02] no refresh to be had: expired, without a toast', async () => {
    operator.answerWith(() => refusal(10101041, 'The login has expired'))
    const http = httpTo(operator.origin)
    expect(await ask(http)).toEqual(left({ tag: 'expired' }))
    expect([operator.seen.length, http.tips]).toEqual([1, []])
  })

  test('[SES-07] a refresh that reaches nobody is a network failure, not an expiry', async () => {
    operator.answerWith(() => refusal(10101041))
    const http = httpTo(operator.origin)
    http.state.renewal = { tag: 'offline' }
    expect(await ask(http)).toEqual(left({ tag: 'offline' }))
    expect(http.tips).toEqual([{ tag: 'known', message: 'error.network' }])
  })

  test('[SES-06] the calls of the session itself ask for no refresh', async () => {
    operator.answerWith(() => refusal(10101040))
    const http = httpTo(operator.origin)
    expect(await ask(http, { token: 'fixed' })).toEqual(left({ tag: 'expired' }))
    expect(await ask(http, { token: 'none' })).toEqual(left({ tag: 'expired' }))
    expect(http.refused).toEqual([])
  })

  test('[SES-06] where nobody is signed in there is nothing to refresh', async () => {
    operator.answerWith(() => refusal(10101041))
    const http = httpTo(operator.origin, 'nobody')
    expect(await ask(http)).toEqual(left({ tag: 'expired' }))
    expect(http.refused).toEqual([])
  })
})
