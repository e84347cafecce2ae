import { describe, expect, test } from 'vitest'
import { instant } from '../../../../models/codec/instant.ts'
import { statsOf } from '../../../../src/services/player/integrations/stats.ts'

const ranges = (...list: ReadonlyArray<readonly [number, number]>): TimeRanges => ({
  length: list.length,
  start: at => list[at]?.[0] ?? Number.NaN,
  end: at => list[at]?.[1] ?? Number.NaN,
})

const picture = (currentTime: number) => ({
  videoWidth: 1280,
  videoHeight: 720,
  buffered: ranges([0, 4], [10, 22]),
  currentTime,
  getVideoPlaybackQuality: () => ({ totalVideoFrames: 500, droppedVideoFrames: 3 }),
})
const engine = { engine: 'hls.js', bitrate: 2_400_000, bandwidth: undefined, drm: undefined }
const NOW = instant(1_000_000)

describe('What is measured of the picture', () => {
  test('[AHEAD-19] frames, size and what is in the buffer ahead of the moment on screen', () => {
    const stats = statsOf({ video: picture(12), engine, moment: instant(993_500), now: NOW })
    expect(stats).toEqual({
      ...engine,
      width: 1280,
      height: 720,
      buffer: 10,
      latency: 6.5,
      frames: 500,
      droppedFrames: 3,
    })
  })

  test('[AHEAD-19] nothing is ahead in a gap, and a stream without dates has no latency', () => {
    expect(statsOf({ video: picture(5), engine, moment: undefined, now: NOW })).toMatchObject({
      buffer: 0,
      latency: undefined,
    })
  })

  test('[AHEAD-19] a clock that is behind the stream is no negative latency', () => {
    expect(statsOf({ video: picture(12), engine, moment: instant(1_000_900), now: NOW }).latency).toBe(0)
  })
})
