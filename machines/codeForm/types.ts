import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LoginType, VerificationPurpose } from '../../models/credentials.ts'
import type { ProfileDraft, ProfileFields } from '../../models/profileFields.ts'
import type { Problem } from '../../models/validation.ts'
import type { FormFailure, NamedAccount, NameFields, TypedName } from '../rules/accountName.ts'
import type { Admission } from '../rules/admission.ts'

export interface CodeFields extends NameFields, ProfileFields {
  readonly verificationCode: string
}
export type CodeField = keyof CodeFields

export type CodeFormProblems = Readonly<Partial<Record<CodeField | 'password', Problem>>>

export interface CodeFormInput {
  readonly task: VerificationPurpose
  /** What was typed in another form. */
  readonly typed: TypedName
  /** What was typed before the page was loaded. */
  readonly profile?: ProfileDraft
  /** YYYY-MM-DD: nobody was born later. */
  readonly today: string
}

export interface CodeFormContext {
  readonly task: VerificationPurpose
  readonly today: string
  readonly method: LoginType
  readonly fields: CodeFields
  readonly problems: CodeFormProblems
  /** Why the form was not taken, or the code not sent, the last time. */
  readonly failure: CallFailure | undefined
  readonly admission: Admission | undefined
  /** Until a code can be asked for again. */
  readonly secondsLeft: number
  /** Where the operator is asked to send one: the address may change meanwhile. */
  readonly sendingTo: string | undefined
  /** Where the last code went, as the operator is told. */
  readonly sentTo: string | undefined
}

export type CodeFormEvent =
  | { readonly type: 'viewer.chooseMethod'; readonly method: LoginType }
  | { readonly type: 'viewer.changeField'; readonly field: CodeField; readonly value: string }
  /** The password's text changed; the text itself stays in the input. */
  | { readonly type: 'viewer.changePassword' }
  | { readonly type: 'viewer.sendCode' }
  /** To the next step, and to the one before. */
  | { readonly type: 'viewer.goOn' }
  | { readonly type: 'viewer.goBack' }
  /** The chart tells its steps. */
  | { readonly type: 'code.sent' }
  /** The password travels in this event only; empty where the form has none. */
  | { readonly type: 'viewer.submit'; readonly password: string }
  | { readonly type: 'countdown.ticked'; readonly secondsLeft: number }

/** Where a code goes, and for what. */
export interface CodeWish extends NamedAccount {
  readonly task: VerificationPurpose
}

/** A code that was typed. */
export interface CheckWish extends CodeWish {
  readonly verificationCode: string
}

export interface CodeFormWish extends CheckWish {
  readonly password: string
  /** What was filled in of it. */
  readonly profile: Readonly<Partial<Record<keyof ProfileFields, string>>>
}

export type CodeStep = 'address' | 'code' | 'password'

export type SendOutput = Either<FormFailure, void>
export type CheckOutput = Either<FormFailure, void>
/** Sign up lets somebody in, and so does a new password as a rule; the others have done what was asked for. */
export type ConfirmOutput = Either<FormFailure, Admission | undefined>

export interface CodeFormOutput {
  readonly typed: TypedName
  readonly admission: Admission | undefined
}
