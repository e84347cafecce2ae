import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, type Endpoint } from '../../../models/wire/endpoint.ts'
import { type CallName, endpoints } from '../../../models/wire/index.ts'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { ask, guest, requestFor, user } from './support/client.ts'
import { samples } from './support/samples.ts'

const names = Object.keys(endpoints) as ReadonlyArray<CallName>
const endpointOf = (name: CallName) => endpoints[name] as Endpoint<unknown, unknown>

describe('every call of the contract', () => {
  let headEnd: HeadEnd
  beforeAll(async () => {
    headEnd = await startHeadEnd({ notices: true })
  })
  afterAll(() => headEnd.close())

  test.each(names)('[NET-03] %s is answered in the shape that the app reads, nothing dropped', async name => {
    const { request, token } = await samples[name](headEnd)
    const { errCode, message, failure, dropped } = await ask<unknown, unknown>(
      headEnd.origin,
      endpointOf(name),
      request,
      token,
    )
    expect({ errCode, message, failure, dropped }).toEqual({
      errCode: 0,
      message: undefined,
      failure: undefined,
      dropped: [],
    })
  })

  test.each(names)('[NET-03] %s refuses a request of wrong types without a crash', async name => {
    const endpoint = endpointOf(name)
    const { token } = await user(headEnd.origin)
    const huge = '<b>'.repeat(endpoint.body === 'query' ? 200 : 3000)
    const wrong = {
      loginInfo: 7,
      pageId: huge,
      metaId: huge,
      metaIds: huge,
      date: huge,
      data: '<html>',
      dataChecks: 'x',
    }
    const response = await fetch(requestFor(headEnd.origin, endpoint, wrong, token))
    const answer = JSON.parse(await response.text())
    expect(response.status).toBe(200)
    expect(answer.errCode).toBeTypeOf('number')
    if (answer.errCode !== 0) expect(answer.message).toMatch(/\w/)
  })

  test.each(names.filter(name => endpoints[name].body === 'json'))(
    '[NET-03] %s refuses a body that is not JSON',
    async name => {
      const address = new URL(addressOf(endpoints[name]), headEnd.origin)
      for (const body of ['<!doctype html>', '[1,2]', '{"a":', 'null']) {
        const response = await fetch(address, { method: 'POST', body })
        const answer = JSON.parse(await response.text())
        expect(answer).toEqual({ errCode: 10100400, message: expect.any(String) })
      }
    },
  )

  test('[NET-03] a call that nobody knows is not found', async () => {
    const response = await fetch(`${headEnd.origin}/liveapi/api/unknown`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(404)
  })

  test('what belongs to an account is refused to a guest, and to nobody at all', async () => {
    const { token } = await guest(headEnd.origin)
    expect((await ask(headEnd.origin, endpoints.favouriteList, {}, token)).errCode).toBe(10101069)
    expect((await ask(headEnd.origin, endpoints.favouriteList, {})).errCode).toBe(10101041)
    expect((await ask(headEnd.origin, endpoints.contentRules, {})).errCode).toBe(10101041)
  })
})
