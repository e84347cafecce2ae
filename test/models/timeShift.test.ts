import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMs, instant } from '../../models/codec/instant.ts'
import * as rules from '../../models/timeShift.ts'
import { channels, moments, programmes } from './liveArbitraries.ts'

const offsets = fc.integer({ min: 0, max: 14_400_000 })

describe('Time-shift', () => {
  it('[LIVE-03] begins at exactly 110 s behind live; anything closer is live', () => {
    expect([0, 109_999, 110_000, 110_001].map(rules.placeAt)).toEqual(['live', 'live', 'timeShift', 'timeShift'])
    fc.assert(fc.property(offsets, offset => rules.placeAt(offset) === (offset < 110_000 ? 'live' : 'timeShift')))
  })

  it('[LIVE-04] has a bar only for a programme of more than 110 s', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 220_000 }), (start, length) => {
        expect(rules.hasLiveBar({ start, stop: addMs(start, length) })).toBe(length > 110_000)
      }),
    )
  })

  it('[LIVE-02] needs live authority, the flag of the channel and a current programme, all three', () => {
    fc.assert(
      fc.property(channels, fc.option(programmes, { nil: undefined }), (channel, programme) => {
        const all = [channel.liveAuthority, channel.canTimeShift, programme !== undefined]
        expect(rules.canTimeShift(channel, programme)).toBe(!all.includes(false))
      }),
    )
  })

  it('[LIVE-03] asks whether to return as soon as another programme is on air', () => {
    fc.assert(
      fc.property(programmes, programmes, (watched, onAir) => {
        expect(rules.isBroadcastOver(watched, onAir)).toBe(onAir.start > watched.start)
        expect(rules.isBroadcastOver(watched, undefined)).toBe(false)
      }),
    )
  })

  it('[AHEAD-04] calls a picture live that is at most 20 s behind', () => {
    expect([0, 20_000, 20_001].map(lag => rules.isAtEdge(instant(1e12 - lag), instant(1e12)))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('[LIVE-03] steps back from live to the nearest place that is time-shift, and from there as far as asked', () => {
    const now = instant(1e12)
    expect(now - rules.stepped(addMs(now, -8_000), -10_000, now)).toBe(110_000)
    expect(now - rules.stepped(addMs(now, -110_000), -10_000, now)).toBe(120_000)
    expect(now - rules.stepped(addMs(now, -8_000), 10_000, now)).toBe(-2_000)
  })

  it('[LIVE-02] never leaves the programme by a step, and records it whole', () => {
    fc.assert(
      fc.property(programmes, moments, (programme, at) => {
        const place = rules.placeWithin(programme, at)
        expect(place >= programme.start && place <= programme.stop).toBe(true)
        expect(place === at || at < programme.start || at > programme.stop).toBe(true)
      }),
    )
    const programme = { start: instant(1e12), stop: instant(1e12 + 60_000) }
    expect(rules.recordedSpan(programme, 'dvr')).toEqual({ from: 1e12, until: 1e12 + 60_000 })
    expect(rules.recordedSpan(programme, 'live')).toEqual({ from: 1e12 - 60_000, until: 1e12 + 60_000 })
  })
})
