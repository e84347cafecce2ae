import * as E from 'fp-ts/lib/Either.js'
import { isShown } from '../../../models/ageRating.ts'
import type { CataloguePage, Listed } from '../../../models/catalogue.ts'
import type { Playlist } from '../../../models/playlist.ts'
import type { Title } from '../../../models/title.ts'
import type { VodHistoryEntry } from '../../../models/vodHistory.ts'
import type { HomeSources } from './homeSources.ts'

const isForChildren = isShown(true)

const shownOf = (playlist: Playlist): Playlist => ({
  ...playlist,
  bannerList: playlist.bannerList.filter(isForChildren),
  mediaList: playlist.mediaList.filter(isForChildren),
})
const pageOf = (page: CataloguePage): CataloguePage => ({ ...page, playlists: page.playlists.map(shownOf) })
const listsOf = (playlists: ReadonlyArray<Playlist>): ReadonlyArray<Playlist> => playlists.map(shownOf)
const listOf = (page: Listed<Title>): Listed<Title> => ({ ...page, list: page.list.filter(isForChildren) })
const entriesOf = (entries: ReadonlyArray<VodHistoryEntry>): ReadonlyArray<VodHistoryEntry> =>
  entries.filter(({ media }) => media !== undefined && isForChildren(media))

/** What the home page is made of, without what is not rated for children (AHEAD-22). */
export const forChildren = ({ catalogue, places }: HomeSources): HomeSources => ({
  catalogue: {
    page: async wish => E.map(pageOf)(await catalogue.page(wish)),
    playlists: async wish => E.map(listsOf)(await catalogue.playlists(wish)),
    recommendations: async wish => E.map(listOf)(await catalogue.recommendations(wish)),
  },
  places: async () => {
    const { history } = await places()
    return { history: async () => E.map(entriesOf)(await history()) }
  },
})
