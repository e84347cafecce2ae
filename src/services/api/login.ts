import * as E from 'fp-ts/lib/Either.js'
import type { LogInOutput, LoginWish } from '../../../machines/login/index.ts'
import * as accountEndpoints from '../../../models/wire/account.ts'
import { ORIGIN_TYPE } from '../../../models/wire/device.ts'
import type { CryptoService } from '../crypto/crypto.ts'
import type { Http } from '../http/types.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import { type SessionStore, sessionOf } from '../storage/sessionStore.ts'

export interface LoginParts {
  readonly http: Http
  readonly store: SessionStore
  readonly crypto: Pick<CryptoService, 'authenticationKey'>
  readonly ownView: Pick<OwnViewStore, 'endKidsMode'>
}

const OPTIONS = { token: 'none', hideErrorTip: 'all' } as const
const METHODS = { email: 'emailLogin', phone: 'phoneLogin' } as const

/**
 * Asks for the account's random value, derives the key from the password and logs in with the key (AUTH-01). The password
 * goes nowhere else. Why it was refused stands at the form, so there is no toast.
 */
export const logIn =
  ({ http, store, crypto, ownView }: LoginParts) =>
  async ({ method, accountName, password }: LoginWish): Promise<LogInOutput> => {
    const asked = await http.call(
      accountEndpoints.userRandomValue,
      { loginType: method, accountName, originType: ORIGIN_TYPE },
      OPTIONS,
    )
    if (E.isLeft(asked)) return asked
    const authenticationKey = await crypto.authenticationKey(password, asked.right.userRandomValue)
    if (authenticationKey === undefined) {
      return E.left({ tag: 'malformed', failure: { codec: 'UserRandomValueResult', path: 'userRandomValue' } })
    }
    const loginInfo = { loginMethod: METHODS[method], accountName, phonePreCode: undefined, authenticationKey }
    const answer = await http.call(accountEndpoints.login, { loginInfo }, OPTIONS)
    if (E.isLeft(answer)) return answer
    const { accountInfo: account, tokens, drmTemplates } = answer.right
    ownView.endKidsMode(account.accountId)
    store.save({ account, tokens }, drmTemplates)
    return E.right(sessionOf({ account }))
  }
