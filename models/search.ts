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

/** An entry of the top searches; with `metaId` it leads to that title, which its picture shows, with its name as it is drawn. */
export const TopSearch = t.strict(
  { keyword: Text, metaId: optional(MetaId), posterLandscape: Picture, lettering: Picture },
  'TopSearch',
)
export type TopSearch = t.TypeOf<typeof TopSearch>

/** Text as search compares it: without accents, case and repeated spaces, so that 'corazon' finds 'Corazón'. */
export const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')

/** What is asked of the back end; `undefined` while too little is typed. */
export const searchKeyword = (typed: string): string | undefined => {
  const keyword = typed.trim().replace(/\s+/g, ' ')
  return [...keyword].length >= SEARCH_MIN_LENGTH ? keyword : undefined
}

const wordsOf = (text: string): ReadonlyArray<string> => searchKey(text).split(' ')

/** Whether every word of the query begins a word of the text. */
export const matchesSearch = (query: string, text: string): boolean => {
  const words = wordsOf(text)
  return wordsOf(query).every(part => words.some(word => word.startsWith(part)))
}

/** How well a name answers a query: 0 is the name itself, 1 begins so, 2 has its words; `undefined` does not match. */
export const matchRank = (query: string, name: string): 0 | 1 | 2 | undefined => {
  const [wanted, known] = [searchKey(query), searchKey(name)]
  if (known === wanted) return 0
  if (known.startsWith(wanted)) return 1
  return matchesSearch(query, name) ? 2 : undefined
}

/** A stretch of a name, and whether the query begins the word with it. */
export interface NamePart {
  readonly text: string
  readonly isHit: boolean
}

const hitLength = (word: string, parts: ReadonlyArray<string>): number => {
  const known = searchKey(word)
  const longest = Math.max(0, ...parts.filter(part => known.startsWith(part)).map(part => part.length))
  let [length, keyLength] = [0, 0]
  for (const character of word) {
    if (keyLength >= longest) break
    length += character.length
    keyLength += searchKey(character).length
  }
  return length
}

/** A name in the stretches that a query found in it and those between them, as it is written. */
export const nameParts = (query: string, name: string): ReadonlyArray<NamePart> => {
  const wanted = wordsOf(query).filter(part => part !== '')
  return name
    .split(/(\s+)/)
    .flatMap(word => {
      const length = hitLength(word, wanted)
      return [
        { text: word.slice(0, length), isHit: true },
        { text: word.slice(length), isHit: false },
      ]
    })
    .filter(({ text }) => text !== '')
}
