import { gzipSync } from 'node:zlib'
import { at, type Fields, isRecord, listAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { type Caller, NOBODY } from '../wire/requests.ts'
import { NOBODYS_ACCOUNT, namedAccount, PAGING, UNKNOWN, wrongKey } from './samples.ts'
import { ENDS_LOGIN, type UserSession } from './session.ts'
import { now, refused, result, rule, uniqueIn, unless, type Visit } from './visit.ts'

const WRONG_CODE = '0000'

/** Calls whose success changes an account for good, or needs a person with a phone. */
const UNASKED = {
  register: 'a sign-up that succeeds would make an account',
  passwordReset: 'a reset that succeeds needs the code of a person',
  passwordChange: 'a change that succeeds may end sessions of the account',
  verification: 'a code that is sent goes to a person',
  recharge: 'a code that is good is spent',
  quickLoginToken: 'a person confirms it on a phone',
  scanCodeLogin: 'a person confirms it on a phone',
} as const

/** Codes that nobody was sent are no good (spec §5). */
export const tryCodes = async (visit: Visit): Promise<void> => {
  const { loginType, accountName } = namedAccount(NOBODYS_ACCOUNT)
  const refusal = { about: 'refuses a code that was not sent', source: SOURCES.validation }
  const salt = wrongKey('salt')
  const key = { authenticationKey: wrongKey('key'), userRandomValue: salt }
  const code: Fields = { loginType, accountName, verificationCode: WRONG_CODE }
  await refused(visit, 'verification', { purpose: 'register', ...code }, NOBODY, refusal)
  await refused(visit, 'register', { registerInfo: code, ...key }, NOBODY, refusal)
  await refused(visit, 'passwordReset', { ...code, ...key }, NOBODY, refusal)
  for (const [name, why] of Object.entries(UNASKED)) visit.findings.unasked(name, 'nobody', 'succeeds', why)
}

/** A change of nothing: what a back end hides of a person is never written back. */
const tryProfile = async (visit: Visit, caller: Caller): Promise<void> => {
  const profile = await result(visit, 'profile', {}, caller)
  const same = await result(visit, 'profileUpdate', {}, caller, 'takes a change of nothing')
  if (!isRecord(profile) || same === undefined) return
  rule(
    visit,
    'profileUpdate',
    caller,
    'answers the whole profile',
    Object.entries(profile).map(([field, expected]) => {
      const came = at(same, field)
      const problem = { field: `result.${field}`, came, expected: 'as the profile says it', source: SOURCES.profile }
      return unless((came ?? undefined) === (expected ?? undefined), problem)
    }),
  )
}

/** With the wrong old key, and for the new one that which is in force: whatever comes of it, the password stays. */
const tryPassword = async (visit: Visit, { session, key, salt }: UserSession): Promise<void> => {
  const same = { authenticationKey: key, userRandomValue: salt }
  const fields = { oldAuthenticationKey: wrongKey(salt), ...same }
  await refused(visit, 'passwordChange', fields, session.caller, {
    about: 'refuses a wrong old password',
    source: SOURCES.loginFailed,
    not: ENDS_LOGIN,
  })
}

const tryMessages = async (visit: Visit, caller: Caller): Promise<void> => {
  const page = listAt(await result(visit, 'messageList', PAGING, caller), 'list')
  const ids = textsOf(page, 'msgId')
  rule(visit, 'messageList', caller, 'names each message once', uniqueIn('result.list', 'msgId', ids))
  await result(visit, 'unreadCount', {}, caller)
  const notices = listAt(await result(visit, 'notices', {}, caller), 'noticeList')
  rule(visit, 'notices', caller, 'names each once', uniqueIn('result.noticeList', 'id', textsOf(notices, 'id')))
  const [first] = page
  const [msgId, state] = [textAt(first, 'msgId'), textAt(first, 'state')]
  if (msgId === undefined || state === undefined)
    return visit.findings.unasked('messageState', 'user', 'takes a state', 'the account has no message')
  await result(visit, 'messageState', { msgId, state }, caller, 'takes the state that it has')
}

const tryPlans = async (visit: Visit, caller: Caller): Promise<void> => {
  const plans = listAt(await result(visit, 'planList', { loginId: caller.accountId ?? '' }, caller), 'planList')
  rule(
    visit,
    'planList',
    caller,
    'names each plan once',
    uniqueIn('result.planList', 'planId', textsOf(plans, 'planId')),
  )
}

/** Policies are signed anew only where the account has signed them: nobody agrees to anything here. */
const tryPolicies = async (visit: Visit, caller: Caller): Promise<void> => {
  const policies = listAt(await result(visit, 'policies', {}, caller, 'answers an account'), 'policyList')
  const signed = policies.find(policy => isRecord(policy) && (policy.signed === 1 || policy.signed === true))
  const [policyId, contractVersion] = [textAt(signed, 'policyId'), textAt(signed, 'contractVersion')]
  if (policyId === undefined || contractVersion === undefined)
    return visit.findings.unasked('policySign', 'user', 'takes a signature', 'the account has signed nothing yet')
  await result(visit, 'policySign', { policyIdList: [policyId], contractVersion }, caller, 'takes a signature again')
}

/** What an account has beside its lists. */
export const tryAccount = async (visit: Visit, user: UserSession): Promise<void> => {
  const { caller } = user.session
  await tryProfile(visit, caller)
  await tryPassword(visit, user)
  await tryMessages(visit, caller)
  await tryPlans(visit, caller)
  await tryPolicies(visit, caller)
  const recharge = { accountId: caller.accountId ?? '', rechargeCodePassword: '123' }
  await refused(visit, 'recharge', recharge, caller, {
    about: 'refuses a code that has no 16 digits',
    source: SOURCES.validation,
    not: ENDS_LOGIN,
  })
}

/** A report of playback as the app sends it. */
export const tryMetrics = async (visit: Visit, caller: Caller): Promise<void> => {
  const ts = Math.round(now(visit))
  const view = { viewId: 'conform', sessionId: 'conform', kind: 'live', contentId: UNKNOWN, ts, event: 'start' }
  const data = gzipSync(JSON.stringify([{ ...view, startupMs: 200, stallCount: 0, stallMs: 0 }])).toString('base64')
  await result(visit, 'metricBatch', { data }, caller, 'takes a report')
  const refusal = { about: 'refuses what is no report', source: SOURCES.request, mayBeBadRequest: true }
  await refused(visit, 'metricBatch', { data: 'AAAA' }, caller, refusal)
}
