import * as t from 'io-ts'
import { tolerantArray } from '../codec/decode.ts'
import { Paging } from '../paging.ts'
import { SearchRequest, SearchResult, TopSearch } from '../search.ts'
import { endpoint } from './endpoint.ts'

// Spec §7, VOD: what is looked for.

export const search = endpoint({
  name: 'search',
  area: 'vod',
  method: 'POST',
  prefix: '/searchApi',
  path: '/api/meta/media/search/v1',
  body: 'form',
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
  request: Paging,
  response: t.strict({ searchTopList: tolerantArray(TopSearch) }, 'TopSearches'),
})
