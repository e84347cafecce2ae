import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { CataloguePage, Listed, PlaylistsWish } from '../../models/catalogue.ts'
import type { Begun } from '../../models/continueWatching.ts'
import type { Category, Playlist, PlaylistId } from '../../models/playlist.ts'
import type { Shelves } from '../../models/shelf.ts'
import type { Title } from '../../models/title.ts'
import type { SessionFact } from '../session/index.ts'

export interface VodHomeInput {
  /** A guest has no history (ROLE-01). */
  readonly isUser: boolean
}

export type PageAnswer = Either<CallFailure, CataloguePage>
export type PlaylistsAnswer = Either<CallFailure, ReadonlyArray<Playlist>>
export type WatchingAnswer = Either<CallFailure, ReadonlyArray<Begun>>
export type RecommendedAnswer = Either<CallFailure, Listed<Title>>

export interface VodHomeContext extends VodHomeInput {
  /** What the catalogue is divided into. */
  readonly categories: ReadonlyArray<Category>
  /** `undefined` until the operator has answered. */
  readonly shelves: Shelves | undefined
  readonly failure: CallFailure | undefined
  /** How many shelves the viewer has come to see, and will next. */
  readonly seen: number
  /** Whose last title is in sight. */
  readonly ends: ReadonlyArray<PlaylistId>
  /** On its way. */
  readonly asked: PlaylistsWish | undefined
  /** What the viewer goes on with; `undefined` until it is known. */
  readonly watching: ReadonlyArray<Begun> | undefined
  /** `undefined` until it is known. */
  readonly recommended: ReadonlyArray<Title> | undefined
  /** There is more of it than stands on the page. */
  readonly recommendsMore: boolean
}

export type VodHomeEvent =
  | { readonly type: 'viewer.retry' }
  /** The viewer has scrolled to this shelf, counted from 0. */
  | { readonly type: 'viewer.sawShelf'; readonly at: number }
  | { readonly type: 'viewer.sawEnd'; readonly playlistId: PlaylistId }
  /** A title has been watched. */
  | { readonly type: 'history.changed' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'language.changed' }
  | Extract<SessionFact, { readonly type: 'session.changed' }>

export type VodHomeTag = 'failed'

export type VodHomeChildren = {
  readonly carousel: 'carousel'
}
