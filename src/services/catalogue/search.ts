import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { SEARCH_TOP_SIZE } from '../../../models/paging.ts'
import { search, topSearches } from '../../../models/wire/vodSearch.ts'
import type { Http } from '../http/types.ts'
import type { CatalogueSearch } from './catalogue.ts'
import type { Memory } from './memory.ts'

/** The search of the catalogue (spec §7, VOD). */
export const makeSearch = ({ call }: Pick<Http, 'call'>, remembered: Memory): CatalogueSearch => ({
  search: remembered(wish => call(search, wish, { awaitedBy: 'shelf' })),
  topSearches: async () =>
    pipe(
      await call(topSearches, { pageId: 1, pageSize: SEARCH_TOP_SIZE }, { awaitedBy: 'shelf' }),
      E.map(({ searchTopList }) => searchTopList),
    ),
})
