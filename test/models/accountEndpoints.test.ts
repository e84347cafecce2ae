import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AccountId } from '../../models/account.ts'
import { MessageId, MessageState } from '../../models/message.ts'
import { PolicyId } from '../../models/policy.ts'
import { ScanCodeId, ScanState } from '../../models/scanCode.ts'
import * as accountEndpoints from '../../models/wire/account.ts'
import { addressOf } from '../../models/wire/endpoint.ts'
import * as entranceEndpoints from '../../models/wire/entrance.ts'
import * as messageEndpoints from '../../models/wire/messages.ts'
import { recharge } from '../../models/wire/payment.ts'
import * as profileEndpoints from '../../models/wire/profile.ts'
import * as some from './accountArbitraries.ts'
import { callLaws } from './callLaws.ts'
import { anId, few, maybe, words } from './liveArbitraries.ts'

const endpoints = { ...accountEndpoints, ...profileEndpoints, ...entranceEndpoints, recharge, ...messageEndpoints }

const noFields = fc.constant({})
const nothing = fc.constant(undefined)
const scanCodeId = anId(ScanCodeId)
const loginType = fc.constantFrom('email' as const, 'phone' as const)
const notices = fc.record({ noticeList: few(some.announcements) })

/** A new call without values of its request and its answer does not compile. */
const lawsOf: { readonly [name in keyof typeof endpoints]: () => void } = {
  login: callLaws(endpoints.login, fc.record({ loginInfo: some.logins }), some.loginResults),
  userRandomValue: callLaws(
    endpoints.userRandomValue,
    fc.record({ loginType, accountName: words, originType: words }),
    fc.record({ userRandomValue: some.userRandomValues }),
  ),
  register: callLaws(endpoints.register, some.registrations, some.loginResults),
  passwordReset: callLaws(endpoints.passwordReset, some.passwordResets, nothing),
  passwordChange: callLaws(endpoints.passwordChange, some.passwordChanges, nothing),
  profile: callLaws(endpoints.profile, noFields, some.profiles),
  profileUpdate: callLaws(endpoints.profileUpdate, some.profileChanges, some.profiles),
  policies: callLaws(endpoints.policies, noFields, fc.record({ policyList: few(some.policies) })),
  policyDetail: callLaws(
    endpoints.policyDetail,
    fc.record({ policyId: anId(PolicyId) }),
    fc.record({ policyId: anId(PolicyId), title: words, content: words }),
  ),
  policySign: callLaws(
    endpoints.policySign,
    fc.record({ policyIdList: few(anId(PolicyId)), contractVersion: words, virtualCode: maybe(words) }),
    nothing,
  ),
  tokenRefresh: callLaws(
    endpoints.tokenRefresh,
    fc.record({ refreshToken: words }),
    fc.record({ tokens: some.tokenInfos, accountInfo: maybe(some.users) }),
  ),
  scanCode: callLaws(
    endpoints.scanCode,
    noFields,
    fc.record({ scanCodeId, content: words, validSeconds: some.counts }),
  ),
  scanCodeInfo: callLaws(
    endpoints.scanCodeInfo,
    fc.record({ scanCodeId }),
    fc.record({ scanCodeId, state: fc.constantFrom(...ScanState.values) }),
  ),
  quickLoginToken: callLaws(
    endpoints.quickLoginToken,
    fc.record({ scanCodeId }),
    fc.record({ quickLoginToken: words }),
  ),
  scanCodeLogin: callLaws(
    endpoints.scanCodeLogin,
    fc.record({ scanCodeId, quickLoginToken: words }),
    some.loginResults,
  ),
  manifest: callLaws(endpoints.manifest, noFields, some.manifests),
  appProperties: callLaws(endpoints.appProperties, noFields, some.appProperties),
  verification: callLaws(endpoints.verification, some.verifications, nothing),
  logout: callLaws(endpoints.logout, noFields, nothing),
  recharge: callLaws(
    endpoints.recharge,
    fc.record({ accountId: anId(AccountId), rechargeCodePassword: words, virtualCode: maybe(words) }),
    fc.record({ accountInfo: maybe(some.users) }),
  ),
  unreadCount: callLaws(endpoints.unreadCount, noFields, fc.record({ unreadCount: some.counts })),
  messageList: callLaws(
    endpoints.messageList,
    fc.record({ pageId: some.counts, pageSize: some.counts }),
    fc.record({ list: few(some.messages), total: maybe(some.counts) }),
  ),
  messageState: callLaws(
    endpoints.messageState,
    fc.record({ msgId: anId(MessageId), state: fc.constantFrom(...MessageState.values) }),
    nothing,
  ),
  publicNotices: callLaws(endpoints.publicNotices, noFields, notices),
  notices: callLaws(endpoints.notices, noFields, notices),
}

describe('Calls of accounts and messages', () => {
  for (const declare of Object.values(lawsOf)) declare()

  it('[NET-02] carry no prefix and a JSON body', () => {
    for (const call of Object.values(endpoints)) {
      expect(addressOf(call)).toMatch(/^\/api\//)
      expect(call).toMatchObject({ method: 'POST', body: 'json' })
    }
  })
})
