import { type EncoderTrouble, encodedUntil } from './encoder.ts'
import type { Range } from './playlists.ts'
import type { Stream } from './streams.ts'
import { newestSegment, segmentsOver } from './timeline.ts'

/** A refusal: what the answer's status and text say. */
export type Refusal = Readonly<{ status: 400 | 404; reason: string }>

export const isRefusal = (value: Range | Refusal): value is Refusal => 'status' in value

const DAY = 86_400
/** Seconds of a live playlist: short for quick zapping, up to four hours for players that seek inside it. */
const WINDOW = { least: 20, usual: 60, most: 14_400 } as const
/** From this many segments on a playlist offers delta updates. */
const LONG = 150
const FILM = { least: 10, usual: 5_400, most: 43_200 } as const

const refuse = (status: Refusal['status'], reason: string): Refusal => ({ status, reason })

/** A whole number of seconds in a query; undefined when it is not there, NaN when it is something else. */
const secondsIn = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name)
  if (text === null) return undefined
  return /^\d{1,11}$/.test(text) ? Number(text) : Number.NaN
}

const bounded = (
  query: URLSearchParams,
  name: string,
  { least, usual, most }: Record<'least' | 'usual' | 'most', number>,
) => {
  const seconds = secondsIn(query, name) ?? usual
  return seconds >= least && seconds <= most ? seconds : undefined
}

const ranged = (first: number, last: number, type: Range['type'], query: URLSearchParams): Range => {
  const skippable = type !== 'whole' && last - first >= LONG
  return { first, last, type, dated: true, skippable, skip: skippable && query.get('_HLS_skip') === 'YES' }
}

/** The live window (`window` seconds, 60 when not told). */
export const liveRange = (
  query: URLSearchParams,
  now: number,
  trouble: EncoderTrouble | undefined,
): Range | Refusal => {
  const seconds = bounded(query, 'window', WINDOW)
  if (seconds === undefined) return refuse(400, `window is ${WINDOW.least} to ${WINDOW.most} seconds`)
  const last = newestSegment(encodedUntil(trouble, now))
  return { ...ranged(last - segmentsOver(0, seconds).last, last, 'window', query), trouble }
}

/**
 * A range of the DVR window, `begin` to `end` in seconds since the epoch: whole when its end has passed, else it grows
 * to that end; without an end it grows with the channel.
 */
export const dvrRange = (stream: Pick<Stream, 'days'>, query: URLSearchParams, now: number): Range | Refusal => {
  const begin = secondsIn(query, 'begin')
  const end = secondsIn(query, 'end') ?? Number.POSITIVE_INFINITY
  const present = now / 1000
  if (begin === undefined || Number.isNaN(begin) || Number.isNaN(end))
    return refuse(400, 'begin and end are whole seconds')
  if (end <= begin) return refuse(400, 'end is after begin')
  if (Math.min(end, present) - begin > DAY) return refuse(400, 'a range is at most one day')
  if (begin > present) return refuse(404, 'not broadcast yet')
  if (begin < present - stream.days * DAY) return refuse(404, 'older than the catch-up window')
  const newest = newestSegment(now)
  const { first, last } = segmentsOver(begin, end)
  const type = last <= newest ? 'whole' : 'event'
  return ranged(Math.min(first, newest), Math.min(last, newest), type, query)
}

/** A film of `duration` seconds (an hour and a half when not told), in whole segments. */
export const filmRange = (query: URLSearchParams): Range | Refusal => {
  const seconds = bounded(query, 'duration', FILM)
  if (seconds === undefined) return refuse(400, `duration is ${FILM.least} to ${FILM.most} seconds`)
  return { ...segmentsOver(0, seconds), type: 'whole', dated: false, skippable: false, skip: false }
}
