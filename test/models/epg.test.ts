import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { EpgId } from '../../models/channel.ts'
import { addMs, DAY, HOUR, instant } from '../../models/codec/instant.ts'
import { DAYS_BACK, DAYS_FORWARD, type EpgDayChecksum, UtcDay, utcDayOf, utcDaysIn } from '../../models/epg.ts'
import { changedDays, oldestKeptDay } from '../../models/epgSync.ts'
import { localDay } from '../../models/localDay.ts'
import { read } from './laws.ts'
import { epgDayChecksums, moments } from './liveArbitraries.ts'

const ZONES = ['UTC', 'America/Sao_Paulo', 'Asia/Tokyo', 'America/Santiago', 'Europe/Madrid', 'Asia/Kolkata']
const deviceZone = process.env.TZ
const inZone = <A>(zone: string, run: () => A): A => {
  process.env.TZ = zone
  return run()
}
afterEach(() => {
  if (deviceZone === undefined) delete process.env.TZ
  else process.env.TZ = deviceZone
})

const at = (iso: string) => instant(Date.parse(iso))

describe('A UTC day', () => {
  it('[EPG-02] begins at midnight UTC and holds its moments', () => {
    fc.assert(
      fc.property(moments, now => {
        const day = utcDayOf(now)
        expect(UtcDay.is(day)).toBe(true)
        expect(new Date(day).toISOString()).toMatch(/T00:00:00.000Z$/)
        expect(now - day).toBeGreaterThanOrEqual(0)
        expect(now - day).toBeLessThan(DAY)
      }),
    )
  })

  it('[EPG-02] is one of those that a stretch touches, without gaps and without the day after it', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 20 * DAY }), (from, length) => {
        const days = utcDaysIn(from, addMs(from, length))
        expect(days[0]).toBe(utcDayOf(from))
        expect(days.at(-1)).toBe(utcDayOf(addMs(from, length - 1)))
        expect(days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) === DAY)).toBe(true)
      }),
    )
    expect(utcDaysIn(at('2026-01-02T00:00:00Z'), at('2026-01-02T00:00:00Z'))).toEqual([])
  })
})

describe('A local day', () => {
  it.each(ZONES)(
    '[EPG-04] in %s follows the day before it without a gap and holds the moment it was asked for',
    zone => {
      inZone(zone, () =>
        fc.assert(
          fc.property(moments, fc.integer({ min: -DAYS_BACK, max: DAYS_FORWARD - 1 }), (now, offset) => {
            const [today, one, next] = [localDay(now, 0), localDay(now, offset), localDay(now, offset + 1)]
            expect(today.start <= now && now < today.stop).toBe(true)
            expect(one.stop).toBe(next.start)
            expect([23, 24, 25]).toContain((one.stop - one.start) / HOUR)
          }),
        ),
      )
    },
  )

  it.each(ZONES.filter(zone => zone !== 'UTC'))(
    '[AHEAD-03] in %s touches at least one and at most two UTC days',
    zone => {
      inZone(zone, () =>
        fc.assert(
          fc.property(moments, now => {
            const { start, stop } = localDay(now, 0)
            expect([1, 2]).toContain(utcDaysIn(start, stop).length)
          }),
        ),
      )
    },
  )

  it.each([
    ['America/Sao_Paulo', '2026-07-15T02:59:59Z', '2026-07-14T03:00:00Z', 24],
    ['Asia/Tokyo', '2026-07-15T02:59:59Z', '2026-07-14T15:00:00Z', 24],
    ['Europe/Madrid', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00Z', 23],
    ['Europe/Madrid', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z', 25],
    ['America/Santiago', '2026-09-06T12:00:00Z', '2026-09-06T04:00:00Z', 23],
  ])('[EPG-04] in %s around %s begins at %s and has %i hours', (zone, now, start, hours) => {
    inZone(zone, () => {
      const day = localDay(at(now), 0)
      expect(new Date(day.start).toISOString()).toBe(start.replace('Z', '.000Z'))
      expect((day.stop - day.start) / HOUR).toBe(hours)
    })
  })
})

const checksumDays = fc.uniqueArray(epgDayChecksums, { maxLength: 5, selector: ({ date }) => date })
const oneChannel = (date: UtcDay, epgChecksum: string): EpgDayChecksum => ({
  date,
  dateCheckSum: epgChecksum,
  epgCheckSumData: [{ epgId: read(EpgId, 'one'), epgChecksum }],
})
const now = at('2026-06-15T12:00:00Z')
const today = utcDayOf(now)

describe('The comparison of checksums', () => {
  it('[EPG-02] finds nothing to fetch when both sides are the same', () => {
    fc.assert(fc.property(checksumDays, moments, (days, when) => changedDays(days, days, when).length === 0))
  })

  it('[EPG-02] with nothing stored fetches every channel of every day that is kept', () => {
    fc.assert(
      fc.property(checksumDays, moments, (days, when) => {
        const kept = days.filter(
          ({ date, epgCheckSumData }) => date >= oldestKeptDay(when) && epgCheckSumData.length > 0,
        )
        expect(changedDays([], days, when)).toEqual(
          kept.map(({ date, epgCheckSumData }) => ({ date, epgIdList: epgCheckSumData.map(({ epgId }) => epgId) })),
        )
      }),
    )
  })

  it('[EPG-02] fetches of a changed day only the channels that changed', () => {
    const two = { epgId: read(EpgId, 'two'), epgChecksum: 'same' }
    const stored = oneChannel(today, 'old')
    const remote = oneChannel(today, 'new')
    const withTwo = (day: EpgDayChecksum) => ({ ...day, epgCheckSumData: [...day.epgCheckSumData, two] })
    expect(changedDays([withTwo(stored)], [withTwo(remote)], now)).toEqual([{ date: today, epgIdList: ['one'] }])
  })

  it('[EPG-02] keeps seven days back and forgets older ones', () => {
    expect(oldestKeptDay(now)).toBe(at('2026-06-08T00:00:00Z'))
    const days = [7, 8].map(back => oneChannel(utcDayOf(addMs(now, -back * DAY)), 'new'))
    expect(changedDays([], days, now).map(({ date }) => date)).toEqual([oldestKeptDay(now)])
  })
})
