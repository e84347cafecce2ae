import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { MetaId } from '../../models/title.ts'
import type { ListedTitle, TitleList } from '../../models/titleList.ts'
import type { ListWish, RemovableList } from '../kit/removableList.ts'
import type { RemovalFact } from '../removal.ts'

/** Whole pages of the list, one after the other. */
export interface LoadedTitles {
  readonly titles: ReadonlyArray<ListedTitle>
  readonly hasMore: boolean
}
export type TitlesAnswer = Either<CallFailure, LoadedTitles>

export interface LoadWish extends ListWish {
  readonly list: TitleList
  readonly pageSize: number
  /** The first and the last page that are asked for; pages count from 1. */
  readonly first: number
  readonly last: number
}

export interface TitleListsInput {
  readonly list: TitleList
  readonly pageSize: number
}

export interface TitleListsContext extends TitleListsInput, RemovableList<ListedTitle, MetaId> {
  /** How many places of the operator's list are known from its beginning on. */
  readonly known: number
  readonly hasMore: boolean
}

export type TitleListsEvent =
  /** The end of the list is in sight. */
  | { readonly type: 'viewer.wantMore' }
  | { readonly type: 'viewer.retry' }
  /** The page is left. */
  | { readonly type: 'viewer.left' }
  | { readonly type: 'language.changed' }
  | { readonly type: 'network.restored' }
  | TitlesNews
  | RemovalFact<MetaId>

/** In another tab, or maybe on another device while this tab was out of sight. */
export interface TitlesNews {
  readonly type: 'titles.changed'
}

export type TitleListsTag = 'loading' | 'loadingMore' | 'moreFailed'
