import * as E from 'fp-ts/lib/Either.js'
import type { NamedAccount } from '../../../../machines/rules/accountName.ts'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { ORIGIN_TYPE } from '../../../../models/wire/device.ts'
import * as entranceEndpoints from '../../../../models/wire/entrance.ts'
import { authenticationKeyOf } from '../../crypto/authenticationKey.ts'
import type { CryptoService } from '../../crypto/crypto.ts'
import type { Http } from '../../http/types.ts'

export interface KeysParts {
  readonly http: Http
  readonly crypto: CryptoService
}

const UNREADABLE: CallFailure = {
  tag: 'malformed',
  failure: { codec: 'UserRandomValueResult', path: 'userRandomValue' },
}

/** The key of the password in force: the account's random value is asked for first (AUTH-01). The password goes nowhere else. */
export const keyInForce = async (
  { http, crypto }: KeysParts,
  { method, accountName }: NamedAccount,
  password: string,
): Promise<E.Either<CallFailure, string>> => {
  const asked = await http.call(
    entranceEndpoints.userRandomValue,
    { loginType: method, accountName, originType: ORIGIN_TYPE },
    { token: 'none', hideErrorTip: 'all' },
  )
  if (E.isLeft(asked)) return asked
  const key = await authenticationKeyOf(crypto, password, asked.right.userRandomValue)
  return key === undefined ? E.left(UNREADABLE) : E.right(key)
}

/** The key of a new password, with a new random value (contract, Session). */
export const newKey = async ({ crypto }: KeysParts, password: string) => {
  const userRandomValue = crypto.randomId()
  const authenticationKey = await authenticationKeyOf(crypto, password, userRandomValue)
  if (authenticationKey === undefined) throw new Error('A new random value is no base64url')
  return { userRandomValue, authenticationKey }
}
