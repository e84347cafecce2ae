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
  request: Paging,
  response: pageOf(Title),
})

export const vodFavoured = vodCall({
  name: 'vodFavoured',
  path: '/api/profile/favor/batchSearchHasFavored/v1',
  request: ofTitles,
  response: t.strict({ metaIdList: t.readonlyArray(MetaId) }, 'Favoured'),
})

export const vodFavouriteAdd = vodCall({
  name: 'vodFavouriteAdd',
  path: '/api/profile/favor/add/v1',
  request: t.strict({ metaId: MetaId }, 'FavouriteRequest'),
  response: Nothing,
})

export const vodFavouritesDelete = vodCall({
  name: 'vodFavouritesDelete',
  path: '/api/profile/favor/batchDelete/v1',
  request: ofTitles,
  response: Nothing,
})

export const vodHistory = vodCall({
  name: 'vodHistory',
  path: '/api/profile/history/metaList/v1',
  request: Paging,
  response: pageOf(VodHistoryEntry),
})

export const vodHistoryAdd = vodCall({
  name: 'vodHistoryAdd',
  path: '/api/profile/history/add/v1',
  request: VodProgress,
  response: Nothing,
})

export const vodHistoryDelete = vodCall({
  name: 'vodHistoryDelete',
  path: '/api/profile/history/batchDelete/v1',
  request: ofTitles,
  response: Nothing,
})
