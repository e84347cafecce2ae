import type { MediaFact } from '../../../machines/media/index.ts'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { Timer } from '../clock/timer.ts'
import type { PlaybackEntry } from '../metrics/playbackMeter.ts'
import { makeAskHost } from './askHost.ts'
import type { HostBack } from './hostBack.ts'

export interface HostWatchParts {
  readonly fetch: typeof fetch
  readonly timer: Timer
  /** The address of a load with the token of this moment. */
  readonly addressOf: (template: string) => string
  readonly back: Pick<HostBack, 'isWatched' | 'tell'>
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
  const askHost = makeAskHost(fetch)
  let address: string | undefined
  let isLost = false
  let asked = 0
  let cancel = (): void => undefined

  const askLater = (template: string): void => {
    cancel = timer.after(asked * EVERY < LONG ? EVERY : LATER_EVERY, async () => {
      asked += 1
      const trouble = await askHost(addressOf(template))
      if (template !== address || !back.isWatched()) return
      if (trouble === undefined) back.tell()
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
