import type { SearchInput } from '../search/index.ts'
import type { CatalogueContext } from './types.ts'

/** The search of the address, over what is sold (MODE-01). */
export const searchInputOf = ({ place, sellsLive, sellsVod, offersTop }: CatalogueContext): SearchInput => ({
  text: place.params.q ?? '',
  sellsLive,
  sellsVod,
  offersTop,
})
