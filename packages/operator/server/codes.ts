import { ERROR_LAC, type ErrCode, QUICK_LOGIN_PENDING, TOO_MANY_DEVICES } from '../../../models/errCode.ts'

/** Why the operator refuses a call. Codes that the spec names keep their number (spec §8); the others are this operator's own. */
export interface Refusal {
  readonly errCode: ErrCode
  readonly message: string
  /** What else is said with it. */
  readonly result?: unknown
}

const refusals = {
  badRequest: { errCode: 10100400, message: 'The request cannot be read' },
  notFound: { errCode: 10100404, message: 'There is nothing here by that name' },
  failed: { errCode: 10100500, message: 'The operator could not answer' },
  loginExpired: { errCode: 10101041, message: 'The login has expired' },
  refreshExpired: { errCode: 10101040, message: 'The login has expired' },
  userRequired: { errCode: ERROR_LAC, message: 'Please log in first' },
  noVisitors: { errCode: 10101010, message: 'Guests are not admitted' },
  wrongLogin: { errCode: 10101002, message: 'The account or the password is wrong' },
  nameTaken: { errCode: 10101020, message: 'This account already exists' },
  wrongCode: { errCode: 10101021, message: 'Wrong Verification code or No Verification code' },
  notConfirmed: { errCode: QUICK_LOGIN_PENDING, message: 'Not confirmed yet' },
  alreadyClaimed: { errCode: 10101030, message: 'The free package has been claimed already' },
  wrongRechargeCode: { errCode: 10102001, message: 'This recharge code is not valid' },
  usedRechargeCode: { errCode: 10102002, message: 'This recharge code has been used' },
  noPermission: { errCode: 5001, message: 'Your plan does not include this' },
  tooManyDevices: { errCode: TOO_MANY_DEVICES, message: 'Too many devices are playing' },
  contentGone: { errCode: 6001, message: 'This content is no longer available' },
  notSealed: { errCode: 10109001, message: 'This operator accepts sealed bodies only' },
  replayed: { errCode: 10109002, message: 'This request has been seen before' },
  wrongShareKey: { errCode: 10109003, message: 'The share key does not fit' },
} as const satisfies Record<string, Refusal>

export type RefusalName = keyof typeof refusals

export const refusal = (name: RefusalName, message?: string): Refusal =>
  message === undefined ? refusals[name] : { ...refusals[name], message }
