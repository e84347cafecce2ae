import * as t from 'io-ts'
import { tolerantArray } from './codec/decode.ts'
import { Count } from './codec/numeric.ts'
import { fallback, optional } from './codec/optional.ts'
import { Picture, Text } from './codec/text.ts'
import { paging } from './paging.ts'
import { Person } from './person.ts'
import { MetaId, Title } from './title.ts'

/** A search starts this long after the last key and at this length (contract, Lists). */
export const SEARCH_DELAY_MS = 300
export const SEARCH_MIN_LENGTH = 2

export const SearchRequest = t.strict({ keyword: Text, ...paging }, 'SearchRequest')
export type SearchRequest = t.TypeOf<typeof SearchRequest>

export const SearchResult = t.strict(
  { mediaList: tolerantArray(Title), personList: fallback(tolerantArray(Person), []), total: optional(Count) },
  'SearchResult',
)
export type SearchResult = t.TypeOf<typeof SearchResult>

/** Somebody who was found; with the titles of a part in them where few were found. */
export interface FoundPerson extends Person {
  readonly films?: ReadonlyArray<Title>
}

/** An entry of the top searches; with `metaId` it leads to that title, which its picture shows. */
export const TopSearch = t.strict({ keyword: Text, metaId: optional(MetaId), posterLandscape: Picture }, 'TopSearch')
export type TopSearch = t.TypeOf<typeof TopSearch>

/** Text as search compares it: without accents, case and repeated spaces, so that 'corazon' finds 'Corazón'. */
export const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')

/** What is asked of the back end; `undefined` while too little is typed. */
export const searchKeyword = (typed: string): string | undefined => {
  const keyword = typed.trim().replace(/\s+/g, ' ')
  return [...keyword].length >= SEARCH_MIN_LENGTH ? keyword : undefined
}

/** Whether every word of the query begins a word of the text. */
export const matchesSearch = (query: string, text: string): boolean => {
  const words = searchKey(text).split(' ')
  return searchKey(query)
    .split(' ')
    .every(part => words.some(word => word.startsWith(part)))
}
