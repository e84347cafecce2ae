import { at, isOn, textAt } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { type Problem, said } from '../report/findings.ts'
import { type HttpAnswer, isTrouble, pause } from '../wire/exchange.ts'
import { originProblems } from '../wire/reply.ts'
import type { Caller } from '../wire/requests.ts'
import { isOutOfReach, outOfReach, pathProblems, placeOf } from './paths.ts'
import { type Kind, kindProblems, type Playlist, readPlaylist, type Span } from './playlist.ts'
import { MADE_UP_TOKEN } from './samples.ts'
import { heard, isForeign, now, rule, unless, type Visit } from './visit.ts'

/** How a stream is called in a report. */
export const NAMES: Readonly<Record<Kind, string>> = {
  live: 'live stream',
  recording: 'catch-up stream',
  timeShift: 'time-shift stream',
  film: 'title stream',
}

/** Enough of a segment to see that it is one. */
const SEGMENT_BYTES = 64 * 1024
const PLAYLIST_TYPE = /^(?:application\/vnd\.apple\.mpegurl|audio\/mpegurl)\s*(?:;|$)/i

const fetched = async (visit: Visit, url: URL, enough?: number): Promise<HttpAnswer | Problem> => {
  const headers = { Origin: visit.app.origin }
  const request = { url, method: 'GET', headers, ...(enough === undefined ? {} : { enough }) }
  const outcome = await visit.line.send(request)
  heard(visit, outcome)
  if (!isTrouble(outcome)) return outcome
  return { field: 'answer', came: said(outcome.words), expected: 'an answer', source: SOURCES.playlist }
}

const isProblem = (value: HttpAnswer | Problem): value is Problem => 'field' in value

/** Hosts of streams may send on to one another; a browser follows. */
const isFine = ({ status }: HttpAnswer): boolean => status === 200 || status === 206

const httpProblems = (visit: Visit, answer: HttpAnswer, url: URL): ReadonlyArray<Problem> => [
  ...(isFine(answer) ? [] : [{ field: 'status', came: answer.status, expected: '200', source: SOURCES.playlist }]),
  ...(isForeign(visit, url) ? originProblems(answer.headers, visit.app.origin) : []),
]

const MOST_REDIRECTS = 3

const followed = async (
  visit: Visit,
  url: URL,
  enough?: number,
  left = MOST_REDIRECTS,
): Promise<[URL, HttpAnswer | Problem]> => {
  const answer = await fetched(visit, url, enough)
  const location = isProblem(answer) ? null : answer.headers.get('Location')
  const isSentOn = !isProblem(answer) && answer.status >= 300 && answer.status < 400 && location !== null
  if (!isSentOn || left === 0 || !URL.canParse(location, url)) return [url, answer]
  return followed(visit, new URL(location, url), enough, left - 1)
}

interface Playing {
  readonly playlist: Playlist | undefined
  readonly url: URL
  readonly problems: ReadonlyArray<Problem>
}

const playlistAt = async (visit: Visit, asked: URL): Promise<Playing> => {
  const [url, answer] = await followed(visit, asked)
  if (isProblem(answer)) return { playlist: undefined, url, problems: [answer] }
  const problems = httpProblems(visit, answer, url)
  if (!isFine(answer)) return { playlist: undefined, url, problems }
  const came = answer.headers.get('Content-Type') ?? undefined
  const expected = 'application/vnd.apple.mpegurl or audio/mpegurl'
  const type = PLAYLIST_TYPE.test(came ?? '')
    ? []
    : [{ field: 'header Content-Type', came, expected, source: SOURCES.playlistType }]
  const playlist = readPlaylist(answer.text)
  return { playlist, url, problems: [...problems, ...type, ...playlist.problems] }
}

const segmentProblems = async (visit: Visit, url: URL): Promise<ReadonlyArray<Problem>> => {
  const [place, answer] = await followed(visit, url, SEGMENT_BYTES)
  if (isProblem(answer)) return [{ ...answer, field: `segment: ${answer.field}` }]
  const isPage = /^\s*<(?:!doctype|html)/i.test(answer.text)
  const page = { field: 'body', came: said('a page of HTML'), expected: 'media', source: SOURCES.playlist }
  return [...httpProblems(visit, answer, place), ...(isPage ? [page] : [])].map(each => ({
    ...each,
    field: `segment: ${each.field}`,
  }))
}

/** A stream as a player reads it: the master playlist, its first variant, its newest segment. */
export const tryStream = async (
  visit: Visit,
  caller: Caller,
  address: string,
  kind: Kind,
  { span, of }: { readonly span?: Span; readonly of?: string } = {},
): Promise<Playlist | undefined> => {
  const name = NAMES[kind]
  const about = of === undefined ? 'has a playlist' : `has a playlist of ${of}`
  if (isOutOfReach(visit, address)) {
    outOfReach(visit, name, caller, about)
    return undefined
  }
  const place = placeOf(visit, address)
  if (place === undefined) {
    const problem = { field: 'playlist', came: address, expected: 'an address', source: SOURCES.trackers }
    rule(visit, name, caller, 'has an address', [problem])
    return undefined
  }
  const first = await playlistAt(visit, place)
  const problems = pathProblems(visit, 'playlist', address, first.problems)
  rule(visit, name, caller, about, problems)
  if (problems !== first.problems) return undefined
  visit.addresses.note(name, caller.as, first.url.href, 'playlist')
  const variant = first.playlist?.isMaster === true ? first.playlist.uris[0] : undefined
  const isReadable = first.playlist !== undefined && (variant === undefined || URL.canParse(variant, first.url))
  if (!isReadable || (first.playlist?.isMaster === true && variant === undefined)) return undefined
  const media = variant === undefined ? first : await playlistAt(visit, new URL(variant, first.url))
  if (media !== first) rule(visit, name, caller, 'has a playlist of its first variant', media.problems)
  visit.addresses.note(name, caller.as, media.url.href, 'playlist of a variant')
  if (media.playlist === undefined) return undefined
  rule(visit, name, caller, 'lasts as it should', kindProblems(media.playlist, kind, now(visit), span))
  const segment = media.playlist.uris.at(-1)
  if (kind === 'live' && segment !== undefined) {
    const segmentMs = 1000 * Math.max(1, ...media.playlist.durations)
    visit.running.push({ url: media.url, as: caller.as, last: segment, at: Date.now(), segmentMs })
  }
  if (segment !== undefined && URL.canParse(segment, media.url)) {
    const address = new URL(segment, media.url)
    visit.addresses.note(name, caller.as, address.href, 'segment')
    rule(visit, name, caller, 'has its newest segment', await segmentProblems(visit, address))
  }
  return media.playlist
}

/** So many segments later a live playlist has another at its end. */
const SEGMENTS_LATER = 2
const LONGEST_WAIT_MS = 20_000

/** A live playlist goes on: it has had the time of the visit, and what is left of two segments. */
export const tryProgress = async (visit: Visit): Promise<void> => {
  const [first] = visit.running
  if (first === undefined) return
  const { url, as, last, at, segmentMs } = first
  const left = at + SEGMENTS_LATER * segmentMs - Date.now()
  if (left > 0) await pause(Math.min(left, LONGEST_WAIT_MS))
  const { playlist } = await playlistAt(visit, url)
  if (playlist === undefined) return
  const problem = {
    field: '#EXTINF',
    came: said(`the same last segment ${((Date.now() - at) / 1000).toFixed(0)} s later`),
    expected: `another: a segment lasts ${(segmentMs / 1000).toFixed(0)} s`,
    source: SOURCES.liveEdge,
  }
  const stands = playlist.uris.at(-1) === last
  visit.findings.add(NAMES.live, as, 'goes on', stands ? [problem] : [])
}

const REFUSED_STATUS = [401, 403]

/** Nobody gave this token: its playlist is refused. */
export const tryStreamToken = async (visit: Visit, kind: Kind, caller: Caller, template: string, made: Make) => {
  const place = placeOf(visit, made(MADE_UP_TOKEN))
  if (!template.includes('{token}') || place === undefined) return
  const [, answer] = await followed(visit, place)
  if (isProblem(answer)) return
  rule(visit, NAMES[kind], caller, 'refuses a made-up token', [
    unless(REFUSED_STATUS.includes(answer.status), {
      field: 'status',
      came: answer.status,
      expected: '401 or 403, for a token that nobody gave',
      source: SOURCES.streamToken,
    }),
  ])
}

/** An address with a token. */
export type Make = (token: string) => string

export const isProtected = (of: unknown): boolean => isOn(at(of, 'drmType'))

/** What is protected says so in its playlist; it is kept, for its licence. */
export const noteLocked = (
  visit: Visit,
  kind: Kind,
  caller: Caller,
  of: unknown,
  playlist: Playlist | undefined,
): void => {
  if (!isProtected(of) || playlist === undefined) return
  const { keys } = playlist
  rule(visit, NAMES[kind], caller, 'names its keys, as drmType says', [
    unless(keys.length > 0, {
      field: '#EXT-X-KEY',
      came: undefined,
      expected: 'a key, as drmType says that it is protected',
      source: SOURCES.playlist,
    }),
  ])
  const contentId = textAt(of, 'contentId')
  if (contentId !== undefined && keys.length > 0) visit.locked.push({ contentId, keys })
}
