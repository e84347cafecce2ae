import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayShare, meetingPlaces, swarmOf } from '../../models/peerDelivery.ts'
import { Tracker } from '../../models/tracker.ts'
import { read } from './laws.ts'

describe('Delivery among viewers', () => {
  it('[AHEAD-26] needs the offer of the deployment and the consent of the person, and never spends data that is to be saved', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (isOffered, hasConsent, sparesData) => {
        expect(mayShare({ isOffered, hasConsent, sparesData })).toBe(
          [isOffered, hasConsent, !sparesData].every(Boolean),
        )
      }),
    )
  })

  it('[AHEAD-26] meets at the webRTC trackers in their order, by WebSocket', () => {
    const list = [
      { trackerType: 'HLS', trackerUrl: 'https://one.example' },
      { trackerType: 'webRTC', trackerUrl: 'wss://peers.example/announce' },
      { trackerType: 'webRTC', trackerUrl: 'http://two.example' },
    ]
    expect(meetingPlaces(list.map(each => read(Tracker, each)))).toEqual([
      'wss://peers.example/announce',
      'ws://two.example',
    ])
  })

  it('[AHEAD-26] a tracker is a host: no script, no path of ours', () => {
    for (const trackerUrl of ['javascript:alert(1)', '/peers', 'data:text/html,x', ''])
      expect(Tracker.decode({ trackerType: 'webRTC', trackerUrl })._tag).toBe('Left')
  })

  it('[AHEAD-26] the name under which viewers meet is the same for all of them and holds no token', () => {
    const one = swarmOf('https://one.example/live/aurora/index.m3u8?token=secret-a')
    expect(one).toBe(swarmOf('https://one.example/live/aurora/index.m3u8?token=secret-b#x'))
    expect(one).not.toContain('secret')
  })
})
