import * as t from 'io-ts'
import { type ErrCode, WRONG_SHARE_KEY } from '../errCode.ts'

/** The sealed form of a body (contract, Zero-trust mode): every binary part in base64url. */
export const Sealed = t.strict({ v: t.literal(1), kid: t.string, salt: t.string, iv: t.string, ct: t.string }, 'Sealed')
export type Sealed = t.TypeOf<typeof Sealed>

/** Carries the request's id beside its sealed body. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** The only refusals that a sealed operator says in clear: the body was clear, was seen before, or has another key (E2EE-02). */
const SEAL_REFUSALS: ReadonlySet<ErrCode> = new Set([10109001, 10109002, WRONG_SHARE_KEY])
export const isSealRefusal = (code: ErrCode): boolean => SEAL_REFUSALS.has(code)
