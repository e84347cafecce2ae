import { gzipSync } from 'node:zlib'
import { ENDS_LOGIN } from '../contract/codes.ts'
import { at, type Fields, isOn, isRecord, listAt, numberAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { said } from '../report/findings.ts'
import { type Caller, NOBODY } from '../wire/requests.ts'
import { tryPages } from './pages.ts'
import { NOBODYS_ACCOUNT, namedAccount, UNKNOWN, wrongKey } from './samples.ts'
import type { UserSession } from './session.ts'
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

/** Codes that nobody was sent are no good. */
export const tryCodes = async (visit: Visit): Promise<void> => {
  const { loginType, accountName } = namedAccount(NOBODYS_ACCOUNT)
  const refusal = { about: 'refuses a code that was not sent', source: SOURCES.verification }
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
    source: SOURCES.oldPassword,
    not: ENDS_LOGIN,
  })
}

const MANY = { pageId: 1, pageSize: 100 }

const unreadIn = (page: ReadonlyArray<unknown>): number =>
  new Set(
    textsOf(
      page.filter(message => textAt(message, 'state') === 'UNREAD'),
      'msgId',
    ),
  ).size

/** The count is that of the list, where one page has all of it. */
const tryUnread = async (visit: Visit, caller: Caller, answer: unknown, about: string): Promise<void> => {
  const count = numberAt(await result(visit, 'unreadCount', {}, caller), 'unreadCount')
  const page = listAt(answer, 'list')
  const isWhole = (numberAt(answer, 'total') ?? page.length) <= MANY.pageSize
  rule(visit, 'unreadCount', caller, about, [
    unless(answer === undefined || count === undefined || !isWhole || count === unreadIn(page), {
      field: 'result.unreadCount',
      came: said(`${count}, and not ${unreadIn(page)}`),
      expected: 'as many as are UNREAD in messageList',
      source: SOURCES.messages,
    }),
  ])
}

/** The other state is kept, and the one before put back. */
const tryState = async (visit: Visit, caller: Caller, first: unknown): Promise<void> => {
  const [msgId, state] = [textAt(first, 'msgId'), textAt(first, 'state')]
  if (msgId === undefined || state === undefined)
    return visit.findings.unasked('messageState', 'user', 'takes a state', 'the account has no message')
  const other = state === 'READ' ? 'UNREAD' : 'READ'
  if ((await result(visit, 'messageState', { msgId, state: other }, caller, 'takes another state')) === undefined)
    return
  const answer = await result(visit, 'messageList', MANY, caller, 'answers after a message was marked')
  const came = textAt(
    listAt(answer, 'list').find(message => textAt(message, 'msgId') === msgId),
    'state',
  )
  rule(visit, 'messageList', caller, 'has the state that a message was given', [
    unless(answer === undefined || came === other, {
      field: 'result.list[*].state',
      came,
      expected: `${other}, as the message was marked`,
      source: SOURCES.messages,
    }),
  ])
  await tryUnread(visit, caller, answer, 'counts a message that was marked')
  await result(visit, 'messageState', { msgId, state }, caller, 'takes the state before')
}

const tryMessages = async (visit: Visit, caller: Caller): Promise<void> => {
  const answer = await result(visit, 'messageList', MANY, caller)
  const page = listAt(answer, 'list')
  const times = page.flatMap(message => numberAt(message, 'createTime') ?? [])
  const early = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? 0))
  rule(visit, 'messageList', caller, 'names each message once, the newest first', [
    ...uniqueIn('result.list', 'msgId', textsOf(page, 'msgId')),
    unless(early < 0, {
      field: 'result.list[*].createTime',
      came: `a message at place ${early + 1} that is newer than the one before`,
      expected: 'the newest first',
      source: SOURCES.newestFirst,
    }),
  ])
  await tryPages(visit, caller, {
    call: 'messageList',
    items: each => listAt(each, 'list'),
    total: each => numberAt(each, 'total'),
    place: 'result.list',
    totalPlace: 'result.total',
    id: 'msgId',
  })
  await tryUnread(visit, caller, answer, 'counts what is unread')
  await tryState(visit, caller, page[0])
  const notices = listAt(await result(visit, 'notices', {}, caller), 'noticeList')
  rule(visit, 'notices', caller, 'names each once', uniqueIn('result.noticeList', 'id', textsOf(notices, 'id')))
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

const isSigned = (policy: unknown): boolean => isOn(at(policy, 'signed'))

/** Policies are signed anew only where the account has signed them: nobody agrees to anything here. */
const tryPolicies = async (visit: Visit, caller: Caller): Promise<void> => {
  const answer = await result(visit, 'policies', {}, caller, 'answers an account')
  const signed = listAt(answer, 'policyList').find(isSigned)
  const problem = { field: 'result.policyList[*].signed', came: said('none that is signed') }
  rule(visit, 'policies', caller, 'says what the account has signed', [
    unless(answer === undefined || signed !== undefined, {
      ...problem,
      expected: 'a policy that is signed: the account needs one',
      source: SOURCES.accountForThis,
    }),
  ])
  const [policyId, contractVersion] = [textAt(signed, 'policyId'), textAt(signed, 'contractVersion')]
  if (policyId === undefined || contractVersion === undefined) return
  await result(visit, 'policySign', { policyIdList: [policyId], contractVersion }, caller, 'takes a signature again')
  const after = await result(visit, 'policies', {}, caller, 'answers after a signature')
  const same = listAt(after, 'policyList').find(policy => textAt(policy, 'policyId') === policyId)
  rule(visit, 'policies', caller, 'keeps a signature', [
    unless(after === undefined || isSigned(same), {
      ...problem,
      expected: '1 of what was just signed',
      source: SOURCES.policies,
    }),
  ])
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
    source: SOURCES.recharge,
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
