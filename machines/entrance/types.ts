import type { Instant } from '../../models/codec/instant.ts'
import type { Page, PageParams, Place } from '../../models/page.ts'
import type { ProfileDraft } from '../../models/profileFields.ts'
import type { DraftChanged, TypedName } from '../rules/accountName.ts'
import type { Session } from '../session/index.ts'
import type { ToastRequest } from '../toasts.ts'

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
  /** What was typed of a profile at sign up. */
  readonly profile: ProfileDraft
  readonly notice: EntranceNotice | undefined
  readonly mustChangePassword: boolean
}

/** What is typed and not sent yet. */
export interface Draft {
  readonly typed: TypedName
  readonly profile: ProfileDraft
}
export type DraftKept = Draft & { readonly type: 'draft.changed' }

export type EntranceEvent =
  | DraftChanged<ProfileDraft>
  /** What this tab knows from before the page was loaded. */
  | (Draft & { readonly type: 'draft.recalled' })
  | { readonly type: 'viewer.navigated'; readonly page: Page; readonly params: PageParams }
  | { readonly type: 'language.changed' }
  | { readonly type: 'network.restored' }

/** What the app is told. */
export type EntranceFact = { readonly type: 'entrance.passed'; readonly session: Session } | ToastRequest
