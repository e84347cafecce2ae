import * as E from 'fp-ts/lib/Either.js'
import type { LogInOutput, LoginWish } from '../../../../machines/login/index.ts'
import * as accountEndpoints from '../../../../models/wire/account.ts'
import { type KeysParts, keyInForce } from './keys.ts'
import type { PendingLogin } from './pendingLogin.ts'
import type { Phones } from './phones.ts'

export interface LogInParts extends KeysParts {
  readonly pending: Pick<PendingLogin, 'admit'>
  readonly phones: Phones
}

const METHODS = { email: 'emailLogin', phone: 'phoneLogin' } as const

/** Logs in with the key of the password (AUTH-01). Why it was refused stands at the form, so there is no toast. */
export const logIn =
  (parts: LogInParts) =>
  async ({ password, ...named }: LoginWish): Promise<LogInOutput> => {
    const { method, accountName } = named
    if (method === 'phone' && (await parts.phones.find(accountName)) === undefined)
      return E.left({ tag: 'unknownPhone' })
    const key = await keyInForce(parts, named, password)
    if (E.isLeft(key)) return key
    const loginInfo = {
      loginMethod: METHODS[method],
      accountName,
      phonePreCode: undefined,
      authenticationKey: key.right,
    }
    const answer = await parts.http.call(accountEndpoints.login, { loginInfo }, { token: 'none', hideErrorTip: 'all' })
    return E.isLeft(answer) ? answer : E.right(parts.pending.admit(answer.right))
  }
