import { GenreId } from '../../../models/genre.ts'
import { type Person, PersonId } from '../../../models/person.ts'
import type { PlaySource } from '../../../models/playSource.ts'
import { searchKey } from '../../../models/search.ts'
import { MetaId, type Title } from '../../../models/title.ts'
import type { Call } from '../handlers/handler.ts'
import { genreKeys, genres } from '../world/data/genres.ts'
import { same, type Texts, texts } from '../world/data/texts.ts'
import { idOf } from '../world/ids.ts'
import { hashOf } from '../world/seed.ts'
import { episodeNumber, seasonTitle } from '../world/works.ts'
import { captionsAt, pictureAt, type Shape, type ShelfPlace, type ShelfTitle } from './shelf.ts'

const meta = (text: string) => idOf(MetaId, text)

/** In the caller's language, where it is one that everybody knows. */
export const genreNamed = (name: string): { readonly key: string; readonly name: Texts } => {
  const key = searchKey(name)
  const known = genreKeys.find(each => Object.values(genres[each]).some(text => searchKey(text) === key))
  return known === undefined ? { key: `g${hashOf(key)}`, name: same(name) } : { key: known, name: genres[known] }
}

/** What changes with the picture, so that a browser may keep it for long. */
export const pictureAddress = (metaId: string, place: Omit<ShelfPlace, 'season'>, shape: Shape): string =>
  `/library/picture/${metaId}/${shape}/${hashOf(String(pictureAt(place, shape) ?? 'plate')).toString(36)}`

const seasonsOf = ({ id, episodes }: ShelfTitle, { language }: Call) =>
  [...new Set(episodes.map(({ season }) => season))]
    .toSorted((one, other) => one - other)
    .map(season => ({ seasonId: meta(`${id}-${season}`), season, title: seasonTitle(season)[language] }))

export const idOfEpisode = ({ id }: ShelfTitle, season: number, number: number): string => `${id}-${season}-${number}`

const nameOf = ({ title, season, episode }: ShelfPlace, { language }: Call): string => {
  if (season === undefined) return title.title
  return episode === undefined
    ? seasonTitle(season)[language]
    : (episode.title ?? episodeNumber(episode.number)[language])
}

/** A title of somebody's own, as the contract has it. */
export const ownTitle = (place: ShelfPlace, metaId: string, call: Call): Title => {
  const { title, season, episode } = place
  const isSeries = title.kind === 'SERIES'
  const plot = episode === undefined ? title.plot : episode.plot
  return {
    metaId: meta(metaId),
    metaType: episode !== undefined ? 'EPISODE' : season !== undefined ? 'SEASON' : title.kind,
    title: nameOf(place, call),
    seriesId: isSeries ? meta(title.id) : undefined,
    seasonId: season === undefined ? undefined : meta(`${title.id}-${season}`),
    seriesTitle: isSeries ? title.title : undefined,
    seasonTitle: season === undefined ? undefined : seasonTitle(season)[call.language],
    season,
    episode: episode?.number,
    seasons: isSeries && season === undefined ? seasonsOf(title, call) : [],
    description: plot,
    plot,
    genres: title.genres
      .map(genreNamed)
      .map(({ key, name }) => ({ genreId: idOf(GenreId, key), name: name[call.language] })),
    year: title.year,
    duration: isSeries ? episode?.seconds : title.seconds,
    imdbId: undefined,
    tmdbId: undefined,
    poster: pictureAddress(title.id, place, 'poster'),
    posterLandscape: pictureAddress(episode?.still === undefined ? title.id : metaId, place, 'wide'),
    lettering: undefined,
    audioPosters: [],
    rating: title.rating,
    ageRating: title.ageRating,
    videoType: 'VOD',
    mediaQualityList: [],
    drmType: 0,
    url: undefined,
    authority: true,
    epgProgramInfo: undefined,
    epgSourceStatus: undefined,
    playbackValidTime: undefined,
  }
}

const CAPTIONS = texts('Captions', 'Subtítulos', 'Legendas')

export const ownSource = (place: ShelfPlace, metaId: string, { origin, language }: Call): PlaySource => ({
  url: `${origin}/library/film/${metaId}/index.m3u8`,
  status: undefined,
  resolution: undefined,
  drmType: 0,
  contentId: undefined,
  captions: captionsAt(place).map(({ language: lang, label }, at) => ({
    lang,
    label: label ?? (lang === 'und' ? CAPTIONS[language] : undefined),
    url: `${origin}/library/captions/${metaId}/${at}.vtt`,
  })),
  thumbnailsUrl: undefined,
  intro: undefined,
})

export const personIdOf = (name: string): string => `p${hashOf(searchKey(name))}`

export const ownPerson = (name: string, role: string | undefined): Person => ({
  personId: idOf(PersonId, personIdOf(name)),
  name,
  role,
  avatar: undefined,
  birthday: undefined,
  birthPlace: undefined,
  biography: undefined,
})
