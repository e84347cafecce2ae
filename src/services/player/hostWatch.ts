import type { MediaFact } from '../../../machines/media/index.ts'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { Timer } from '../clock/timer.ts'
import type { PlaybackEntry } from '../metrics/playbackMeter.ts'
import type { HostBack } from './hostBack.ts'
import { isNoMedia } from './noMedia.ts'
import { absolute, firstVariant, isMaster, parseMaster, parseMedia, startSegments } from './playlist.ts'
import { START_BEHIND } from './prefetch.ts'

export interface HostWatchParts {
  readonly fetch: typeof fetch
  readonly timer: Timer
  /** The address of a load with the token of this moment. */
  readonly addressOf: (template: string) => string
  readonly back: Pick<HostBack, 'isWatched' | 'tell'>
}

interface Playlist {
  readonly text: string
  /** Where a redirect led. */
  readonly base: string
}

const EVERY = 6 * SECOND
const LATER_EVERY = 30 * SECOND
/** An outage that lasts longer is looked after more seldom. */
const LONG = 5 * MINUTE

/**
 * A stream was given up because its host did not answer, and the card says that we keep trying: the playlists that a start
 * takes are asked for, and its first segment, until they come. Nobody who has left the player, or tuned elsewhere, asks.
 */
export const makeHostWatch = ({ fetch, timer, addressOf, back }: HostWatchParts): ((entry: PlaybackEntry) => void) => {
  let address: string | undefined
  let isLost = false
  let asked = 0
  let cancel = (): void => undefined

  const playlist = async (url: string): Promise<Playlist | undefined> => {
    const response = await fetch(url, { cache: 'no-store' })
    const text = await response.text()
    return response.ok && text.startsWith('#EXTM3U') ? { text, base: response.url } : undefined
  }
  const hasMedia = async ({ text, base }: Playlist): Promise<boolean> => {
    const [first] = startSegments(parseMedia(text, base), START_BEHIND, 1)
    if (first === undefined) return false
    const response = await fetch(absolute(first.uri, base))
    return response.ok && !isNoMedia(await response.arrayBuffer())
  }
  const isThere = async (template: string): Promise<boolean> => {
    const first = await playlist(addressOf(template))
    if (first === undefined || !isMaster(first.text)) return first !== undefined && hasMedia(first)
    const variant = firstVariant(parseMaster(first.text, first.base))
    const second = variant && (await playlist(variant.address))
    return second !== undefined && hasMedia(second)
  }
  const askLater = (template: string): void => {
    cancel = timer.after(asked * EVERY < LONG ? EVERY : LATER_EVERY, async () => {
      asked += 1
      const answered = await isThere(template).catch(() => false)
      if (template !== address || !back.isWatched()) return
      if (answered) back.tell()
      else askLater(template)
    })
  }
  const leave = (): void => {
    cancel()
    address = undefined
    isLost = false
    asked = 0
  }

  const hear = (heard: MediaFact): void => {
    if (heard.type === 'media.firstFrame') isLost = false
    if (heard.type === 'media.failed') isLost = heard.failure.kind === 'network'
  }
  const isGivenUp = (): boolean => isLost && back.isWatched()

  return entry => {
    if ('heard' in entry) return hear(entry.heard)
    if (!('told' in entry)) return
    const { told } = entry
    if (told.type === 'media.unload') {
      if (isGivenUp() && address !== undefined) askLater(address)
      else leave()
    } else if (told.type === 'media.load') {
      leave()
      if (told.kind === 'stream') address = told.address
    }
  }
}
