import type { MediaSessionPort, NowOnScreen } from '../../../ui/integrations.ts'

type Session = Pick<MediaSession, 'metadata' | 'playbackState' | 'setActionHandler' | 'setPositionState'>

interface MediaSessionParts {
  /** Absent where the browser has none. */
  readonly session: Session | undefined
  readonly makeMetadata: (init: MediaMetadataInit) => MediaMetadata
}

/** Where the key itself does not say how far. */
const SEEK_STEP = 10

export const makeMediaSession = ({ session, makeMetadata }: MediaSessionParts): MediaSessionPort => {
  const handled = new Set<MediaSessionAction>()
  const on = (action: MediaSessionAction, handler: MediaSessionActionHandler | undefined): void => {
    try {
      session?.setActionHandler(action, handler ?? null)
      handled.add(action)
    } catch {
      // A browser that does not know the action has no key for it.
    }
  }
  const clear = (): void => {
    for (const action of handled) session?.setActionHandler(action, null)
    handled.clear()
  }
  const metadataOf = ({ title, channelName: artist, art }: NowOnScreen): MediaMetadata => {
    const words = { title, artist }
    try {
      return makeMetadata({ ...words, artwork: art === undefined ? [] : [{ src: art }] })
    } catch {
      // The browser refuses an address that it cannot read, and all that stands beside it.
      return makeMetadata(words)
    }
  }
  let shown: NowOnScreen | undefined
  return {
    setMetadata: now => {
      if (session === undefined || now === shown) return
      shown = now
      session.metadata = now === undefined ? null : metadataOf(now)
      session.playbackState = now === undefined ? 'none' : now.isPlaying ? 'playing' : 'paused'
    },
    setPositionState: ({ duration, position, rate }) => {
      session?.setPositionState({
        duration,
        position: Math.min(Math.max(0, position), duration),
        playbackRate: rate,
      })
    },
    setActionHandlers: ({ play, pause, next, previous, seekTo, seekBy }) => {
      on('play', play)
      on('pause', pause)
      on('nexttrack', next)
      on('previoustrack', previous)
      on('seekto', seekTo && (({ seekTime }) => seekTime !== undefined && seekTo(seekTime)))
      on('seekforward', seekBy && (({ seekOffset }) => seekBy(seekOffset ?? SEEK_STEP)))
      on('seekbackward', seekBy && (({ seekOffset }) => seekBy(-(seekOffset ?? SEEK_STEP))))
    },
    release: () => {
      clear()
      if (session === undefined) return
      session.metadata = null
      session.playbackState = 'none'
      session.setPositionState()
    },
  }
}
