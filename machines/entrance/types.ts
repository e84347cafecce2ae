import type { Instant } from '../../models/codec/instant.ts'
import type { Page, PageParams, Place } from '../../models/page.ts'
import type { TypedName } from '../accountName.ts'
import type { Session } from '../session/index.ts'

/** What the login page offers, as its address says (`?view=`). */
export type EntranceView = 'logIn' | 'signUp' | 'resetPassword'

/** What the viewer is told over the form. */
export type EntranceNotice = 'termsRefused' | 'passwordKept' | 'broken'

export interface EntranceInput {
  readonly place: Pick<Place, 'params'>
  readonly now: Instant
}

export interface EntranceContext {
  readonly view: EntranceView
  /** YYYY-MM-DD. */
  readonly today: string
  /** Goes along from form to form. */
  readonly typed: TypedName
  readonly notice: EntranceNotice | undefined
  readonly mustChangePassword: boolean
}

export type EntranceEvent =
  | { readonly type: 'viewer.navigated'; readonly page: Page; readonly params: PageParams }
  | { readonly type: 'language.changed' }
  | { readonly type: 'network.restored' }

/** What the app is told. */
export type EntranceFact = { readonly type: 'entrance.passed'; readonly session: Session }
