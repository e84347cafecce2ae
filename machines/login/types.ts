import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LoginType } from '../../models/credentials.ts'
import type { Problem } from '../../models/validation.ts'
import type { FormFailure, NamedAccount, NameField, NameFields, TypedName } from '../rules/accountName.ts'
import type { Admission } from '../rules/admission.ts'

/** The password is not among the form's texts: it stays in its input until the form is sent. */
export type LoginProblems = Readonly<Partial<Record<NameField | 'password', Problem>>>

export interface LoginInput {
  /** What was typed in another form. */
  readonly typed: TypedName
}

export interface LoginContext {
  readonly method: LoginType
  readonly fields: NameFields
  readonly problems: LoginProblems
  /** Why the operator did not let the viewer in the last time. */
  readonly failure: CallFailure | undefined
  readonly admission: Admission | undefined
}

export type LoginEvent =
  | { readonly type: 'viewer.chooseMethod'; readonly method: LoginType }
  | { readonly type: 'viewer.changeField'; readonly field: NameField; readonly value: string }
  /** The password's text changed; the text itself stays in the input. */
  | { readonly type: 'viewer.changePassword' }
  /** The password travels in this event only; no context keeps it. */
  | { readonly type: 'viewer.submit'; readonly password: string }

export interface LoginWish extends NamedAccount {
  readonly password: string
}

export type LogInOutput = Either<FormFailure, Admission>

export interface LoginOutput {
  readonly typed: TypedName
  readonly admission: Admission | undefined
}
