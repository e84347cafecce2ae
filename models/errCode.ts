/** Codes are read from the body's errCode only, never from the HTTP status (contract, Envelope). */
export type ErrCode = number

export const SUCCESS: ErrCode = 0
/** A named code of the catalogue (spec §8, NET-09). */
export const ERROR_LAC: ErrCode = 10101069
/** A quick-login token that nobody has confirmed yet; never shown as an error tip (spec §8). */
export const QUICK_LOGIN_PENDING: ErrCode = 10101149

/** As many devices of this account play as it may, where config.json names no other number (contract, Too many devices). */
export const TOO_MANY_DEVICES = 5006
/** Not shown where this viewer is: a blackout. An addition to the catalogue of the specification. */
export const BLACKOUT = 5007

/** The operator has another share key. */
export const WRONG_SHARE_KEY: ErrCode = 10109003

/** How a code is called where it is shown or reported. */
export const errName = (code: ErrCode): string => (code === ERROR_LAC ? 'ERROR-LAC' : String(code))

export type ErrKind =
  | 'success'
  | 'loginExpired'
  | 'noPlayPermission'
  | 'blackout'
  | 'contentGone'
  | 'wrongShareKey'
  | 'other'

const LOGIN_EXPIRED: ReadonlySet<ErrCode> = new Set([10101041, 10101040])
const SESSION_INVALID: ReadonlySet<ErrCode> = new Set([555, 200, 201, 202, 203, 204, 205, 208, 220, 223, 404])

/** What a body's errCode means for the session, the player and the seal (spec §8, SES-02, SES-03, LIVE-08, LIVE-09, AUTH-12). */
export const errKind = (code: ErrCode): ErrKind => {
  if (code === SUCCESS) return 'success'
  if (LOGIN_EXPIRED.has(code) || SESSION_INVALID.has(code)) return 'loginExpired'
  if (code >= 5001 && code <= 5005) return 'noPlayPermission'
  if (code === BLACKOUT) return 'blackout'
  if (code >= 6001 && code <= 6003) return 'contentGone'
  return code === WRONG_SHARE_KEY ? 'wrongShareKey' : 'other'
}
