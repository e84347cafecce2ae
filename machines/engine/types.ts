import type { Instant } from '../../models/codec/instant.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { CaptionFile } from '../../models/playSource.ts'
import type { Protection } from '../../models/protection.ts'
import type { Quality } from '../../models/quality.ts'
import type { TrackChoice, Tracks } from '../../models/trackChoice.ts'
import type { MediaFact, MediaFailure, StartAt } from '../media/index.ts'

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
