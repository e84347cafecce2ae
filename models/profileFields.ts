import type { ErrCode } from './errCode.ts'
import { documentOf, isBirthDate, Nationality, type Profile, type ProfileChange } from './profile.ts'
import {
  cpfProblem,
  idNumberProblem,
  nameProblem,
  type Problem,
  problemAt,
  selectProblem,
  telephoneProblem,
} from './validation.ts'

/** Who the viewer is, as a form holds it: empty is not given (AUTH-02, AUTH-08). */
export interface ProfileFields {
  readonly fullName: string
  readonly telephoneNumber: string
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string
  /** Empty until one is chosen. */
  readonly nationality: string
  readonly cpf: string
  readonly idNum: string
  readonly gender: string
}
export type ProfileField = keyof ProfileFields

/** What may be kept of it on the device: no number of a document. */
export type ProfileDraft = Omit<ProfileFields, 'cpf' | 'idNum'>

export type ProfileProblems = Readonly<Partial<Record<ProfileField, Problem>>>

export const NO_PROFILE: ProfileFields = {
  fullName: '',
  telephoneNumber: '',
  dateOfBirth: '',
  nationality: '',
  cpf: '',
  idNum: '',
  gender: '',
}
export const profileFields = Object.keys(NO_PROFILE) as ReadonlyArray<ProfileField>

/** What is given of it: the document is the one that the nationality asks for (AUTH-08). */
export const givenProfile = (fields: ProfileFields): Readonly<Partial<ProfileFields>> => {
  const { nationality } = fields
  const asked = Nationality.is(nationality) ? documentOf(nationality) : undefined
  const given = profileFields.filter(field => fields[field] !== '' && (!/^(cpf|idNum)$/.test(field) || field === asked))
  return Object.fromEntries(given.map(field => [field, fields[field]]))
}

const documentProblems = ({ nationality, cpf, idNum }: ProfileFields): ProfileProblems => {
  if (!Nationality.is(nationality)) return problemAt('nationality', selectProblem(nationality))
  return documentOf(nationality) === 'cpf'
    ? problemAt('cpf', cpfProblem(cpf))
    : problemAt('idNum', idNumberProblem(idNum))
}

const optional = (text: string, check: (text: string) => Problem | undefined): Problem | undefined =>
  text === '' ? undefined : check(text)

/**
 * What is wrong, at its field (spec §5). Nothing of it has to be given; who gives something says the nationality too, and
 * its document (AUTH-08).
 */
export const profileProblems = (fields: ProfileFields, today: string): ProfileProblems => {
  if (Object.keys(givenProfile(fields)).length === 0) return {}
  const { fullName, telephoneNumber, dateOfBirth } = fields
  return {
    ...problemAt('fullName', optional(fullName, nameProblem)),
    ...problemAt('telephoneNumber', optional(telephoneNumber, telephoneProblem)),
    ...problemAt(
      'dateOfBirth',
      optional(dateOfBirth, date => (isBirthDate(date, today) ? undefined : 'birthDate')),
    ),
    ...documentProblems(fields),
  }
}

/** A profile in the fields of a form. */
export const profileFieldsOf = (profile: Profile): ProfileFields => {
  const { fullName = '', telephoneNumber = '', dateOfBirth = '', nationality = '' } = profile
  const { cpf = '', idNum = '', gender = '' } = profile
  return { fullName, telephoneNumber, dateOfBirth, nationality, cpf, idNum, gender }
}

/** What is to be saved: the fields that are others than before; one that is empty now is taken away (AUTH-11). */
export const profileChange = (before: ProfileFields, fields: ProfileFields): ProfileChange => {
  const given = { ...NO_PROFILE, ...givenProfile(fields) }
  const changed = profileFields.filter(field => given[field] !== before[field])
  return Object.fromEntries(changed.map(field => [field, given[field]]))
}

/** What somebody typed, over a profile that is another than the one it was typed over: only untouched fields follow it. */
export const rebasedProfile = (before: ProfileFields, typed: ProfileFields, fresh: ProfileFields): ProfileFields => ({
  ...fresh,
  ...Object.fromEntries(
    profileFields.filter(field => typed[field] !== before[field]).map(field => [field, typed[field]]),
  ),
})

/** By the field that an operator refuses, its code (contract, Profile). */
export const PROFILE_REFUSALS: Readonly<Record<ProfileField, ErrCode>> = {
  fullName: 10103001,
  telephoneNumber: 10103002,
  dateOfBirth: 10103003,
  nationality: 10103004,
  cpf: 10103005,
  idNum: 10103006,
  gender: 10103007,
}

export const refusedProfileField = (errCode: ErrCode): ProfileField | undefined =>
  profileFields.find(field => PROFILE_REFUSALS[field] === errCode)
