import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Page, PageParams } from '../../models/page.ts'
import type { Person, PersonId } from '../../models/person.ts'
import type { Trailer } from '../../models/playSource.ts'
import type { SourceProblem } from '../../models/sourceStatus.ts'
import type { MetaId, Title } from '../../models/title.ts'
import type { VodHistoryEntry } from '../../models/vodHistory.ts'
import type { SessionFact } from '../session/index.ts'
import type { TitleWish } from '../vodPlayer/index.ts'

/** What the page of a title is made of. */
export interface TitleView {
  readonly title: Title
  /** Of a season or an episode: what it belongs to. */
  readonly series: Title | undefined
  readonly persons: ReadonlyArray<Person>
  /** Those of all seasons. */
  readonly episodes: ReadonlyArray<Title>
  readonly trailers: ReadonlyArray<Trailer>
  readonly moreLikeThis: ReadonlyArray<Title>
}

export interface TitleDetailInput {
  readonly metaId: MetaId
  /** Favourites and the history are a user's. */
  readonly isUser: boolean
  readonly now: Instant
}

/** A title that the viewer has been at, and where. */
export interface Visit {
  readonly view: TitleView
  readonly season: number | undefined
}

export interface TitleDetailContext extends TitleDetailInput {
  /** `undefined` until it is known. */
  readonly view: TitleView | undefined
  readonly failure: CallFailure | undefined
  /** The season that the viewer has chosen. */
  readonly season: number | undefined
  /** The titles that were here before, the newest first: the way back leads to them at once. */
  readonly visits: ReadonlyArray<Visit>
  /** Where the user stands in it. */
  readonly history: VodHistoryEntry | undefined
  /** Who is looked at, or was last. */
  readonly personId: PersonId
  /** Why what the viewer wants to play cannot be played. */
  readonly problem: SourceProblem | undefined
}

/** What would be played, and from where. */
interface Foreseen {
  readonly title: Title
  readonly startSec: number
}
export type ForesightCommand = { readonly type: 'foresight.prepare' } & Foreseen

export type TitleDetailEvent =
  | { readonly type: 'viewer.navigated'; readonly page: Page; readonly params: PageParams }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'viewer.chooseSeason'; readonly season: number | undefined }
  | ({ readonly type: 'viewer.considerPlay' } & Foreseen)
  | { readonly type: 'viewer.dismissProblem' }
  | { readonly type: 'viewer.openPerson'; readonly personId: PersonId }
  | { readonly type: 'viewer.closePerson' }
  | { readonly type: 'language.changed' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'clock.ticked'; readonly now: Instant }
  /** The player has noted where the viewer stands. */
  | { readonly type: 'history.changed' }
  | Extract<SessionFact, { readonly type: 'session.changed' }>
  | TitleWish

/** Kids mode keeps it closed. */
export interface NotForChildren {
  readonly tag: 'notForChildren'
}
export type TitleAnswer = Either<CallFailure | NotForChildren, TitleView>
export type ProgressAnswer = Either<CallFailure, VodHistoryEntry | undefined>

export interface OfTitle {
  readonly metaId: MetaId
}

/** The children by id, with the name of their logic. */
export type TitleDetailChildren = {
  readonly titleStar: 'titleStar'
  readonly person: 'person'
  readonly kidsMode: 'kidsMode'
  readonly foresight: 'foresight'
}

/** `gone`: the operator has it no longer. `closed`: kids mode keeps it closed. */
export type TitleDetailTag = 'failed' | 'gone' | 'closed'
