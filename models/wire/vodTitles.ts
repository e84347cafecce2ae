import * as t from 'io-ts'
import { commaList } from '../codec/commaList.ts'
import { tolerantArray } from '../codec/decode.ts'
import { fallback, optional } from '../codec/optional.ts'
import { pageOf, paging } from '../paging.ts'
import { Person, PersonId } from '../person.ts'
import { PlayingDevices } from '../playingDevice.ts'
import { PlaySource, PlaySourceRequest, Trailer } from '../playSource.ts'
import { MetaId, Title } from '../title.ts'
import { vodCall } from './vodCall.ts'

const ofTitle = t.strict({ metaId: MetaId }, 'TitleRequest')
const ofTitles = t.strict({ metaIds: commaList(MetaId) }, 'TitlesRequest')

// Spec §7, VOD: one title, and who made it.

export const playSource = vodCall({
  name: 'playSource',
  path: '/api/meta/media/playSource/v1',
  request: PlaySourceRequest,
  response: PlaySource,
  full: PlayingDevices,
})

export const trailers = vodCall({
  name: 'trailers',
  path: '/api/meta/media/trailer/v1',
  request: ofTitle,
  response: t.strict({ trailerList: tolerantArray(Trailer) }, 'Trailers'),
})

/** @public The app reads one title at a time; the call is one of the specification's all the same (§7, NET-03). */
export const titles = vodCall({
  name: 'titles',
  path: '/api/meta/media/batchDetail/v1',
  request: ofTitles,
  response: t.strict({ mediaList: tolerantArray(Title) }, 'Titles'),
})

export const title = vodCall({
  name: 'title',
  path: '/api/meta/media/detail/v1',
  request: ofTitle,
  response: t.strict({ media: Title, personList: fallback(tolerantArray(Person), []) }, 'TitleDetail'),
})

export const episodes = vodCall({
  name: 'episodes',
  path: '/api/meta/media/episode/v1',
  request: t.strict({ metaId: MetaId, seasonId: optional(MetaId) }, 'EpisodesRequest'),
  response: t.strict({ episodeList: tolerantArray(Title) }, 'Episodes'),
})

export const person = vodCall({
  name: 'person',
  path: '/api/meta/person/detail/v1',
  request: t.strict({ personId: PersonId }, 'PersonRequest'),
  response: Person,
})

export const filmography = vodCall({
  name: 'filmography',
  path: '/api/meta/person/filmography/v1',
  request: t.strict({ personId: PersonId, ...paging }, 'FilmographyRequest'),
  response: pageOf(Title),
})
