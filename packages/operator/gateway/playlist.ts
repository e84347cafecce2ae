import { SourceFault } from './sourceFault.ts'

/** Of tags that name an address; key systems and data have schemes of their own and stay. */
const ATTRIBUTE = /((?:[A-Z-]{0,40}URI|X-ASSET-LIST)=)"([^"]{0,8000})"/g
/** It would lead the player to other hosts past this one. */
const STEERING = '#EXT-X-CONTENT-STEERING'

/** A day in segments of two seconds has fewer. */
const MAX_LINES = 200_000

const isWeb = (address: URL): boolean => address.protocol === 'http:' || address.protocol === 'https:'

/** An HLS playlist whose addresses, as they are meant where it was found, are asked of this origin. */
export const rewritten = (text: string, base: URL, ownAddress: (address: URL) => string): string => {
  const own = (uri: string): string => {
    if (!URL.canParse(uri, base)) return uri
    const address = new URL(uri, base)
    return isWeb(address) ? ownAddress(address) : uri
  }
  const line = (each: string): ReadonlyArray<string> => {
    if (each.trim() === '') return [each]
    if (!each.startsWith('#')) return [own(each.trim())]
    if (each.startsWith(STEERING)) return []
    return [each.replace(ATTRIBUTE, (_, name: string, uri: string) => `${name}"${own(uri)}"`)]
  }
  const lines = text.split(/\r?\n/)
  if (lines.length > MAX_LINES) throw new SourceFault('a playlist without an end')
  return lines.flatMap(line).join('\n')
}

export const isPlaylist = (head: Buffer): boolean => /^(?:\xEF\xBB\xBF)?\s*#EXTM3U/.test(head.toString('latin1', 0, 64))

const MPEG_TS = 0x47

export const isDash = (head: Buffer): boolean => /<MPD[\s>]/.test(head.toString('latin1'))

export const isMp4 = (head: Buffer): boolean => head.toString('latin1', 4, 8) === 'ftyp'

/** What it is in place of a stream that a browser plays. */
export const notPlayable = (head: Buffer): SourceFault => {
  const text = head.toString('latin1', 0, 512)
  if (head[0] === MPEG_TS) return new SourceFault('an endless MPEG transport stream, neither HLS nor DASH')
  if (isMp4(head)) return new SourceFault('an MP4 file, neither HLS nor DASH')
  if (/<html|<!doctype/i.test(text)) return new SourceFault('a page in place of a stream')
  return new SourceFault('neither HLS nor DASH')
}
