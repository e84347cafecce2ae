import type { PlaylistId } from '../../models/playlist.ts'
import { withTitles } from '../../models/title.ts'
import type { CategoryAnswer, TitlesAnswer, TitlesPage, VodCategoryContext } from './types.ts'

export const NO_TITLES = { titles: [], hasMore: false, pages: 0, failure: undefined } as const satisfies TitlesPage &
  Partial<VodCategoryContext>

/** The genre of the address, else the first list, which is all of the category. */
export const chosenList = ({ lists, listId }: Pick<VodCategoryContext, 'lists' | 'listId'>): PlaylistId | undefined =>
  (lists.find(({ playlistId }) => playlistId === listId) ?? lists[0])?.playlistId

export const opened = (answer: CategoryAnswer): Partial<VodCategoryContext> =>
  answer._tag === 'Right' ? { ...answer.right, failure: undefined } : { failure: answer.left }

export const withPage = ({ titles, pages }: VodCategoryContext, answer: TitlesAnswer): Partial<VodCategoryContext> =>
  answer._tag === 'Right'
    ? {
        titles: withTitles(titles, answer.right.titles),
        hasMore: answer.right.hasMore,
        pages: pages + 1,
        failure: undefined,
      }
    : { failure: answer.left }
