import type { DecodeFailure } from './codec/decode.ts'
import type { ErrCode } from './errCode.ts'

/** Every way in which a call can fail, as data that a machine can branch on (spec §8, NET-04, NET-05, NET-08). */
export type CallFailure =
  | { readonly tag: 'refused'; readonly errCode: ErrCode; readonly message: string | undefined }
  | { readonly tag: 'expired' }
  | { readonly tag: 'server'; readonly status: number }
  | { readonly tag: 'offline' }
  | { readonly tag: 'timeout' }
  | { readonly tag: 'malformed'; readonly failure: DecodeFailure }
  | { readonly tag: 'cancelled' }
