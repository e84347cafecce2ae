import { listAt, numberAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { pageProblems, tryPages } from './pages.ts'
import { tryPicture } from './pictures.ts'
import { PAGING } from './samples.ts'
import { result, rule, uniqueIn, type Visit } from './visit.ts'

const PLAYLISTS = 6
const CATEGORIES = 2

export interface Playlists {
  readonly ids: ReadonlyArray<string>
  /** Of the longest that has no slides. */
  readonly longest: string | undefined
  readonly titles: ReadonlyArray<unknown>
}

const longestOf = (playlists: ReadonlyArray<unknown>): string | undefined => {
  const [longest] = playlists
    .filter(playlist => textAt(playlist, 'showListType') !== 'BANNER')
    .toSorted((one, other) => listAt(other, 'mediaList').length - listAt(one, 'mediaList').length)
  return textAt(longest, 'playlistId')
}

/** The playlists of the home page, and the names of those of some categories. */
export const tryPlaylists = async (visit: Visit, caller: Caller): Promise<Playlists> => {
  const root = await result(visit, 'playlistRoot', {}, caller)
  const ids = textsOf(listAt(root, 'playlistList'), 'playlistId')
  const asked = ids.slice(0, PLAYLISTS)
  const others: string[] = []
  for (const type of textsOf(listAt(root, 'categoryList'), 'type').slice(0, CATEGORIES)) {
    const category = await result(visit, 'playlistRoot', { type }, caller, 'answers for a category')
    others.push(...textsOf(listAt(category, 'playlistList'), 'playlistId'))
  }
  if (asked.length === 0) return { ids: others, longest: undefined, titles: [] }
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
  const titles = playlists.flatMap(playlist => listAt(playlist, 'mediaList'))
  await tryPicture(visit, caller, 'batchPlaylist', 'result.playlistList[*].mediaList[*].poster', titles, 'poster')
  return { ids: [...new Set([...ids, ...others])], longest: longestOf(playlists), titles }
}

/** A playlist, page by page. */
export const tryPlaylistPages = async (
  visit: Visit,
  caller: Caller,
  playlistIds: string | undefined,
): Promise<void> => {
  if (playlistIds === undefined) return
  await tryPages(visit, caller, {
    call: 'batchPlaylist',
    fields: { playlistIds, sensitive: 0 },
    items: answer => listAt(answer, 'playlistList', 0, 'mediaList'),
    total: answer => numberAt(answer, 'playlistList', 0, 'total'),
    place: 'result.playlistList[0].mediaList',
    totalPlace: 'result.playlistList[0].total',
    id: 'metaId',
  })
}

/** From this age on a title is for adults. */
const ADULT = 18
const WHOLE = 60
const MOST = 10

const isAdult = (title: unknown): boolean => (numberAt(title, 'ageRating') ?? 0) >= ADULT

const titlesIn = (playlist: unknown): ReadonlyArray<unknown> => listAt(playlist, 'mediaList')

/** Without `sensitive` there is nothing for adults; what it adds is marked. */
export const tryAdults = async (visit: Visit, caller: Caller, ids: ReadonlyArray<string>): Promise<void> => {
  const asked = ids.slice(0, MOST)
  if (asked.length === 0) return
  const ask = async (sensitive: number, about: string) => {
    const fields = { playlistIds: asked.join(','), sensitive, pageId: 1, pageSize: WHOLE }
    const answer = await result(visit, 'batchPlaylist', fields, caller, about)
    return answer === undefined ? undefined : listAt(answer, 'playlistList')
  }
  const mild = await ask(0, 'leaves out what is for adults')
  const all = await ask(1, 'has what is for adults')
  if (mild === undefined || all === undefined) return
  const known = new Set(textsOf(mild.flatMap(titlesIn), 'metaId'))
  const field = 'result.playlistList[*].mediaList[*].ageRating'
  const shown = mild.flatMap(titlesIn).filter(isAdult)
  const added = all
    .filter(playlist => (numberAt(playlist, 'total') ?? titlesIn(playlist).length) < WHOLE)
    .flatMap(titlesIn)
    .filter(title => !known.has(textAt(title, 'metaId') ?? ''))
  const problems: ReadonlyArray<Problem> = [
    ...shown.map(title => ({
      field,
      came: numberAt(title, 'ageRating'),
      expected: `below ${ADULT}: sensitive is 0`,
      source: SOURCES.adults,
    })),
    ...added
      .filter(title => !isAdult(title))
      .map(title => ({
        field,
        came: numberAt(title, 'ageRating'),
        expected: `${ADULT} or more: it comes with sensitive 1 alone`,
        source: SOURCES.adults,
      })),
  ]
  const about = 'marks what is for adults'
  if (shown.length + added.length === 0)
    return visit.findings.unasked('batchPlaylist', caller.as, about, 'sensitive 1 adds no title')
  rule(visit, 'batchPlaylist', caller, about, problems)
}
