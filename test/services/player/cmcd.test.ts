import { fromCmcdHeaders, fromCmcdQuery, validateCmcdHeaders, validateCmcdRequest } from '@svta/cml-cmcd'
import { describe, expect, test } from 'vitest'
import type { Deployment } from '../../../models/deployment.ts'
import { makeCmcd } from '../../../src/services/player/cmcd/index.ts'
import { correct, startRequest, withoutCmcd } from '../../../src/services/player/cmcd/said.ts'
import { playbackConsent } from '../../../src/services/player/playbackConsent.ts'
import type { DeviceStorage } from '../../../src/services/storage/storage.ts'

const HOST = 'https://one.example/live/news/index.m3u8?token=a%2Fb'
const SESSION = 'Yw3V0c1P8n2mJx5r7k9QaZb4dEfGhIjKlMnOpQrStUv'

const memory = (): Pick<DeviceStorage, 'value'> => {
  const kept = new Map<string, unknown>()
  return {
    value: (_, name, codec) => ({
      name,
      read: () => {
        const value = kept.get(name)
        return codec.is(value) ? value : undefined
      },
      write: value => kept.set(name, value),
      remove: () => kept.delete(name),
    }),
  }
}

const load = { kind: 'stream' } as const

const rig = (cmcd: Deployment['cmcd']) => {
  const storage = memory()
  const watched = { kind: 'live' as const, contentId: '1101' }
  let made = 0
  const of = makeCmcd({
    deployment: () => ({ cmcd }),
    storage,
    metering: {
      watched: () => watched,
      randomId: () => {
        made += 1
        return `session-${made}`
      },
    },
  })
  return { of, watched, agree: (on: boolean) => playbackConsent(storage).write(on) }
}

describe('What a host is told of a stream', () => {
  test('[AHEAD-46] is nothing without the deployment’s wish and the person’s consent, and nothing again once that is taken back', () => {
    const unwished = rig(undefined)
    unwished.agree(true)
    expect(unwished.of(load)).toBeUndefined()
    const { of, agree } = rig({ mode: 'query' })
    expect(of(load)).toBeUndefined()
    agree(true)
    expect(of(load)?.options).toMatchObject({
      version: 2,
      sessionId: 'session-1',
      contentId: '1101',
      useHeaders: false,
    })
    agree(false)
    expect(of(load)).toBeUndefined()
  })

  test('[AHEAD-46] one session is one thing watched, however often it is loaded; the next is another', () => {
    const { of, watched, agree } = rig({ mode: 'query' })
    agree(true)
    expect([of(load), of(load)].map(said => said?.options.sessionId)).toEqual(['session-1', 'session-1'])
    watched.contentId = '1301'
    expect(of(load)?.options.sessionId).toBe('session-2')
    watched.contentId = '1101'
    expect(of(load)?.options.sessionId).toBe('session-3')
  })

  test('[AHEAD-46] a content id of any letters becomes one that the standard takes', () => {
    const { of, watched, agree } = rig({ mode: 'query' })
    agree(true)
    watched.contentId = `canção "1"\\${'x'.repeat(300)}`
    const cmcd = of(load)
    expect(validateCmcdRequest({ url: cmcd?.start(HOST, true).address ?? '' })).toMatchObject({
      valid: true,
      issues: [],
    })
    expect(cmcd?.options.contentId).toMatch(/^can__o__1__x{117}$/)
  })

  test.each([true, false])(
    '[AHEAD-46] before an engine asks, by address, is what the published library reads (playlist: %s)',
    isPlaylist => {
      const said = startRequest({ sessionId: SESSION, contentId: '1101', mode: 'query' })(HOST, isPlaylist)
      expect(said.headers).toEqual({})
      expect(validateCmcdRequest({ url: said.address })).toMatchObject({ valid: true, issues: [] })
      expect(fromCmcdQuery(new URL(said.address).search)).toEqual({
        cid: '1101',
        ...(isPlaylist && { ot: 'm' }),
        sf: 'h',
        sid: SESSION,
        su: true,
        v: 2,
      })
      expect(withoutCmcd(said.address)).toBe(HOST)
    },
  )

  test.each([true, false])(
    '[AHEAD-46] by headers each word is in its own one, and the address is nobody’s else (playlist: %s)',
    isPlaylist => {
      const said = startRequest({ sessionId: SESSION, contentId: '1101', mode: 'header' })(HOST, isPlaylist)
      expect(said.address).toBe(HOST)
      expect(validateCmcdHeaders(said.headers)).toMatchObject({ valid: true, issues: [] })
      expect(fromCmcdHeaders(said.headers)).toMatchObject({ cid: '1101', sid: SESSION, su: true, v: 2 })
    },
  )

  test.each([
    ['https://a.example/x.m4s?CMCD=v%3D2', 'https://a.example/x.m4s'],
    ['https://a.example/x.m4s?CMCD=v%3D2&token=t', 'https://a.example/x.m4s?token=t'],
    ['https://a.example/x.m4s?token=t&CMCD=v%3D2', 'https://a.example/x.m4s?token=t'],
    ['https://a.example/x.m4s?token=t&CMCD=v%3D2#p', 'https://a.example/x.m4s?token=t#p'],
    ['https://a.example/x.m4s?token=t', 'https://a.example/x.m4s?token=t'],
  ])('[AHEAD-46] %s is fetched ahead as %s', (asked, address) => {
    expect(withoutCmcd(asked)).toBe(address)
  })

  test.each([
    // as hls.js 1.7.4 said it of the head of segments, and shaka-player 5.2.12 of a segment
    ['br=(220),cid="1101",d=2000,ot=i,sf=h,sid="s",sn=3,v=2'],
    ['cid="1101",d=2000,ot=i'],
    ['bl=5700,cid="1201",d=2000,dl=5700,ltc=8600,ot=v,sf=h,sid="s",sn=12,st=l,su,v=2'],
  ])('[AHEAD-46] by an engine is put right: %s', said => {
    const address = `${HOST}&CMCD=${encodeURIComponent(said)}`
    expect(validateCmcdRequest({ url: `${address}%2Cv%3D2` }).valid).toBe(false)
    const right = correct({ address, headers: {} })
    expect(validateCmcdRequest({ url: right.address }).issues.filter(({ severity }) => severity === 'error')).toEqual(
      [],
    )
    expect(withoutCmcd(right.address)).toBe(HOST)
  })

  test('[AHEAD-46] by an engine in headers is put right, and other headers stay', () => {
    const headers = {
      'CMCD-Object': 'd=2000,ot=i',
      'CMCD-Request': 'bl=5700,sn=2',
      'CMCD-Session': 'sid="s",v=2',
      Range: 'bytes=0-9',
    }
    expect(validateCmcdHeaders(headers).valid).toBe(false)
    const right = correct({ address: HOST, headers })
    expect(right.address).toBe(HOST)
    expect(validateCmcdHeaders(right.headers)).toMatchObject({ valid: true, issues: [] })
    expect(right.headers.Range).toBe('bytes=0-9')
  })
})
