import type Hls from 'hls.js'
import type { HlsConfig } from 'hls.js'
import type { EnginesFact, MediaFact, MediaFailure, RecoveryStep } from '../../../machines/media/index.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { PeerShare } from '../../../models/peerDelivery.ts'
import type { PlaybackRate } from '../../../models/playbackRate.ts'
import type { CaptionFile } from '../../../models/playSource.ts'
import type { Protection } from '../../../models/protection.ts'
import type { Quality } from '../../../models/quality.ts'
import type { TrackChoice } from '../../../models/trackChoice.ts'
import type { Load } from '../metrics/playbackMeter.ts'

/** What opens a stream: the token of this moment, empty where none is needed, and how to get a new one. */
export interface StreamToken {
  readonly current: () => string
  /** Resolves when the session has other tokens, or could not get any. */
  readonly renew: () => Promise<boolean>
}

/** A request, before it is made. */
export interface Asked {
  readonly address: string
  readonly headers: Record<string, string>
}

/** What the host of a stream is told beside its requests (AHEAD-46). Nothing of it names a person. */
export interface Cmcd {
  /** In the words that hls.js and shaka-player share. */
  readonly options: {
    readonly version: 2
    readonly sessionId: string
    readonly contentId: string
    readonly useHeaders: boolean
    readonly includeKeys: NonNullable<NonNullable<HlsConfig['cmcd']>['includeKeys']>
  }
  /** What is asked for before an engine asks. */
  readonly start: (address: string, isPlaylist: boolean) => Asked
  /** What an engine says, as the standard takes it. */
  readonly correct: (asked: Asked) => Asked
  /** The address without what is said beside it. */
  readonly plain: (address: string) => string
  readonly loader: (Base: HlsConfig['loader']) => HlsConfig['loader']
}

/** As a load has it; `undefined` where nothing may be said. */
export type CmcdOf = (load: Pick<Load, 'kind'>) => Cmcd | undefined

/** One load, ready to be carried out: the address is complete. */
export interface LoadRequest {
  readonly generation: number
  readonly address: string
  readonly token: StreamToken
  /** How a protected stream is opened. */
  readonly protection: Protection | undefined
  /** The moment of the first picture of what is all there; `undefined` for everything else. */
  readonly begins: Instant | undefined
  /** Its moments count from its beginning, whatever dates its playlists carry. */
  readonly isFilm: boolean
  /** The only one to be loaded; `undefined` leaves it to the network. */
  readonly quality: Quality | undefined
  /** The programme's moment to begin at; `undefined` = the live edge, or the clip's beginning. */
  readonly startAt: Instant | undefined
  /** Beside those of the stream. */
  readonly captions: ReadonlyArray<CaptionFile> | undefined
  readonly paused: boolean
  readonly rate: PlaybackRate
  readonly languages: TrackChoice
  readonly cmcd: Cmcd | undefined
}

/** Other viewers of the same stream, who give and take segments (AHEAD-26). */
export interface Swarm {
  readonly options: Partial<HlsConfig>
  readonly follow: (hls: Hls) => void
  readonly share: () => PeerShare
}

/** Where the picture of somebody who signs is, and what opens it: a stream of its own, in the clear (AHEAD-38). */
export interface SignSource {
  readonly address: string
  readonly token: StreamToken
}

/** What an engine knows of its stream that the element does not (AHEAD-19); bits a second. */
export interface EngineStats {
  readonly engine: string
  readonly bitrate: number | undefined
  readonly bandwidth: number | undefined
  /** The key system in use, while the stream is protected. */
  readonly drm: string | undefined
  /** Absent while nothing comes from other viewers. */
  readonly peers?: PeerShare | undefined
}

/**
 * One engine over the one media element. It does what it is told and says what happens; what a failure leads to is
 * decided by the engine chart. Every fact carries the generation of the load it belongs to.
 */
export interface MediaEngine {
  /** Replaces whatever this engine plays; the last call wins. */
  readonly load: (request: LoadRequest) => void
  readonly play: () => void
  readonly pause: () => void
  /** Goes to the programme's moment, or the nearest one there is. */
  readonly seek: (to: Instant | 'edge') => void
  readonly setRate: (rate: PlaybackRate) => void
  /** Languages for what plays; what it does not offer is left to the stream. */
  readonly chooseTracks: (languages: TrackChoice) => void
  readonly recover: (step: RecoveryStep) => void
  /** The programme's moment on screen, where the stream carries dates. */
  readonly place: () => Instant | undefined
  readonly stats: () => EngineStats
  /** Beside what plays, where the stream offers it. */
  readonly sign: () => SignSource | undefined
  /** Stops the sound at once and gives the element back; resolves when nothing of the engine is left on it. */
  readonly destroy: () => Promise<void>
}

export type FactSink = (generation: number, fact: MediaFact) => void

/** A live stream was played to its end: its playlists say that nothing follows. */
export const OVER: MediaFailure = { kind: 'over', detail: 'endList', status: undefined }

/** Nothing came of the code that plays. */
export const NO_CODE: EnginesFact = { type: 'code.missing', name: undefined }
