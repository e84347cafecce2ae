import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Problem } from '../../models/validation.ts'

export type PasswordName = 'currentPassword' | 'newPassword'
export type PasswordProblems = Readonly<Partial<Record<PasswordName, Problem>>>

/** The two passwords travel in events only; no context keeps them. */
export interface Passwords {
  readonly currentPassword: string
  readonly newPassword: string
}

export interface PasswordChangeContext {
  readonly problems: PasswordProblems
  readonly failure: CallFailure | undefined
}

export type PasswordChangeEvent =
  | { readonly type: 'viewer.changePassword'; readonly name: PasswordName }
  | ({ readonly type: 'viewer.submit' } & Passwords)
  | { readonly type: 'viewer.cancel' }

export type ChangeOutput = Either<CallFailure, void>

export interface PasswordChangeOutput {
  readonly isChanged: boolean
}
