import { documentOf, isBirthDate, Nationality } from './profile.ts'
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
