import { Buffer } from 'node:buffer'
import { isMark, mark, paletteNames, type Scene, scene, sceneKinds } from '../art/index.ts'
import type { Lineup } from '../world/lineup.ts'
import { rosterByKey } from '../world/roster.ts'
import { hashOf } from '../world/seed.ts'
import { captionsOf, thumbnailsOf } from '../world/vodMedia.ts'
import { placeOf } from '../world/works.ts'
import { drawnPoster, type Size, sceneFor } from './drawnPoster.ts'
import { type Exchange, type Route, send } from './exchange.ts'
import { DRAWING_POLICY } from './headers.ts'
import { nameMark } from './nameMark.ts'
import { showCut } from './showCut.ts'
import { titlePlate } from './titlePlate.ts'

const MAX_SIDE = 2048
const KEPT = 600

const sizeOf = (width: string | undefined, height: string | undefined): Size | undefined => {
  const size = { width: Number(width), height: Number(height) }
  return size.width > 0 && size.height > 0 && size.width <= MAX_SIDE && size.height <= MAX_SIDE ? size : undefined
}

const sceneNamed = (kind: string, palette: string, seed: number): Scene | undefined => {
  const known = sceneKinds.find(each => each === kind)
  const colours = paletteNames.find(each => each === palette)
  return known === undefined || colours === undefined ? undefined : { kind: known, palette: colours, seed }
}

/** A still of a scene: `/art/still/sea-rose-14-1280x720.svg`. */
const still = (name: string): string | undefined => {
  const match = /^([a-z]+)-([a-z]+)-(\d{1,6})-(\d+)x(\d+)$/.exec(name)
  const size = sizeOf(match?.[4], match?.[5])
  const wanted = sceneNamed(match?.[1] ?? '', match?.[2] ?? '', Number(match?.[3]))
  return size === undefined || wanted === undefined ? undefined : scene({ ...wanted, ...size })
}

/** A still of a show in any shape, and in one of its cuts: `/art/show/harbour-2-480x720.svg`. */
const ofShow = (name: string): string | undefined => {
  const match = /^([a-z]+)-(\d)-(\d+)x(\d+)$/.exec(name)
  const size = sizeOf(match?.[3], match?.[4])
  return size === undefined ? undefined : showCut(match?.[1] ?? '', Number(match?.[2]), size)
}

/** A picture of a channel whose programme has none, of an imported one its name: `/art/of/1101-1280x720.svg`. */
const ofChannel = (name: string, lineup: Lineup): string | undefined => {
  const match = /^(\d+)-(\d+)x(\d+)$/.exec(name)
  const size = sizeOf(match?.[2], match?.[3])
  const channel = lineup.byId.get(match?.[1] ?? '')
  if (size === undefined || channel === undefined) return undefined
  if (channel.imported !== undefined) return titlePlate(channel.channel.logicalChannelName, size)
  return scene({
    ...(rosterByKey(channel.guideId)?.scene ?? sceneFor(hashOf(channel.channel.logicalChannelName))),
    ...size,
  })
}

/** A poster with its title: `/art/title/m1004/es-480x720.svg`. */
const ofTitle = (metaId: string, name: string): string | undefined => {
  const match = /^(en|es|pt)-(\d+)x(\d+)$/.exec(name)
  const size = sizeOf(match?.[2], match?.[3])
  const work = placeOf(metaId)?.work
  if (size === undefined || work === undefined) return undefined
  const language = match?.[1] === 'es' || match?.[1] === 'pt' ? match[1] : 'en'
  return drawnPoster(work.title[language], work.seed, size, work.scene)
}

const drawing = (path: string, lineup: Lineup): string | undefined => {
  const match = /^\/art\/(still|mark|of|show|name|title)\/(.+)\.svg$/.exec(path)
  const [, folder, rest = ''] = match ?? []
  if (folder === 'still') return still(rest)
  if (folder === 'mark') return isMark(rest) ? mark(rest) : undefined
  if (folder === 'show') return ofShow(rest)
  if (folder === 'of') return ofChannel(rest, lineup)
  if (folder === 'name') return nameMark(rest)
  const [metaId = '', name = ''] = rest.split('/')
  return folder === 'title' ? ofTitle(metaId, name) : undefined
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Posters, stills and marks, drawn once and kept. A stand-in certificate lies beside them. */
export const artRoute = (lineup: () => Lineup): Route => {
  const kept = new Map<string, string>()
  const drawn = (path: string): string | undefined => {
    const known = kept.get(path)
    if (known !== undefined) return known
    const made = drawing(path, lineup())
    if (made === undefined) return undefined
    const oldest = kept.keys().next()
    if (kept.size >= KEPT && oldest.done === false) kept.delete(oldest.value)
    kept.set(path, made)
    return made
  }
  return async (exchange: Exchange) => {
    const { response, url } = exchange
    if (!url.pathname.startsWith('/art/')) return false
    if (url.pathname === '/art/fairplay.cer') {
      response.setHeader('Content-Type', 'application/octet-stream')
      response.end(Buffer.from('stand-in certificate of the test operator'))
      return true
    }
    const [, kind, metaId] = /^\/art\/(thumbnails|captions)\/(.+)\.vtt$/.exec(url.pathname) ?? []
    if (metaId !== undefined) {
      const list = kind === 'captions' ? captionsOf(decoded(metaId)) : thumbnailsOf(decoded(metaId))
      return list === undefined
        ? send(exchange, 404, 'text/plain; charset=utf-8', 'no such title')
        : send(exchange, 200, 'text/vtt; charset=utf-8', list)
    }
    const svg = drawn(decoded(url.pathname))
    if (svg === undefined) return send(exchange, 404, 'text/plain; charset=utf-8', 'no such drawing')
    response.setHeader('Content-Security-Policy', DRAWING_POLICY)
    response.setHeader('Cache-Control', 'public, max-age=86400')
    return send(exchange, 200, 'image/svg+xml; charset=utf-8', svg)
  }
}
