import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { reasonOf } from '../gateway/sourceFault.ts'
import type { Film } from '../mp4/film.ts'
import { type Exchange, type Route, send } from '../server/exchange.ts'
import type { Films } from './films.ts'
import type { Media } from './found.ts'

/** What lies behind the first playlist of a film that is an MP4 file. */
const ADDRESS = /^\/library\/film\/([\w-]{1,40})\/(?:(v|a\d{1,3})\.m3u8|(v|a\d{1,3})\/(?:(init)\.mp4|(\d{1,7})\.m4s))$/
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl'

interface FilmRouteParts {
  readonly mediaOf: (metaId: string) => Promise<Media | undefined>
  readonly films: Films
  readonly tell: (metaId: string, reason: string | undefined) => void
}

const sendBytes = async ({ response }: Exchange, size: number, parts: AsyncIterable<Buffer>): Promise<true> => {
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': size, 'cache-control': 'no-store' })
  // who leaves in the middle, on either side, has ended it
  await pipeline(Readable.from(parts), response).catch(() => response.destroy())
  return true
}

interface Wanted {
  readonly metaId: string
  readonly list: string | undefined
  readonly track: string
  /** None for the head. */
  readonly number: number | undefined
}

const wantedOf = ({ pathname }: URL): Wanted | undefined => {
  const [whole, metaId = '', list, track = '', init, number] = ADDRESS.exec(pathname) ?? []
  if (whole === undefined) return undefined
  return { metaId, list, track, number: init === undefined ? Number(number) : undefined }
}

const sendPart = (exchange: Exchange, film: Film, { list, track, number }: Wanted): Promise<true> | undefined => {
  if (list !== undefined) {
    const playlist = film.playlist(list)
    return playlist === undefined ? undefined : send(exchange, 200, PLAYLIST_TYPE, playlist)
  }
  if (number === undefined) {
    const head = film.init(track)
    return head && sendBytes(exchange, head.length, Readable.from([head]))
  }
  const segment = film.segment(track, number)
  return segment && sendBytes(exchange, segment.size, segment.parts())
}

/** Playlists and segments of films that somebody has as MP4 files. */
export const filmRoute =
  ({ mediaOf, films, tell }: FilmRouteParts): Route =>
  async exchange => {
    const wanted = wantedOf(exchange.url)
    if (wanted === undefined) return false
    const missing = (reason: string) => send(exchange, 404, 'text/plain; charset=utf-8', reason)
    const media = exchange.request.method === 'GET' ? await mediaOf(wanted.metaId) : undefined
    if (media === undefined) return missing('no such film')
    try {
      return (await sendPart(exchange, await films(media), wanted)) ?? missing('no such part')
    } catch (error) {
      tell(wanted.metaId, reasonOf(error))
      return missing(reasonOf(error))
    }
  }
