import type { LoginType } from '../../models/login.ts'
import { e164, phoneText } from '../../models/phone.ts'
import { settled } from '../../models/textField.ts'
import { emailProblem, type Problem, passwordProblem, phoneProblem } from '../../models/validation.ts'
import type { LoginFields, LoginProblems, LoginWish } from './types.ts'

export const settledFields = ({ email, countryCode, phone }: LoginFields): LoginFields => ({
  email: settled('text', email),
  countryCode: settled('text', countryCode),
  phone: settled('text', phone),
})

const withProblem = (field: keyof LoginProblems, problem: Problem | undefined): LoginProblems =>
  problem === undefined ? {} : { [field]: problem }

const nameProblems = (method: LoginType, { email, countryCode, phone }: LoginFields): LoginProblems => {
  if (method === 'email') return withProblem('email', emailProblem(email))
  const problem = phoneProblem({ countryCode, number: phone }, e164)
  return withProblem(problem === 'countryCodeRequired' ? 'countryCode' : 'phone', problem)
}

/** What keeps the form from being sent, at its field (VALID-01, VALID-02, VALID-03, VALID-05). */
export const problemsOf = (method: LoginType, fields: LoginFields, password: string): LoginProblems => ({
  ...nameProblems(method, settledFields(fields)),
  ...withProblem('password', passwordProblem(password)),
})

export const wishOf = (method: LoginType, fields: LoginFields, password: string): LoginWish => {
  const { email, countryCode, phone } = settledFields(fields)
  return { method, accountName: method === 'email' ? email : phoneText({ countryCode, number: phone }), password }
}

/** The problems without those of one field, which has just changed. */
export const withoutProblem = (problems: LoginProblems, field: keyof LoginProblems): LoginProblems => {
  const { [field]: _gone, ...rest } = problems
  return rest
}
