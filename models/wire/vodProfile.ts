import * as t from 'io-ts'
import { commaList } from '../codec/commaList.ts'
import { Nothing } from '../codec/nothing.ts'
import { Paging, pageOf } from '../paging.ts'
import { MetaId, Title } from '../title.ts'
import { VodHistoryEntry, VodProgress } from '../vodHistory.ts'
import { vodCall } from './vodCall.ts'

const ofTitles = t.strict({ metaIds: commaList(MetaId) }, 'TitlesRequest')

// Spec §7, VOD: what an account keeps of the catalogue.

export const vodFavourites = vodCall({
  name: 'vodFavourites',
  path: '/api/profile/favor/metaList/v1',
  purpose: "One page of the account's favourite titles, the newest first.",
  request: Paging,
  response: pageOf(Title),
})

export const vodFavoured = vodCall({
  name: 'vodFavoured',
  path: '/api/profile/favor/batchSearchHasFavored/v1',
  purpose: 'Which of several titles are favourites.',
  request: ofTitles,
  response: t.strict({ metaIdList: t.readonlyArray(MetaId) }, 'Favoured'),
})

export const vodFavouriteAdd = vodCall({
  name: 'vodFavouriteAdd',
  path: '/api/profile/favor/add/v1',
  purpose: 'Make a title a favourite.',
  request: t.strict({ metaId: MetaId }, 'FavouriteRequest'),
  response: Nothing,
})

export const vodFavouritesDelete = vodCall({
  name: 'vodFavouritesDelete',
  path: '/api/profile/favor/batchDelete/v1',
  purpose: 'Take titles out of the favourites.',
  request: ofTitles,
  response: Nothing,
})

export const vodHistory = vodCall({
  name: 'vodHistory',
  path: '/api/profile/history/metaList/v1',
  purpose: 'What the account watched, the newest first (page 1, size 100).',
  request: Paging,
  response: pageOf(VodHistoryEntry),
})

export const vodHistoryAdd = vodCall({
  name: 'vodHistoryAdd',
  path: '/api/profile/history/add/v1',
  purpose: 'Where the account stands in a title.',
  request: VodProgress,
  response: Nothing,
})

export const vodHistoryDelete = vodCall({
  name: 'vodHistoryDelete',
  path: '/api/profile/history/batchDelete/v1',
  purpose: 'Take titles out of the history.',
  request: ofTitles,
  response: Nothing,
})
