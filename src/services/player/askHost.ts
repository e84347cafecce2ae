import type { MediaFailure } from '../../../machines/media/index.ts'
import { isNoMedia } from './noMedia.ts'
import { absolute, firstVariant, isMaster, parseMaster, parseMedia, startSegments } from './playlist.ts'
import { START_BEHIND } from './prefetch.ts'

/** Asks a host for what a start of this address takes; tells why that cannot be played, where it cannot. Never rejects. */
export type AskHost = (address: string) => Promise<MediaFailure | undefined>

/** The host has no such stream, or not for this viewer: another try at the same host would not help. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404, 410])

const trouble = (detail: string, status?: number): MediaFailure => ({ kind: 'network', detail, status })

/** The playlists, and the first segment that they name: a host may have the ones without the other. */
export const makeAskHost = (fetch: typeof globalThis.fetch): AskHost => {
  const ask: AskHost = async address => {
    const answer = await fetch(address, { cache: 'no-store' })
    const { ok, status, url } = answer
    if (!ok) return { ...trouble('playlist', status), kind: REFUSALS.has(status) ? 'refused' : 'network' }
    const text = await answer.text()
    if (!text.startsWith('#EXTM3U')) return trouble('noPlaylist')
    const variant = isMaster(text) ? firstVariant(parseMaster(text, url)) : undefined
    if (variant !== undefined) return ask(variant.address)
    const [first] = startSegments(parseMedia(text, url), START_BEHIND, 1)
    if (first === undefined) return trouble('noSegments')
    const segment = await fetch(absolute(first.uri, url))
    if (!segment.ok) return trouble('segment', segment.status)
    return isNoMedia(await segment.arrayBuffer()) ? trouble('noMedia') : undefined
  }
  return address => ask(address).catch(() => trouble('unanswered'))
}
