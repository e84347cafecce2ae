import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Body, send, sendOptions, text } from './answer.ts'
import { captionSegment, captionText, imscCaptions } from './captions.ts'
import { withClosedCaptions } from './closedCaptions/index.ts'
import { type EncoderTrouble, isGap } from './encoder.ts'
import { imscInit } from './imsc.ts'
import { captionEnding, masterPlaylist, mediaPlaylist, type Part, partsOf, type Range } from './playlists.ts'
import { dvrRange, filmRange, isRefusal, liveRange, type Refusal } from './ranges.ts'
import { findFilm, findStream, type Stream } from './streams.ts'
import { newestSegment, segmentBytes } from './timeline.ts'
import { loadTrack } from './track.ts'

export type { EncoderTrouble } from './encoder.ts'
export { licence } from './licence.ts'

/** A disturbance of one media path, for tests. */
export type MediaFault = Readonly<{
  status?: number
  delayMs?: number
  /** A page of HTML where media should be. */
  garbage?: boolean
  /** The connection ends without an answer. */
  drop?: boolean
}>

export type MediaOrigin = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>

type Kind = 'live' | 'dvr' | 'vod-media'

/** `/edge` names the host of a delivery network, where a redirect leads. */
const ADDRESS = /^(?:\/edge)?\/(live|dvr|vod-media)\/([^/]+)\/(.+)$/
const PLAYLIST = /^([\w-]+)\.m3u8$/
const SEGMENT = /^([\w-]+)\/(?:(init)\.mp4|(\d{1,10})\.(m4s|vtt))$/
/** What a master playlist hands on to its media playlists. */
const HANDED_ON = ['begin', 'end', 'window', 'duration', 'token'] as const
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl'
/** Segments are kept for as long as the longest catch-up, and a day. */
const KEPT_SECONDS = 31 * 86_400

const notFound = text(404, 'no such stream')
const refused = ({ status, reason }: Refusal) => text(status, reason)

const isKind = (kind: string | undefined): kind is Kind => kind === 'live' || kind === 'dvr' || kind === 'vod-media'

const handedOn = (query: URLSearchParams): string => {
  const kept = HANDED_ON.flatMap(name => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

type Moment = Readonly<{ now: number; trouble: EncoderTrouble | undefined }>

const rangeOf = (kind: Kind, stream: Stream, query: URLSearchParams, { now, trouble }: Moment): Range | Refusal => {
  if (kind === 'live') return liveRange(query, now, trouble)
  if (kind === 'dvr') return dvrRange(stream, query, now)
  return filmRange(query)
}

const playlist = async (stream: Stream, name: string, range: Range, query: URLSearchParams): Promise<Body> => {
  const part = partsOf(stream.loop).find(one => one.name === name)
  if (name !== 'index' && !part) return notFound
  const content = part ? await mediaPlaylist(stream, part, range) : await masterPlaylist(stream.loop, handedOn(query))
  return { status: 200, type: PLAYLIST_TYPE, content, cache: 'no-store' }
}

const isKept = (kind: Kind, n: number, { now, trouble }: Moment) => {
  const newest = newestSegment(now)
  if (kind === 'live' && isGap(trouble, n)) return false
  return kind === 'vod-media' ? n < KEPT_SECONDS : n <= newest && n > newest - KEPT_SECONDS
}

const written = (kind: Kind) => (kind === 'vod-media' ? 'film' : 'live')

const mediaType = (part: Part) => (part.kind === 'audio' ? 'audio/mp4' : 'video/mp4')

const pictureOrSound = async (kind: Kind, { loop }: Stream, part: Exclude<Part, { kind: 'captions' }>, n: number) => {
  const bytes = segmentBytes(await loadTrack(part.file), n)
  const { closedCaptions } = loop
  return part.kind === 'video' && closedCaptions
    ? withClosedCaptions(bytes, closedCaptions, language => captionText(written(kind), { language }, n))
    : bytes
}

const segment = async (kind: Kind, stream: Stream, part: Part, n: number | 'init'): Promise<Body> => {
  if (part.kind === 'captions') {
    if (part.form === 'imsc') {
      const content = n === 'init' ? imscInit(part.track.language) : imscCaptions(written(kind), part.track, n)
      return { status: 200, type: 'application/mp4', content, cache: 'immutable' }
    }
    if (n === 'init') return notFound
    const content = captionSegment(written(kind), part.track, n)
    return { status: 200, type: 'text/vtt; charset=utf-8', content, cache: 'immutable' }
  }
  const content = n === 'init' ? (await loadTrack(part.file)).init : await pictureOrSound(kind, stream, part, n)
  return { status: 200, type: mediaType(part), content, cache: 'immutable' }
}

type TroubleOf = (stream: string) => EncoderTrouble | undefined

const answerFor = async (url: URL, now: number, troubleOf: TroubleOf): Promise<Body | undefined> => {
  const [, kind, id = '', rest = ''] = ADDRESS.exec(url.pathname) ?? []
  const moment = { now, trouble: troubleOf(id) }
  if (!isKind(kind)) return undefined
  const stream = kind === 'vod-media' ? findFilm(id) : findStream(kind, id)
  if (!stream) return notFound
  const [, list] = PLAYLIST.exec(rest) ?? []
  if (list) {
    const range = rangeOf(kind, stream, url.searchParams, moment)
    return isRefusal(range) ? refused(range) : playlist(stream, list, range, url.searchParams)
  }
  const [, name, init, number, ending] = SEGMENT.exec(rest) ?? []
  const part = partsOf(stream.loop).find(one => one.name === name)
  if (!part) return notFound
  if (init) return segment(kind, stream, part, 'init')
  const n = Number(number)
  return ending === captionEnding(part) && isKept(kind, n, moment) ? segment(kind, stream, part, n) : notFound
}

const garbage: Body = {
  status: 200,
  type: 'text/html; charset=utf-8',
  content: '<!doctype html><title>Welcome</title><p>This is not the stream you asked for.</p>',
  cache: 'no-store',
}

/** Does what a fault says; true when that was the whole answer. */
const disturb = async (fault: MediaFault, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
  if (fault.delayMs) await wait(fault.delayMs)
  if (fault.drop) {
    request.socket.destroy()
    return true
  }
  if (fault.garbage) await send(request, response, garbage)
  else if (fault.status) await send(request, response, text(fault.status, 'fault'))
  else return false
  return true
}

/**
 * The stream origin: `/live/{streamId}/...`, `/dvr/{streamId}/...` and `/vod-media/{name}/...`. Resolves to false when
 * the address is none of these. `now` is the operator's clock (ms), `fault` lets a test disturb a path, `encoder` a live
 * stream.
 */
export const makeMediaOrigin =
  (parts: { now: () => number; fault?: (path: string) => MediaFault | undefined; encoder?: TroubleOf }): MediaOrigin =>
  async (request, response, url) => {
    if (!ADDRESS.test(url.pathname)) return false
    if (request.method === 'OPTIONS') {
      sendOptions(response)
      return true
    }
    const fault = parts.fault?.(url.pathname)
    if (fault && (await disturb(fault, request, response))) return true
    const readable = request.method === 'GET' || request.method === 'HEAD'
    const body = readable
      ? await answerFor(url, parts.now(), parts.encoder ?? (() => undefined)).catch(() =>
          text(500, 'the stream cannot be read'),
        )
      : text(405, 'streams are only read')
    await send(request, response, body ?? notFound)
    return true
  }
