import { GenreId } from '../../../models/genre.ts'
import type { MetaType } from '../../../models/metaId.ts'
import { ProgramId, textsIn } from '../../../models/programme.ts'
import { MetaId, type SeasonEntry, type Title } from '../../../models/title.ts'
import type { Call } from '../handlers/handler.ts'
import { idOf } from './ids.ts'
import { programmeArt } from './programmeArt.ts'
import { type Replay, replayById } from './replays.ts'
import { mayUse } from './rights.ts'
import { artOf } from './titleArt.ts'
import { episodePlot, episodeTitle, genreNames, type Place, placeOf, seasonTitle, type Work } from './works.ts'

const meta = (text: string) => idOf(MetaId, text)
const MINUTE_S = 60

const common = ({ seed, plot, rating, ageRating, year, tier }: Work, call: Call) => ({
  description: plot[call.language],
  plot: plot[call.language],
  year,
  rating,
  ageRating,
  imdbId: undefined,
  tmdbId: undefined,
  audioPosters: [],
  videoType: 'VOD',
  mediaQualityList: seed % 3 === 0 ? ([1, 2, 3] as const) : ([1, 2] as const),
  drmType: 0,
  url: undefined,
  authority: mayUse(tier, call),
  epgProgramInfo: undefined,
  epgSourceStatus: undefined,
  playbackValidTime: undefined,
})

const seasonsOf = (work: Work, call: Call): ReadonlyArray<SeasonEntry> =>
  work.seasons.map((_, index) => ({
    seasonId: meta(`${work.id}-${index + 1}`),
    season: index + 1,
    title: seasonTitle(index + 1)[call.language],
  }))

const typeOf = ({ work, season, episode }: Place): MetaType => {
  if (episode !== undefined) return 'EPISODE'
  return season === undefined ? work.kind : 'SEASON'
}

const ownTitle = ({ work, season, episode }: Place, call: Call): string => {
  if (season === undefined) return work.title[call.language]
  return (episode === undefined ? seasonTitle(season) : episodeTitle(work, season, episode))[call.language]
}

const ownPlot = ({ work, season, episode }: Place, call: Call) =>
  episode === undefined ? {} : { description: episodePlot(work, season ?? 1, episode)[call.language], plot: undefined }

const titleOfPlace = (place: Place, metaId: string, call: Call): Title => {
  const { work, season, episode } = place
  const isSeries = work.kind === 'SERIES'
  return {
    ...common(work, call),
    ...ownPlot(place, call),
    ...artOf(place, metaId, call.language),
    metaId: meta(metaId),
    metaType: typeOf(place),
    title: ownTitle(place, call),
    seriesId: isSeries ? meta(work.id) : undefined,
    seasonId: season === undefined ? undefined : meta(`${work.id}-${season}`),
    seriesTitle: isSeries ? work.title[call.language] : undefined,
    seasonTitle: season === undefined ? undefined : seasonTitle(season)[call.language],
    season,
    episode,
    seasons: isSeries && season === undefined ? seasonsOf(work, call) : [],
    genres: genreNames(work).map(([key, name]) => ({ genreId: idOf(GenreId, key), name: name[call.language] })),
    duration: isSeries && episode === undefined ? undefined : work.minutes * MINUTE_S,
  }
}

const titleOfReplay = (replay: Replay, call: Call): Title => {
  const { channel, programme } = replay
  const { title, desc } = textsIn(programme, call.language)
  const picture = programmeArt(channel.channel.logicalChannelId, programme.look)
  return {
    ...common({ ...replay.look, plot: { en: desc, es: desc, pt: desc } }, call),
    metaId: meta(replay.id),
    metaType: 'MOVIE',
    title,
    seriesId: undefined,
    seasonId: undefined,
    seriesTitle: undefined,
    seasonTitle: undefined,
    season: undefined,
    episode: undefined,
    seasons: [],
    genres: [],
    duration: Math.round((programme.stop - programme.start) / 1000),
    poster: picture('480x720'),
    posterLandscape: picture('1280x720'),
    lettering: undefined,
    authority: mayUse(channel.catchUpTier, call),
    epgProgramInfo: {
      programId: idOf(ProgramId, programme.programId),
      logicalChannelId: channel.channel.logicalChannelId,
      channelName: channel.channel.logicalChannelName,
      iconUrl: channel.channel.iconUrl,
      startTime: programme.start,
      stopTime: programme.stop,
    },
    epgSourceStatus: replay.sourceStatus,
    playbackValidTime: replay.validUntil,
  }
}

/** A title by its id, in the caller's language and with the caller's rights. */
export const titleById = (metaId: string, call: Call): Title | undefined => {
  const place = placeOf(metaId)
  if (place !== undefined) return titleOfPlace(place, metaId, call)
  const replay = replayById(metaId, call)
  return replay === undefined ? undefined : titleOfReplay(replay, call)
}

export const titlesOf = (ids: ReadonlyArray<string>, call: Call): ReadonlyArray<Title> =>
  ids.flatMap(id => titleById(id, call) ?? [])

export const episodesOf = (
  seriesId: string,
  seasonId: string | undefined,
  call: Call,
): ReadonlyArray<Title> | undefined => {
  const place = placeOf(seriesId)
  if (place === undefined) return undefined
  const wanted = seasonId === undefined ? place.season : placeOf(seasonId)?.season
  return place.work.seasons.flatMap((episodes, index) =>
    wanted === undefined || wanted === index + 1
      ? titlesOf(
          Array.from({ length: episodes }, (_, episode) => `${place.work.id}-${index + 1}-${episode + 1}`),
          call,
        )
      : [],
  )
}
