import { describe, expect, it } from 'vitest'
import { PhysicalChannel } from '../../models/physicalChannel.ts'
import { protectionOf } from '../../models/protection.ts'
import { read } from './laws.ts'

const physical = (more: object = {}) =>
  read(PhysicalChannel, { channelId: 'p', drmType: 1, liveStreamId: 'l1', dvrStreamId: 'd1', ...more })

describe('What opens a protected stream', () => {
  it('[DRM-01] is the system of this browser with the content of the stream, live and recording apart', () => {
    const both = physical({ contentId: 'live-content', dvrContentId: 'dvr-content' })
    expect(protectionOf(both, 'live', 'widevine')).toEqual({ drmSystem: 'widevine', contentId: 'live-content' })
    expect(protectionOf(both, 'dvr', 'widevine')).toEqual({ drmSystem: 'widevine', contentId: 'dvr-content' })
  })

  it('[DRM-01] a recording without a content of its own has that of the channel', () => {
    expect(protectionOf(physical({ contentId: 'c' }), 'dvr', 'clearkey')?.contentId).toBe('c')
  })

  it('[DRM-01] where the operator names no content the stream stands for it, for each system its own', () => {
    const family = physical({ multiDrmLiveStreamIdMap: { fairplay: 'l1-fps' } })
    expect(protectionOf(family, 'live', 'widevine')?.contentId).toBe('l1')
    expect(protectionOf(family, 'live', 'fairplay')?.contentId).toBe('l1-fps')
    expect(protectionOf(family, 'dvr', 'fairplay')?.contentId).toBe('d1')
  })

  it('[LIVE-01] is none of a clear stream, nor without a system', () => {
    expect(protectionOf(physical({ drmType: 0 }), 'live', 'widevine')).toBeUndefined()
    expect(protectionOf(physical(), 'live', undefined)).toBeUndefined()
  })
})
