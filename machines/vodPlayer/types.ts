import type { Either } from 'fp-ts/lib/Either.js'
import type { AccountId, LoginStatus } from '../../models/account.ts'
import type { DefaultPlayConfig } from '../../models/appProperties.ts'
import type { AspectRatio } from '../../models/aspectRatio.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Page } from '../../models/page.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { Intro, Trailer } from '../../models/playSource.ts'
import type { Quality } from '../../models/quality.ts'
import type { SourceProblem } from '../../models/sourceStatus.ts'
import type { Thumbnail } from '../../models/thumbnail.ts'
import type { MetaId, Title } from '../../models/title.ts'
import type { VodHistoryEntry, VodProgress } from '../../models/vodHistory.ts'
import type { EngineReport, MediaFailure, MediaSource } from '../engine/index.ts'
import type { StageFact } from '../livePlayer/index.ts'
import type { PlayFailure, StreamRefusal } from '../rules/playFailure.ts'
import type { Session } from '../session/index.ts'

/** What every place that shows a title asks for: a movie, or a series with the episode that is meant, if one is. */
export type TitleWish = {
  readonly type: 'viewer.play'
  readonly metaId: MetaId
  /** Without it a series goes on where the viewer left it (VOD-07). */
  readonly episodeId?: MetaId | undefined
  /** Not the title, but what is shown of it: nothing of it is noted, and nothing follows it. */
  readonly trailer?: Trailer | undefined
  /** What whoever wishes for it knows already: nobody is asked for that again. */
  readonly known?: KnownTitle | undefined
}

/** A title, and the episodes of its series as far as they are known. */
export type KnownTitle = Pick<FoundTitle, 'title' | 'episodes'>

/** The same for the player, whose own `viewer.play` ends a pause. */
export type Wished = Omit<TitleWish, 'type'>

/** What is wished for, and by whom. */
export interface FindWish {
  readonly wish: Wished | undefined
  readonly status: LoginStatus
}

export interface VodPlayerInput extends FindWish {
  /** What the operator wishes until the viewer wishes something else (MODE-07). */
  readonly playConfig: DefaultPlayConfig
}

/** What is known of a title before it is opened. */
export interface FoundTitle {
  readonly title: Title
  /** All that are known of its series; none of a movie. */
  readonly episodes: ReadonlyArray<Title>
  /** Where the viewer stands in what is wished for: as the operator has it, or this device, whichever is newer. */
  readonly history: VodHistoryEntry | undefined
}
export type FindAnswer = Either<CallFailure, FoundTitle>

type Film = Extract<MediaSource, { readonly kind: 'film' }>

export interface TitleSource {
  readonly media: Film
  readonly intro: Intro | undefined
  /** Pictures for places of the bar (AHEAD-20). */
  readonly thumbnailsUrl: string | undefined
  /** Where this device left it unfinished, in seconds. */
  readonly keptSec: number | undefined
}
/** Why a title does not play: refused by the operator, without a right, without an address, or out of its time. */
export type SourceRefusal =
  | StreamRefusal
  | { readonly tag: 'noAuthority' }
  | { readonly tag: 'noPlaysourceUrl' }
  | { readonly tag: 'unplayable'; readonly problem: SourceProblem }
export type OpenAnswer = Either<SourceRefusal, TitleSource>
export interface OpenWish {
  readonly item: Title | undefined
  readonly trailer: Trailer | undefined
  readonly status: LoginStatus
}

/** `unavailable`: there is nothing of it to be played. */
export type Problem = SourceProblem | 'unavailable'

export interface VodFailure extends Omit<PlayFailure, 'reason'> {
  readonly reason: PlayFailure['reason'] | 'noPlaysourceUrl'
}
export interface VodFailureReport extends Omit<VodFailure, 'words'> {
  readonly metaId: MetaId | undefined
}

export interface VodPlayerContext extends VodPlayerInput {
  readonly title: Title | undefined
  readonly episodes: ReadonlyArray<Title>
  /** What plays: the movie, or the episode. */
  readonly item: Title | undefined
  readonly source: TitleSource | undefined
  /** Where it is to begin; `undefined` where this device knows best. */
  readonly startSec: number | undefined
  /** Who has come since it was opened, if anybody. */
  readonly accountId: AccountId | undefined
  /** How far it has been played, in seconds: back only where the viewer goes back. */
  readonly positionSec: number
  /** 0 until it is known. */
  readonly durationSec: number
  /** Episodes that have begun by themselves since the viewer last did something. */
  readonly unattended: number
  readonly problem: Problem | undefined
  readonly failure: VodFailure | undefined
  /** The operator was asked for another address, and nothing has been played from that one yet. */
  readonly isRenewed: boolean
  /** Why the media ended last. */
  readonly stop: MediaFailure['kind'] | undefined
  readonly quality: Quality | undefined
  readonly rate: PlaybackRate
  readonly aspect: AspectRatio
  /** From 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
  readonly isSoundHeldBack: boolean
  /** Pictures for places of the bar, and of which list they are. */
  readonly thumbnails: Thumbnails | undefined
}

export interface Thumbnails {
  readonly url: string
  readonly all: ReadonlyArray<Thumbnail>
}

/** What is said of the place on screen, in seconds; only while it is certain. */
export type PlaceFact =
  | { readonly type: 'place.moved'; readonly positionSec: number; readonly durationSec: number }
  | { readonly type: 'page.hidden' }

/** `keep`: on this device, for a tab that is killed. `report`: to the operator. */
export type PlaceCommand = { readonly type: 'place.keep' | 'place.report'; readonly progress: VodProgress }

export type ThumbnailCommand = { readonly type: 'thumbnails.fetch'; readonly url: string }
export type ThumbnailFact = { readonly type: 'thumbnails.found' } & Thumbnails

export type VodPlayerEvent =
  | ({ readonly type: 'title.wished' } & Wished)
  | { readonly type: 'viewer.play' }
  | { readonly type: 'viewer.pause' }
  /** A place of the title, counted from its beginning. */
  | { readonly type: 'viewer.seek'; readonly to: Instant }
  | { readonly type: 'viewer.skipIntro' }
  /** The viewer looks for a place by pointer or keys. */
  | { readonly type: 'viewer.considerPlace' }
  | { readonly type: 'viewer.playPrevious' }
  | { readonly type: 'viewer.playNext' }
  /** The next episode is not to begin by itself. */
  | { readonly type: 'viewer.stayHere' }
  | { readonly type: 'viewer.setRate'; readonly rate: PlaybackRate }
  | { readonly type: 'viewer.setAspect'; readonly aspect: AspectRatio }
  | { readonly type: 'viewer.setVolume'; readonly volume: number }
  | { readonly type: 'viewer.setMuted'; readonly muted: boolean }
  | { readonly type: 'viewer.selectQuality'; readonly quality: Quality | undefined }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'viewer.closePlayer' }
  /** Into the floating window, and back over the page. */
  | { readonly type: 'viewer.shrink' }
  | { readonly type: 'viewer.expand' }
  | { readonly type: 'viewer.navigated'; readonly page: Page }
  | { readonly type: 'session.changed'; readonly session: Session }
  | { readonly type: 'network.restored' }
  | PlaceFact
  | ThumbnailFact
  | StageFact
  | EngineReport

/** What lies over the picture. */
export type VodPlayerTag =
  | 'busy'
  | 'reconnecting'
  | 'watching'
  | 'playing'
  | 'paused'
  | 'noAuthority'
  | 'gone'
  | 'unplayable'
  | 'failed'
  | 'counting'
  | 'asking'
  | 'over'

/** The children by id, with the name of their logic. */
export type VodPlayerChildren = {
  readonly engine: 'engine'
  readonly stage: 'stage'
  readonly presentation: 'presentation'
  readonly places: 'places'
  readonly thumbnails: 'thumbnails'
  readonly find: 'findTitle'
  readonly open: 'openTitle'
  readonly report: 'reportFailure'
}
