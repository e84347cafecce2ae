import type { CaptionStyle } from '../../models/captionStyle.ts'
import type { PlayerStats } from './components/live/StatsOverlay.tsx'

/** What the device shows of the player outside of the page, on a lock screen or beside the clock (AHEAD-15). */
export interface NowOnScreen {
  readonly title: string
  readonly channelName: string
  /** The channel's logo. */
  readonly art: string | undefined
  readonly isPlaying: boolean
}

/** Where the player stands in what it plays, in seconds; a live stream has no end. */
export interface PositionState {
  readonly duration: number
  readonly position: number
  readonly rate: number
}

/** What the device's keys ask for; what is absent is not possible now. */
export interface MediaKeys {
  readonly play: () => void
  readonly pause: () => void
  /** To the next channel or episode, and to the one before. */
  readonly next?: () => void
  readonly previous?: () => void
  /** To a place of `PositionState`, in seconds. */
  readonly seekTo?: (seconds: number) => void
  /** By so many seconds. */
  readonly seekBy?: (seconds: number) => void
}

export interface MediaSessionPort {
  readonly setMetadata: (now: NowOnScreen | undefined) => void
  readonly setPositionState: (state: PositionState) => void
  readonly setActionHandlers: (keys: MediaKeys) => void
  readonly release: () => void
}

/** Keeps the screen of the device on (AHEAD-15). */
export interface WakeLock {
  /** While something plays; `false` lets the screen go dark again. */
  readonly hold: (isWished: boolean) => void
  readonly release: () => void
}

/** What is nice to have once something plays. */
export interface Integrations {
  readonly wakeLock: () => WakeLock
  readonly mediaSession: () => MediaSessionPort
  /** As it is at this moment; `undefined` while nothing is loaded. */
  readonly stats: () => PlayerStats | undefined
  readonly captionStyle: () => CaptionStyle
  /** For this device, and at once (AHEAD-09). */
  readonly styleCaptions: (style: CaptionStyle) => void
  /** Whether the host of a stream may be told how it plays (AHEAD-46). */
  readonly sendsPlaybackData: () => boolean
  /** For this device, from the next stream on. */
  readonly sendPlaybackData: (isAgreed: boolean) => void
}
