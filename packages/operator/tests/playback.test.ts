import { expect, test } from 'vitest'
import { instant } from '../../../models/codec/instant.ts'
import type { MetricRecord } from '../../../models/metric.ts'
import { playbackSums } from '../control/playback.ts'

let ts = 0
const told = (viewId: string, event: MetricRecord['event'], more: Partial<MetricRecord> = {}): MetricRecord => {
  ts += 1
  const none = { positionMs: undefined, bitrate: undefined, dropped: undefined, drm: undefined, message: undefined }
  const unmeasured = { startupMs: undefined, stallCount: undefined, stallMs: undefined, playedMs: undefined }
  const named = { contentId: '1101', host: 'a.example', release: '1', latencyMs: undefined, errCode: undefined }
  const kept = { viewId, event, kind: 'live' as const, sessionId: 's', ts: instant(ts) }
  return { ...none, ...unmeasured, ...named, ...kept, ...more }
}

test('[AHEAD-46] viewings are summed by host and release; of each the last record counts, in whatever order they came', () => {
  const records = [
    told('1', 'start', { startupMs: 300, stallMs: 0, playedMs: 0, latencyMs: 5_000 }),
    told('1', 'progress', { stallMs: 2_000, playedMs: 58_000, latencyMs: 7_000 }),
    told('1', 'end', { stallMs: 4_000, playedMs: 76_000, latencyMs: 9_000 }),
    told('2', 'start', { startupMs: 900, stallMs: 0, playedMs: 0 }),
    told('2', 'end', { stallMs: 0, playedMs: 20_000 }),
    told('3', 'exitBeforeStart', { startupMs: 4_000 }),
    told('4', 'startFailed', { errCode: 'LIVE-NET-404' }),
    told('5', 'start', { startupMs: 100, host: 'b.example', release: '2' }),
    told('6', 'loginFailed', { kind: 'account', errCode: 'LOGIN-1' }),
  ]
  expect(playbackSums(records.toReversed())).toEqual([
    {
      host: 'a.example',
      release: '1',
      wishes: 4,
      startFailures: 1,
      exitsBeforeStart: 1,
      startMs: 300,
      rebufferRatio: 0.04,
      latencyMs: 7_000,
      codes: { 'LIVE-NET-404': 1 },
    },
    expect.objectContaining({ host: 'b.example', release: '2', wishes: 1, startMs: 100, rebufferRatio: 0 }),
  ])
})
