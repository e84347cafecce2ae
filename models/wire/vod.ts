import * as t from 'io-ts'
import { commaList } from '../codec/commaList.ts'
import { tolerantArray } from '../codec/decode.ts'
import { Flag, fallback, optional } from '../codec/optional.ts'
import { Paging, pageOf, paging } from '../paging.ts'
import { Person, PersonId } from '../person.ts'
import { Category, CategoryType, Playlist, PlaylistEntry, PlaylistId, ShowListType } from '../playlist.ts'
import { PlaySource, PlaySourceRequest, Trailer } from '../playSource.ts'
import { SearchRequest, SearchResult, TopSearch } from '../search.ts'
import { MetaId, Title } from '../title.ts'
import { endpoint } from './endpoint.ts'
import { vodCall } from './vodCall.ts'

const ofTitle = t.strict({ metaId: MetaId }, 'TitleRequest')
const ofTitles = t.strict({ metaIds: commaList(MetaId) }, 'TitlesRequest')

// Spec §7, VOD.
export * from './vodProfile.ts'

export const playlistRoot = vodCall({
  name: 'playlistRoot',
  path: '/api/meta/playlist/root/v1',
  purpose: 'The categories of the catalogue, and the playlists of the home page or of one category.',
  request: t.strict({ type: optional(CategoryType) }, 'PlaylistRootRequest'),
  response: t.strict(
    { categoryList: fallback(tolerantArray(Category), []), playlistList: tolerantArray(PlaylistEntry) },
    'PlaylistRoot',
  ),
})

export const batchPlaylist = vodCall({
  name: 'batchPlaylist',
  path: '/api/meta/playlist/batchPlaylist/v1',
  purpose: 'One page of each of several playlists; `sensitive` includes titles for adults.',
  request: t.strict(
    { playlistIds: commaList(PlaylistId), showListType: optional(ShowListType), sensitive: Flag, ...paging },
    'BatchPlaylistRequest',
  ),
  response: t.strict({ playlistList: tolerantArray(Playlist) }, 'Playlists'),
})

export const playSource = vodCall({
  name: 'playSource',
  path: '/api/meta/media/playSource/v1',
  purpose: 'Where a title plays from, or that the account has no right to it.',
  request: PlaySourceRequest,
  response: PlaySource,
})

export const trailers = vodCall({
  name: 'trailers',
  path: '/api/meta/media/trailer/v1',
  purpose: 'The trailers of a title.',
  request: ofTitle,
  response: t.strict({ trailerList: tolerantArray(Trailer) }, 'Trailers'),
})

export const titles = vodCall({
  name: 'titles',
  path: '/api/meta/media/batchDetail/v1',
  purpose: 'Several titles by id.',
  request: ofTitles,
  response: t.strict({ mediaList: tolerantArray(Title) }, 'Titles'),
})

export const title = vodCall({
  name: 'title',
  path: '/api/meta/media/detail/v1',
  purpose: 'One title with its seasons and persons.',
  request: ofTitle,
  response: t.strict({ media: Title, personList: fallback(tolerantArray(Person), []) }, 'TitleDetail'),
})

export const episodes = vodCall({
  name: 'episodes',
  path: '/api/meta/media/episode/v1',
  purpose: 'The episodes of a series, of one season where it is named.',
  request: t.strict({ metaId: MetaId, seasonId: optional(MetaId) }, 'EpisodesRequest'),
  response: t.strict({ episodeList: tolerantArray(Title) }, 'Episodes'),
})

export const person = vodCall({
  name: 'person',
  path: '/api/meta/person/detail/v1',
  purpose: 'One person.',
  request: t.strict({ personId: PersonId }, 'PersonRequest'),
  response: Person,
})

export const filmography = vodCall({
  name: 'filmography',
  path: '/api/meta/person/filmography/v1',
  purpose: 'One page of the titles a person has a part in.',
  request: t.strict({ personId: PersonId, ...paging }, 'FilmographyRequest'),
  response: pageOf(Title),
})

export const search = endpoint({
  name: 'search',
  area: 'vod',
  method: 'POST',
  prefix: '/searchApi',
  path: '/api/meta/media/search/v1',
  body: 'form',
  purpose: 'One page of titles, and the persons that the keyword finds.',
  request: SearchRequest,
  response: SearchResult,
})

export const topSearches = endpoint({
  name: 'topSearches',
  area: 'vod',
  method: 'GET',
  prefix: '/searchApi',
  path: '/api/meta/media/searchTopx/v1',
  body: 'query',
  purpose: 'What people search most (page 1, size 10).',
  request: Paging,
  response: t.strict({ searchTopList: tolerantArray(TopSearch) }, 'TopSearches'),
})

export const recommendations = endpoint({
  name: 'recommendations',
  area: 'vod',
  method: 'GET',
  prefix: '/vodapi',
  path: '/api/meta/recommend/list/v1',
  body: 'query',
  purpose: 'Titles for the account, or more like the named one.',
  request: t.strict({ metaId: optional(MetaId), ...paging }, 'RecommendationsRequest'),
  response: pageOf(Title),
})
