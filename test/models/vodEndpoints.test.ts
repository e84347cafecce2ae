import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PersonId } from '../../models/person.ts'
import { CategoryType, PlaylistId } from '../../models/playlist.ts'
import { addressOf } from '../../models/wire/endpoint.ts'
import * as endpoints from '../../models/wire/vod.ts'
import { addresses, counts } from './accountArbitraries.ts'
import { callLaws } from './callLaws.ts'
import { anId, few, maybe, words } from './liveArbitraries.ts'
import * as some from './vodArbitraries.ts'

const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text)
/** Form fields cannot hold half a surrogate pair. */
const sent = words.filter(isWellFormed)
const sentId = some.metaIds.filter(isWellFormed)
const metaIds = few(some.listedIds(sentId))
const nothing = fc.constant(undefined)
const paging = { pageId: counts, pageSize: counts }
const total = maybe(counts)
const titlePage = fc.record({ list: few(some.titles), total })

/** A new call without values of its request and its answer does not compile. */
const lawsOf: { readonly [name in keyof typeof endpoints]: () => void } = {
  playlistRoot: callLaws(
    endpoints.playlistRoot,
    fc.record({ type: maybe(anId(CategoryType)) }),
    fc.record({
      categoryList: few(some.categories),
      playlistList: few(fc.record({ playlistId: anId(PlaylistId), title: words, showListType: some.showListTypes })),
    }),
  ),
  batchPlaylist: callLaws(
    endpoints.batchPlaylist,
    fc.record({
      playlistIds: few(some.listedIds(anId(PlaylistId))),
      showListType: maybe(some.showListTypes),
      sensitive: fc.boolean(),
      ...paging,
    }),
    fc.record({ playlistList: few(some.playlists) }),
  ),
  playSource: callLaws(
    endpoints.playSource,
    fc.record({
      metaId: sentId,
      clientType: fc.constant('web' as const),
      osType: sent,
      osVersion: sent,
    }),
    some.playSources,
  ),
  trailers: callLaws(
    endpoints.trailers,
    fc.record({ metaId: sentId }),
    fc.record({
      trailerList: few(fc.record({ title: words, url: addresses, poster: maybe(addresses), duration: maybe(counts) })),
    }),
  ),
  titles: callLaws(endpoints.titles, fc.record({ metaIds }), fc.record({ mediaList: few(some.titles) })),
  title: callLaws(
    endpoints.title,
    fc.record({ metaId: sentId }),
    fc.record({ media: some.titles, personList: few(some.persons) }),
  ),
  episodes: callLaws(
    endpoints.episodes,
    fc.record({ metaId: sentId, seasonId: maybe(sentId) }),
    fc.record({ episodeList: few(some.titles) }),
  ),
  person: callLaws(endpoints.person, fc.record({ personId: anId(PersonId) }), some.persons),
  filmography: callLaws(endpoints.filmography, fc.record({ personId: anId(PersonId), ...paging }), titlePage),
  search: callLaws(
    endpoints.search,
    fc.record({ keyword: sent, ...paging }),
    fc.record({ mediaList: few(some.titles), personList: few(some.persons), total }),
  ),
  topSearches: callLaws(
    endpoints.topSearches,
    fc.record(paging),
    fc.record({
      searchTopList: few(
        fc.record({
          keyword: words,
          metaId: maybe(some.metaIds),
          posterLandscape: maybe(addresses),
          lettering: maybe(addresses),
        }),
      ),
    }),
  ),
  recommendations: callLaws(endpoints.recommendations, fc.record({ metaId: maybe(sentId), ...paging }), titlePage),
  vodFavourites: callLaws(endpoints.vodFavourites, fc.record(paging), titlePage),
  vodFavoured: callLaws(endpoints.vodFavoured, fc.record({ metaIds }), fc.record({ metaIdList: few(some.metaIds) })),
  vodFavouriteAdd: callLaws(endpoints.vodFavouriteAdd, fc.record({ metaId: sentId }), nothing),
  vodFavouritesDelete: callLaws(endpoints.vodFavouritesDelete, fc.record({ metaIds }), nothing),
  vodHistory: callLaws(endpoints.vodHistory, fc.record(paging), fc.record({ list: few(some.vodHistories), total })),
  vodHistoryAdd: callLaws(endpoints.vodHistoryAdd, some.vodProgresses, nothing),
  vodHistoryDelete: callLaws(endpoints.vodHistoryDelete, fc.record({ metaIds }), nothing),
}

describe('Calls of video on demand', () => {
  for (const declare of Object.values(lawsOf)) declare()

  it('[NET-02] carry the prefix of VOD or of search, as a form or as parameters', () => {
    for (const call of Object.values(endpoints)) {
      expect(addressOf(call)).toMatch(call.name.includes('earch') ? /^\/searchApi\/api\// : /^\/vodapi\/api\//)
      expect(call.body).toBe(call.method === 'GET' ? 'query' : 'form')
    }
  })
})
