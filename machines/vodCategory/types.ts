import type { Either } from 'fp-ts/lib/Either.js'
import type { BannerItem } from '../../models/banner.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Page, PageParams } from '../../models/page.ts'
import type { Category, CategoryType, PlaylistEntry, PlaylistId } from '../../models/playlist.ts'
import type { Title } from '../../models/title.ts'
import type { SessionFact } from '../session/index.ts'

/** The category of an address, and the genre of it that is chosen there. */
export interface CategoryWish {
  readonly type: CategoryType
  readonly listId: PlaylistId | undefined
}

/** A category by its name, with its banner and what of it can be listed: all of it, and its genres. */
export interface CategoryView {
  readonly category: Category | undefined
  /** None where the operator has no banner for it. */
  readonly slides: ReadonlyArray<BannerItem>
  readonly lists: ReadonlyArray<PlaylistEntry>
}

export interface TitlesPage {
  readonly titles: ReadonlyArray<Title>
  readonly hasMore: boolean
}

export interface VodCategoryContext extends CategoryWish, CategoryView, TitlesPage {
  /** Pages of the list that are known. */
  readonly pages: number
  readonly failure: CallFailure | undefined
}

export type VodCategoryEvent =
  | { readonly type: 'viewer.navigated'; readonly page: Page; readonly params: PageParams }
  /** The end of the list is in sight, or more is asked for. */
  | { readonly type: 'viewer.wantMore' }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'language.changed' }
  | { readonly type: 'network.restored' }
  | Extract<SessionFact, { readonly type: 'session.changed' }>

export type CategoryAnswer = Either<CallFailure, CategoryView>
export type TitlesAnswer = Either<CallFailure, TitlesPage>

export interface TitlesWish {
  readonly listId: PlaylistId | undefined
  /** From 1. */
  readonly pageId: number
}

export type VodCategoryChildren = {
  readonly carousel: 'carousel'
}

export type VodCategoryTag = 'loading' | 'loadingMore' | 'moreFailed' | 'failed'
