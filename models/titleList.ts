import { once } from './once.ts'
import type { MetaId, Title } from './title.ts'
import type { VodHistoryEntry } from './vodHistory.ts'

/** What an account keeps of the catalogue. */
export type TitleList = 'favourites' | 'history'

/** A title in such a list. */
export interface ListedTitle {
  readonly metaId: MetaId
  /** Nothing when it has left the catalogue. */
  readonly media: Title | undefined
  /** Where the person stands in it: of the history only. */
  readonly watched: VodHistoryEntry | undefined
}

export const favouriteOf = (media: Title): ListedTitle => ({ metaId: media.metaId, media, watched: undefined })

export const watchedOf = (watched: VodHistoryEntry): ListedTitle => ({
  metaId: watched.metaId,
  media: watched.media,
  watched,
})

export const eachOnce = (titles: ReadonlyArray<ListedTitle>): ReadonlyArray<ListedTitle> =>
  once(titles, ({ metaId }) => metaId)
