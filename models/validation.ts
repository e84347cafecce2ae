import type { NumberingPlan, Phone } from './phone.ts'
import { phoneDigits } from './phone.ts'

/** Why a field is refused, as data; the view has the words in each language (spec §5). */
export type Problem =
  | 'required'
  | 'unselected'
  | 'emailFormat'
  | 'passwordLength'
  | 'passwordFormat'
  | 'phoneFormat'
  | 'countryCodeRequired'
  | 'codeFormat'
  | 'cpfFormat'
  | 'idNumberFormat'
  | 'nameLength'
  | 'birthDate'

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 16
export const NAME_MAX = 60
const EMAIL_MAX = 254

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`
const LOCAL = String.raw`[\p{L}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`
const EMAIL = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${LOCAL}(?:\.${LOCAL})*@(?:${LABEL}\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$`,
  'u',
)

/** A problem at its field; none where there is none. */
export const problemAt = <Field extends string>(
  field: Field,
  problem: Problem | undefined,
): Readonly<Partial<Record<Field, Problem>>> => {
  const found: Partial<Record<Field, Problem>> = {}
  if (problem !== undefined) found[field] = problem
  return found
}

const isBlank = (text: string): boolean => text.trim() === ''
const lengthOf = (text: string): number => [...text].length

export const selectProblem = (choice: string | undefined): Problem | undefined =>
  choice === undefined || choice === '' ? 'unselected' : undefined

/** VALID-01. */
export const emailProblem = (email: string): Problem | undefined => {
  if (isBlank(email)) return 'required'
  return email.length <= EMAIL_MAX && EMAIL.test(email.trim()) ? undefined : 'emailFormat'
}

/** VALID-02: 6-16 printable characters as the person counts them, spaces among them; never trimmed. */
export const passwordProblem = (password: string): Problem | undefined => {
  if (password === '') return 'required'
  const length = lengthOf(password)
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return 'passwordLength'
  return /\p{C}/u.test(password) ? 'passwordFormat' : undefined
}

/** VALID-03. The numbering plan of the world comes in as an argument. */
export const phoneProblem = (phone: Phone, isInPlan: NumberingPlan): Problem | undefined => {
  const { countryCode, number } = phoneDigits(phone)
  if (countryCode === '') return 'countryCodeRequired'
  if (isBlank(phone.number)) return 'required'
  return isInPlan({ countryCode, number }) ? undefined : 'phoneFormat'
}

/** VALID-04: four digits, none at all included. */
export const codeProblem = (code: string): Problem | undefined =>
  /^\d{4}$/.test(code.trim()) ? undefined : 'codeFormat'

/** The check digit that follows these digits: the weights go down to 2. */
const cpfCheckDigit = (digits: ReadonlyArray<number>): number => {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0)
  return ((sum * 10) % 11) % 10
}

/** Both check digits of a CPF hold; eleven equal digits, which would pass, are refused. */
export const isCpf = (cpf: string): boolean => {
  if (!/^\s*\d{3}\.?\d{3}\.?\d{3}-?\d{2}\s*$/.test(cpf)) return false
  const digits = [...cpf.replace(/\D/g, '')].map(Number)
  if (new Set(digits).size === 1) return false
  return cpfCheckDigit(digits.slice(0, 9)) === digits[9] && cpfCheckDigit(digits.slice(0, 10)) === digits[10]
}

/** VALID-05, for a Brazilian. */
export const cpfProblem = (cpf: string): Problem | undefined => {
  if (isBlank(cpf)) return 'required'
  return isCpf(cpf) ? undefined : 'cpfFormat'
}

/** VALID-05, for a foreigner: 5-20 letters or digits. */
export const idNumberProblem = (idNumber: string): Problem | undefined => {
  if (isBlank(idNumber)) return 'required'
  return /^[\p{L}\p{N}]{5,20}$/u.test(idNumber.trim()) ? undefined : 'idNumberFormat'
}

export const nameProblem = (name: string): Problem | undefined => {
  if (isBlank(name)) return 'required'
  return lengthOf(name.trim()) <= NAME_MAX ? undefined : 'nameLength'
}

/** A telephone of a profile: its country is not asked for, so only its digits are counted (VALID-03). */
export const telephoneProblem = (telephone: string): Problem | undefined =>
  /^\+?\d{4,15}$/.test(phoneDigits({ countryCode: '', number: telephone }).number) ? undefined : 'phoneFormat'
