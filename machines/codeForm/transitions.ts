import { documentOf, isBirthDate, Nationality } from '../../models/profile.ts'
import { settled } from '../../models/textField.ts'
import {
  codeProblem,
  cpfProblem,
  idNumberProblem,
  nameProblem,
  type Problem,
  passwordProblem,
  selectProblem,
  telephoneProblem,
} from '../../models/validation.ts'
import { namedAccount, nameProblems, problemAt } from '../accountName.ts'
import type {
  CodeFields,
  CodeFormContext,
  CodeFormProblems,
  CodeFormWish,
  ProfileDraft,
  ProfileFields,
} from './types.ts'

export const NO_PROFILE: ProfileFields = {
  fullName: '',
  telephoneNumber: '',
  dateOfBirth: '',
  nationality: '',
  cpf: '',
  idNum: '',
  gender: '',
}
export const draftOf = ({
  fullName,
  telephoneNumber,
  dateOfBirth,
  nationality,
  gender,
}: ProfileFields): ProfileDraft => ({
  fullName,
  telephoneNumber,
  dateOfBirth,
  nationality,
  gender,
})
export const NO_DRAFT = draftOf(NO_PROFILE)
const PROFILE = Object.keys(NO_PROFILE) as ReadonlyArray<keyof ProfileFields>

export const settledFields = (fields: CodeFields): CodeFields => {
  const texts = Object.entries(fields).map(([field, value]) => [field, settled('text', value)])
  return Object.fromEntries(texts) as typeof fields
}

/** What is there of the profile: the document is the one that the nationality asks for (AUTH-08). */
const profileOf = (fields: CodeFields): CodeFormWish['profile'] => {
  const { nationality } = fields
  const asked = Nationality.is(nationality) ? documentOf(nationality) : undefined
  const given = PROFILE.filter(field => fields[field] !== '' && (!/^(cpf|idNum)$/.test(field) || field === asked))
  return Object.fromEntries(given.map(field => [field, fields[field]]))
}

const documentProblems = ({ nationality, cpf, idNum }: ProfileFields): CodeFormProblems => {
  if (!Nationality.is(nationality)) return problemAt('nationality', selectProblem(nationality))
  return documentOf(nationality) === 'cpf'
    ? problemAt('cpf', cpfProblem(cpf))
    : problemAt('idNum', idNumberProblem(idNum))
}

const optional = (text: string, check: (text: string) => Problem | undefined): Problem | undefined =>
  text === '' ? undefined : check(text)

/** Nothing of it has to be given; who gives something says the nationality too, and its document (AUTH-08). */
const profileProblems = (fields: CodeFields, today: string): CodeFormProblems => {
  if (Object.keys(profileOf(fields)).length === 0) return {}
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

/** What keeps the code from being sent. */
export const addressProblems = ({ method, fields }: CodeFormContext): CodeFormProblems => nameProblems(method, fields)

/** What keeps the form from being sent, at its field (spec §5). */
export const problemsOf = (context: CodeFormContext, password: string): CodeFormProblems => {
  const fields = settledFields(context.fields)
  return {
    ...nameProblems(context.method, fields),
    ...problemAt('verificationCode', codeProblem(fields.verificationCode)),
    ...(context.task === 'freePackage' ? {} : problemAt('password', passwordProblem(password))),
    ...(context.task === 'register' ? profileProblems(fields, context.today) : {}),
  }
}

export const wishOf = ({ task, method, fields }: CodeFormContext, password: string): CodeFormWish => {
  const given = settledFields(fields)
  return {
    ...namedAccount(method, given),
    task,
    verificationCode: given.verificationCode,
    password,
    profile: task === 'register' ? profileOf(given) : {},
  }
}
