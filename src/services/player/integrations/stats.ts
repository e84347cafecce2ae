import type { Instant } from '../../../../models/codec/instant.ts'
import type { EngineStats } from '../engine.ts'

/** What is measured of the picture: no address, no token, no account (AHEAD-19). */
export interface PlayerStats extends EngineStats {
  readonly width: number
  readonly height: number
  /** Seconds of media ahead of what is on screen. */
  readonly buffer: number
  /** Seconds between the moment on screen and now; `undefined` where the stream carries no dates. */
  readonly latency: number | undefined
  readonly frames: number
  readonly droppedFrames: number
}

type Measured = Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight' | 'buffered' | 'currentTime'> & {
  readonly getVideoPlaybackQuality: () => Pick<VideoPlaybackQuality, 'totalVideoFrames' | 'droppedVideoFrames'>
}

interface StatsParts {
  readonly video: Measured
  readonly engine: EngineStats
  readonly moment: Instant | undefined
  readonly now: Instant
}

const aheadOf = ({ buffered, currentTime }: Measured): number => {
  for (let at = 0; at < buffered.length; at += 1) {
    if (buffered.start(at) <= currentTime && currentTime < buffered.end(at)) return buffered.end(at) - currentTime
  }
  return 0
}

export const statsOf = ({ video, engine, moment, now }: StatsParts): PlayerStats => {
  const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality()
  return {
    ...engine,
    width: video.videoWidth,
    height: video.videoHeight,
    buffer: aheadOf(video),
    latency: moment === undefined ? undefined : Math.max(0, (now - moment) / 1000),
    frames: totalVideoFrames,
    droppedFrames: droppedVideoFrames,
  }
}
