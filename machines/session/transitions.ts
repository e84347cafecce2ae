import type { CallFailure } from '../../models/callFailure.ts'
import { errKind } from '../../models/errCode.ts'
import type { OpenOutput, Session } from './types.ts'

export const sessionOf = (output: OpenOutput): Session | undefined =>
  output._tag === 'Right' ? output.right : undefined

export const failureOf = (output: OpenOutput): CallFailure | undefined =>
  output._tag === 'Left' ? output.left : undefined

/** The operator answered and does not want this session any more: asking again would not help, unless the seal was at fault. */
export const isRefusal = (output: OpenOutput): boolean => {
  const failure = failureOf(output)
  if (failure?.tag === 'refused') return errKind(failure.errCode) !== 'wrongShareKey'
  return failure?.tag === 'expired'
}

export const isSameAccount = (a: Session | undefined, b: Session): boolean =>
  a !== undefined && a.status === b.status && a.account.accountId === b.account.accountId
