import * as t from 'io-ts'
import { LogicalChannelId } from './channel.ts'
import { tolerantArray } from './codec/decode.ts'
import { id } from './codec/id.ts'
import { HOUR, Instant } from './codec/instant.ts'
import { Count, Numeric } from './codec/numeric.ts'
import { Flag, fallback, lenient, oneOf, optional } from './codec/optional.ts'
import { LongText, OptionalAddress, Picture, Text, WebAddress } from './codec/text.ts'
import { Genre } from './genre.ts'
import { ProgramId } from './programme.ts'
import { Quality } from './quality.ts'
import { SourceStatus } from './sourceStatus.ts'

export const MetaId = id('MetaId')
export type MetaId = t.TypeOf<typeof MetaId>

export const MetaType = oneOf('MetaType', ['MOVIE', 'SERIES', 'SEASON', 'EPISODE'])
export type MetaType = t.TypeOf<typeof MetaType>

/** One season as a series lists it. */
export const SeasonEntry = t.strict({ seasonId: MetaId, season: Count, title: optional(Text) }, 'SeasonEntry')
export type SeasonEntry = t.TypeOf<typeof SeasonEntry>

/** The broadcast that a live-to-VOD title was recorded from (VOD-16). */
export const EpgProgramInfo = t.strict(
  {
    programId: optional(ProgramId),
    logicalChannelId: optional(LogicalChannelId),
    channelName: optional(Text),
    iconUrl: Picture,
    startTime: optional(Instant),
    stopTime: optional(Instant),
  },
  'EpgProgramInfo',
)
export type EpgProgramInfo = t.TypeOf<typeof EpgProgramInfo>

export const ExternalId = id('ExternalId')
const externalId = lenient(optional(ExternalId), undefined)

/** A movie, series, season or episode of the catalogue (spec §3, VOD detail / media). */
export const Title = t.strict(
  {
    metaId: MetaId,
    metaType: MetaType,
    title: Text,
    seriesId: optional(MetaId),
    seasonId: optional(MetaId),
    seriesTitle: optional(Text),
    seasonTitle: optional(Text),
    /** Number of the season, of the episode. */
    season: optional(Count),
    episode: optional(Count),
    seasons: fallback(tolerantArray(SeasonEntry), []),
    description: optional(LongText),
    plot: optional(LongText),
    genres: fallback(tolerantArray(Genre), []),
    year: optional(Count),
    /** Seconds. */
    duration: optional(Count),
    imdbId: externalId,
    tmdbId: externalId,
    poster: Picture,
    posterLandscape: Picture,
    audioPosters: fallback(tolerantArray(WebAddress), []),
    /** 0 to 10; shown with one decimal. */
    rating: lenient(optional(Numeric), undefined),
    videoType: optional(Text),
    mediaQualityList: fallback(tolerantArray(Quality), []),
    drmType: optional(Count),
    url: OptionalAddress,
    /** Whether the account may play it; the lock shows where it may not. */
    authority: fallback(Flag, true),
    epgProgramInfo: optional(EpgProgramInfo),
    epgSourceStatus: lenient(optional(SourceStatus), undefined),
    /** Until when a live-to-VOD title may be played. */
    playbackValidTime: optional(Instant),
  },
  'Title',
)
export type Title = t.TypeOf<typeof Title>

/** A hover on a card opens the enlarged one after this long (spec §9). */
export const CARD_HOVER_MS = 500
/** Width of a poster among thumbnails, px (spec §9). */
export const THUMBNAIL_POSTER_WIDTH = 256

/** A series is opened, not played: its enlarged card has no play button (VOD-03). */
export const isPlayable = ({ metaType }: Pick<Title, 'metaType'>): boolean => metaType !== 'SERIES'

/** Full hours left to play it, rounded up; 0 when over, undefined when it has no end (VOD-03, VOD-16). */
export const remainingHours = (
  { playbackValidTime }: Pick<Title, 'playbackValidTime'>,
  now: Instant,
): number | undefined =>
  playbackValidTime === undefined ? undefined : Math.max(0, Math.ceil((playbackValidTime - now) / HOUR))
