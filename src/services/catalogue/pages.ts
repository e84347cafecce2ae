import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { PAGE_SIZE } from '../../../models/paging.ts'
import type { PlaylistId } from '../../../models/playlist.ts'
import { batchPlaylist, playlistRoot, recommendations } from '../../../models/wire/vodPages.ts'
import type { Http } from '../http/types.ts'
import type { CataloguePages, OpenGateway } from './catalogue.ts'
import type { Memory } from './memory.ts'

/** What is in sight when a page opens: its carousel, wherever the operator lists it, and the first rows. */
const FIRST_PLAYLISTS = 3

const byCalls = ({ call }: Pick<Http, 'call'>): CataloguePages => {
  const playlists: CataloguePages['playlists'] = async ({ playlistIds, pageId }) => {
    const wish = { playlistIds, pageId, pageSize: PAGE_SIZE, sensitive: false, showListType: undefined }
    return pipe(
      await call(batchPlaylist, wish, { awaitedBy: 'shelf' }),
      E.map(({ playlistList }) => playlistList),
    )
  }
  return {
    page: async ({ type }) => {
      const root = await call(playlistRoot, { type }, { awaitedBy: 'shelf' })
      if (E.isLeft(root)) return root
      const { categoryList: categories, playlistList } = root.right
      const playlistIds = playlistList
        .filter(({ showListType }, at) => at < FIRST_PLAYLISTS || showListType === 'BANNER')
        .map(({ playlistId }) => playlistId)
      const first = playlistIds.length === 0 ? E.right([]) : await playlists({ playlistIds, pageId: 1 })
      return E.right({
        categories,
        entries: playlistList,
        playlists: E.isRight(first) ? first.right : [],
      })
    },
    playlists,
    recommendations: wish =>
      call(recommendations, { metaId: undefined, ...wish, pageSize: PAGE_SIZE }, { awaitedBy: 'shelf' }),
  }
}

/** The pages of the catalogue by the operator's own calls (spec §7, VOD), or by its gateway where there is one. */
export const makePages = (http: Pick<Http, 'call'>, gateway: OpenGateway, memory: Memory): CataloguePages => {
  const { remembered, rememberedEach } = memory
  const calls = byCalls(http)
  const playlists = rememberedEach(
    (playlistIds: ReadonlyArray<PlaylistId>, pageId: number) => calls.playlists({ playlistIds, pageId }),
    ({ playlistId }) => playlistId,
  )
  return {
    page: remembered(async wish => ((await gateway()) ?? calls).page(wish)),
    playlists: ({ playlistIds, pageId }) => playlists(playlistIds, pageId),
    recommendations: remembered(calls.recommendations),
  }
}
