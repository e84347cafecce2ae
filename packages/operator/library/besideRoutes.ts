import { type Ask, wholeOf } from '../gateway/ask.ts'
import { pictureType } from '../gateway/pictures.ts'
import { SourceFault } from '../gateway/sourceFault.ts'
import { FOREIGN_POLICY } from '../gateway/streams.ts'
import { plainText } from '../importer/encoding.ts'
import { wholeFile } from '../mp4/bytes.ts'
import { type Exchange, type Route, send } from '../server/exchange.ts'
import { DRAWING_POLICY } from '../server/headers.ts'
import { titlePlate } from '../server/titlePlate.ts'
import type { At } from './found.ts'
import { captionsAt, pictureAt, type Shape, type Shelf, type ShelfPlace } from './shelf.ts'

const LIMITS = { idleMs: 8_000, totalMs: 15_000 }
const MAX_PICTURE = 12_000_000
const MAX_CAPTIONS = 4_000_000
const PICTURE = /^\/library\/picture\/([\w-]{1,40})\/(poster|wide)\/\w{1,20}$/
const CAPTIONS = /^\/library\/captions\/([\w-]{1,40})\/(\d{1,3})\.vtt$/
const SHAPES = { poster: { width: 480, height: 720 }, wide: { width: 1280, height: 720 } }
const TIMES = /(\d\d:\d\d),(\d{3})/g

const wholeAt = async (at: At, maxBytes: number, ask: Ask): Promise<Buffer> => {
  if (typeof at === 'string') return wholeFile(at, maxBytes)
  const answer = await ask({ address: at, limits: { ...LIMITS, maxBytes } })
  if (answer.status === 200) return wholeOf(answer)
  answer.leave()
  throw new SourceFault(`its host answers ${answer.status}`, answer.status)
}

/** SubRip differs from WebVTT by its beginning and its commas. */
export const asWebVtt = (text: string): string => {
  const plain = text.replace(/\r\n?/g, '\n')
  return /^\uFEFF?WEBVTT/.test(plain) ? plain : `WEBVTT\n\n${plain.replace(/^\uFEFF/, '').replace(TIMES, '$1.$2')}`
}

/** The picture of a title; for one that cannot be had stands a plate with the name. */
const sendPicture = async (exchange: Exchange, place: ShelfPlace, shape: Shape, ask: Ask): Promise<true> => {
  const { response } = exchange
  const at = pictureAt(place, shape)
  const bytes = at === undefined ? undefined : await wholeAt(at, MAX_PICTURE, ask).catch(() => undefined)
  const type = bytes && pictureType(bytes)
  if (bytes === undefined || type === undefined || type === 'image/svg+xml') {
    response.setHeader('Content-Security-Policy', DRAWING_POLICY)
    response.setHeader('Cache-Control', at === undefined ? 'public, max-age=86400' : 'public, max-age=600')
    return send(exchange, 200, 'image/svg+xml; charset=utf-8', titlePlate(place.title.title, SHAPES[shape]))
  }
  response.writeHead(200, {
    'content-type': type,
    'content-length': bytes.length,
    'content-security-policy': FOREIGN_POLICY,
    'cache-control': 'public, max-age=86400',
  })
  response.end(bytes)
  return true
}

/** What belongs to titles beside the films: pictures and captions. */
export const besideRoutes = (shelf: () => Shelf, ask: Ask): Route => {
  const missing = (exchange: Exchange) => send(exchange, 404, 'text/plain; charset=utf-8', 'no such file')
  return async exchange => {
    const { pathname } = exchange.url
    const [, pictured, shape] = PICTURE.exec(pathname) ?? []
    if (pictured !== undefined) {
      const place = shelf().placeOf(pictured)
      return place === undefined
        ? missing(exchange)
        : sendPicture(exchange, place, shape === 'wide' ? 'wide' : 'poster', ask)
    }
    const [, captioned, number] = CAPTIONS.exec(pathname) ?? []
    if (captioned === undefined) return false
    await shelf().complete(captioned)
    const place = shelf().placeOf(captioned)
    const captions = place && captionsAt(place)[Number(number)]
    const bytes = captions && (await wholeAt(captions.at, MAX_CAPTIONS, ask).catch(() => undefined))
    return bytes === undefined
      ? missing(exchange)
      : send(exchange, 200, 'text/vtt; charset=utf-8', asWebVtt(plainText(bytes)))
  }
}
