import * as t from 'io-ts'
import { NoFields, Nothing } from '../codec/nothing.ts'
import { optional } from '../codec/optional.ts'
import { Text } from '../codec/text.ts'
import {
  LoginType,
  PasswordChange,
  PasswordReset,
  Registration,
  UserRandomValue,
  Verification,
} from '../credentials.ts'
import { LoginResult } from '../login.ts'
import { Policy, PolicyDetail, PolicyId } from '../policy.ts'
import { QuickLoginToken, ScanCode, ScanCodeId, ScanCodeInfo } from '../scanCode.ts'
import { accountCall } from './accountCall.ts'

const scanned = t.strict({ scanCodeId: ScanCodeId }, 'ScanCodeRequest')

// Spec §7, Account: the way in. A file of its own: only the login page asks.

export const userRandomValue = accountCall({
  name: 'userRandomValue',
  path: '/api/account/v3model/urv/query/v1',
  request: t.strict({ loginType: LoginType, accountName: Text, originType: Text }, 'UserRandomValueRequest'),
  response: t.strict({ userRandomValue: UserRandomValue }, 'UserRandomValueResult'),
})

export const register = accountCall({
  name: 'register',
  path: '/api/account/sp/register/v3',
  request: Registration,
  response: LoginResult,
})

export const passwordReset = accountCall({
  name: 'passwordReset',
  path: '/api/account/resetPasswd/v1',
  request: PasswordReset,
  response: Nothing,
})

export const passwordChange = accountCall({
  name: 'passwordChange',
  path: '/api/v2/account/password/modify',
  request: PasswordChange,
  response: Nothing,
})

export const policies = accountCall({
  name: 'policies',
  path: '/api/account/contract/query',
  request: NoFields,
  response: t.strict({ policyList: t.readonlyArray(Policy) }, 'Policies'),
})

export const policyDetail = accountCall({
  name: 'policyDetail',
  path: '/api/account/contract/detail',
  request: t.strict({ policyId: PolicyId }, 'PolicyDetailRequest'),
  response: PolicyDetail,
})

export const policySign = accountCall({
  name: 'policySign',
  path: '/api/account/contract/sign',
  request: t.strict(
    { policyIdList: t.readonlyArray(PolicyId), contractVersion: Text, virtualCode: optional(Text) },
    'PolicySignRequest',
  ),
  response: Nothing,
})

export const scanCode = accountCall({
  name: 'scanCode',
  path: '/api/account/scan/code/v3',
  request: NoFields,
  response: ScanCode,
})

export const scanCodeInfo = accountCall({
  name: 'scanCodeInfo',
  path: '/api/v2/account/scan/code/info/query',
  request: scanned,
  response: ScanCodeInfo,
})

export const quickLoginToken = accountCall({
  name: 'quickLoginToken',
  path: '/api/v2/account/scan/code/quick-login-token/query',
  request: scanned,
  response: QuickLoginToken,
})

export const scanCodeLogin = accountCall({
  name: 'scanCodeLogin',
  path: '/api/v2/account/scan/code/login',
  request: t.strict({ scanCodeId: ScanCodeId, quickLoginToken: Text }, 'ScanCodeLoginRequest'),
  response: LoginResult,
})

export const verification = accountCall({
  name: 'verification',
  path: '/api/account/verification/v1',
  request: Verification,
  response: Nothing,
})
