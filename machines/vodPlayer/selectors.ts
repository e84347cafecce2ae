import type { SnapshotFrom } from 'xstate'
import type { AspectRatio } from '../../models/aspectRatio.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { Intro, Trailer } from '../../models/playSource.ts'
import type { Quality } from '../../models/quality.ts'
import type { Thumbnail } from '../../models/thumbnail.ts'
import type { Title } from '../../models/title.ts'
import type { vodPlayerMachine } from './machine.ts'
import { nextOf, previousOf } from './transitions.ts'
import type { Problem, VodFailure } from './types.ts'

type Snapshot = SnapshotFrom<typeof vodPlayerMachine>

/** What lies over the picture. */
export type TitleOverlay =
  | 'none'
  | 'loading'
  | 'reconnecting'
  | 'counting'
  | 'asking'
  | 'over'
  | 'noAuthority'
  | 'gone'
  | 'unplayable'
  | 'failed'

const OVERLAYS = ['noAuthority', 'gone', 'unplayable', 'failed', 'counting', 'asking', 'over', 'reconnecting'] as const

export const selectTitleOverlay = (snapshot: Snapshot): TitleOverlay =>
  OVERLAYS.find(tag => snapshot.hasTag(tag)) ?? (snapshot.hasTag('busy') ? 'loading' : 'none')

/** The engine under the picture: its languages are chosen there. */
export const selectTitleEngine = ({ children }: Snapshot) => children.engine
/** Where the picture stands. */
export const selectTitlePresentation = ({ children }: Snapshot) => children.presentation
/** The movie, or the series. */
export const selectTitle = ({ context }: Snapshot): Title | undefined => context.title
/** The movie, or the episode. */
export const selectItem = ({ context }: Snapshot): Title | undefined => context.item
/** Plays in place of the title. */
export const selectTrailer = ({ context }: Snapshot): Trailer | undefined => context.wish?.trailer
export const selectNextEpisode = ({ context }: Snapshot): Title | undefined => nextOf(context)
export const selectPreviousEpisode = ({ context }: Snapshot): Title | undefined => previousOf(context)
export const selectDurationSec = ({ context }: Snapshot): number => context.durationSec || (context.item?.duration ?? 0)
export const selectPositionSec = ({ context }: Snapshot): number => context.positionSec
export const selectIntro = ({ context }: Snapshot): Intro | undefined => context.source?.intro
const NO_THUMBNAILS: ReadonlyArray<Thumbnail> = []
/** Pictures of its places; none until the viewer looks for one. */
export const selectThumbnails = ({ context: { source, thumbnails } }: Snapshot): ReadonlyArray<Thumbnail> =>
  thumbnails !== undefined && thumbnails.url === source?.thumbnailsUrl ? thumbnails.all : NO_THUMBNAILS
export const selectTitleProblem = ({ context }: Snapshot): Problem | undefined => context.problem
export const selectTitleFailure = ({ context }: Snapshot): VodFailure | undefined => context.failure
export const selectIsTitlePlaying = (snapshot: Snapshot): boolean => snapshot.hasTag('playing')
export const selectIsTitlePaused = (snapshot: Snapshot): boolean => snapshot.hasTag('paused')
/** The controls make sense. */
export const selectIsTitleWatched = (snapshot: Snapshot): boolean => snapshot.hasTag('watching')
export const selectTitleQuality = ({ context }: Snapshot): Quality | undefined => context.quality
export const selectTitleRate = ({ context }: Snapshot): PlaybackRate => context.rate
export const selectTitleAspect = ({ context }: Snapshot): AspectRatio => context.aspect
export const selectTitleVolume = ({ context }: Snapshot): number => context.volume
export const selectIsTitleMuted = ({ context }: Snapshot): boolean => context.isMuted
/** The browser holds the sound back until the viewer asks for it. */
export const selectIsTitleSoundHeldBack = ({ context }: Snapshot): boolean => context.isSoundHeldBack
