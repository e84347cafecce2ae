import * as t from 'io-ts'
import { AppProperties } from '../appProperties.ts'
import { NoFields, Nothing } from '../codec/nothing.ts'
import { Text } from '../codec/text.ts'
import { LoginInfo, LoginResult, RefreshResult } from '../login.ts'
import { Manifest } from '../manifest.ts'
import { accountCall } from './accountCall.ts'

// Spec §7, Account.

export const login = accountCall({
  name: 'login',
  path: '/api/account/login/v3',
  request: t.strict({ loginInfo: LoginInfo }, 'LoginRequest'),
  response: LoginResult,
})

export const tokenRefresh = accountCall({
  name: 'tokenRefresh',
  path: '/api/account/token/refresh/v3',
  request: t.strict({ refreshToken: Text }, 'TokenRefreshRequest'),
  response: RefreshResult,
})

export const manifest = accountCall({
  name: 'manifest',
  path: '/api/account/manifest/property',
  maxAge: 30,
  request: NoFields,
  response: Manifest,
})

export const appProperties = accountCall({
  name: 'appProperties',
  path: '/api/account/app/property/query/v3',
  request: NoFields,
  response: AppProperties,
})

export const logout = accountCall({
  name: 'logout',
  path: '/api/account/logout/v1',
  request: NoFields,
  response: Nothing,
})
