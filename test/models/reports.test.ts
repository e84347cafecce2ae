import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergePlays, playsSince } from '../../models/channelHistory.ts'
import { addMs, DAY, instant } from '../../models/codec/instant.ts'
import { keptMetrics, MetricBatch } from '../../models/metric.ts'
import { decoded } from './laws.ts'
import { channelPlays, metricRecords, moments } from './liveArbitraries.ts'

describe('Metrics', () => {
  const queues = fc.array(metricRecords, { maxLength: 20 })

  it('[NET-07] are kept for 24 h and no longer', () => {
    fc.assert(
      fc.property(
        queues,
        moments,
        fc.oneof(fc.constantFrom(DAY, DAY + 1), fc.integer({ min: 0, max: 2 * DAY })),
        (records, now, age) => {
          const aged = records.map(record => ({ ...record, ts: addMs(now, -age) }))
          expect(keptMetrics(aged, now)).toEqual(age <= DAY ? aged : [])
        },
      ),
    )
  })

  it('[NET-07] beyond 500 lose the oldest', () => {
    fc.assert(
      fc.property(metricRecords, fc.integer({ min: 0, max: 700 }), (record, count) => {
        const records = Array.from({ length: count }, (_, index) => ({ ...record, positionMs: index }))
        const kept = keptMetrics(records, record.ts)
        expect(kept).toHaveLength(Math.min(500, count))
        expect(kept.at(-1)).toBe(records.at(-1))
      }),
      { numRuns: 20 },
    )
  })

  it('[NET-08] are refused whole when one record is broken, with its path', () => {
    const record = { viewId: 'v', sessionId: 's', kind: 'live', ts: 1, event: 'start' }
    expect(decoded(MetricBatch, [record, { ...record, ts: null }]).result).toEqual({
      _tag: 'Left',
      left: { codec: 'MetricBatch', path: '1.ts' },
    })
  })
})

describe('The report of watched channels', () => {
  const plays = fc.array(channelPlays)
  const total = (list: ReadonlyArray<{ readonly playDuration: number }>) =>
    list.reduce((sum, { playDuration }) => sum + playDuration, 0)

  it('[CHAN-09] names each channel once, newest first, and loses no second', () => {
    fc.assert(
      fc.property(plays, list => {
        const merged = mergePlays(list)
        expect(new Set(merged.map(play => play.logicalChannelId)).size).toBe(merged.length)
        expect(total(merged)).toBe(total(list))
        expect(merged).toEqual(merged.toSorted((one, other) => other.updateTime - one.updateTime))
        for (const { logicalChannelId, updateTime } of merged) {
          const own = list.filter(play => play.logicalChannelId === logicalChannelId)
          expect(updateTime).toBe(Math.max(...own.map(play => play.updateTime)))
        }
      }),
    )
  })

  it('[CHAN-09] leaves what was watched since for the next one, and nothing twice', () => {
    fc.assert(
      fc.property(plays, fc.array(channelPlays), (reported, since) => {
        const newest = Math.max(0, ...reported.map(play => play.updateTime))
        const later = since.map(play => ({
          ...play,
          updateTime: instant(newest + 1 + (Math.abs(play.updateTime) % 1e9)),
        }))
        const all = mergePlays([...reported, ...later])
        expect(total(playsSince(all, mergePlays(reported)))).toBe(total(later))
        expect(playsSince(mergePlays(reported), mergePlays(reported))).toEqual([])
      }),
    )
  })
})
