import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { makeGiveWay } from '../../../src/services/player/giveWay.ts'

describe('a device that gives way', () => {
  test('[AHEAD-46] is asked to once, before this one asks to play; nobody else ever is', async () => {
    const asked: unknown[] = []
    const giveWay = makeGiveWay({
      call: async (endpoint, request, options) => {
        asked.push([endpoint.name, request, options])
        return E.left({ tag: 'offline' })
      },
    })
    await giveWay.settled()
    expect(asked).toEqual([])
    giveWay.wish('1')
    giveWay.wish('2')
    await giveWay.settled()
    await giveWay.settled()
    expect(asked).toEqual([['playSessionEnd', { sessionId: '2' }, { awaitedBy: 'nobody' }]])
  })
})
