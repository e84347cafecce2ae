import * as E from 'fp-ts/lib/Either.js'
import { matchesSearch } from '../../../models/search.ts'
import { MetaId } from '../../../models/title.ts'
import type * as vodEndpoints from '../../../models/wire/vod.ts'
import { idOf } from '../world/ids.ts'
import { paged } from '../world/paged.ts'
import { filmographyOf, peopleNamed, personById, personsOf } from '../world/people.ts'
import { categoryList, playlistById, playlistEntries } from '../world/playlists.ts'
import { recommendedIds, topWorks, worksFound } from '../world/search.ts'
import { wideOf } from '../world/titleArt.ts'
import { episodesOf, titleById, titlesOf } from '../world/titles.ts'
import { playSourceOf, trailersOf } from '../world/vodMedia.ts'
import { placeOf } from '../world/works.ts'
import { forPublic, forSession, type HandlersOf, refuse } from './handler.ts'

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
  playlistRoot: forPublic(({ type }, call) =>
    E.right({
      categoryList: categoryList(call.language),
      playlistList: playlistEntries(type, call),
    }),
  ),
  batchPlaylist: forSession(({ playlistIds, pageId, pageSize, sensitive }, call) =>
    E.right({
      playlistList: playlistIds.flatMap(each => playlistById(each, { pageId, pageSize, sensitive }, call) ?? []),
    }),
  ),
  playSource: forSession(({ metaId, playHere }, call) => {
    if (!call.operator.plays.admit(call.session, playHere === true)) return refuse('tooManyDevices')
    const source = playSourceOf(metaId, call)
    return source === undefined ? refuse('contentGone') : E.right(source)
  }),
  trailers: forSession(({ metaId }, call) => E.right({ trailerList: trailersOf(metaId, call) })),
  titles: forSession(({ metaIds }, call) => E.right({ mediaList: titlesOf(metaIds, call) })),
  title: forSession(({ metaId }, call) => {
    const media = titleById(metaId, call)
    if (media === undefined) return refuse('contentGone')
    const work = placeOf(metaId)?.work
    return E.right({ media, personList: work === undefined ? [] : personsOf(work, call.language) })
  }),
  episodes: forSession(({ metaId, seasonId }, call) => {
    const episodeList = episodesOf(metaId, seasonId, call)
    return episodeList === undefined ? refuse('contentGone') : E.right({ episodeList })
  }),
  person: forSession(({ personId }, call) => {
    const person = personById(personId, call.language)
    return person === undefined ? refuse('notFound') : E.right(person)
  }),
  filmography: forSession(({ personId, ...paging }, call) => {
    const { list, total } = paged(filmographyOf(personId), paging)
    return E.right({
      list: titlesOf(
        list.map(work => work.id),
        call,
      ),
      total,
    })
  }),
  search: forSession(({ keyword, ...paging }, call) => {
    const { list, total } = paged(worksFound(keyword, call), paging)
    const personList = paging.pageId > 1 ? [] : peopleNamed(name => matchesSearch(keyword, name), call.language)
    return E.right({ mediaList: titlesOf(list, call), personList, total })
  }),
  topSearches: forSession((paging, { language }) =>
    E.right({
      searchTopList: paged(topWorks, paging).list.map(work => ({
        keyword: work.title[language],
        metaId: idOf(MetaId, work.id),
        posterLandscape: wideOf(work, language),
      })),
    }),
  ),
  recommendations: forSession(({ metaId, ...paging }, call) => {
    const { list, total } = paged(recommendedIds(call, metaId), paging)
    return E.right({ list: titlesOf(list, call), total })
  }),
}
