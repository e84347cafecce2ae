import { type Instant, instant, SECOND } from '../../../../models/codec/instant.ts'
import type { LoadRequest } from '../engine.ts'
import type { NativeVideo } from './nativeVideo.ts'

/**
 * The moment of the element's second 0: that of a title is the beginning of time, whatever dates its playlists carry;
 * `undefined` where nothing tells.
 */
export const originOf = (video: NativeVideo, { isFilm, begins }: LoadRequest): Instant | undefined => {
  if (isFilm || video.readyState < HTMLMediaElement.HAVE_METADATA) return begins
  const date = video.getStartDate?.().getTime()
  return date === undefined || Number.isNaN(date) ? begins : instant(date)
}

export const momentOf = (origin: Instant, seconds: number): Instant => instant(Math.round(origin + seconds * SECOND))

export interface Reach {
  readonly start: number
  readonly end: number
}

/** What can be sought, in seconds. */
export const reachOf = ({ seekable }: Pick<HTMLVideoElement, 'seekable'>): Reach | undefined => {
  const last = seekable.length - 1
  return last < 0 ? undefined : { start: seekable.start(0), end: seekable.end(last) }
}

/** The place within reach that is nearest to a moment, in seconds. */
export const nearestPlace = ({ start, end }: Reach, origin: Instant, at: Instant): number =>
  Math.min(end, Math.max(start, (at - origin) / SECOND))
