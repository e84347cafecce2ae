import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { ProfileChange } from '../../models/profile.ts'
import type { ProfileField, ProfileFields, ProfileProblems } from '../../models/profileFields.ts'
import type { Session } from '../session/index.ts'
import type { ToastRequest } from '../toasts.ts'

export interface ProfileContext {
  /** YYYY-MM-DD: nobody was born later. */
  readonly today: string
  /** As the operator keeps it. */
  readonly saved: ProfileFields
  readonly fields: ProfileFields
  /** What was in the form when it was sent. */
  readonly sent: ProfileFields
  readonly problems: ProfileProblems
  /** Why the profile did not come, or was not taken, the last time. */
  readonly failure: CallFailure | undefined
}

export type ProfileEvent =
  | { readonly type: 'viewer.changeField'; readonly field: ProfileField; readonly value: string }
  | { readonly type: 'viewer.submit' }
  /** Back to what is saved. */
  | { readonly type: 'viewer.undo' }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'network.restored' }
  /** Another tab, or another device, has saved another profile. */
  | { readonly type: 'profile.changed' }
  | DraftRecalled

/** What this account had typed when it left the page, or when its session ended. */
export type DraftRecalled = { readonly type: 'draft.recalled'; readonly fields: Partial<ProfileFields> }
/** The fields that are others than the saved ones. */
export type DraftChanged = { readonly type: 'draft.changed'; readonly fields: Partial<ProfileFields> }

export interface FoundProfile {
  readonly fields: ProfileFields
  readonly today: string
}
export type LoadOutput = Either<CallFailure, FoundProfile>

export interface SavedProfile {
  readonly fields: ProfileFields
  /** The account as it stands after it, where the operator says so. */
  readonly session: Session | undefined
}
export type SaveOutput = Either<CallFailure, SavedProfile>
export type SaveWish = { readonly change: ProfileChange }

/** What the chart that runs this one is told: the account goes by another name. */
export type ProfileFact = { readonly type: 'account.renewed'; readonly session: Session } | ToastRequest

export type ProfileTag = 'loading' | 'failed' | 'busy' | 'broken'
