import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { MetaId } from '../../models/title.ts'
import type { ListedTitle, TitleList } from '../../models/titleList.ts'
import type { ToastMessage } from '../toasts/index.ts'

/** Some titles, or the whole list, also what of it is not on the page yet. */
export type Removal = ReadonlyArray<MetaId> | 'all'

/** Whole pages of the list, one after the other. */
export interface LoadedTitles {
  readonly titles: ReadonlyArray<ListedTitle>
  readonly hasMore: boolean
}
export type TitlesAnswer = Either<CallFailure, LoadedTitles>

export interface LoadWish {
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

export interface TitleListsContext extends TitleListsInput {
  /** As the operator has them; `undefined` until it has answered. */
  readonly saved: ReadonlyArray<ListedTitle> | undefined
  /** How many places of the operator's list are known from its beginning on. */
  readonly known: number
  readonly hasMore: boolean
  readonly failure: CallFailure | undefined
  /** Removed for the viewer, who can still take it back. */
  readonly held: Removal | undefined
  /** Sent to the operator and not answered yet, the oldest first. */
  readonly removals: ReadonlyArray<Removal>
  readonly selected: ReadonlyArray<MetaId>
  /** The viewer has asked for the list again: a failure is told. */
  readonly isAwaited: boolean
}

export type TitleListsEvent =
  /** The end of the list is in sight. */
  | { readonly type: 'viewer.wantMore' }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'viewer.remove'; readonly removal: Removal }
  | { readonly type: 'viewer.undo' }
  | { readonly type: 'viewer.select' }
  | { readonly type: 'viewer.toggle'; readonly metaId: MetaId }
  | { readonly type: 'viewer.selectAll' }
  | { readonly type: 'viewer.endSelecting' }
  | { readonly type: 'language.changed' }
  | { readonly type: 'network.restored' }
  | TitlesNews
  | RemovalFact

export type TitlesNews =
  /** In another tab, or maybe on another device while this tab was out of sight. */
  | { readonly type: 'titles.changed' }
  /** The page, or the tab, is left. */
  | { readonly type: 'viewer.left' }

export type RemovalFact = { readonly type: 'titles.removed' } | { readonly type: 'titles.kept' }

/** What the viewer has to be told. */
export interface ListFact {
  readonly type: 'list.failed'
  readonly message: ToastMessage
}

export interface RemovalWish {
  readonly type: 'titles.remove'
  readonly removal: Removal
}

export type TitleListsTag = 'loading' | 'loadingMore' | 'moreFailed' | 'undoable' | 'selecting'
