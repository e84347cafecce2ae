import { randomBytes } from 'node:crypto'
import { listAt, numberAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { said } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { pageProblems, tryPages } from './pages.ts'
import { PAGING } from './samples.ts'
import { answers, result, rule, unless, type Visit } from './visit.ts'

const SEARCHED = 2
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
