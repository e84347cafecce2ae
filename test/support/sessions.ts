import { isRight } from 'fp-ts/lib/Either.js'
import type { Session } from '../../machines/session/index.ts'
import { loginStatus, UserInfo } from '../../models/account.ts'
import { TokenInfo } from '../../models/token.ts'

const account = (accountId: string, loginMethod: UserInfo['loginMethod']): UserInfo => {
  const decoded = UserInfo.decode({
    accountId,
    accountName: `${accountId}@sintonia.example`,
    virtualCode: `v-${accountId}`,
    country: 'BR',
    clientIp: '203.0.113.7',
    loginMethod,
    sessionId: `s-${accountId}`,
    rechargeStatus: 'NOT_RECHARGE',
  })
  if (isRight(decoded)) return decoded.right
  throw new Error('The account of a test does not fit its codec')
}

const sessionOf = (info: UserInfo): Session => ({ status: loginStatus(info), account: info })

export const ana = sessionOf(account('ana', 'emailLogin'))
export const leo = sessionOf(account('leo', 'phoneLogin'))
/** Has just signed up, and has had nothing for free yet. */
export const newcomer: Session = { ...leo, account: { ...leo.account, freeTrialStatus: 'UNUSED' } }
export const guest = sessionOf(account('guest', 'visitorLogin'))

/** Tokens that tell themselves apart by a name. */
export const tokensOf = (name: string): TokenInfo => {
  const decoded = TokenInfo.decode({ token: `token-${name}`, refreshToken: `refresh-${name}` })
  if (isRight(decoded)) return decoded.right
  throw new Error('The tokens of a test do not fit their codec')
}
