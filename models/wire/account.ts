import * as t from 'io-ts'
import { AppProperties } from '../appProperties.ts'
import { NoFields, Nothing } from '../codec/nothing.ts'
import { optional } from '../codec/optional.ts'
import { Text } from '../codec/text.ts'
import { PasswordChange, PasswordReset, Registration, Verification } from '../credentials.ts'
import { LoginInfo, LoginResult, LoginType, RefreshResult, UserRandomValue } from '../login.ts'
import { Manifest } from '../manifest.ts'
import { Policy, PolicyDetail, PolicyId } from '../policy.ts'
import { Recharge, RechargeResult } from '../recharge.ts'
import { QuickLoginToken, ScanCode, ScanCodeId, ScanCodeInfo } from '../scanCode.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

type Own = 'name' | 'path' | 'purpose' | 'request' | 'response'
const call = <Q, R>(value: Pick<Endpoint<Q, R>, Own>) =>
  endpoint({ ...value, area: 'account', method: 'POST', prefix: '', body: 'json' })
const scanned = t.strict({ scanCodeId: ScanCodeId }, 'ScanCodeRequest')

// Spec §7, Account.

export const login = call({
  name: 'login',
  path: '/api/account/login/v3',
  purpose: 'Visitor login, or login with email or phone and the key derived from the password.',
  request: t.strict({ loginInfo: LoginInfo }, 'LoginRequest'),
  response: LoginResult,
})

export const userRandomValue = call({
  name: 'userRandomValue',
  path: '/api/account/v3model/urv/query/v1',
  purpose: "The account's salt; a stable made-up one for an unknown account.",
  request: t.strict({ loginType: LoginType, accountName: Text, originType: Text }, 'UserRandomValueRequest'),
  response: t.strict({ userRandomValue: UserRandomValue }, 'UserRandomValueResult'),
})

export const register = call({
  name: 'register',
  path: '/api/account/sp/register/v3',
  purpose: 'Sign up and sign in at once.',
  request: Registration,
  response: LoginResult,
})

export const passwordReset = call({
  name: 'passwordReset',
  path: '/api/account/resetPasswd/v1',
  purpose: 'Set a new password by verification code.',
  request: PasswordReset,
  response: Nothing,
})

export const passwordChange = call({
  name: 'passwordChange',
  path: '/api/v2/account/password/modify',
  purpose: 'Change the password of the signed-in account.',
  request: PasswordChange,
  response: Nothing,
})

export const policies = call({
  name: 'policies',
  path: '/api/account/contract/query',
  purpose: 'Terms and policies with the version in force and whether this account signed it.',
  request: NoFields,
  response: t.strict({ policyList: t.readonlyArray(Policy) }, 'Policies'),
})

export const policyDetail = call({
  name: 'policyDetail',
  path: '/api/account/contract/detail',
  purpose: 'The text of one policy.',
  request: t.strict({ policyId: PolicyId }, 'PolicyDetailRequest'),
  response: PolicyDetail,
})

export const policySign = call({
  name: 'policySign',
  path: '/api/account/contract/sign',
  purpose: 'Agree to policies in one version.',
  request: t.strict(
    { policyIdList: t.readonlyArray(PolicyId), contractVersion: Text, virtualCode: optional(Text) },
    'PolicySignRequest',
  ),
  response: Nothing,
})

export const tokenRefresh = call({
  name: 'tokenRefresh',
  path: '/api/account/token/refresh/v3',
  purpose: 'New tokens for an expired session.',
  request: t.strict({ refreshToken: Text }, 'TokenRefreshRequest'),
  response: RefreshResult,
})

export const scanCode = call({
  name: 'scanCode',
  path: '/api/account/scan/code/v3',
  purpose: 'A new code for QR login.',
  request: NoFields,
  response: ScanCode,
})

export const scanCodeInfo = call({
  name: 'scanCodeInfo',
  path: '/api/v2/account/scan/code/info/query',
  purpose: 'Whether a code waits, was scanned, confirmed, refused or has expired.',
  request: scanned,
  response: ScanCodeInfo,
})

export const quickLoginToken = call({
  name: 'quickLoginToken',
  path: '/api/v2/account/scan/code/quick-login-token/query',
  purpose: 'The login token of a confirmed code; errCode 10101149 until the mobile app confirms.',
  request: scanned,
  response: QuickLoginToken,
})

export const scanCodeLogin = call({
  name: 'scanCodeLogin',
  path: '/api/v2/account/scan/code/login',
  purpose: 'Sign in with the token of a confirmed code.',
  request: t.strict({ scanCodeId: ScanCodeId, quickLoginToken: Text }, 'ScanCodeLoginRequest'),
  response: LoginResult,
})

export const manifest = call({
  name: 'manifest',
  path: '/api/account/manifest/property',
  purpose: 'Stream bases, broadcast takeover, visitor mode and names of the deployment.',
  request: NoFields,
  response: Manifest,
})

export const appProperties = call({
  name: 'appProperties',
  path: '/api/account/app/property/query/v3',
  purpose: 'Content mode, layout and play settings of the app.',
  request: NoFields,
  response: AppProperties,
})

export const verification = call({
  name: 'verification',
  path: '/api/account/verification/v1',
  purpose: 'Send a verification code, or check one.',
  request: Verification,
  response: Nothing,
})

export const logout = call({
  name: 'logout',
  path: '/api/account/logout/v1',
  purpose: 'End the session; its tokens are void.',
  request: NoFields,
  response: Nothing,
})

export const recharge = call({
  name: 'recharge',
  path: '/api/account/recharge/v2',
  purpose: 'Redeem a recharge code.',
  request: Recharge,
  response: RechargeResult,
})
