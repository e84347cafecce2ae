import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { CallFailure } from '../../../models/callFailure.ts'
import { HOUR, instant, MINUTE } from '../../../models/codec/instant.ts'
import type { DrmSystem } from '../../../models/drmTemplate.ts'
import { StreamId } from '../../../models/physicalChannel.ts'
import type { Tracker } from '../../../models/tracker.ts'
import type { CallOptions, Http } from '../../../src/services/http/types.ts'
import { makeHosts } from '../../../src/services/player/hosts.ts'
import { makeStreams, TOKEN_PLACE, withToken } from '../../../src/services/player/streams.ts'
import { channel, must } from '../../support/lineups.ts'
import { settle } from '../../support/playerRig.ts'
import { handTimer } from '../support/browser.ts'

const [physical] = channel('news').physicalChannelList
if (physical === undefined) throw new Error('no physical channel')
const forms = { physical, clear: physical, hasProtected: false }

const BASE = 'https://base.example'

const rig = (
  firstAnswer: E.Either<CallFailure, ReadonlyArray<Tracker>>,
  base: string | 'none' = BASE,
  system?: DrmSystem,
) => {
  let answer = firstAnswer
  let time = 0
  let account = 'ana'
  const calls: CallOptions[] = []
  const http: Http = {
    call: (async (_endpoint, _request, options = {}) => {
      calls.push(options)
      return E.map((trackerList: ReadonlyArray<Tracker>) => ({ trackerList }))(answer)
    }) as Http['call'],
  }
  const { timer, pass } = handTimer()
  const manifest = () => ({
    uiProperties: {
      stream_cdn_base: base === 'none' ? undefined : base,
      live_drm_cdn_base: 'https://drm.example',
      dvr_cdn_base: 'https://dvr.example',
      report_host: undefined,
      fps_cer_url: undefined,
      webapp_custom_lang: [],
    },
  })
  const hosts = makeHosts({
    http,
    manifest,
    accountName: () => account,
    ticks: () => time,
    timer,
    random: () => 0.5,
  })
  const streams = makeStreams({
    hosts,
    deployment: () => ({
      streams: { live: '{base}/live/{streamId}/index.m3u8?token={token}', dvr: '{base}/dvr/{streamId}?begin={begin}' },
    }),
    manifest,
    findDrmSystem: async () => system,
  })
  return {
    hosts,
    streams,
    calls,
    pass: async (ms: number) => {
      time += ms
      pass(ms)
      await settle()
    },
    becomes: (name: string) => {
      account = name
    },
    answers: (other: typeof firstAnswer) => {
      answer = other
    },
  }
}

const TRACKERS: ReadonlyArray<Tracker> = [
  { trackerType: 'HLS', trackerUrl: 'https://one.example' },
  { trackerType: 'webRTC', trackerUrl: 'https://peers.example' },
  { trackerType: 'HLS', trackerUrl: 'https://two.example/' },
]

describe('[LIVE-01] the addresses of a stream', () => {
  test('are on the HLS trackers in their order, then on the base of the operator, and hold no token', async () => {
    const answer = await rig(E.right(TRACKERS)).streams.open(forms)
    expect(answer).toEqual(
      E.right({
        kind: 'stream',
        addresses: ['one.example', 'two.example', 'base.example'].map(
          host => `https://${host}/live/news-2/index.m3u8?token=${encodeURIComponent(TOKEN_PLACE)}`,
        ),
      }),
    )
  })

  test('have the token of the moment when they are loaded', () => {
    expect(withToken(`https://one.example/?token=${encodeURIComponent(TOKEN_PLACE)}`, 'a+b/c')).toBe(
      'https://one.example/?token=a%2Bb%2Fc',
    )
    expect(withToken('/noAuthority.mp4', 'secret')).toBe('/noAuthority.mp4')
  })

  test('are looked up once for each account, and anew when they are five minutes old, at a moment of their own', async () => {
    const { streams, calls, pass, becomes } = rig(E.right(TRACKERS))
    await streams.open(forms)
    await streams.open(forms)
    expect(calls).toHaveLength(1)
    becomes('leo')
    await streams.open(forms)
    expect(calls).toHaveLength(2)
    await pass(5 * MINUTE)
    expect(E.isRight(await streams.open(forms))).toBe(true)
    await streams.open(forms)
    expect(calls, 'the old ones serve').toHaveLength(2)
    await pass(MINUTE / 2)
    expect(calls).toHaveLength(3)
    await streams.open(forms)
    await pass(MINUTE)
    expect(calls, 'the new ones are known').toHaveLength(3)
  })

  test('[AHEAD-01] are known without asking for as long as the hosts serve, to the account that looked them up', async () => {
    const { streams, pass, becomes } = rig(E.right(TRACKERS))
    expect(streams.known(forms)).toBeUndefined()
    const answer = await streams.open(forms)
    expect(streams.known(forms)).toEqual(answer)
    expect(streams.known({ ...forms, hasProtected: true }), 'the DRM system is asked for').toBeUndefined()
    becomes('leo')
    expect(streams.known(forms)).toBeUndefined()
    becomes('ana')
    await pass(HOUR - 1)
    expect(streams.known(forms)).toEqual(answer)
    becomes('leo')
    await pass(MINUTE)
    becomes('ana')
    expect(streams.known(forms), 'an hour old').toBeUndefined()
  })

  test('are forgotten where the operator refuses them when they are looked up anew', async () => {
    const refusal: CallFailure = { tag: 'refused', errCode: 5001, message: undefined }
    const { streams, pass, answers } = rig(E.right(TRACKERS))
    await streams.open(forms)
    answers(E.left(refusal))
    await pass(5 * MINUTE)
    expect(E.isRight(await streams.open(forms))).toBe(true)
    await pass(MINUTE)
    expect(await streams.open(forms)).toEqual(E.left(refusal))
  })

  test('[AHEAD-47] are asked for before they grow old where they must last a while, and not where they do', async () => {
    const { streams, hosts, calls, pass } = rig(E.right(TRACKERS))
    await streams.open(forms)
    await pass(3 * MINUTE)
    await hosts.keep(MINUTE)
    expect(calls).toHaveLength(1)
    await pass(1.5 * MINUTE)
    await hosts.keep(MINUTE)
    expect(calls).toHaveLength(2)
  })

  test('are on the base alone when the trackers cannot be had', async () => {
    const answer = await rig(E.left({ tag: 'server', status: 502 })).streams.open(forms)
    expect(E.isRight(answer) && answer.right.addresses).toEqual([
      'https://base.example/live/news-2/index.m3u8?token=%7Btoken%7D',
    ])
  })

  test.each([5001, 6003])('are refused with %i of the operator', async errCode => {
    const refusal: CallFailure = { tag: 'refused', errCode, message: undefined }
    expect(await rig(E.left(refusal)).streams.open(forms)).toEqual(E.left(refusal))
  })

  test.each([
    { base: BASE, asked: { awaitedBy: 'nobody' } },
    { base: 'none', asked: { awaitedBy: 'nobody', isNeeded: true } },
  ])('are asked for however often that failed where only trackers have them ($base)', async ({ base, asked }) => {
    const { streams, calls } = rig(E.left({ tag: 'server', status: 502 }), base)
    await streams.open(forms)
    expect(calls).toEqual([asked])
  })

  test('are a failure where the operator names no host at all', async () => {
    const answer = await rig(E.right([]), 'none').streams.open(forms)
    expect(answer).toMatchObject({ left: { tag: 'malformed', failure: { path: 'uiProperties.stream_cdn_base' } } })
  })
})

describe('[DRM-01] a protected stream', () => {
  const family = { fairplay: must(StreamId, 'news-fps') }
  const guarded = { ...physical, drmType: 1 as const, dvrStreamId: must(StreamId, 'news-dvr') }
  const protectedOnly = {
    physical: { ...guarded, multiDrmLiveStreamIdMap: family, multiDrmDvrStreamIdMap: family },
    clear: undefined,
    hasProtected: true,
  }

  test('is opened by the system of this browser, from the DRM base first', async () => {
    const answer = await rig(E.right(TRACKERS), BASE, 'widevine').streams.open(protectedOnly)
    expect(answer).toEqual(
      E.right({
        kind: 'stream',
        addresses: ['https://drm.example', BASE].map(host => `${host}/live/news-2/index.m3u8?token=%7Btoken%7D`),
        protection: { drmSystem: 'widevine', contentId: 'news-2' },
      }),
    )
  })

  test('has a stream of its own for the one browser family, live and recorded', async () => {
    const { streams } = rig(E.right(TRACKERS), BASE, 'fairplay')
    expect(await streams.open(protectedOnly)).toMatchObject({
      right: {
        addresses: ['https://drm.example', BASE].map(host => `${host}/live/news-fps/index.m3u8?token=%7Btoken%7D`),
        protection: { drmSystem: 'fairplay', contentId: 'news-fps' },
      },
    })
    expect(await streams.openRecording(protectedOnly, instant(60_000), instant(120_000))).toMatchObject({
      right: { addresses: ['https://dvr.example/dvr/news-fps?begin=60'], protection: { drmSystem: 'fairplay' } },
    })
  })

  test('is not opened without a system: its clear form plays instead, if there is one', async () => {
    const { streams } = rig(E.right(TRACKERS))
    expect(await streams.open(protectedOnly)).toEqual(E.left({ tag: 'noDrmSystem' }))
    const answer = await streams.open({ ...protectedOnly, clear: physical })
    expect(answer).toMatchObject({
      right: { addresses: expect.arrayContaining([expect.stringContaining('one.example')]) },
    })
    expect(E.isRight(answer) && answer.right).not.toHaveProperty('protection')
  })

  test('beside a clear one is known for closed where there is no system', async () => {
    const both = { physical, clear: physical, hasProtected: true }
    expect(await rig(E.right(TRACKERS)).streams.open(both)).toMatchObject({ right: { isClearOnly: true } })
    const opened = await rig(E.right(TRACKERS), BASE, 'widevine').streams.open(both)
    expect(E.isRight(opened) && opened.right).not.toHaveProperty('isClearOnly')
    expect(E.isRight(opened) && opened.right).not.toHaveProperty('protection')
  })
})
