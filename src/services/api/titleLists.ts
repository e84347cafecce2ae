import * as E from 'fp-ts/lib/Either.js'
import { fromCallback, fromPromise } from 'xstate'
import type { Removal } from '../../../machines/removal.ts'
import type { LoadWish, TitlesAnswer, TitlesNews, titleListsMachine } from '../../../machines/titleLists/index.ts'
import { isShown } from '../../../models/ageRating.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { Instant } from '../../../models/codec/instant.ts'
import { HISTORY_SIZE, hasNextPage, type Paging } from '../../../models/paging.ts'
import type { MetaId } from '../../../models/title.ts'
import { favouriteOf, type ListedTitle, type TitleList, watchedOf } from '../../../models/titleList.ts'
import * as profileEndpoints from '../../../models/wire/vodProfile.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { AwaitedBy, Http } from '../http/types.ts'
import type { Remove } from '../lists/removals.ts'
import type { PortsOf } from '../ports.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { Tabs } from '../tabs/tabs.ts'
import type { Places } from '../titles/places.ts'

export type TitleListsParts = {
  readonly clock: ServerClock
  readonly storage: DeviceStorage
  readonly tabs: Tabs
  readonly ownView: OwnViewStore
  readonly http: Http
  /** What this device knows of the history. */
  readonly places: Pick<Places, 'settle' | 'forget'>
}

interface Page<Item> {
  readonly list: ReadonlyArray<Item>
  readonly total: number | undefined
}

type TitlesPage = Extract<TitlesAnswer, { readonly _tag: 'Right' }>['right']

const listed =
  <Item>(paging: Paging, listedOf: (item: Item) => ListedTitle) =>
  ({ list, total }: Page<Item>) => ({
    titles: list.map(listedOf),
    hasMore: hasNextPage(paging, list.length, total),
  })

const loadPage = async (http: Http, list: TitleList, paging: Paging, awaitedBy: AwaitedBy): Promise<TitlesAnswer> =>
  list === 'favourites'
    ? E.map(listed(paging, favouriteOf))(await http.call(profileEndpoints.vodFavourites, paging, { awaitedBy }))
    : E.map(listed(paging, watchedOf))(await http.call(profileEndpoints.vodHistory, paging, { awaitedBy }))

const loadPages = async (http: Http, { list, pageSize, first, last, isAwaited }: LoadWish): Promise<TitlesAnswer> => {
  const pageIds = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const awaitedBy = isAwaited ? 'shelf' : 'nobody'
  const answers = await Promise.all(pageIds.map(pageId => loadPage(http, list, { pageId, pageSize }, awaitedBy)))
  const failed = answers.find(E.isLeft)
  if (failed !== undefined) return failed
  const pages = answers.filter(E.isRight).map(({ right }) => right)
  return E.right({ titles: pages.flatMap(({ titles }) => titles), hasMore: pages.at(-1)?.hasMore ?? false })
}

type Removed = E.Either<CallFailure, void>

const removeSome = (http: Http, list: TitleList, metaIds: ReadonlyArray<MetaId>): Promise<Removed> =>
  http.call(
    list === 'favourites' ? profileEndpoints.vodFavouritesDelete : profileEndpoints.vodHistoryDelete,
    { metaIds },
    { awaitedBy: 'shelf' },
  )

/** No list is so long: an operator that still answers after so many pages does not remove. */
const MOST_PAGES = 50

/** The calls know titles only: a whole list is removed page by page from its beginning. */
const removeAll = async (http: Http, list: TitleList): Promise<Removed> => {
  for (let round = 0; round < MOST_PAGES; round += 1) {
    const page = await loadPage(http, list, { pageId: 1, pageSize: HISTORY_SIZE }, 'shelf')
    if (E.isLeft(page)) return page
    if (page.right.titles.length === 0) return E.right(undefined)
    const metaIds = page.right.titles.map(({ metaId }) => metaId)
    const removed = await removeSome(http, list, metaIds)
    if (E.isLeft(removed) || !page.right.hasMore) return removed
  }
  return E.left({ tag: 'timeout' })
}

const remove = (http: Http, list: TitleList, removal: Removal<MetaId>): Promise<Removed> =>
  removal === 'all' ? removeAll(http, list) : removeSome(http, list, removal)

/** When a list was changed last on this device: other tabs hear of it. */
const changesOf = ({ storage }: TitleListsParts, list: TitleList) =>
  storage.value('user', list === 'favourites' ? 'titleFavouritesChanged' : 'titleHistoryChanged', Instant)

/** What the device kept of a title's place goes with it. */
export const removeTitles =
  (parts: TitleListsParts): Remove<MetaId> =>
  async (list, removal) => {
    const removed = await remove(parts.http, list, removal)
    if (E.isRight(removed)) {
      if (list === 'history') parts.places.forget(removal)
      changesOf(parts, list).write(parts.clock.now())
    }
    return removed
  }

/** The chart of an account's titles with the operator, the device and the other tabs behind it (VOD-09, VOD-10). */
export const titleListsPorts = (parts: TitleListsParts): PortsOf<typeof titleListsMachine> => {
  const { http, tabs, ownView, places } = parts
  const shown = ({ titles, hasMore }: TitlesPage): TitlesPage => ({
    titles: titles.filter(({ media }) => isShown(ownView.isKidsMode())({ ageRating: media?.ageRating })),
    hasMore,
  })
  return {
    loadTitles: fromPromise(async ({ input }) => {
      if (input.list === 'history') await places.settle()
      return E.map(shown)(await loadPages(http, input))
    }),
    watchTitles: fromCallback<TitlesNews, { readonly list: TitleList }>(({ input: { list }, sendBack }) => {
      const { name } = changesOf(parts, list)
      const stopListening = tabs.onStorage(key => {
        if (key === name) sendBack({ type: 'titles.changed' })
      })
      const stopWatching = tabs.onVisibility(isVisible => {
        if (isVisible) sendBack({ type: 'titles.changed' })
      })
      return () => {
        stopListening()
        stopWatching()
      }
    }),
  }
}
