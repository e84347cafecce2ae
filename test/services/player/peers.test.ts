import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Http } from '../../../src/services/http/types.ts'
import { lazyPeers } from '../../../src/services/player/lazyPeers.ts'
import type { SwarmWish } from '../../../src/services/player/peers/index.ts'
import { makeReport } from '../../../src/services/report/report.ts'
import { makeStorage } from '../../../src/services/storage/storage.ts'
import { handTimer, sharedStorage } from '../support/browser.ts'

const STREAM = 'https://one.example/live/aurora/index.m3u8?token=secret'

const rig = (terms: { readonly offered?: boolean; readonly spares?: boolean; readonly silent?: boolean } = {}) => {
  const asked: unknown[] = []
  const [fetched, joined, left]: [string[], SwarmWish[], string[]] = [[], [], []]
  const area = sharedStorage().areaOf({})
  let ticks = 0
  const http: Http = {
    call: (async (_endpoint: unknown, wish: unknown) => {
      asked.push(wish)
      if (terms.silent) return new Promise(() => undefined)
      return E.right({ trackerList: [{ trackerType: 'webRTC', trackerUrl: 'wss://peers.example' }] })
    }) as Http['call'],
  }
  const { timer, pass } = handTimer()
  const peers = lazyPeers(
    {
      http,
      deployment: () => ({ peerAssisted: terms.offered ?? true, stunServers: [] }),
      accountName: () => 'ana',
      storage: makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined }),
      sparesData: () => terms.spares ?? false,
      ticks: () => ticks,
      fetchSwarm: async () => {
        fetched.push('swarm')
        return wish => {
          joined.push(wish)
          return {
            options: {},
            follow: () => undefined,
            share: () => ({ fromPeers: 0, total: 0 }),
            leave: () => left.push(wish.address),
          }
        }
      },
    },
    timer,
  )
  return {
    peers,
    asked,
    fetched,
    joined,
    left,
    pass,
    later: (ms: number) => {
      ticks += ms
    },
    agree: async () => (await peers.fetch()).setConsent(true),
  }
}

describe('[AHEAD-26] delivery among viewers', () => {
  test('is off until somebody agrees: nobody is asked, nothing is shared', async () => {
    const { peers, asked, fetched } = rig()
    await peers.prepare()
    expect([peers.swarm(STREAM), asked, fetched]).toEqual([undefined, [], []])
  })

  test('with the consent, the operator says where viewers meet; asked once for five minutes', async () => {
    const { peers, asked, fetched, joined, agree, later } = rig()
    await agree()
    await peers.prepare()
    await peers.prepare()
    expect(asked).toEqual([{ trackerType: 'webRTC', accountName: 'ana' }])
    expect(peers.swarm(STREAM)?.share()).toEqual({ fromPeers: 0, total: 0 })
    expect(joined).toEqual([{ address: STREAM, places: ['wss://peers.example'], stunServers: [] }])
    expect(fetched).toEqual(['swarm'])
    later(5 * 60_000)
    await peers.prepare()
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['the deployment does not offer it', { offered: false }],
    ['the browser saves data', { spares: true }],
  ])('is off where %s, whatever was agreed', async (_, terms) => {
    const { peers, asked, fetched, agree } = rig(terms)
    await agree()
    await peers.prepare()
    expect([peers.swarm(STREAM), asked, fetched]).toEqual([undefined, [], []])
  })

  test('a consent that is taken back ends it, and is remembered either way', async () => {
    const { peers, left, agree } = rig()
    await agree()
    await peers.prepare()
    const made = await peers.fetch()
    expect([made.hasConsent(), peers.swarm(STREAM) === undefined]).toEqual([true, false])
    made.setConsent(false)
    expect([made.hasConsent(), peers.swarm(STREAM)]).toEqual([false, undefined])
    expect(left).toEqual([STREAM])
  })

  test('a stream waits three seconds for it at most', async () => {
    const { peers, agree, pass } = rig({ silent: true })
    await agree()
    const prepared = peers.prepare()
    pass(3_000)
    await prepared
    expect(peers.swarm(STREAM)).toBeUndefined()
  })
})
