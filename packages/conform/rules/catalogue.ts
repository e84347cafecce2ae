import { at, listAt, numberAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { pageProblems, tryPages } from './pages.ts'
import { tryAdults, tryPlaylistPages, tryPlaylists } from './playlists.ts'
import { PAGING, UNKNOWN } from './samples.ts'
import { trySearch } from './search.ts'
import { trySeries } from './series.ts'
import { refused, result, rule, uniqueIn, unless, type Visit } from './visit.ts'

const DETAILS = 3
/** How a page of titles is read. */
const TITLES = {
  items: (answer: unknown) => listAt(answer, 'list'),
  total: (answer: unknown) => numberAt(answer, 'total'),
  place: 'result.list',
  totalPlace: 'result.total',
  id: 'metaId',
}

const sameId = (field: string, came: unknown, asked: string): Problem | undefined =>
  unless(came === undefined || came === asked, {
    field,
    came,
    expected: 'the id that was asked for',
    source: SOURCES.ids,
  })

const tryTitle = async (visit: Visit, caller: Caller, metaId: string): Promise<ReadonlyArray<unknown>> => {
  const detail = await result(visit, 'title', { metaId }, caller)
  const came = textAt(detail, 'media', 'metaId')
  rule(visit, 'title', caller, 'is the title that was asked for', [sameId('result.media.metaId', came, metaId)])
  await result(visit, 'trailers', { metaId }, caller)
  return listAt(detail, 'personList')
}

/** With more than one season, where there is one. */
const longestSeries = (titles: ReadonlyArray<unknown>): unknown => {
  const [longest] = titles
    .filter(title => textAt(title, 'metaType') === 'SERIES')
    .toSorted((one, other) => listAt(other, 'seasons').length - listAt(one, 'seasons').length)
  return longest
}

const tryPerson = async (visit: Visit, caller: Caller, personId: string | undefined): Promise<void> => {
  if (personId === undefined) return
  const person = await result(visit, 'person', { personId }, caller)
  rule(visit, 'person', caller, 'is the person who was asked for', [
    sameId('result.personId', textAt(person, 'personId'), personId),
  ])
  const films = listAt(await result(visit, 'filmography', { personId, ...PAGING }, caller), 'list')
  rule(visit, 'filmography', caller, 'is a page', pageProblems('result.list', films, PAGING.pageSize))
  await tryPages(visit, caller, { call: 'filmography', fields: { personId }, ...TITLES })
}

const tryUnknown = async (visit: Visit, caller: Caller): Promise<void> => {
  for (const [name, fields] of [
    ['title', { metaId: UNKNOWN }],
    ['person', { personId: UNKNOWN }],
    ['episodes', { metaId: UNKNOWN }],
  ] as const)
    await refused(visit, name, fields, caller, { about: 'refuses what is not there', source: SOURCES.gone })
}

/** Guests browse and search. */
export const tryBrowsing = async (visit: Visit, caller: Caller): Promise<void> => {
  const [title] = (await tryPlaylists(visit, caller)).titles
  const [metaId, keyword] = [textAt(title, 'metaId'), textAt(title, 'title')]
  if (metaId !== undefined) await tryTitle(visit, caller, metaId)
  if (keyword !== undefined) await result(visit, 'search', { keyword, ...PAGING }, caller)
}

/** What the catalogue has; its titles as they stand in its lists. */
export const tryCatalogue = async (visit: Visit, caller: Caller): Promise<ReadonlyArray<unknown>> => {
  const playlists = await tryPlaylists(visit, caller)
  const titles = playlists.titles.filter(title => textAt(title, 'metaId') !== undefined)
  await tryPlaylistPages(visit, caller, playlists.longest)
  await tryAdults(visit, caller, playlists.ids)
  const ids = [...new Set(textsOf(titles, 'metaId'))]
  const asked = ids.slice(0, DETAILS)
  let persons: ReadonlyArray<unknown> = []
  for (const metaId of asked) persons = persons.concat(await tryTitle(visit, caller, metaId))
  if (asked.length > 0) {
    const several = listAt(await result(visit, 'titles', { metaIds: asked.join(',') }, caller), 'mediaList')
    rule(visit, 'titles', caller, 'has titles that were asked for, once', [
      ...uniqueIn('result.mediaList', 'metaId', textsOf(several, 'metaId')),
      ...several.map((title, index) => {
        const came = at(title, 'metaId')
        const field = `result.mediaList[${index}].metaId`
        return unless(asked.includes(String(came)), {
          field,
          came,
          expected: 'one of those asked for',
          source: SOURCES.ids,
        })
      }),
    ])
  }
  await trySeries(visit, caller, longestSeries(titles))
  await tryPerson(visit, caller, textsOf(persons, 'personId')[0])
  await trySearch(visit, caller, titles)
  await result(visit, 'topSearches', { pageId: 1, pageSize: 10 }, caller)
  const more = listAt(await result(visit, 'recommendations', PAGING, caller), 'list')
  rule(visit, 'recommendations', caller, 'is a page', pageProblems('result.list', more, PAGING.pageSize))
  await tryPages(visit, caller, { call: 'recommendations', ...TITLES })
  await tryUnknown(visit, caller)
  return titles
}
