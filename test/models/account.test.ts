import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { loginStatus, UserInfo } from '../../models/account.ts'
import { addMs, instant } from '../../models/codec/instant.ts'
import { Profile } from '../../models/profile.ts'
import { FreeTrialStatus, NEVER, ProductId, RechargeStatus, Subscription } from '../../models/subscription.ts'
import {
  lastSubscription,
  type SubscriptionFacts,
  SubscriptionState,
  subscriptionState,
  subscriptionStateOf,
} from '../../models/subscriptionState.ts'
import { TokenInfo } from '../../models/token.ts'
import { DeviceInfo } from '../../models/wire/device.ts'
import * as some from './accountArbitraries.ts'
import { decoded, HTML, HUGE, itRoundTrips, itWithstandsBadInput, read } from './laws.ts'
import { few, moments } from './liveArbitraries.ts'

const NOW = instant(1_700_000_000_000)
const productId = read(ProductId, 'full')
const bought = { productId, planId: undefined }
const past = { ...bought, expiredTs: addMs(NOW, -1) }
const future = { ...bought, expiredTs: addMs(NOW, 1) }

const facts = (changed: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  subscriptionList: [],
  freeTrialStatus: 'USED',
  rechargeStatus: 'NOT_RECHARGE',
  preInstalled: false,
  ...changed,
})

describe('An account', () => {
  it('[SES-09] stands for the subscription that runs, else for the one that ended last', () => {
    const longPast = { ...bought, expiredTs: addMs(NOW, -9) }
    const always: Subscription = { ...bought, expiredTs: NEVER }
    expect(lastSubscription([past, future, always], NOW)).toBe(future)
    expect(lastSubscription([past, always], NOW)).toBe(always)
    expect(lastSubscription([longPast, past], NOW)).toBe(past)
    expect(lastSubscription([past, longPast], NOW)).toBe(past)
    expect(lastSubscription([], NOW)).toBeUndefined()
  })

  itRoundTrips('[NET-10] User info', UserInfo, some.users)
  itRoundTrips('[NET-10] A profile', Profile, some.profiles)
  itRoundTrips('[AUTH-10] Device info', DeviceInfo, some.devices)
  itWithstandsBadInput('User info', UserInfo, some.users)
  itWithstandsBadInput('Device info', DeviceInfo, some.devices)

  it('[SES-01] is a guest by a visitor login and a user by any other', () => {
    fc.assert(
      fc.property(some.users, user => {
        expect(loginStatus(user)).toBe(user.loginMethod === 'visitorLogin' ? 'guest' : 'user')
      }),
    )
  })

  it('[NET-10] without its id, session or a readable subscription is refused whole', () => {
    const user = { accountId: 1, accountName: 'Ana', sessionId: 's', loginMethod: 'emailLogin' }
    expect(E.isRight(decoded(UserInfo, user).result)).toBe(true)
    const pathOf = (changed: object) => decoded(UserInfo, { ...user, ...changed }).result
    expect(pathOf({ accountId: null })).toEqual(E.left({ codec: 'UserInfo', path: 'accountId' }))
    expect(pathOf({ sessionId: '' })).toEqual(E.left({ codec: 'UserInfo', path: 'sessionId' }))
    expect(pathOf({ accountName: HUGE })).toEqual(E.left({ codec: 'UserInfo', path: 'accountName' }))
    expect(pathOf({ subscriptionList: [{ productId: 'a', expiredTs: 'soon' }] })).toEqual(
      E.left({ codec: 'UserInfo', path: 'subscriptionList.0.expiredTs' }),
    )
  })

  it('[NET-10] keeps markup in a name as text and unknown enum members as their safe ones', () => {
    const wire = { accountId: 1, accountName: HTML, sessionId: 's', loginMethod: 'smoke', rechargeStatus: 'GOLD' }
    expect(read(UserInfo, wire)).toMatchObject({
      accountName: HTML,
      loginMethod: 'other',
      rechargeStatus: 'NOT_RECHARGE',
      freeTrialStatus: 'USED',
      subscriptionList: [],
    })
  })
})

describe('The tokens of a session', () => {
  itRoundTrips('[SES-05] The set of six', TokenInfo, some.tokenInfos)
  itWithstandsBadInput('The set of tokens', TokenInfo, some.tokenInfos)

  it('[SES-05] are no session when one of them is broken', () => {
    const wire = { token: 'a', refreshToken: 'b' }
    expect(read(TokenInfo, { ...wire, catchupToken: null, extra: 1 })).toEqual(wire)
    for (const broken of [null, '', 1, {}, 'two words', 'line\nbreak', HTML, HUGE]) {
      for (const field of ['token', 'refreshToken'])
        expect(decoded(TokenInfo, { ...wire, [field]: broken }).result).toEqual(
          E.left({ codec: 'TokenInfo', path: field }),
        )
    }
    expect(decoded(TokenInfo, { ...wire, renewCodeToken: 7 }).result).toEqual(
      E.left({ codec: 'TokenInfo', path: 'renewCodeToken' }),
    )
  })
})

describe('The state of a subscription', () => {
  it('[SES-09] follows the order of the contract', () => {
    const table: ReadonlyArray<readonly [SubscriptionState, Partial<SubscriptionFacts>]> = [
      ['USING', { subscriptionList: [past, future], rechargeStatus: 'RECHARGED' }],
      ['USING', { subscriptionList: [{ ...bought, expiredTs: NEVER }], preInstalled: true }],
      ['NOT_START', { freeTrialStatus: 'UNUSED', rechargeStatus: 'BOTH' }],
      ['NO_FREE_TRIAL_END', { preInstalled: true }],
      ['RECHARGE_END', { subscriptionList: [past], rechargeStatus: 'RECHARGED', preInstalled: true }],
      ['RECHARGE_END', { subscriptionList: [past], rechargeStatus: 'MEMBER_SITE' }],
      ['RECHARGE_END', { subscriptionList: [past], rechargeStatus: 'BOTH' }],
      ['PRE_INSTALL_END', { subscriptionList: [past], preInstalled: true }],
      ['EXPIRED_END', { subscriptionList: [past] }],
      ['EXPIRED_END', { subscriptionList: [{ ...bought, expiredTs: NOW }] }],
    ]
    for (const [state, changed] of table) expect(subscriptionState(facts(changed), NOW)).toBe(state)
    expect(new Set(table.map(([state]) => state))).toEqual(new Set(SubscriptionState.values))
  })

  it('[SES-09] is USING exactly while one entry runs, and once over never begins again', () => {
    const anyFacts = fc.record({
      subscriptionList: few(some.subscriptions),
      freeTrialStatus: fc.constantFrom(...FreeTrialStatus.values),
      rechargeStatus: fc.constantFrom(...RechargeStatus.values),
      preInstalled: fc.boolean(),
    })
    fc.assert(
      fc.property(anyFacts, moments, moments, (each, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one]
        const runs = each.subscriptionList.some(({ expiredTs }) => expiredTs === NEVER || expiredTs > earlier)
        expect(subscriptionState(each, earlier) === 'USING').toBe(runs)
        if (!runs) expect(subscriptionState(each, later)).toBe(subscriptionState(each, earlier))
      }),
    )
  })

  it('[SES-09] is read from the account; an expiry may come in seconds', () => {
    const wire = { accountId: 1, accountName: 'Ana', sessionId: 's', loginMethod: 'preInstallLogin' }
    const ending = (expiredTs: unknown) => read(UserInfo, { ...wire, subscriptionList: [{ productId: 1, expiredTs }] })
    expect(subscriptionStateOf(ending(NOW / 1000 + 1), NOW)).toBe('USING')
    expect(subscriptionStateOf(ending(NOW + 1), NOW)).toBe('USING')
    expect(subscriptionStateOf(ending(-1), NOW)).toBe('USING')
    expect(subscriptionStateOf(ending(NOW / 1000), NOW)).toBe('PRE_INSTALL_END')
    expect(subscriptionStateOf(ending(0), NOW)).toBe('PRE_INSTALL_END')
    for (const expiredTs of [null, undefined, '', 'never', Number.NaN, 1e300, {}])
      expect(E.isLeft(decoded(Subscription, { productId: 1, expiredTs }).result)).toBe(true)
  })
})
