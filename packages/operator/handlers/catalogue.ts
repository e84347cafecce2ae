import * as E from 'fp-ts/lib/Either.js'
import { matchesSearch } from '../../../models/search.ts'
import { MetaId } from '../../../models/title.ts'
import type * as vodEndpoints from '../../../models/wire/vod.ts'
import { catalogueOf } from '../library/catalogueOf.ts'
import { titlesOf } from '../world/catalogue.ts'
import { idOf } from '../world/ids.ts'
import { paged } from '../world/paged.ts'
import { forPublic, forSession, type HandlersOf, refuse } from './handler.ts'
import { admit } from './playing.ts'

type Calls = Pick<
  typeof vodEndpoints,
  | 'playlistRoot'
  | 'batchPlaylist'
  | 'playSource'
  | 'trailers'
  | 'titles'
  | 'title'
  | 'episodes'
  | 'person'
  | 'filmography'
  | 'search'
  | 'topSearches'
  | 'recommendations'
>

export const catalogueHandlers: HandlersOf<Calls> = {
  playlistRoot: forPublic(({ type }, call) => {
    const catalogue = catalogueOf(call.operator)
    return E.right({
      categoryList: catalogue.categoryList(call.language),
      playlistList: catalogue.playlistEntries(type, call),
    })
  }),
  batchPlaylist: forSession(({ playlistIds, ...page }, call) =>
    E.right({
      playlistList: playlistIds.flatMap(each => catalogueOf(call.operator).playlistById(each, page, call) ?? []),
    }),
  ),
  playSource: forSession(async ({ metaId }, call) => {
    const admitted = admit(call, metaId)
    if (E.isLeft(admitted)) return admitted
    const catalogue = catalogueOf(call.operator)
    await catalogue.complete(metaId)
    const source = catalogue.playSourceOf(metaId, call)
    return source === undefined ? refuse('contentGone') : E.right(source)
  }),
  trailers: forSession(({ metaId }, call) =>
    E.right({ trailerList: catalogueOf(call.operator).trailersOf(metaId, call) }),
  ),
  titles: forSession(({ metaIds }, call) =>
    E.right({ mediaList: titlesOf(catalogueOf(call.operator), metaIds, call) }),
  ),
  title: forSession(async ({ metaId }, call) => {
    const catalogue = catalogueOf(call.operator)
    await catalogue.complete(metaId)
    const media = catalogue.titleById(metaId, call)
    return media === undefined
      ? refuse('contentGone')
      : E.right({ media, personList: catalogue.crewOf(metaId, call.language) })
  }),
  episodes: forSession(async ({ metaId, seasonId }, call) => {
    const catalogue = catalogueOf(call.operator)
    await catalogue.complete(metaId)
    const episodeList = catalogue.episodesOf(metaId, seasonId, call)
    return episodeList === undefined ? refuse('contentGone') : E.right({ episodeList })
  }),
  person: forSession(({ personId }, call) => {
    const person = catalogueOf(call.operator).personById(personId, call.language)
    return person === undefined ? refuse('notFound') : E.right(person)
  }),
  filmography: forSession(({ personId, ...paging }, call) => {
    const catalogue = catalogueOf(call.operator)
    const { list, total } = paged(catalogue.filmographyOf(personId), paging)
    return E.right({ list: titlesOf(catalogue, list, call), total })
  }),
  search: forSession(({ keyword, ...paging }, call) => {
    const catalogue = catalogueOf(call.operator)
    const { list, total } = paged(catalogue.found(keyword, call), paging)
    const isNamed = (name: string): boolean => matchesSearch(keyword, name)
    const personList = paging.pageId > 1 ? [] : catalogue.peopleNamed(isNamed, call.language)
    return E.right({ mediaList: titlesOf(catalogue, list, call), personList, total })
  }),
  topSearches: forSession((paging, { language, operator }) =>
    E.right({
      searchTopList: paged(catalogueOf(operator).top(language), paging).list.map(({ id, title, wide, lettering }) => ({
        keyword: title,
        metaId: idOf(MetaId, id),
        posterLandscape: wide,
        lettering,
      })),
    }),
  ),
  recommendations: forSession(({ metaId, ...paging }, call) => {
    const catalogue = catalogueOf(call.operator)
    const { list, total } = paged(catalogue.recommended(call, metaId), paging)
    return E.right({ list: titlesOf(catalogue, list, call), total })
  }),
}
