import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { fromPromise } from 'xstate'
import { vodCategoryMachine } from '../../../machines/vodCategory/index.ts'
import { isShown } from '../../../models/ageRating.ts'
import { hasNextPage, PAGE_SIZE } from '../../../models/paging.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import type { CataloguePages } from './catalogue.ts'

type OwnView = Pick<OwnViewStore, 'isKidsMode'>

/** The chart of a category with the catalogue behind it (VOD-04). */
export const provideVodCategory = (catalogue: CataloguePages, { isKidsMode }: OwnView): typeof vodCategoryMachine =>
  vodCategoryMachine.provide({
    actors: {
      loadCategory: fromPromise(async ({ input: { type } }) =>
        pipe(
          await catalogue.page({ type }),
          E.map(({ categories, entries }) => ({
            category: categories.find(category => category.type === type),
            lists: entries.filter(({ showListType }) => showListType !== 'BANNER'),
          })),
        ),
      ),
      loadTitles: fromPromise(async ({ input: { listId, pageId } }) =>
        pipe(
          await catalogue.playlists({ playlistIds: listId === undefined ? [] : [listId], pageId }),
          E.map(([list]) => ({
            titles: (list?.mediaList ?? []).filter(isShown(isKidsMode())),
            hasMore:
              list !== undefined && hasNextPage({ pageId, pageSize: PAGE_SIZE }, list.mediaList.length, list.total),
          })),
        ),
      ),
    },
  })
