import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LoginType } from '../../models/login.ts'
import type { Problem } from '../../models/validation.ts'
import type { Session } from '../session/index.ts'

/** The texts of the form. The password is not among them: it stays in its input until the form is sent. */
export interface LoginFields {
  readonly email: string
  readonly countryCode: string
  readonly phone: string
}
export type LoginField = keyof LoginFields
export type LoginProblems = Readonly<Partial<Record<LoginField | 'password', Problem>>>

export interface LoginInput {
  readonly method?: LoginType
  readonly countryCode?: string
}

export interface LoginContext {
  readonly method: LoginType
  readonly fields: LoginFields
  readonly problems: LoginProblems
  /** Why the operator did not let the viewer in the last time. */
  readonly failure: CallFailure | undefined
  readonly session: Session | undefined
}

export type LoginEvent =
  | { readonly type: 'viewer.chooseMethod'; readonly method: LoginType }
  | { readonly type: 'viewer.changeField'; readonly field: LoginField; readonly value: string }
  /** The password's text changed; the text itself stays in the input. */
  | { readonly type: 'viewer.changePassword' }
  /** The password travels in this event only; no context keeps it. */
  | { readonly type: 'viewer.submit'; readonly password: string }

export interface LoginWish {
  readonly method: LoginType
  /** The email address, or the phone as `+5511987654321`. */
  readonly accountName: string
  readonly password: string
}

export type LogInOutput = Either<CallFailure, Session>

/** What the chart that runs the form is told. */
export type LoginFact = { readonly type: 'login.succeeded'; readonly session: Session }
