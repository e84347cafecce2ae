import {
  givenProfile,
  NO_PROFILE,
  type ProfileDraft,
  type ProfileFields,
  profileProblems,
} from '../../models/profileFields.ts'
import { settled } from '../../models/textField.ts'
import { codeProblem, passwordProblem, problemAt } from '../../models/validation.ts'
import { namedAccount, nameProblems } from '../rules/accountName.ts'
import type { CodeFields, CodeFormContext, CodeFormProblems, CodeFormWish } from './types.ts'

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
export const settledFields = (fields: CodeFields): CodeFields => {
  const texts = Object.entries(fields).map(([field, value]) => [field, settled('text', value)])
  return Object.fromEntries(texts) as typeof fields
}

/** What keeps the code from being sent. */
export const addressProblems = ({ method, fields }: CodeFormContext): CodeFormProblems => nameProblems(method, fields)

export const hasNameProblem = ({ email, countryCode, phone }: CodeFormProblems): boolean =>
  (email ?? countryCode ?? phone) !== undefined

/** What keeps the code from being checked. */
export const typedCodeProblems = ({ verificationCode }: CodeFields): CodeFormProblems =>
  problemAt('verificationCode', codeProblem(verificationCode))

/** What keeps the form from being sent, at its field (spec §5). */
export const problemsOf = (context: CodeFormContext, password: string): CodeFormProblems => {
  const fields = settledFields(context.fields)
  return {
    ...nameProblems(context.method, fields),
    ...typedCodeProblems(fields),
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
    profile: task === 'register' ? givenProfile(given) : {},
  }
}
