import type { Instant } from '../../models/codec/instant.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { CaptionFile } from '../../models/playSource.ts'
import type { Protection } from '../../models/protection.ts'
import type { Quality } from '../../models/quality.ts'
import type { TrackChoice, Tracks } from '../../models/trackChoice.ts'

/**
 * What is to be seen and heard: a live stream, the recording of a stretch of time, a title, or a file of the app. Addresses
 * are templates whose `{token}` is filled in by the player service at the moment of loading, so that no chart and no record
 * of one ever holds a token; they are tried in this order (contract, trackers). `protection` says how a protected one is
 * opened; no chart ever holds a licence (DRM-02).
 */
export type MediaSource =
  | {
      readonly kind: 'stream'
      readonly addresses: readonly [string, ...string[]]
      readonly protection?: Protection
      /** This browser opens no protected form of it (DRM-01). */
      readonly isClearOnly?: true
    }
  | {
      readonly kind: 'recording'
      readonly addresses: readonly [string, ...string[]]
      readonly protection?: Protection
      /** This browser opens no protected form of it (DRM-01). */
      readonly isClearOnly?: true
      /** The moment of its first picture. */
      readonly begins: Instant
    }
  /** A title of the catalogue: whole, and its moments count from its own beginning. */
  | {
      readonly kind: 'film'
      readonly addresses: readonly [string, ...string[]]
      readonly protection?: Protection
      /** The beginning of time. */
      readonly begins: Instant
      /** The one that the viewer chose; without one it follows the network. */
      readonly quality?: Quality
      /** Beside those of the stream itself. */
      readonly captions?: ReadonlyArray<CaptionFile>
    }
  | { readonly kind: 'clip'; readonly address: string }

/**
 * `expired`: the host takes the address of a title no longer. `drm`: this browser's decryption module gave up; `licence`: the operator gave none; `noPermission` and `gone`: its reason
 * was the account's right or the content (LIVE-08, LIVE-09).
 */
export type MediaFailureKind =
  | 'network'
  | 'refused'
  | 'decoding'
  | 'unsupported'
  | 'stalled'
  | 'drm'
  | 'licence'
  | 'noPermission'
  | 'gone'
  | 'expired'

/** Why the media ended. `detail` is the engine's own short name of the cause: never an address, never a token. */
export interface MediaFailure {
  readonly kind: MediaFailureKind
  readonly detail: string
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined
}

/** `retry` asks the network again, `picture` rebuilds the decoder, `pictureAndSound` also swaps the audio codec. */
export type RecoveryStep = 'retry' | 'picture' | 'pictureAndSound'

/** Where a load begins: at the live edge, at the moment that was last on screen or wished for, or at this moment. */
export type StartAt = 'edge' | 'place' | Instant

/** What the chart tells the one media actor; a load replaces what was there. */
export type MediaCommand =
  | {
      readonly type: 'media.load'
      readonly generation: number
      readonly kind: MediaSource['kind']
      readonly address: string
      readonly protection: Protection | undefined
      /** Of a recording, and the beginning of time for a title. */
      readonly begins: Instant | undefined
      /** The only one that may be loaded of a title. */
      readonly quality: Quality | undefined
      /** Beside those of a title itself. */
      readonly captions: ReadonlyArray<CaptionFile> | undefined
      readonly startAt: StartAt
      readonly paused: boolean
      readonly rate: PlaybackRate
    }
  | { readonly type: 'media.play' }
  | { readonly type: 'media.playMuted' }
  | { readonly type: 'media.pause' }
  | { readonly type: 'media.seek'; readonly to: Instant | 'edge' }
  | { readonly type: 'media.setRate'; readonly rate: PlaybackRate }
  | { readonly type: 'media.recover'; readonly step: RecoveryStep }
  | { readonly type: 'media.chooseTracks'; readonly choice: Partial<TrackChoice> }
  | { readonly type: 'media.unload' }

/** What a media engine reports; facts of a load that was replaced never reach the chart. */
export type MediaFact =
  | { readonly type: 'media.firstFrame'; readonly paused: boolean }
  | { readonly type: 'media.playing' }
  | { readonly type: 'media.paused' }
  | { readonly type: 'media.waiting' }
  | { readonly type: 'media.playRefused' }
  /** A faster rate has brought a recording that still grows to its edge. */
  | { readonly type: 'media.caughtUp' }
  /** A recording was played to its end. */
  | { readonly type: 'media.ended' }
  /** What the stream offers to hear and to read, and what of it is on. */
  | { readonly type: 'media.tracksFound'; readonly tracks: Tracks }
  /** The qualities that a title has, the lowest first. */
  | { readonly type: 'media.qualitiesFound'; readonly qualities: ReadonlyArray<Quality> }
  | { readonly type: 'media.failed'; readonly failure: MediaFailure }

/** What a player asks of the engine. */
export type EngineWish =
  | {
      readonly type: 'engine.load'
      readonly source: MediaSource
      readonly startAt: StartAt
      readonly paused: boolean
      readonly rate: PlaybackRate
    }
  | { readonly type: 'engine.play' }
  | { readonly type: 'engine.pause' }
  | { readonly type: 'engine.seek'; readonly to: Instant | 'edge' }
  | { readonly type: 'engine.setRate'; readonly rate: PlaybackRate }
  | { readonly type: 'engine.unload' }
  /** The device is back online: a try that waits is made at once. */
  | { readonly type: 'network.restored' }

/** Languages for this stream and every later one; what is not named stays as it was chosen (AHEAD-09). */
type TrackWish = { readonly type: 'viewer.chooseTracks'; readonly choice: Partial<TrackChoice> }

export type EngineEvent = EngineWish | TrackWish | MediaFact

/** What the engine tells the player that invoked it. */
export type EngineReport =
  | { readonly type: 'engine.firstFrame' }
  | { readonly type: 'engine.playing' }
  | { readonly type: 'engine.paused' }
  | { readonly type: 'engine.buffering' }
  | { readonly type: 'engine.stalled' }
  /** A recording failed and is tried again (LIVE-05). */
  | { readonly type: 'engine.retrying' }
  | { readonly type: 'engine.loading' }
  | { readonly type: 'engine.soundHeldBack' }
  | { readonly type: 'engine.caughtUp' }
  | { readonly type: 'engine.ended' }
  | { readonly type: 'engine.failed'; readonly failure: MediaFailure }

export interface EngineContext {
  readonly source: MediaSource | undefined
  /** Grows with every load; facts of an older one are dropped. */
  readonly generation: number
  /** Which of the source's addresses is in use. */
  readonly addressIndex: number
  readonly startAt: StartAt
  readonly startPaused: boolean
  readonly rate: PlaybackRate
  readonly networkTries: number
  readonly pictureTries: number
  readonly stallReloads: number
  /** How often a recording was tried again. */
  readonly retries: number
  readonly failure: MediaFailure | undefined
  readonly tracks: Tracks
  /** What the viewer may choose of a title. */
  readonly qualities: ReadonlyArray<Quality>
  /** The browser allowed the picture only without sound. */
  readonly isSoundHeldBack: boolean
}

export type EngineTag = 'busy' | 'onScreen'
