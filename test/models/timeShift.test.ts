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

  it('[LIVE-03] asks whether to return as soon as the place that is shown passes the end of the programme', () => {
    fc.assert(
      fc.property(programmes, offsets, (programme, offset) => {
        const shownAtStop = addMs(programme.stop, offset)
        expect(rules.hasPassedProgramme(programme, shownAtStop, offset)).toBe(true)
        expect(rules.hasPassedProgramme(programme, addMs(shownAtStop, -1), offset)).toBe(false)
      }),
    )
    expect(rules.hasPassedProgramme({ stop: instant(2e12) }, instant(2e12), 0)).toBe(true)
  })

  it('[LIVE-05] that fails is tried again every 2 s up to 4 times', () => {
    expect([rules.TIME_SHIFT_RETRIES, rules.TIME_SHIFT_RETRY_EVERY]).toEqual([4, 2000])
  })

  it('[LIVE-06] leaves a live picture 60 s before it is loaded anew, three times at most', () => {
    expect([rules.LIVE_STALL_RELOAD, rules.LIVE_STALL_RELOADS]).toEqual([60_000, 3])
  })
})
