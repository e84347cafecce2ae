import { listAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Caller } from '../wire/requests.ts'
import { CANDIDATES, type Kept, type Readers, tryKept } from './kept.ts'
import { PAGING } from './samples.ts'
import { result, rule, type Visit } from './visit.ts'

const PROGRESS = { played: false, playedTime: 61, playProgress: 10.2, totalDuration: 598 }

const favouritesOf = (titles: ReadonlyArray<string>): Kept => ({
  list: 'vodFavourites',
  read: PAGING,
  items: 'list',
  id: 'metaId',
  create: 'vodFavouriteAdd',
  remove: 'vodFavouritesDelete',
  isNewestFirst: true,
  toldSource: SOURCES.lists,
  samples: titles.map(metaId => ({ id: metaId, create: { metaId }, remove: { metaIds: metaId }, told: {} })),
})

const historyOf = (titles: ReadonlyArray<string>): Kept => ({
  list: 'vodHistory',
  read: { pageId: 1, pageSize: 100 },
  items: 'list',
  id: 'metaId',
  create: 'vodHistoryAdd',
  remove: 'vodHistoryDelete',
  isNewestFirst: true,
  toldSource: SOURCES.progress,
  samples: titles.map(metaId => ({
    id: metaId,
    create: { metaId, videoType: 'VOD', ...PROGRESS, played: 0 },
    remove: { metaIds: metaId },
    told: PROGRESS,
  })),
})

/** Which of some titles are favourites: those that are in the list, and no others. */
const tryFavoured = async (
  visit: Visit,
  caller: Caller,
  asked: ReadonlyArray<string>,
  are: ReadonlyArray<string>,
  areNot: ReadonlyArray<string>,
): Promise<void> => {
  const favoured = await result(visit, 'vodFavoured', { metaIds: asked.join(',') }, caller)
  if (favoured === undefined) return
  const named = listAt(favoured, 'metaIdList').map(String)
  const problem = { field: 'result.metaIdList[*]', source: SOURCES.favoured }
  rule(visit, 'vodFavoured', caller, 'names titles that are favourites', [
    ...named
      .filter(came => !asked.includes(came) || areNot.includes(came))
      .map(came => ({ ...problem, came, expected: 'those asked for that are favourites, and no others' })),
    ...are
      .filter(each => !named.includes(each))
      .map(each => ({ ...problem, came: `not ${each}`, expected: 'what was just added' })),
  ])
}

/** Favourites and history of titles, with titles that are not there yet. */
export const tryTitleLists = async (visit: Visit, readers: Readers, titles: ReadonlyArray<string>): Promise<void> => {
  const some = titles.slice(-CANDIDATES).toReversed()
  if (some.length === 0) return
  const { caller } = readers
  await tryKept(visit, favouritesOf(some), readers, added => tryFavoured(visit, caller, added, added, []))
  const favourites = textsOf(
    listAt(await result(visit, 'vodFavourites', { pageId: 1, pageSize: 100 }, caller), 'list'),
    'metaId',
  )
  await tryFavoured(
    visit,
    caller,
    some,
    [],
    some.filter(each => !favourites.includes(each)),
  )
  await tryKept(visit, historyOf(some), readers)
}
