import * as t from 'io-ts'
import { AgeRating } from './ageRating.ts'
import { LogicalChannelId, ProgramId } from './channelIds.ts'
import { tolerantArray } from './codec/decode.ts'
import { id } from './codec/id.ts'
import { HOUR, Instant } from './codec/instant.ts'
import { Count, Numeric } from './codec/numeric.ts'
import { Flag, fallback, lenient, optional } from './codec/optional.ts'
import { LongText, OptionalAddress, Picture, Text, WebAddress } from './codec/text.ts'
import { Genre } from './genre.ts'
import { MetaId, MetaType } from './metaId.ts'
import { once } from './once.ts'
import { Quality } from './quality.ts'
import { type SourceProblem, SourceStatus, sourceProblem } from './sourceStatus.ts'

export { MetaId } from './metaId.ts'

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
    /** Its name as drawn letters on a clear ground (title treatment); beside them the wide picture leaves its left half calm. */
    lettering: Picture,
    audioPosters: fallback(tolerantArray(WebAddress), []),
    /** 0 to 10; shown with one decimal. */
    rating: lenient(optional(Numeric), undefined),
    ageRating: AgeRating,
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

/** What a player is asked for: the title itself, or the series and the episode of it that is meant. */
export const playedAs = ({
  metaId,
  metaType,
  seriesId = metaId,
}: Pick<Title, 'metaId' | 'metaType' | 'seriesId'>): { readonly metaId: MetaId; readonly episodeId?: MetaId } => {
  if (metaType === 'EPISODE') return { metaId: seriesId, episodeId: metaId }
  return { metaId: metaType === 'SEASON' ? seriesId : metaId }
}

/** Full hours left to play it, rounded up; 0 when over, undefined when it has no end (VOD-03, VOD-16). */
export const remainingHours = (
  { playbackValidTime }: Pick<Title, 'playbackValidTime'>,
  now: Instant,
): number | undefined =>
  playbackValidTime === undefined ? undefined : Math.max(0, Math.ceil((playbackValidTime - now) / HOUR))

/** Why a live-to-VOD title cannot be played now (VOD-14, VOD-16); `undefined` for one that can, and for every other title. */
export const titleProblem = (
  title: Pick<Title, 'epgSourceStatus' | 'epgProgramInfo' | 'playbackValidTime'>,
  now: Instant,
): SourceProblem | undefined => {
  if (remainingHours(title, now) === 0) return 'sourceInvalid'
  const { epgSourceStatus, epgProgramInfo } = title
  return epgSourceStatus === undefined ? undefined : sourceProblem(epgSourceStatus, epgProgramInfo?.stopTime, now)
}

/** A list with one page more: the pages of an operator may overlap, and every title stands once. */
export const withTitles = (titles: ReadonlyArray<Title>, page: ReadonlyArray<Title>): ReadonlyArray<Title> =>
  once([...titles, ...page], ({ metaId }) => metaId)
