import { createHash } from 'node:crypto'
import { AccountId, SessionId, type UserInfo } from '../../../models/account.ts'
import { type Instant, MINUTE } from '../../../models/codec/instant.ts'
import type { DrmTemplate } from '../../../models/drmTemplate.ts'
import type { LoginResult } from '../../../models/login.ts'
import { NEVER, PlanId, ProductId, type Subscription } from '../../../models/subscription.ts'
import type { TokenInfo } from '../../../models/token.ts'
import type { Call } from '../handlers/handler.ts'
import { isOwnTelevision } from '../options.ts'
import type { Account } from '../store/accounts.ts'
import type { Session } from '../store/tokens.ts'
import { idOf } from './ids.ts'
import type { Operator } from './operator.ts'

/** New tokens of a session. Access ends soon, so that an app left open has to renew; streams outlive it a little. */
export const issueTokens = ({ settings, store }: Operator, session: Session, now: Instant): TokenInfo => {
  const access = now + settings.accessTokenMinutes * MINUTE
  const refresh = now + settings.refreshTokenMinutes * MINUTE
  const issue = store.tokens.issue
  return {
    token: issue(session, 'access', access),
    refreshToken: issue(session, 'refresh', refresh),
    catchupToken: issue(session, 'catchup', access + MINUTE),
    memberSiteToken: session.kind === 'user' ? issue(session, 'memberSite', access) : undefined,
    renewCodeToken: session.kind === 'user' ? issue(session, 'renewCode', access) : undefined,
    streamMediaTrackerToken: issue(session, 'stream', access + MINUTE),
    streamTokenMinutes: settings.accessTokenMinutes + 1,
  }
}

const subscriptionsOf = ({ productId, planId, expiredTs }: Account['detail']): ReadonlyArray<Subscription> =>
  productId === undefined
    ? []
    : [
        {
          productId: idOf(ProductId, productId),
          expiredTs: (expiredTs ?? -1) as Instant,
          planId: planId === undefined ? undefined : idOf(PlanId, planId),
        },
      ]

type Standing = Pick<UserInfo, 'subscriptionList' | 'freeTrialStatus' | 'rechargeStatus'>

/** Of somebody's own television everybody has all of it: there is nothing to try, to pay or to redeem. */
const ALL_OF_IT: Standing = {
  subscriptionList: [{ productId: idOf(ProductId, 'full'), expiredTs: NEVER, planId: undefined }],
  freeTrialStatus: 'USED',
  rechargeStatus: 'MEMBER_SITE',
}

const standingOf = ({ settings }: Operator, { detail }: Account): Standing => {
  if (isOwnTelevision(settings)) return ALL_OF_IT
  const { freeTrialStatus, rechargeStatus } = detail
  return { subscriptionList: subscriptionsOf(detail), freeTrialStatus, rechargeStatus }
}

/** What the operator knows of where an account is, and of its set-top box: all of Ana, nothing of the others. */
const placeOf = (accountId: string): Pick<UserInfo, 'province' | 'city' | 'device'> =>
  accountId === '100001'
    ? { province: 'SP', city: 'São Paulo', device: { mac: 'A4:5E:60:C2:18:7F' } }
    : { province: undefined, city: undefined, device: undefined }

const userInfo = (
  { operator, clientIp }: Pick<Call, 'operator' | 'clientIp'>,
  account: Account,
  session: Session,
  loginMethod: UserInfo['loginMethod'],
): UserInfo => ({
  accountId: idOf(AccountId, account.accountId),
  accountName: account.accountName,
  virtualCode: account.detail.virtualCode,
  email: account.email,
  phone: account.phone,
  phonePreCode: account.phonePreCode,
  country: account.detail.country,
  ...placeOf(account.accountId),
  clientIp,
  loginMethod,
  loginMethodMapValue: undefined,
  sessionId: idOf(SessionId, session.sessionId),
  ...standingOf(operator, account),
  profileVersion: account.detail.profileVersion,
})

const guestInfo = (session: Session, clientIp: string): UserInfo => ({
  accountId: idOf(AccountId, session.accountId),
  accountName: 'Guest',
  virtualCode: undefined,
  email: undefined,
  phone: undefined,
  phonePreCode: undefined,
  country: 'BR',
  province: 'RJ',
  city: 'Rio de Janeiro',
  clientIp,
  device: undefined,
  freeTrialStatus: 'UNUSED',
  loginMethod: 'visitorLogin',
  loginMethodMapValue: undefined,
  sessionId: idOf(SessionId, session.sessionId),
  subscriptionList: [],
  profileVersion: undefined,
  rechargeStatus: 'NOT_RECHARGE',
})

/** The same device is the same guest. */
const guestId = (deviceFingerprint: string): string =>
  `guest-${createHash('sha256').update(deviceFingerprint).digest('hex').slice(0, 16)}`

const drmTemplates = (origin: string): ReadonlyArray<DrmTemplate> => {
  const licenseUrl = `${origin}/drmLicense/drm/adapter/licenseServer/license/v1`
  return [
    { templateId: 'common', drmSystem: 'widevine', licenseUrl, certificateUrl: undefined },
    { templateId: 'single-family', drmSystem: 'fairplay', licenseUrl, certificateUrl: `${origin}/art/fairplay.cer` },
    { templateId: 'proof', drmSystem: 'clearkey', licenseUrl, certificateUrl: undefined },
  ]
}

export const loginGuest = ({ operator, deviceFingerprint, now, origin, clientIp }: Call): LoginResult => {
  const session = operator.store.tokens.openSession(guestId(deviceFingerprint), 'guest', now)
  const accountInfo = guestInfo(session, clientIp)
  return {
    accountInfo,
    sessionId: accountInfo.sessionId,
    tokens: issueTokens(operator, session, now),
    drmTemplates: drmTemplates(origin),
    initialPassword: undefined,
  }
}

export const loginUser = (call: Call, account: Account, method: UserInfo['loginMethod']): LoginResult => {
  const { operator, now, origin } = call
  const session = operator.store.tokens.openSession(account.accountId, 'user', now)
  const loginMethod = account.detail.loginMethod === 'preInstallLogin' ? 'preInstallLogin' : method
  const accountInfo = userInfo(call, account, session, loginMethod)
  return {
    accountInfo,
    sessionId: accountInfo.sessionId,
    tokens: issueTokens(operator, session, now),
    drmTemplates: drmTemplates(origin),
    initialPassword: operator.settings.initialPassword ? account.detail.mustChangePassword : undefined,
  }
}

/** The caller's account as it stands now. */
export const currentInfo = (call: Call, session: Session): UserInfo => {
  const { account, clientIp } = call
  if (account === undefined) return guestInfo(session, clientIp)
  return userInfo(call, account, session, account.phone === undefined ? 'emailLogin' : 'phoneLogin')
}
