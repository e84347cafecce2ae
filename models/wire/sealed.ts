import * as t from 'io-ts'
import { type ErrCode, WRONG_SHARE_KEY } from '../errCode.ts'
import { Envelope } from './envelope.ts'

/** The sealed form of a body (contract, Zero-trust mode): every binary part in base64url. */
export const Sealed = t.strict({ v: t.literal(1), kid: t.string, salt: t.string, iv: t.string, ct: t.string }, 'Sealed')
export type Sealed = t.TypeOf<typeof Sealed>

/** Carries the request's id beside its sealed body. */
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * What an operator answers in clear to a body whose seal it refuses; the gateway before its catalogue does so in its own
 * form (contract, GraphQL).
 */
export const ClearRefusal = t.union(
  [Envelope, t.type({ errors: t.readonlyArray(t.type({ extensions: Envelope })) })],
  'ClearRefusal',
)
export type ClearRefusal = t.TypeOf<typeof ClearRefusal>

/** The only refusals that a sealed operator says in clear: the body was clear, was seen before, or has another key (E2EE-02). */
const SEAL_REFUSALS: ReadonlySet<ErrCode> = new Set([10109001, 10109002, WRONG_SHARE_KEY])

/** Of clear answers these alone are believed. */
export const isSealRefusal = (answer: ClearRefusal): boolean => {
  const codes = 'errors' in answer ? answer.errors.map(({ extensions }) => extensions.errCode) : [answer.errCode]
  return codes.some(code => SEAL_REFUSALS.has(code))
}
