import { ENDS_LOGIN, LOGIN_ENDED, NOT_CONFIRMED, REFRESH_ENDED } from '../contract/codes.ts'
import { at, type Fields, numberAt, textAt } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import { type Caller, NOBODY } from '../wire/requests.ts'
import { type Account, keyOf, MADE_UP_TOKEN, NOBODYS_ACCOUNT, namedAccount, wrongKey } from './samples.ts'
import { refused, result, rule, unless, type Visit } from './visit.ts'

/** Somebody who is in. */
export interface Session {
  readonly caller: Caller
  readonly refreshToken: string
  /** For the playlists of live streams and of recordings. */
  readonly streamToken: string
  readonly catchupToken: string
  readonly drmTemplates: unknown
}

const sessionOf = (as: Caller['as'], login: unknown): Session | undefined => {
  const token = textAt(login, 'tokens', 'token')
  if (token === undefined) return undefined
  const streamToken = textAt(login, 'tokens', 'streamMediaTrackerToken') ?? token
  return {
    caller: { as, token, accountId: textAt(login, 'accountInfo', 'accountId') },
    refreshToken: textAt(login, 'tokens', 'refreshToken') ?? '',
    streamToken,
    catchupToken: textAt(login, 'tokens', 'catchupToken') ?? streamToken,
    drmTemplates: at(login, 'drmTemplates'),
  }
}

const loginProblems = (login: unknown, loginMethod: string): ReadonlyArray<Problem | undefined> => {
  if (login === undefined) return []
  const [method, sessionId] = [textAt(login, 'accountInfo', 'loginMethod'), textAt(login, 'sessionId')]
  const ofAccount = textAt(login, 'accountInfo', 'sessionId')
  return [
    unless(method === undefined || method === loginMethod || method === 'preInstallLogin', {
      field: 'result.accountInfo.loginMethod',
      came: method,
      expected: loginMethod,
      source: SOURCES.login,
    }),
    unless(ofAccount === sessionId, {
      field: 'result.accountInfo.sessionId',
      came: ofAccount,
      expected: 'the same as result.sessionId',
      source: SOURCES.login,
    }),
  ]
}

const personProblems = (login: unknown): ReadonlyArray<Problem | undefined> =>
  ['email', 'phone'].map(field =>
    unless(textAt(login, 'accountInfo', field) === undefined, {
      field: `result.accountInfo.${field}`,
      came: at(login, 'accountInfo', field),
      expected: 'nothing: a guest is no person',
      source: SOURCES.roles,
    }),
  )

/** Guests are let in, or not, as the manifest says. */
export const tryVisitor = async (visit: Visit, letsGuestsIn: boolean): Promise<Session | undefined> => {
  const fields = { loginInfo: { loginMethod: 'visitorLogin' } }
  if (!letsGuestsIn) {
    const refusal = { about: 'lets no guest in, as visitorMode says', source: SOURCES.visitor }
    await refused(visit, 'login', fields, NOBODY, refusal)
    return undefined
  }
  const login = await result(visit, 'login', fields, NOBODY, 'lets a guest in')
  const problems = [...loginProblems(login, 'visitorLogin'), ...personProblems(login)]
  rule(visit, 'login', NOBODY, 'makes a guest', problems)
  return sessionOf('guest', login)
}

const saltOf = async (visit: Visit, name: string, about: string): Promise<string | undefined> => {
  const { loginType, accountName } = namedAccount(name)
  const asked = await result(visit, 'userRandomValue', { loginType, accountName, originType: 'web' }, NOBODY, about)
  return textAt(asked, 'userRandomValue')
}

const stable = (first: string | undefined, second: string | undefined) =>
  unless(first === second, {
    field: 'result.userRandomValue',
    came: 'another value each time',
    expected: 'the same value each time',
    source: SOURCES.unknownAccount,
  })

const loginFields = (name: string, authenticationKey: string): Fields => {
  const { loginMethod, accountName, phonePreCode } = namedAccount(name)
  return { loginInfo: { loginMethod, accountName, phonePreCode, authenticationKey } }
}

/** Who is no customer is not told from who mistyped. */
const tryWrongLogins = async (visit: Visit, account: Account, salt: string): Promise<void> => {
  const again = await saltOf(visit, account.name, 'has the value of the account, again')
  rule(visit, 'userRandomValue', NOBODY, 'does not change between two logins', [stable(salt, again)])
  const first = await saltOf(visit, NOBODYS_ACCOUNT, 'has a value for an unknown account too')
  const second = await saltOf(visit, NOBODYS_ACCOUNT, 'has a value for an unknown account, again')
  rule(visit, 'userRandomValue', NOBODY, 'does not change for an unknown account', [stable(first, second)])
  const refusal = { source: SOURCES.loginFailed, not: ENDS_LOGIN }
  const wrong = await refused(visit, 'login', loginFields(account.name, wrongKey(salt)), NOBODY, {
    ...refusal,
    about: 'refuses a wrong password',
  })
  const unknown = await refused(visit, 'login', loginFields(NOBODYS_ACCOUNT, wrongKey(first ?? '')), NOBODY, {
    ...refusal,
    about: 'refuses an unknown account',
  })
  const words = ({ errCode, message }: typeof wrong): string => `${errCode}: ${message}`
  rule(visit, 'login', NOBODY, 'refuses a wrong password and an unknown account alike', [
    unless(wrong.errCode === undefined || unknown.errCode === undefined || words(wrong) === words(unknown), {
      field: 'errCode, message',
      came: `${words(wrong)}; ${words(unknown)}`,
      expected: 'the same for both',
      source: SOURCES.unknownAccount,
    }),
  ])
}

/** Signs an account in with the key of its password. */
const login = async (visit: Visit, { name }: Account, key: string, about: string): Promise<Session | undefined> => {
  const answer = await result(visit, 'login', loginFields(name, key), NOBODY, about, SOURCES.passwords)
  rule(visit, 'login', NOBODY, 'makes a user', loginProblems(answer, namedAccount(name).loginMethod))
  return sessionOf('user', answer)
}

export interface UserSession {
  readonly account: Account
  readonly session: Session
  readonly key: string
  readonly salt: string
}

/** Signs the account in; who wants to know all of the entrance tries wrong logins first. */
export const tryUser = async (
  visit: Visit,
  account: Account,
  isThorough: boolean,
): Promise<UserSession | undefined> => {
  const salt = await saltOf(visit, account.name, 'has the value of the account')
  if (salt === undefined) return undefined
  const key = await keyOf(account.password, salt)
  visit.secrets.learn(key)
  if (isThorough) await tryWrongLogins(visit, account, salt)
  const session = await login(visit, account, key, 'lets the account in with its password')
  if (session === undefined) return undefined
  return { account, session, key, salt }
}

/** The same account, on another device. */
export const signInAgain = (visit: Visit, { account, key }: UserSession): Promise<Session | undefined> =>
  login(visit, account, key, 'lets the account in a second time')

const refresh = async (visit: Visit, { refreshToken }: Session, as: Caller['as'], about: string) =>
  result(visit, 'tokenRefresh', { refreshToken }, { ...NOBODY, as }, about)

/** New tokens that work, for a token that has ended or will; what is no refresh token renews nothing. */
export const tryRenewal = async (visit: Visit, session: Session, probe: string): Promise<Session> => {
  const { caller } = session
  const renewed = await refresh(visit, session, caller.as, 'gives new tokens for a refresh token')
  const token = textAt(renewed, 'tokens', 'token')
  rule(visit, 'tokenRefresh', caller, 'gives another token than the one before', [
    unless(token === undefined || token !== caller.token, {
      field: 'result.tokens.token',
      came: 'the token before',
      expected: 'a new token',
      source: SOURCES.renewal,
    }),
  ])
  const accountId = textAt(renewed, 'accountInfo', 'accountId')
  rule(visit, 'tokenRefresh', caller, 'keeps the account', [
    unless(accountId === undefined || caller.accountId === undefined || accountId === caller.accountId, {
      field: 'result.accountInfo.accountId',
      came: accountId,
      expected: 'the account that was signed in',
      source: SOURCES.renewal,
    }),
  ])
  const next = token === undefined || token === caller.token ? undefined : sessionOf(caller.as, { ...Object(renewed) })
  if (next !== undefined) {
    const after = {
      ...next,
      caller: { ...next.caller, accountId: caller.accountId },
      drmTemplates: session.drmTemplates,
    }
    await result(visit, probe, {}, after.caller, 'answers with a renewed token')
    await result(visit, probe, {}, caller, 'answers with the token before, as long as that lasts', SOURCES.renewal)
    return after
  }
  return session
}

/** What is no token of its kind opens nothing. */
export const tryTokenKinds = async (visit: Visit, { caller, refreshToken }: Session, probe: string): Promise<void> => {
  const noRefreshToken = { source: SOURCES.renewal, code: REFRESH_ENDED }
  await refused(visit, 'tokenRefresh', { refreshToken: MADE_UP_TOKEN }, NOBODY, {
    ...noRefreshToken,
    about: 'refuses a made-up refresh token',
  })
  await refused(visit, 'tokenRefresh', { refreshToken: caller.token }, NOBODY, {
    ...noRefreshToken,
    about: 'refuses an access token as a refresh token',
  })
  if (refreshToken === '') return
  await refused(
    visit,
    probe,
    {},
    { ...caller, token: refreshToken },
    {
      source: SOURCES.loginExpired,
      code: LOGIN_ENDED,
      about: 'refuses a refresh token as an access token',
    },
  )
}

export const logout = async (visit: Visit, { caller }: Session): Promise<void> => {
  await result(visit, 'logout', {}, caller, 'ends the session')
}

/** After a logout no token of the session opens anything: so is one told that has ended. */
export const tryEnded = async (visit: Visit, { caller, refreshToken }: Session, probe: string): Promise<void> => {
  const { logout: source } = SOURCES
  await refused(visit, probe, {}, caller, {
    source,
    code: LOGIN_ENDED,
    about: 'refuses the token of a session that has ended',
  })
  if (refreshToken !== '')
    await refused(visit, 'tokenRefresh', { refreshToken }, NOBODY, {
      source,
      code: REFRESH_ENDED,
      about: 'refuses the refresh token of a session that has ended',
    })
}

export const tryScanCode = async (visit: Visit): Promise<void> => {
  const code = await result(visit, 'scanCode', {}, NOBODY)
  const scanCodeId = textAt(code, 'scanCodeId')
  if (scanCodeId === undefined) return
  const info = await result(visit, 'scanCodeInfo', { scanCodeId }, NOBODY)
  const state = textAt(info, 'state')
  rule(visit, 'scanCodeInfo', NOBODY, 'waits for the phone', [
    unless(info === undefined || state === undefined || state === 'WAITING', {
      field: 'result.state',
      came: state,
      expected: 'WAITING, as nobody has scanned it',
      source: SOURCES.scanCode,
    }),
  ])
  const pending = { about: 'has no token before the phone confirms', source: SOURCES.scanCode, code: NOT_CONFIRMED }
  await refused(visit, 'quickLoginToken', { scanCodeId }, NOBODY, pending)
  await refused(visit, 'scanCodeLogin', { scanCodeId, quickLoginToken: MADE_UP_TOKEN }, NOBODY, {
    about: 'lets nobody in by a made-up token',
    source: SOURCES.scanCode,
  })
  const seconds = numberAt(code, 'validSeconds')
  rule(visit, 'scanCode', NOBODY, 'can be scanned for a while', [
    unless(seconds === undefined || seconds > 0, {
      field: 'result.validSeconds',
      came: seconds,
      expected: 'more than 0',
      source: SOURCES.scanCode,
    }),
  ])
}
