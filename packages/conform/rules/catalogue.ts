import { at, listAt, numberAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { PAGING, UNKNOWN } from './samples.ts'
import { answers, refused, result, rule, uniqueIn, unless, type Visit } from './visit.ts'

const PLAYLISTS = 6
const CATEGORIES = 2
const DETAILS = 3
const SEARCHED = 2
/** As long as a text may be. */
const LONG_TEXT = 4096

const pageProblems = (list: string, items: ReadonlyArray<unknown>, pageSize: number): ReadonlyArray<Problem> => [
  ...uniqueIn(list, 'metaId', textsOf(items, 'metaId')),
  ...(items.length <= pageSize
    ? []
    : [{ field: list, came: items, expected: `at most ${pageSize}, the page size`, source: SOURCES.paging }]),
]

const tryPlaylists = async (visit: Visit, caller: Caller): Promise<ReadonlyArray<unknown>> => {
  const root = await result(visit, 'playlistRoot', {}, caller)
  for (const type of textsOf(listAt(root, 'categoryList'), 'type').slice(0, CATEGORIES))
    await result(visit, 'playlistRoot', { type }, caller, 'answers for a category')
  const asked = textsOf(listAt(root, 'playlistList'), 'playlistId').slice(0, PLAYLISTS)
  if (asked.length === 0) return []
  const fields = { playlistIds: asked.join(','), sensitive: 0, ...PAGING }
  const playlists = listAt(await result(visit, 'batchPlaylist', fields, caller), 'playlistList')
  rule(visit, 'batchPlaylist', caller, 'has pages of the playlists that were asked for', [
    ...uniqueIn('result.playlistList', 'playlistId', textsOf(playlists, 'playlistId')),
    ...playlists.flatMap((playlist, index) => {
      const came = textAt(playlist, 'playlistId')
      const field = `result.playlistList[${index}].playlistId`
      const isAsked = came === undefined || asked.includes(came)
      return [
        ...(isAsked ? [] : [{ field, came, expected: 'a playlist that was asked for', source: SOURCES.ids }]),
        ...pageProblems(`result.playlistList[${index}].mediaList`, listAt(playlist, 'mediaList'), PAGING.pageSize),
      ]
    }),
  ])
  return playlists.flatMap(playlist => listAt(playlist, 'mediaList'))
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

const episodeProblems = (episodes: ReadonlyArray<unknown>): ReadonlyArray<Problem> => [
  ...uniqueIn('result.episodeList', 'metaId', textsOf(episodes, 'metaId')),
  ...episodes.flatMap((episode, index) => {
    const came = textAt(episode, 'metaType')
    const field = `result.episodeList[${index}].metaType`
    return came === undefined || came === 'EPISODE'
      ? []
      : [{ field, came, expected: 'EPISODE', source: SOURCES.series }]
  }),
]

const trySeries = async (visit: Visit, caller: Caller, series: unknown): Promise<void> => {
  const metaId = textAt(series, 'metaId')
  if (metaId === undefined) return
  const episodes = listAt(await result(visit, 'episodes', { metaId }, caller), 'episodeList')
  rule(visit, 'episodes', caller, 'has each episode once', episodeProblems(episodes))
}

const tryPerson = async (visit: Visit, caller: Caller, personId: string | undefined): Promise<void> => {
  if (personId === undefined) return
  const person = await result(visit, 'person', { personId }, caller)
  rule(visit, 'person', caller, 'is the person who was asked for', [
    sameId('result.personId', textAt(person, 'personId'), personId),
  ])
  const films = listAt(await result(visit, 'filmography', { personId, ...PAGING }, caller), 'list')
  rule(visit, 'filmography', caller, 'is a page', pageProblems('result.list', films, PAGING.pageSize))
}

/** A title is found by its own name. */
const trySearch = async (visit: Visit, caller: Caller, titles: ReadonlyArray<unknown>): Promise<void> => {
  for (const title of titles.slice(0, SEARCHED)) {
    const keyword = textAt(title, 'title') ?? ''
    const found = await result(visit, 'search', { keyword, ...PAGING }, caller)
    if (found === undefined) continue
    const hits = listAt(found, 'mediaList')
    const total = numberAt(found, 'total')
    rule(visit, 'search', caller, 'finds a title by its name', [
      ...pageProblems('result.mediaList', hits, PAGING.pageSize),
      unless(hits.length > 0, {
        field: 'result.mediaList',
        came: hits,
        expected: 'a hit: the keyword is the name of a title',
        source: SOURCES.paging,
      }),
      unless(total === undefined || total >= hits.length, {
        field: 'result.total',
        came: total,
        expected: 'at least as many as on the page',
        source: SOURCES.paging,
      }),
    ])
  }
  for (const keyword of ['', `<script>alert(1)</script>' OR 1=1 -- %00 😀`, 'a'.repeat(LONG_TEXT)])
    await answers(visit, 'search', { keyword, ...PAGING }, caller, 'answers any keyword')
}

const tryUnknown = async (visit: Visit, caller: Caller): Promise<void> => {
  for (const [name, fields] of [
    ['title', { metaId: UNKNOWN }],
    ['person', { personId: UNKNOWN }],
    ['episodes', { metaId: UNKNOWN }],
  ] as const)
    await refused(visit, name, fields, caller, { about: 'refuses what is not there', source: SOURCES.gone })
}

/** Guests browse and search (spec §6). */
export const tryBrowsing = async (visit: Visit, caller: Caller): Promise<void> => {
  const [title] = await tryPlaylists(visit, caller)
  const [metaId, keyword] = [textAt(title, 'metaId'), textAt(title, 'title')]
  if (metaId !== undefined) await tryTitle(visit, caller, metaId)
  if (keyword !== undefined) await result(visit, 'search', { keyword, ...PAGING }, caller)
}

/** What the catalogue has; its titles as they stand in its lists. */
export const tryCatalogue = async (visit: Visit, caller: Caller): Promise<ReadonlyArray<unknown>> => {
  const titles = (await tryPlaylists(visit, caller)).filter(title => textAt(title, 'metaId') !== undefined)
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
  await trySeries(
    visit,
    caller,
    titles.find(title => textAt(title, 'metaType') === 'SERIES'),
  )
  await tryPerson(visit, caller, textsOf(persons, 'personId')[0])
  await trySearch(visit, caller, titles)
  await result(visit, 'topSearches', { pageId: 1, pageSize: 10 }, caller)
  const more = listAt(await result(visit, 'recommendations', PAGING, caller), 'list')
  rule(visit, 'recommendations', caller, 'is a page', pageProblems('result.list', more, PAGING.pageSize))
  await tryUnknown(visit, caller)
  return titles
}
