import type { CallFailure } from '../../models/callFailure.ts'
import type { LoginType } from '../../models/credentials.ts'
import { e164, phoneText } from '../../models/phone.ts'
import { settled } from '../../models/textField.ts'
import { emailProblem, type Problem, phoneProblem, problemAt } from '../../models/validation.ts'

/** The texts that name an account, both kept whichever is chosen. */
export interface NameFields {
  readonly email: string
  readonly countryCode: string
  readonly phone: string
}
export type NameField = keyof NameFields

/** How somebody names an account, as typed: it goes along from form to form. */
export interface TypedName {
  readonly method: LoginType
  readonly fields: NameFields
}

export const nameIn = (method: LoginType, { email, countryCode, phone }: NameFields): TypedName => ({
  method,
  fields: { email, countryCode, phone },
})

/** A form tells what is typed in it, letter by letter: no password, no code, no number of a document. */
export interface DraftChanged<Profile = undefined> {
  readonly type: 'draft.changed'
  readonly typed: TypedName
  readonly profile?: Profile
}

/** How the operator is told of an account. */
export interface NamedAccount {
  readonly method: LoginType
  /** The email address, or the phone as `+5511987654321`. */
  readonly accountName: string
}

/** Why a form was not taken: the call's failure, or a phone that the numbering plan of its country does not know (VALID-03). */
export type FormFailure = CallFailure | { readonly tag: 'unknownPhone' }

export const NOBODY: TypedName = { method: 'email', fields: { email: '', countryCode: '', phone: '' } }

export const settledName = ({ email, countryCode, phone }: NameFields): NameFields => ({
  email: settled('text', email),
  countryCode: settled('text', countryCode),
  phone: settled('text', phone),
})

/** What is wrong with the name, at its field (VALID-01, VALID-03, VALID-05). */
export const nameProblems = (
  method: LoginType,
  { email, countryCode, phone }: NameFields,
): Readonly<Partial<Record<NameField, Problem>>> => {
  if (method === 'email') return problemAt('email', emailProblem(email))
  const problem = phoneProblem({ countryCode, number: phone }, e164)
  return problemAt(problem === 'countryCodeRequired' ? 'countryCode' : 'phone', problem)
}

export const namedAccount = (method: LoginType, fields: NameFields): NamedAccount => {
  const { email, countryCode, phone } = settledName(fields)
  return { method, accountName: method === 'email' ? email : phoneText({ countryCode, number: phone }) }
}

/** The problems without those of one field, which has just changed. */
export const withoutProblem = <Problems extends object>(problems: Problems, field: keyof Problems): Problems => {
  const rest = { ...problems }
  delete rest[field]
  return rest
}
