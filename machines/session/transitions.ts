import type { CallFailure } from '../../models/callFailure.ts'
import type { OpenOutput, Session } from './types.ts'

export const sessionOf = (output: OpenOutput): Session | undefined =>
  output._tag === 'Right' ? output.right : undefined

export const failureOf = (output: OpenOutput): CallFailure | undefined =>
  output._tag === 'Left' ? output.left : undefined

/** The operator answered and does not want this session any more: asking again would not help. */
export const isRefusal = (output: OpenOutput): boolean =>
  output._tag === 'Left' && (output.left.tag === 'expired' || output.left.tag === 'refused')

export const isSameAccount = (a: Session | undefined, b: Session): boolean =>
  a !== undefined && a.status === b.status && a.account.accountId === b.account.accountId
