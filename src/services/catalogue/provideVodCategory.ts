import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { fromPromise } from 'xstate'
import type { CategoryView, vodCategoryMachine } from '../../../machines/vodCategory/index.ts'
import { isShown } from '../../../models/ageRating.ts'
import { toId } from '../../../models/codec/id.ts'
import { hasNextPage, PAGE_SIZE } from '../../../models/paging.ts'
import { type CategoryType, type PlaylistEntry, PlaylistId, RECOMMENDED } from '../../../models/playlist.ts'
import { slidesIn } from '../../../models/slides.ts'
import type { Title } from '../../../models/title.ts'
import type { PortsOf } from '../ports.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import type { CataloguePages } from './catalogue.ts'

export interface VodCategoryParts {
  readonly catalogue: CataloguePages
  readonly ownView: Pick<OwnViewStore, 'isKidsMode'>
}

const RECOMMENDED_ID = 'recommended-for-you' as PlaylistId
/** The app itself names it, in the person's language. */
const RECOMMENDED_LIST: PlaylistEntry = { playlistId: RECOMMENDED_ID, title: '', showListType: 'POSTER' }
const RECOMMENDATIONS: CategoryView = {
  category: { type: RECOMMENDED, title: '' },
  slides: [],
  lists: [RECOMMENDED_LIST],
}

/** The chart of a category with the catalogue behind it (VOD-02, VOD-04). */
export const vodCategoryPorts = ({
  catalogue,
  ownView: { isKidsMode },
}: VodCategoryParts): PortsOf<typeof vodCategoryMachine> => {
  /** What is no category is one playlist: a shelf as a whole, or what a banner leads to. */
  const listAlone = async (type: CategoryType) => {
    const listId = toId(PlaylistId, type)
    return pipe(
      await catalogue.playlists({ playlistIds: listId === undefined ? [] : [listId], pageId: 1 }),
      E.map(([list]) => ({
        category: list && { type, title: list.title },
        slides: [],
        lists: list === undefined ? [] : [list],
      })),
    )
  }
  const titlesOf = (list: ReadonlyArray<Title>, pageId: number, total: number | undefined) => ({
    titles: list.filter(isShown(isKidsMode())),
    hasMore: hasNextPage({ pageId, pageSize: PAGE_SIZE }, list.length, total),
  })
  return {
    loadCategory: fromPromise(async ({ input: { type } }) => {
      if (type === RECOMMENDED) return E.right(RECOMMENDATIONS)
      const page = await catalogue.page({ type })
      if (E.isRight(page) && page.right.entries.length === 0) return listAlone(type)
      return pipe(
        page,
        E.map(({ categories, entries, playlists }) => ({
          category: categories.find(category => category.type === type),
          slides: slidesIn(playlists.flatMap(({ bannerList }) => bannerList).filter(isShown(isKidsMode()))),
          lists: entries.filter(({ showListType }) => showListType !== 'BANNER'),
        })),
      )
    }),
    loadTitles: fromPromise(async ({ input: { listId, pageId } }) =>
      listId === RECOMMENDED_ID
        ? pipe(
            await catalogue.recommendations({ pageId }),
            E.map(({ list, total }) => titlesOf(list, pageId, total)),
          )
        : pipe(
            await catalogue.playlists({ playlistIds: listId === undefined ? [] : [listId], pageId }),
            E.map(([list]) => titlesOf(list?.mediaList ?? [], pageId, list?.total)),
          ),
    ),
  }
}
