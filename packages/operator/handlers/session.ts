import { createHmac } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import type * as accountEndpoints from '../../../models/wire/account.ts'
import type * as entranceEndpoints from '../../../models/wire/entrance.ts'
import { keyMatches } from '../store/accounts.ts'
import { accountNameOf } from '../world/accountNames.ts'
import { currentInfo, issueTokens, loginGuest, loginUser } from '../world/sessions.ts'
import { type Call, forSession, forUser, type HandlersOf, refuse } from './handler.ts'

type Calls = Pick<typeof accountEndpoints, 'login' | 'tokenRefresh' | 'logout'> &
  Pick<typeof entranceEndpoints, 'userRandomValue' | 'passwordChange'>

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Stable for a name and telling nothing: nobody learns from it who is a customer (contract, Session). */
const madeUpRandomValue = (accountName: string): string =>
  createHmac('sha256', 'sintonia made-up salt').update(accountName.trim().toLowerCase()).digest('base64url')

const failLogin = async ({ operator }: Call) => {
  if (operator.settings.slowFailureMs > 0) await wait(operator.settings.slowFailureMs)
  return refuse('wrongLogin')
}

export const sessionHandlers: HandlersOf<Calls> = {
  login: ({ loginInfo }, call) => {
    const { conditions, store } = call.operator
    if (loginInfo.loginMethod === 'visitorLogin') {
      return conditions.visitor ? E.right(loginGuest(call)) : refuse('noVisitors')
    }
    const type = loginInfo.loginMethod === 'emailLogin' ? 'email' : 'phone'
    const account = store.accounts.byName(accountNameOf(type, loginInfo.accountName, loginInfo.phonePreCode))
    if (account === undefined || !keyMatches(account, loginInfo.authenticationKey)) return failLogin(call)
    return E.right(loginUser(call, account, loginInfo.loginMethod))
  },
  userRandomValue: ({ loginType, accountName }, { operator }) => {
    const account = operator.store.accounts.byName(accountNameOf(loginType, accountName, undefined))
    return E.right({ userRandomValue: account?.userRandomValue ?? madeUpRandomValue(accountName) })
  },
  passwordChange: forUser((request, call) => {
    if (!keyMatches(call.account, request.oldAuthenticationKey)) return failLogin(call)
    call.operator.store.accounts.setKey(call.account, request.userRandomValue, request.authenticationKey)
    return E.right(undefined)
  }),
  tokenRefresh: ({ refreshToken }, call) => {
    const { store } = call.operator
    const session = store.tokens.sessionOf(refreshToken, 'refresh', call.now)
    if (session === undefined) return refuse('refreshExpired')
    const account = session.kind === 'user' ? store.accounts.byId(session.accountId) : undefined
    if (session.kind === 'user' && account === undefined) return refuse('refreshExpired')
    store.tokens.retire(session, 'refresh', call.now)
    return E.right({
      tokens: issueTokens(call.operator, session, call.now),
      accountInfo: currentInfo({ ...call, account }, session),
    })
  },
  logout: forSession((_, { operator, session }) => {
    operator.store.tokens.closeSession(session.sessionId)
    return E.right(undefined)
  }),
}
