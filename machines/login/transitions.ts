import type { LoginType } from '../../models/credentials.ts'
import { passwordProblem, problemAt } from '../../models/validation.ts'
import { type NameFields, namedAccount, nameProblems, settledName } from '../rules/accountName.ts'
import type { LoginProblems, LoginWish } from './types.ts'

/** What keeps the form from being sent, at its field (VALID-01, VALID-02, VALID-03, VALID-05). */
export const problemsOf = (method: LoginType, fields: NameFields, password: string): LoginProblems => ({
  ...nameProblems(method, settledName(fields)),
  ...problemAt('password', passwordProblem(password)),
})

export const wishOf = (method: LoginType, fields: NameFields, password: string): LoginWish => ({
  ...namedAccount(method, fields),
  password,
})
