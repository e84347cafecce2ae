import type { Channel } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { Programme } from '../../models/programme.ts'
import type { Quality } from '../../models/quality.ts'
import type { StreamKind } from '../../models/streamAddress.ts'
import type { EngineReport, EngineWish, MediaSource, StartAt } from '../engine/index.ts'
import type { PlayFailure } from '../rules/playFailure.ts'
import type { Forms } from '../rules/streamForms.ts'

export interface CatchUpPlayerInput {
  readonly channel: Channel | undefined
  readonly programme: Programme | undefined
  readonly startAt: StartAt
  readonly startPaused: boolean
  readonly quality: Quality | undefined
  readonly rate: PlaybackRate
}

/** How playing ended; what follows is the live player's to decide. */
export type CatchUpEnd =
  | { readonly type: 'ended' }
  /** A faster rate has brought the viewer to the live edge. */
  | { readonly type: 'caughtUp' }
  /** The content is no longer available (6001-6003), or the channel has left the line-up. */
  | { readonly type: 'gone' }
  | { readonly type: 'failed'; readonly failure: PlayFailure }

export interface CatchUpPlayerContext extends CatchUpPlayerInput {
  /** What opens the recording: the right to live for the programme on air, the one to catch-up for a finished one (CATCH-03). */
  readonly right: StreamKind
  readonly source: MediaSource | undefined
  readonly end: CatchUpEnd
}

/** Which recording: that of a stretch of time, in one form of the channel. */
export interface RecordingWish extends Forms {
  readonly from: Instant | undefined
  readonly until: Instant | undefined
}

export type CatchUpPlayerEvent =
  | { readonly type: 'viewer.play' }
  | { readonly type: 'viewer.pause' }
  | { readonly type: 'viewer.seek'; readonly to: Instant }
  | { readonly type: 'viewer.setRate'; readonly rate: PlaybackRate }
  | { readonly type: 'viewer.selectQuality'; readonly quality: Quality | undefined }
  | { readonly type: 'lineup.changed'; readonly channels: ReadonlyArray<Channel> }
  /** It is, or was a moment ago, on air: time-shift. */
  | { readonly type: 'programme.onAir' }
  /** The broadcast is over: from now on it is catch-up. */
  | { readonly type: 'programme.finished' }
  | { readonly type: 'network.restored' }
  | EngineReport

/** What the player tells the chart that runs it, which holds the engine and the stage. */
export type CatchUpFact =
  | { readonly type: 'recording.wished'; readonly wish: EngineWish }
  /** The account may not watch it, or may again (LIVE-07, CATCH-03). */
  | { readonly type: 'recording.locked' }
  | { readonly type: 'recording.unlocked' }

export type CatchUpPlayerTag = 'busy' | 'reconnecting' | 'noAuthority' | 'watching'
