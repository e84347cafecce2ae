import { describe, expect, test } from 'vitest'
import type { UserInfo } from '../../models/account.ts'
import { addMs, DAY, type Instant, instant } from '../../models/codec/instant.ts'
import { findOffer, putOff } from '../../src/services/account/ownAccount.ts'
import { ana } from '../support/sessions.ts'

const BEGIN = instant(Date.UTC(2026, 5, 1, 20))

/** The device of an account that has had no free package, unless the test says otherwise. */
const device = (facts: Partial<UserInfo> = {}) => {
  const account: UserInfo = {
    ...ana.account,
    freeTrialStatus: 'UNUSED',
    phonePreCode: '+55',
    phone: '11987654321',
    ...facts,
  }
  let now: Instant = BEGIN
  let kept: Readonly<Record<string, Instant>> | undefined
  const parts = {
    store: { read: () => ({ account }) } as never,
    clock: { now: () => now } as never,
    putOffAt: {
      name: 'putOff',
      read: () => kept,
      write: (value: Readonly<Record<string, Instant>>) => {
        kept = value
      },
      remove: () => undefined,
    },
  }
  return {
    offer: () => findOffer(parts),
    putOff: () => putOff(parts),
    pass: (ms: number) => {
      now = addMs(now, ms)
    },
  }
}

describe('[AUTH-06] The free package', () => {
  test('is offered with the phone of the account', () => {
    expect(device().offer()).toEqual({
      typed: { method: 'phone', fields: { email: '', countryCode: '55', phone: '11987654321' } },
      today: '2026-06-01',
      isPutOff: false,
    })
  })

  test('is offered once per account', () => {
    expect(device({ freeTrialStatus: 'USED' }).offer()).toBeUndefined()
  })

  test('is offered again seven days after a Not Now, and not before', () => {
    const here = device()
    here.putOff()
    here.pass(7 * DAY - 1)
    expect(here.offer()).toMatchObject({ isPutOff: true })
    here.pass(1)
    expect(here.offer()).toMatchObject({ isPutOff: false })
  })
})
