import { shiftSegment } from './shift.ts'
import type { Track } from './track.ts'

/** Nominal length of a segment in seconds; a whole number of them makes a turn of every loop. */
export const SEGMENT_SECONDS = 2

/**
 * Segment `n` of an endless timeline that begins at second 0 and repeats the loop. For live and DVR second 0 is the
 * Unix epoch, so media time is wall clock; for films it is the film's beginning.
 */
export type Segment = Readonly<{
  n: number
  /** Exact begin and length in seconds: sound does not cut at whole seconds. */
  start: number
  seconds: number
}>

const placeOf = ({ fragments }: Track, n: number) => {
  const turn = Math.floor(n / fragments.length)
  const fragment = fragments[n - turn * fragments.length]
  if (!fragment) throw new Error(`no segment ${n}`)
  return { turn, fragment }
}

export const segmentAt = (track: Track, n: number): Segment => {
  const { turn, fragment } = placeOf(track, n)
  return {
    n,
    start: (turn * track.length + fragment.start) / track.timescale,
    seconds: fragment.length / track.timescale,
  }
}

export const segmentBytes = (track: Track, n: number): Buffer => {
  const { turn, fragment } = placeOf(track, n)
  return shiftSegment(fragment.bytes, BigInt(turn) * BigInt(track.length), n)
}

/** The newest segment that is complete at an instant (ms since the epoch). */
export const newestSegment = (now: number): number => Math.floor(now / 1000 / SEGMENT_SECONDS) - 1

/** Segments that cover the seconds from `begin` to `end`. */
export const segmentsOver = (begin: number, end: number) => ({
  first: Math.floor(begin / SEGMENT_SECONDS),
  last: Math.ceil(end / SEGMENT_SECONDS) - 1,
})
