import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Instant } from '../../../models/codec/instant.ts'
import { type Exchange, type Route, send } from '../server/exchange.ts'
import type { ImportedChannel, Lineup } from '../world/lineup.ts'
import { type Answer, type Ask, begun, type Headers } from './ask.ts'
import { recordingAddress } from './catchUp.ts'
import { dashOf } from './dash.ts'
import { type Counter, dashMaster, dashMedia, makeCounter } from './dashPlaylists.ts'
import { makeOwnAddresses, ownParts } from './ownAddress.ts'
import { isDash, isMp4, isPlaylist, notPlayable, rewritten } from './playlist.ts'
import { reasonOf, SourceFault } from './sourceFault.ts'

/** What is asked of a host, and how. */
type Source = Pick<ImportedChannel, 'address' | 'headers' | 'open' | 'secrets'>

/** Films of somebody's own: where each is, and the first playlist of one that is an MP4 file. */
export interface FilmSources {
  readonly sourceOf: (metaId: string) => Promise<Source | 'file' | undefined>
  readonly master: (metaId: string) => Promise<string>
}

interface StreamParts {
  readonly lineup: () => Lineup
  readonly films: FilmSources
  readonly ask: Ask
  readonly now: () => Instant
  /** Why a channel or a title does not play; `undefined` when it does. */
  readonly tell: (id: string, reason: string | undefined) => void
}

const LIMITS = { idleMs: 15_000, totalMs: 120_000, maxBytes: 256_000_000 }
const MAX_PLAYLIST = 8_000_000
const MAX_COUNTERS = 500
const ENTRY = /^(?:\/edge)?\/(live|dvr)\/(?:live|dvr)-(\d+)\/index\.m3u8$/
const FILM_ENTRY = /^\/library\/film\/(t[\w-]{1,40})\/index\.m3u8$/
const SECONDS = /^\d{1,11}$/
/** What is not there for us is not there: our own tokens have nothing to do with it. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404, 410, 451])
const MEDIA_TYPE = /^(?:video|audio)\/[\w.+-]+$|^text\/vtt$/
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl'
/** Whatever a foreign host sends from here, it is no page and no script of ours. */
export const FOREIGN_POLICY = "default-src 'none'; sandbox"
const PERSONAL: ReadonlySet<string> = new Set(['cookie', 'authorization'])

interface Wanted {
  /** Of a channel or a title. */
  readonly channelId: string
  readonly channel: Source
  readonly address: URL
  /** Where the stream begins: it must be a playlist. */
  readonly isEntry: boolean
  /** It may be an MP4 file as well. */
  readonly isFilm?: boolean
  /** The track of a DASH manifest that is wanted of it. */
  readonly track?: string | undefined
}

const headersFor = ({ channel, address }: Wanted, request: IncomingMessage): Headers => {
  const isOwnHost = channel.address?.host === address.host
  const given = Object.entries(channel.headers).filter(([name]) => isOwnHost || !PERSONAL.has(name))
  const { range } = request.headers
  return { ...Object.fromEntries(given), ...(range === undefined ? {} : { range }) }
}

/** The same address without what stands in the headers as well. */
const withoutSecrets = (address: URL, names: ReadonlyArray<string> = []): URL => {
  if (!names.some(name => address.searchParams.has(name))) return address
  const bare = new URL(address)
  for (const name of names) bare.searchParams.delete(name)
  return bare
}

const textOf = async (body: Answer['body']): Promise<string> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > MAX_PLAYLIST) throw new SourceFault('a playlist without an end')
    parts.push(part)
  }
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
}

const PASSED_ON = ['content-length', 'content-range', 'accept-ranges', 'last-modified', 'etag'] as const

const passOn = async ({ status, headers, body }: Answer, response: ServerResponse): Promise<void> => {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  response.statusCode = status
  response.setHeader('Content-Type', MEDIA_TYPE.test(type) ? type : 'application/octet-stream')
  response.setHeader('Cache-Control', 'no-store')
  const isPacked = headers['content-encoding'] !== undefined
  for (const name of PASSED_ON) {
    const value = headers[name]
    if (value !== undefined && !(isPacked && name === 'content-length')) response.setHeader(name, value)
  }
  // who leaves in the middle, on either side, has ended it
  await pipeline(body, response).catch(() => undefined)
}

const secondsIn = (url: URL, name: string): number | undefined => {
  const text = url.searchParams.get(name)
  return text !== null && SECONDS.test(text) ? Number(text) : undefined
}

/**
 * The streams of imported channels, asked for by this operator and handed on from its own origin: a browser would not let
 * the app read them elsewhere (CORS, mixed content, headers that only players can send).
 */
export const streamsRoute = ({ lineup, films, ask, now, tell }: StreamParts): Route => {
  const own = makeOwnAddresses()

  const refuse = (exchange: Exchange, { channelId, isEntry }: Wanted, error: unknown): Promise<true> => {
    const reason = reasonOf(error)
    if (isEntry) tell(channelId, reason)
    const status = error instanceof SourceFault && error.status === undefined ? 404 : 502
    const isGone = error instanceof SourceFault && GONE.has(error.status ?? 0)
    return send(exchange, isGone ? 404 : status, 'text/plain; charset=utf-8', reason)
  }

  const sendPlaylist = (
    exchange: Exchange,
    { channelId, channel, isEntry }: Wanted,
    text: string,
    base: URL,
  ): Promise<true> => {
    if (isEntry) tell(channelId, undefined)
    return send(
      exchange,
      200,
      PLAYLIST_TYPE,
      rewritten(text, base, address => own.of(channelId, withoutSecrets(address, channel.secrets))),
    )
  }

  /** For each manifest and track that was looked at last. */
  const counters = new Map<string, Counter>()
  const counterOf = (key: string): Counter => {
    const counter = counters.get(key) ?? makeCounter()
    counters.delete(key)
    counters.set(key, counter)
    const oldest = counters.keys().next()
    if (counters.size > MAX_COUNTERS && oldest.done === false) counters.delete(oldest.value)
    return counter
  }

  /** As HLS, which the engine for clear streams plays. */
  const sendDash = (exchange: Exchange, wanted: Wanted, text: string, base: URL): Promise<true> => {
    const { channelId, address, track: id } = wanted
    const dash = dashOf(text, base, now())
    if (id === undefined) {
      if (wanted.isEntry) tell(channelId, undefined)
      const master = dashMaster(dash, ({ id: each }) => own.of(channelId, address, each))
      return send(exchange, 200, PLAYLIST_TYPE, master)
    }
    const track = dash.tracks.find(each => each.id === id)
    if (track === undefined) throw new SourceFault('DASH whose tracks have changed')
    return sendPlaylist(exchange, wanted, dashMedia(dash, track, counterOf(`${address.href} ${id}`)), base)
  }

  const sendMaster = async (exchange: Exchange, metaId: string): Promise<true> => {
    const master = await films.master(metaId)
    tell(metaId, undefined)
    return send(exchange, 200, PLAYLIST_TYPE, master)
  }

  const serve = async (exchange: Exchange, wanted: Wanted): Promise<true> => {
    const { request, response } = exchange
    response.setHeader('Content-Security-Policy', FOREIGN_POLICY)
    const { isEntry, channel } = wanted
    const address = (isEntry ? await channel.open?.() : undefined) ?? wanted.address
    const answer = await ask({ address, headers: headersFor(wanted, request), limits: LIMITS })
    response.once('close', answer.leave)
    if (answer.status >= 400) throw new SourceFault(`its host answers ${answer.status}`, answer.status)
    const { head, whole } = await begun(answer.body)
    if (isPlaylist(head)) return sendPlaylist(exchange, wanted, await textOf(whole), answer.address)
    const isManifest = wanted.isEntry || wanted.track !== undefined
    if (isManifest && isDash(head)) return sendDash(exchange, wanted, await textOf(whole), answer.address)
    if (wanted.isFilm === true && isMp4(head)) {
      answer.leave()
      return sendMaster(exchange, wanted.channelId)
    }
    if (isManifest) {
      answer.leave()
      throw notPlayable(head)
    }
    await passOn({ ...answer, body: whole }, response)
    return true
  }

  const recordingOf = ({ catchUp, address }: ImportedChannel, url: URL): URL | undefined => {
    const [begin, end] = [secondsIn(url, 'begin'), secondsIn(url, 'end')]
    const present = Math.floor(now() / 1000)
    if (catchUp === undefined || address === undefined || begin === undefined || begin >= present) return undefined
    return recordingAddress(catchUp, address.href, { begin, end: Math.min(end ?? present, present), now: present })
  }

  const entryOf = (url: URL): Wanted | undefined => {
    const [, kind, channelId = ''] = ENTRY.exec(url.pathname) ?? []
    const channel = lineup().byId.get(channelId)?.imported
    if (channel?.address === undefined) return undefined
    const address = kind === 'live' ? channel.address : recordingOf(channel, url)
    return address && { channelId, channel, address, isEntry: true }
  }

  const partOf = async ({ pathname, search }: URL): Promise<Wanted | undefined> => {
    const parts = ownParts(pathname)
    const address = parts && own.read(parts.channelId, parts.folder, parts.name + search)
    if (parts === undefined || address === undefined) return undefined
    const { channelId, track } = parts
    const channel = lineup().byId.get(channelId)?.imported ?? (await films.sourceOf(channelId))
    return channel === undefined || channel === 'file'
      ? undefined
      : { channelId, channel, address, isEntry: false, track }
  }

  const answered = async (exchange: Exchange, wanted: Wanted | undefined): Promise<true> => {
    if (wanted === undefined || exchange.request.method !== 'GET')
      return send(exchange, 404, 'text/plain; charset=utf-8', 'no such stream')
    return serve(exchange, wanted).catch((error: unknown) => {
      if (!exchange.response.headersSent) return refuse(exchange, wanted, error)
      exchange.response.destroy()
      return true
    })
  }

  const film = async (exchange: Exchange, metaId: string): Promise<true> => {
    const source = await films.sourceOf(metaId)
    if (source === 'file')
      return sendMaster(exchange, metaId).catch((error: unknown) => {
        tell(metaId, reasonOf(error))
        return send(exchange, 404, 'text/plain; charset=utf-8', reasonOf(error))
      })
    const { address } = source ?? {}
    const isThere = source !== undefined && address !== undefined
    return answered(
      exchange,
      isThere ? { channelId: metaId, channel: source, address, isEntry: true, isFilm: true } : undefined,
    )
  }

  return async exchange => {
    const { pathname } = exchange.url
    const metaId = FILM_ENTRY.exec(pathname)?.[1]
    if (metaId !== undefined) return film(exchange, metaId)
    if (ownParts(pathname) !== undefined) return answered(exchange, await partOf(exchange.url))
    const channelId = ENTRY.exec(pathname)?.[2] ?? ''
    if (lineup().byId.get(channelId)?.imported?.address === undefined) return false
    return answered(exchange, entryOf(exchange.url))
  }
}
