import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Channel, LogicalChannelId } from '../../models/channel.ts'
import type { PhysicalChannel } from '../../models/physicalChannel.ts'
import type { Quality } from '../../models/quality.ts'
import type { EngineReport, MediaSource, StartAt } from '../engine/index.ts'

export interface LivePlayerInput {
  /** The line-up so far; `undefined` while it is still being loaded. */
  readonly channels: ReadonlyArray<Channel> | undefined
  /** The channel of the address; without one the last channel watched comes back. */
  readonly channelId: LogicalChannelId | undefined
}

/** Where the stream of a physical channel is, or why the operator does not say. */
export type StreamAnswer = Either<CallFailure, Extract<MediaSource, { readonly kind: 'stream' }>>

/** What a card shows and a report carries: a code that holds no token and no address (LIVE-13). */
export interface PlayFailure {
  readonly reason: 'network' | 'media' | 'stalled' | 'protected' | 'operator'
  readonly code: string
}

export interface FailureReport extends PlayFailure {
  readonly channelId: LogicalChannelId | undefined
}

export interface LivePlayerContext {
  readonly channels: ReadonlyArray<Channel> | undefined
  /** The last wish: the only channel that may be loaded. */
  readonly channelId: LogicalChannelId | undefined
  /** Where the zapping keys have got to, while they settle. */
  readonly zapId: LogicalChannelId | undefined
  /** The quality the viewer chose; `undefined` leaves it to the operator's order. */
  readonly quality: Quality | undefined
  readonly source: MediaSource | undefined
  readonly startAt: StartAt
  readonly startPaused: boolean
  readonly failure: PlayFailure | undefined
  /** From 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
  readonly isSoundHeldBack: boolean
}

export type LivePlayerEvent =
  /** A click on a channel: tuned at once. */
  | { readonly type: 'viewer.selectChannel'; readonly channelId: LogicalChannelId }
  /** Channel up or down: tuned when the keys rest. */
  | { readonly type: 'viewer.zap'; readonly step: 1 | -1 }
  /** The pointer or the focus rests on a channel: it may be next. */
  | { readonly type: 'viewer.considerChannel'; readonly channelId: LogicalChannelId }
  | { readonly type: 'viewer.play' }
  | { readonly type: 'viewer.pause' }
  | { readonly type: 'viewer.selectQuality'; readonly quality: Quality | undefined }
  | { readonly type: 'viewer.setVolume'; readonly volume: number }
  | { readonly type: 'viewer.setMuted'; readonly muted: boolean }
  | { readonly type: 'viewer.retry' }
  /** OK on the dialog of a channel that is gone. */
  | { readonly type: 'viewer.dismiss' }
  | { readonly type: 'lineup.changed'; readonly channels: ReadonlyArray<Channel> }
  /** The zapping keys have rested. */
  | { readonly type: 'zap.settled' }
  | { readonly type: 'network.restored' }
  | StageFact
  | EngineReport

/** What the stage reports of the element. */
export type StageFact = {
  readonly type: 'stage.volumeChanged'
  readonly volume: number
  readonly muted: boolean
}

export type StageCommand =
  | { readonly type: 'stage.setVolume'; readonly volume: number }
  | { readonly type: 'stage.setMuted'; readonly muted: boolean }
  | { readonly type: 'stage.setPictureInPicture'; readonly allowed: boolean }

/** Which channels may be asked for next, nearest first; none lets the network rest. */
export type NeighbourCommand = {
  readonly type: 'neighbours.prepare'
  readonly physicals: ReadonlyArray<PhysicalChannel>
}

/** `noAuthority`, `refused`, `gone` and `failed` lie over the picture with their next step. */
export type LivePlayerTag = 'busy' | 'watching' | 'reconnecting' | 'noAuthority' | 'gone' | 'failed'
