import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Channel } from '../../models/channel.ts'
import { instant } from '../../models/codec/instant.ts'
import { Deployment } from '../../models/deployment.ts'
import { PhysicalChannel } from '../../models/physicalChannel.ts'
import { Quality, qualityLabel } from '../../models/quality.ts'
import { choosePhysical, dvrAddresses, liveAddresses, qualitiesOf, streamIdOf } from '../../models/streamAddress.ts'
import { Tracker, trackersOf } from '../../models/tracker.ts'
import { decoded, read } from './laws.ts'
import { channels, maybe, trackers, words } from './liveArbitraries.ts'

const deployment = read(Deployment, {
  appId: 'web',
  brandId: 'b',
  vnoId: 'v',
  businessType: 'live',
  memberSiteUrl: 'https://member.example',
})
const bases = {
  stream_cdn_base: 'https://cdn.example/',
  live_drm_cdn_base: 'https://drm.example',
  dvr_cdn_base: 'https://dvr.example',
}
const physical = (more: object = {}) =>
  read(PhysicalChannel, { channelId: 'p', liveStreamId: 'l1', dvrStreamId: 'd1', ...more })
const wish = (more: object = {}) => ({
  templates: deployment.streams,
  bases,
  trackers: [],
  physical: physical(),
  drmSystem: undefined,
  token: 't',
  ...more,
})
const kinds = fc.constantFrom('live' as const, 'dvr' as const)

describe('The physical channel to play', () => {
  it('[LIVE-01] always has the right for it, live and catch-up apart, and a stream', () => {
    fc.assert(
      fc.property(channels, kinds, maybe(fc.constantFrom(...Quality.values)), (channel, kind, wished) => {
        const chosen = choosePhysical(channel, kind, wished)
        fc.pre(chosen !== undefined)
        expect(kind === 'live' ? chosen.liveAuthority : chosen.playBackAuthority).toBe(true)
        expect(streamIdOf(chosen, kind, undefined)).toBeDefined()
      }),
    )
  })

  it('[LIVE-07] is none when no physical channel has the right', () => {
    fc.assert(
      fc.property(channels, kinds, (channel, kind) => {
        const locked = channel.physicalChannelList.map(each => ({
          ...each,
          liveAuthority: false,
          playBackAuthority: false,
        }))
        expect(choosePhysical({ ...channel, physicalChannelList: locked }, kind)).toBeUndefined()
      }),
    )
  })

  it('[LIVE-10] has the wished quality whenever the menu offers it', () => {
    fc.assert(
      fc.property(channels, kinds, (channel, kind) => {
        const offered = qualitiesOf(channel, kind)
        expect(new Set(offered).size).toBe(offered.length)
        for (const quality of offered) expect(choosePhysical(channel, kind, quality)?.resolution).toBe(quality)
      }),
    )
  })

  it('[LIVE-10] is the first of the list when the wished quality is not offered', () => {
    const physicalChannelList = [1, 2].map(resolution => ({
      channelId: `p${resolution}`,
      streamId: 's',
      resolution,
      liveAuthority: 1,
    }))
    const channel = read(Channel, {
      logicalChannelId: 1,
      logicalChannelName: 'Uno',
      channelSeq: 1,
      physicalChannelList,
    })
    expect(choosePhysical(channel, 'live')?.channelId).toBe('p1')
    expect(choosePhysical(channel, 'live', 4)?.channelId).toBe('p1')
    expect(choosePhysical(channel, 'live', 2)?.channelId).toBe('p2')
  })

  it('[LIVE-10] is labelled as the operator labels qualities', () => {
    expect(Quality.values.map(qualityLabel)).toEqual(['SD', 'HD', 'UHD', '4k', '3D', '4K3D', 'LQ', 'HQ', 'SQ'])
  })
})

describe('The stream of a physical channel', () => {
  const multi = {
    drmType: 1,
    multiDrmLiveStreamIdMap: { fairplay: 'lf' },
    multiDrmDvrStreamIdMap: { fairplay: 'df' },
  }

  it('[DRM-01] is the one of the single browser family there, and the common one elsewhere', () => {
    expect(streamIdOf(physical(multi), 'live', 'fairplay')).toBe('lf')
    expect(streamIdOf(physical(multi), 'dvr', 'fairplay')).toBe('df')
    expect(streamIdOf(physical(multi), 'live', 'widevine')).toBe('l1')
    expect(streamIdOf(physical(multi), 'dvr', 'clearkey')).toBe('d1')
    expect(streamIdOf(physical({ ...multi, drmType: 0 }), 'live', 'fairplay')).toBe('l1')
  })

  it('[LIVE-01] falls back to the common stream id', () => {
    const plain = read(PhysicalChannel, { channelId: 'p', streamId: 's' })
    expect([streamIdOf(plain, 'live', undefined), streamIdOf(plain, 'dvr', 'fairplay')]).toEqual(['s', 's'])
  })
})

describe('A stream address', () => {
  it("[LIVE-01] of a clear channel tries the HLS trackers in their order, then the operator's base", () => {
    const list = [
      { trackerType: 'webRTC', trackerUrl: 'https://peers.example' },
      { trackerType: 'HLS', trackerUrl: 'https://two.example/' },
      { trackerType: 'HLS', trackerUrl: 'https://one.example/hls' },
    ]
    expect(liveAddresses(wish({ trackers: list.map(each => read(Tracker, each)) }))).toEqual([
      'https://two.example/live/l1/index.m3u8?token=t',
      'https://one.example/hls/live/l1/index.m3u8?token=t',
      'https://cdn.example/live/l1/index.m3u8?token=t',
    ])
  })

  it('[LIVE-01] of a protected channel tries the DRM base, then the plain one, and no tracker', () => {
    const protectedOne = wish({
      physical: physical({ drmType: 1 }),
      trackers: [read(Tracker, { trackerType: 'HLS', trackerUrl: 'https://one.example' })],
    })
    expect(liveAddresses(protectedOne)).toEqual([
      'https://drm.example/live/l1/index.m3u8?token=t',
      'https://cdn.example/live/l1/index.m3u8?token=t',
    ])
  })

  it('[CATCH-01] of a recording covers the whole stretch in seconds', () => {
    expect(dvrAddresses(wish(), instant(1_500), instant(3_001))).toEqual([
      'https://dvr.example/dvr/d1/index.m3u8?begin=1&end=4&token=t',
    ])
  })

  it('[LIVE-01] does not exist without a stream or without a base', () => {
    const unnamed = read(PhysicalChannel, { channelId: 'p' })
    expect(liveAddresses(wish({ physical: unnamed }))).toEqual([])
    expect(dvrAddresses(wish({ bases: { ...bases, dvr_cdn_base: undefined } }), instant(0), instant(1))).toEqual([])
  })

  it('[NET-08] stays one address whatever the ids and tokens hold', () => {
    fc.assert(
      fc.property(words, fc.array(trackers), (token, list) => {
        for (const address of liveAddresses(
          wish({ token, trackers: list, physical: physical({ liveStreamId: '../a?b#c{token}' }) }),
        )) {
          const url = new URL(address)
          expect(url.pathname).toMatch(/\/live\/\.\.%2Fa%3Fb%23c%7Btoken%7D\/index\.m3u8$/)
          expect(url.searchParams.get('token')).toBe(token)
          expect([...url.searchParams.keys()]).toEqual(['token'])
        }
      }),
    )
  })

  it('[MODE-03] follows the templates of the deployment and leaves unknown places alone', () => {
    const templates = { live: '{base}/{streamId}.m3u8?t={token}&x={constructor}', dvr: '' }
    expect(liveAddresses(wish({ templates }))).toEqual(['https://cdn.example/l1.m3u8?t=t&x={constructor}'])
  })
})

describe('Trackers', () => {
  it('[LIVE-01] of a kind keep their order', () => {
    fc.assert(
      fc.property(fc.array(trackers), list => {
        const both = [...trackersOf(list, 'HLS'), ...trackersOf(list, 'webRTC')]
        expect(both).toHaveLength(list.length)
        expect(trackersOf(list, 'HLS')).toEqual(
          list.filter(each => each.trackerType === 'HLS').map(each => each.trackerUrl),
        )
      }),
    )
  })

  it('[NET-08] of a kind that nobody knows or at a script are refused', () => {
    expect(decoded(Tracker, { trackerType: 'UDP', trackerUrl: '/x' }).result).toEqual({
      _tag: 'Left',
      left: { codec: 'Tracker', path: 'trackerType' },
    })
    expect(decoded(Tracker, { trackerType: 'HLS', trackerUrl: 'javascript:1' }).result).toMatchObject({
      left: { path: 'trackerUrl' },
    })
  })
})
