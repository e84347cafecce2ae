import { randomBytes } from 'node:crypto'
import { listAt, numberAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { said } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { pageProblems, tryPages } from './pages.ts'
import { PAGING } from './samples.ts'
import { answers, result, rule, unless, type Visit } from './visit.ts'

const SEARCHED = 2
const LARGE = { pageId: 1, pageSize: 100 }
/** As long as a text may be. */
const LONG_TEXT = 4096
/** Letters that are enough to find more than one title. */
const BEGINNING = 2
const LIST = 'result.mediaList'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A title is found by its own name, however that is typed. */
const tryName = async (visit: Visit, caller: Caller, keyword: string): Promise<void> => {
  const found = await result(visit, 'search', { keyword, ...PAGING }, caller)
  if (found === undefined) return
  const hits = listAt(found, 'mediaList')
  rule(visit, 'search', caller, 'finds a title by its name', [
    ...pageProblems(LIST, hits, PAGING.pageSize),
    unless(hits.length > 0, {
      field: LIST,
      came: hits,
      expected: 'a hit: the keyword is the name of a title',
      source: SOURCES.search,
    }),
  ])
  const typed = plain(keyword).toUpperCase()
  const same = await result(visit, 'search', { keyword: typed, ...PAGING }, caller, 'finds what is typed otherwise')
  const [ids, others] = [textsOf(hits, 'metaId'), textsOf(listAt(same, 'mediaList'), 'metaId')]
  rule(visit, 'search', caller, 'finds the same without case and accents', [
    unless(same === undefined || ids.every(id => others.includes(id)), {
      field: LIST,
      came: said(`${ids.length} hits, and ${others.length} for the same keyword in capitals without accents`),
      expected: 'the same hits: case and accents do not count',
      source: SOURCES.search,
    }),
  ])
}

/** Letters of a word without its first ones: enough that nothing else begins so. */
const CUT = 2
const LEAST = 7
const WORDS = 3

/** Of names without other signs: where words end at a hyphen is nobody's rule. */
const wordsOf = (text: string): ReadonlyArray<string> =>
  /^[\p{L}\d ]+$/u.test(plain(text)) ? plain(text).toLowerCase().trim().split(/ +/) : []

/** Titles with a word whose end begins none of their words. */
const splitTitles = (titles: ReadonlyArray<unknown>) =>
  titles.flatMap(title => {
    const [metaId, words] = [textAt(title, 'metaId'), wordsOf(textAt(title, 'title') ?? '')]
    const long = words.find(word => word.length >= LEAST && !words.some(each => each.startsWith(word.slice(CUT))))
    return metaId === undefined || long === undefined ? [] : [{ metaId, words, end: long.slice(CUT) }]
  })

/** A word is found by how it begins, and words in any order. */
const tryWords = async (visit: Visit, caller: Caller, titles: ReadonlyArray<unknown>): Promise<void> => {
  const tried = [...new Map(splitTitles(titles).map(each => [each.end, each])).values()].slice(0, WORDS)
  const findsFor = async (keyword: string, metaId: string): Promise<boolean> => {
    const found = await result(visit, 'search', { keyword, ...LARGE }, caller, 'finds words by how they begin')
    return textsOf(listAt(found, 'mediaList'), 'metaId').includes(metaId)
  }
  const inside: string[] = []
  for (const { metaId, end } of tried) if (await findsFor(end, metaId)) inside.push(end)
  const missed: string[] = []
  for (const { metaId, words } of tried) {
    const keyword = words.toReversed().join(' ')
    const isFound = words.length > 1 && (await findsFor(words.join(' '), metaId))
    if (isFound && !(await findsFor(keyword, metaId))) missed.push(keyword)
  }
  const problem = { field: LIST, source: SOURCES.search }
  rule(visit, 'search', caller, 'finds words by how they begin', [
    // In another language the end of one word may begin another.
    unless(inside.length < Math.max(2, tried.length), {
      ...problem,
      came: said(`titles with ${inside.join(', ')} in the middle of a word`),
      expected: 'titles with words that begin so',
    }),
  ])
  rule(visit, 'search', caller, 'finds words in any order', [
    unless(missed.length === 0, {
      ...problem,
      came: said(`nothing of that name for ${missed[0]}`),
      expected: 'the title that has these words: their order does not count',
    }),
  ])
}

/** Nothing is called so. */
const tryNothing = async (visit: Visit, caller: Caller): Promise<void> => {
  const keyword = `zq${randomBytes(8).toString('hex')}`
  const found = await result(visit, 'search', { keyword, ...PAGING }, caller, 'answers where nothing is found')
  const hits = listAt(found, 'mediaList')
  rule(visit, 'search', caller, 'finds nothing where nothing is called so', [
    unless(hits.length === 0, {
      field: LIST,
      came: hits,
      expected: `nothing: no title is called ${keyword}`,
      source: SOURCES.search,
    }),
  ])
}

export const trySearch = async (visit: Visit, caller: Caller, titles: ReadonlyArray<unknown>): Promise<void> => {
  const names = textsOf(titles, 'title')
  for (const keyword of names.slice(0, SEARCHED)) await tryName(visit, caller, keyword)
  await tryWords(visit, caller, titles)
  await tryNothing(visit, caller)
  const keyword = names[0]?.slice(0, BEGINNING)
  if (keyword !== undefined)
    await tryPages(visit, caller, {
      call: 'search',
      fields: { keyword },
      items: answer => listAt(answer, 'mediaList'),
      total: answer => numberAt(answer, 'total'),
      place: LIST,
      totalPlace: 'result.total',
      id: 'metaId',
    })
  for (const odd of ['', `<script>alert(1)</script>' OR 1=1 -- %00 😀`, 'a'.repeat(LONG_TEXT)])
    await answers(visit, 'search', { keyword: odd, ...PAGING }, caller, 'answers any keyword')
}
