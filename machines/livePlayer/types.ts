import type { Either } from 'fp-ts/lib/Either.js'
import type { DefaultPlayConfig } from '../../models/appProperties.ts'
import type { AspectRatio } from '../../models/aspectRatio.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Channel, EpgId, LogicalChannelId } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { Programme } from '../../models/programme.ts'
import type { Quality } from '../../models/quality.ts'
import type { BroadcastFact } from '../broadcast/index.ts'
import type { BroadcastPlayerFact } from '../broadcastPlayer.ts'
import type { CatchUpFact } from '../catchUpPlayer/index.ts'
import type { DialFact } from '../dial.ts'
import type { EngineReport, MediaSource, StartAt } from '../engine/index.ts'
import type { PlayFailure } from '../rules/playFailure.ts'

/** With the channel of the address; without one the last channel watched comes back. */
export interface LivePlayerInput extends Tuning {
  /** The line-up so far; `undefined` while it is still being loaded. */
  readonly channels: ReadonlyArray<Channel> | undefined
  /** A national broadcast is on. */
  readonly isTakenOver: boolean
  /** What the operator wishes until the viewer wishes something else (MODE-07). */
  readonly playConfig: DefaultPlayConfig
}

/** What a national broadcast finds when it begins. */
export interface TakenOver {
  /** The moment on screen. */
  readonly place: Instant | undefined
  /** The viewer holds the picture. */
  readonly isPaused: boolean
  /** The channel that carries the broadcast. */
  readonly channel: Channel | undefined
}

/** What is watched, as an address names it. */
export interface Tuning {
  /** `undefined`: whatever is on. */
  readonly channelId: LogicalChannelId | undefined
  /** The beginning of a programme; without one the channel plays live. */
  readonly start: Instant | undefined
}

/** Another channel, or another programme, is watched; or still the one before, whatever an address has named. */
export type LivePlayerFact = { readonly type: 'player.moved' } & Tuning

/** A programme of the guide, and those around it. */
export interface Slot {
  /** `undefined` where none begins at that moment. */
  readonly programme: Programme | undefined
  readonly previous: Programme | undefined
  readonly next: Programme | undefined
  /** The server's time of the answer. */
  readonly now: Instant
}
export interface SlotWish {
  readonly epgId: EpgId | undefined
  readonly start: Instant | undefined
}
export type SlotAnswer = Either<CallFailure, Slot>

export interface FailureReport extends PlayFailure {
  readonly channelId: LogicalChannelId | undefined
}

/** What the page tells of the picture that is held, while another channel is on its way (AHEAD-25). */
export type Told = Pick<
  LivePlayerContext,
  'channelId' | 'zapId' | 'onAir' | 'behind' | 'start' | 'slot' | 'rate' | 'quality' | 'source'
> & {
  readonly isPaused: boolean
  readonly isBehind: boolean
  readonly isCatchUp: boolean
}

export interface LivePlayerContext {
  readonly channels: ReadonlyArray<Channel> | undefined
  /** The last wish: the only channel that may be loaded. */
  readonly channelId: LogicalChannelId | undefined
  /** Where the zapping keys have got to, while they settle. */
  readonly zapId: LogicalChannelId | undefined
  readonly playConfig: DefaultPlayConfig
  /** The one to begin with, or that the viewer chose; `undefined` leaves it to the operator's order. */
  readonly quality: Quality | undefined
  /** What the channel broadcasts now, as far as the guide knows. */
  readonly onAir: Programme | undefined
  /** The programme that is watched behind live, or caught up on. */
  readonly behind: Programme | undefined
  /** The programme that is played from its beginning, as the address says. */
  readonly start: Instant | undefined
  /** Before and after the programme that is caught up on. */
  readonly slot: Slot | undefined
  readonly rate: PlaybackRate
  readonly aspect: AspectRatio
  readonly source: MediaSource | undefined
  readonly startAt: StartAt
  readonly startPaused: boolean
  readonly failure: PlayFailure | undefined
  /** From 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
  readonly isSoundHeldBack: boolean
  readonly isTakenOver: boolean
  /** A broadcast gave the channel back, to everybody in one moment; the viewer has chosen nothing since. */
  readonly isGivenBack: boolean
  /** The channel of the national broadcast that is on. */
  readonly broadcast: Channel | undefined
  /** The moment that was on screen when it began. */
  readonly place: Instant | undefined
  /** `undefined` where the page tells of the last wish. */
  readonly told: Told | undefined
  /** What the player has told last, for the address to name it. */
  readonly named: Tuning
}

export type LivePlayerEvent =
  /** A click on a channel: tuned at once. */
  | { readonly type: 'viewer.selectChannel'; readonly channelId: LogicalChannelId }
  /** Channel up or down: tuned when the keys rest. */
  | { readonly type: 'viewer.zap'; readonly step: 1 | -1 }
  /** The pointer or the focus rests on a channel: it may be next. */
  | { readonly type: 'viewer.considerChannel'; readonly channelId: LogicalChannelId }
  /** The rows of the list that stand on screen: one of them may be next. */
  | { readonly type: 'viewer.sawChannels'; readonly channelIds: ReadonlyArray<LogicalChannelId> }
  /** The programme of this channel that begins at that moment, from its beginning: caught up on, started over, or live. */
  | { readonly type: 'viewer.playProgramme'; readonly channelId: LogicalChannelId; readonly start: Instant }
  /** The page has come to an address: a channel, live or one of its programmes. */
  | ({ readonly type: 'address.named' } & Tuning)
  | { readonly type: 'viewer.playPrevious' }
  | { readonly type: 'viewer.playNext' }
  /** A place on the bar; `now` is the server's time. */
  | { readonly type: 'viewer.seek'; readonly to: Instant; readonly now: Instant }
  | { readonly type: 'viewer.backToLive' }
  /** The answer to the question whether to return to live. */
  | { readonly type: 'viewer.keepWatching' }
  | { readonly type: 'viewer.setRate'; readonly rate: PlaybackRate }
  | { readonly type: 'viewer.setAspect'; readonly aspect: AspectRatio }
  | { readonly type: 'viewer.play' }
  | { readonly type: 'viewer.pause' }
  | DialFact
  | { readonly type: 'viewer.selectQuality'; readonly quality: Quality | undefined }
  | { readonly type: 'viewer.setVolume'; readonly volume: number }
  | { readonly type: 'viewer.setMuted'; readonly muted: boolean }
  | { readonly type: 'viewer.retry' }
  /** OK on the dialog of a channel that is gone. */
  | { readonly type: 'viewer.dismiss' }
  | { readonly type: 'lineup.changed'; readonly channels: ReadonlyArray<Channel> }
  /** The recording has ended by a failure. */
  | { readonly type: 'recording.broke' }
  /** The zapping keys have rested. */
  | { readonly type: 'zap.settled' }
  | { readonly type: 'network.restored' }
  | GuideFact
  | StageFact
  | CatchUpFact
  | BroadcastFact
  | BroadcastPlayerFact
  | EngineReport

/** What the stage reports of the element. */
export type StageFact = {
  readonly type: 'stage.volumeChanged'
  readonly volume: number
  readonly muted: boolean
}

/** Another programme of the channel that is followed is on air, or none that the guide knows. */
export type GuideFact = { readonly type: 'programme.changed'; readonly programme: Programme | undefined }

/** The channel whose programme on air is to be told, at once and at every change. */
export type GuideCommand = { readonly type: 'guide.follow'; readonly epgId: EpgId | undefined }

export type StageCommand =
  | { readonly type: 'stage.setAspect'; readonly aspect: AspectRatio }
  | { readonly type: 'stage.setVolume'; readonly volume: number }
  | { readonly type: 'stage.setMuted'; readonly muted: boolean }
  | { readonly type: 'stage.setPictureInPicture'; readonly allowed: boolean }

/** `noAuthority`, `refused`, `gone` and `failed` lie over the picture with their next step. */
export type LivePlayerTag =
  | 'busy'
  | 'behind'
  | 'broadcast'
  | 'asking'
  | 'catchUp'
  | 'watching'
  | 'reconnecting'
  | 'noAuthority'
  | 'gone'
  | 'failed'

/** The children by id, with the name of their logic. */
export type LivePlayerChildren = {
  readonly dial: 'dial'
  readonly notice: 'notice'
  readonly engine: 'engine'
  readonly stage: 'stage'
  readonly guide: 'guide'
  readonly neighbours: 'neighbours'
  readonly recall: 'recallChannel'
  readonly open: 'openStream'
  readonly remember: 'rememberChannel'
  readonly report: 'reportFailure'
  readonly find: 'findProgramme'
  readonly around: 'findProgramme'
  readonly recording: 'catchUpPlayer'
  readonly takeOver: 'takeOver'
  readonly broadcast: 'broadcastPlayer'
  readonly paint: 'paint'
}
