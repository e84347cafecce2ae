import * as t from 'io-ts'
import { commaList } from '../codec/commaList.ts'
import { tolerantArray } from '../codec/decode.ts'
import { Flag, fallback, optional } from '../codec/optional.ts'
import { pageOf, paging } from '../paging.ts'
import { Category, CategoryType, Playlist, PlaylistEntry, PlaylistId, ShowListType } from '../playlist.ts'
import { MetaId, Title } from '../title.ts'
import { endpoint } from './endpoint.ts'
import { vodCall } from './vodCall.ts'

// Spec §7, VOD: what pages of titles are made of. A file of its own: the home page loads first.

export const playlistRoot = vodCall({
  name: 'playlistRoot',
  path: '/api/meta/playlist/root/v1',
  maxAge: 60,
  request: t.strict({ type: optional(CategoryType) }, 'PlaylistRootRequest'),
  response: t.strict(
    { categoryList: fallback(tolerantArray(Category), []), playlistList: tolerantArray(PlaylistEntry) },
    'PlaylistRoot',
  ),
})

export const batchPlaylist = vodCall({
  name: 'batchPlaylist',
  path: '/api/meta/playlist/batchPlaylist/v1',
  request: t.strict(
    { playlistIds: commaList(PlaylistId), showListType: optional(ShowListType), sensitive: Flag, ...paging },
    'BatchPlaylistRequest',
  ),
  response: t.strict({ playlistList: tolerantArray(Playlist) }, 'Playlists'),
})

export const recommendations = endpoint({
  name: 'recommendations',
  area: 'vod',
  method: 'GET',
  prefix: '/vodapi',
  path: '/api/meta/recommend/list/v1',
  body: 'query',
  request: t.strict({ metaId: optional(MetaId), ...paging }, 'RecommendationsRequest'),
  response: pageOf(Title),
})
