import { left, right } from 'fp-ts/lib/Either.js'
import { vodCategoryMachine } from '../../../machines/vodCategory/index.ts'
import type { CategoryView } from '../../../machines/vodCategory/types.ts'
import { BannerItem } from '../../../models/banner.ts'
import { Category, CategoryType, PlaylistEntry } from '../../../models/playlist.ts'
import { chartModel } from '../../paths/model.ts'
import { must } from '../../support/lineups.ts'
import { ana } from '../../support/sessions.ts'
import { film } from '../../support/titles.ts'

export const OFFLINE = left({ tag: 'offline' } as const)

const list = (playlistId: string) => must(PlaylistEntry, { playlistId, title: playlistId, showListType: 'GENRE' })

const slide = (metaId: string) =>
  must(BannerItem, { bannerItemId: metaId, title: metaId, linkType: 'VOD_CONTENT', metaId })

export const movies: CategoryView = {
  category: must(Category, { type: 'movies', title: 'Movies' }),
  slides: ['one', 'two'].map(slide),
  lists: [list('all'), list('drama')],
}

/** What an operator says of a category that it does not have. */
export const NOWHERE: CategoryView = { category: undefined, slides: [], lists: [] }

export const films = (...ids: ReadonlyArray<string>) => ids.map(id => film(id))
export const opening = (type: string, genre?: string) => ({
  type: 'viewer.navigated' as const,
  page: 'vodCategory' as const,
  params: { type, ...(genre && { list: genre }) },
})

export const vodCategoryModel = chartModel({
  machine: vodCategoryMachine,
  input: { type: must(CategoryType, 'movies'), listId: undefined },
  events: {
    'viewer.navigated': [opening('movies'), opening('movies', 'drama'), opening('movies', 'all'), opening('series')],
    'viewer.wantMore': [{ type: 'viewer.wantMore' }],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'language.changed': [{ type: 'language.changed' }],
    'network.restored': [{ type: 'network.restored' }],
    'session.changed': [{ type: 'session.changed', session: ana }],
  },
  outcomes: {
    category: [right(movies), right(NOWHERE), OFFLINE],
    first: [right({ titles: films('m1'), hasMore: true }), right({ titles: [], hasMore: false }), OFFLINE],
    next: [right({ titles: films('m1', 'm2'), hasMore: false }), OFFLINE],
  },
  project: ({ type, listId, slides, lists, titles, hasMore, pages, failure }) => [
    type,
    listId,
    slides.length,
    lists.length,
    titles.length,
    hasMore,
    pages,
    failure,
  ],
})
