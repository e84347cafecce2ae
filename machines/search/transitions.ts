import { once } from '../../models/once.ts'
import type { PageParams } from '../../models/page.ts'
import type { PersonId } from '../../models/person.ts'
import { searchKeyword } from '../../models/search.ts'
import type { FoundTitles, SearchContext, SearchInput } from './types.ts'

/** Nobody is opened before somebody is chosen. */
const NOBODY = '' as PersonId

export const NOTHING: FoundTitles = { titles: [], persons: [], hasMore: false }

export const beginning = (input: SearchInput): SearchContext => ({
  ...input,
  keyword: searchKeyword(input.text),
  hits: [],
  hitsOf: undefined,
  found: NOTHING,
  pages: 0,
  failure: undefined,
  personId: NOBODY,
  popular: undefined,
  recents: [],
})

/** The text of the search page's address. */
export const textOf = ({ q = '' }: PageParams): string => q

/** An operator may send a title twice, on one page or on two. */
export const withPage = (known: FoundTitles, { titles, persons, hasMore }: FoundTitles): FoundTitles => ({
  titles: once([...known.titles, ...titles], ({ metaId }) => metaId),
  persons: once([...known.persons, ...persons], ({ personId }) => personId),
  hasMore,
})
