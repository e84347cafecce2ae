import type { Instant } from '../../models/codec/instant.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { CaptionFile } from '../../models/playSource.ts'
import type { Protection } from '../../models/protection.ts'
import type { Quality } from '../../models/quality.ts'
import type { TrackChoice, Tracks } from '../../models/trackChoice.ts'

/** A live stream, a recording, a title, or a file of the app itself. */
export type MediaKind = 'stream' | 'recording' | 'film' | 'clip'

/** Protected streams have an engine of their own, live and recorded alike. */
export type EngineName = MediaKind | 'protected'

/**
 * `over`: a live stream says that nothing follows. `expired`: the host takes the address of a title no longer. `drm`: this
 * browser's decryption module gave up; `licence`: the operator gave none; `noPermission` and `gone`: its reason was the
 * account's right or the content (LIVE-08, LIVE-09).
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
  | 'over'

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

export interface MediaLoad {
  readonly type: 'media.load'
  readonly generation: number
  readonly kind: MediaKind
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

/** What the engine chart wants of the media; a load replaces what was there. */
export type MediaCommand =
  | MediaLoad
  | { readonly type: 'media.play' }
  | { readonly type: 'media.playMuted' }
  | { readonly type: 'media.pause' }
  | { readonly type: 'media.seek'; readonly to: Instant | 'edge' }
  | { readonly type: 'media.setRate'; readonly rate: PlaybackRate }
  | { readonly type: 'media.recover'; readonly step: RecoveryStep }
  | { readonly type: 'media.chooseTracks'; readonly choice: Partial<TrackChoice> }
  | { readonly type: 'media.unload' }

/** What a media engine reports. */
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

/** What the engines tell; an engine is known by its name. */
export type EnginesFact =
  | { readonly type: 'code.came'; readonly name: EngineName }
  /** Without a name: nothing came of all the code that plays. */
  | { readonly type: 'code.missing'; readonly name: EngineName | undefined }
  /** The moment on screen, where there is one. */
  | { readonly type: 'place.told'; readonly place: Instant | undefined }
  /** Nothing of the engine before is left on the element. */
  | { readonly type: 'element.returned' }
  /** A fact of the load of this generation. */
  | { readonly type: 'engine.told'; readonly generation: number; readonly fact: MediaFact }

export type MediaEvent = MediaCommand | EnginesFact

/** What the engines, the stage and whoever measures are told. */
export type EnginesCommand =
  | Exclude<MediaCommand, { readonly type: 'media.load' | 'media.unload' }>
  | { readonly type: 'code.fetch'; readonly name: EngineName }
  | { readonly type: 'place.ask' }
  | {
      readonly type: 'element.give'
      readonly name: EngineName
      readonly load: MediaLoad
      readonly startAt: Instant | undefined
      /** What the viewer chose since the page was opened. */
      readonly chosen: Partial<TrackChoice>
    }
  | { readonly type: 'element.takeBack' }
  | { readonly type: 'picture.hold' }
  | { readonly type: 'picture.release' }
  | { readonly type: 'tokens.keep' }
  | { readonly type: 'tokens.leave' }
  | {
      readonly type: 'meter.note'
      readonly entry: Extract<MediaEvent, { readonly type: 'media.load' | 'media.unload' | 'engine.told' }>
    }

export interface MediaContext {
  /** What is wanted, as the viewer wants it by now. */
  readonly load: MediaLoad | undefined
  /** Where the viewer was last, or is on the way to: it outlives the load that was to show it. */
  readonly here: Instant | undefined
  readonly chosen: Partial<TrackChoice>
  /** The engines whose code is there. */
  readonly ready: ReadonlyArray<EngineName>
  /** The engine that has the element. */
  readonly holder: EngineName | undefined
}
