import { expect, test } from 'vitest'
import { paymentWays, sellsNothing } from '../../models/payment.ts'

test.each([
  ['NOT_RECHARGE', ['shop', 'code']],
  ['RECHARGED', ['shop', 'code']],
  ['MEMBER_SITE', ['shop']],
  ['BOTH', ['shop', 'code']],
] as const)('[BUY-04] %s is offered %j', (status, ways) => {
  expect(paymentWays(status)).toEqual(ways)
})

test.each([
  ['plans that have not come yet', undefined, 'MEMBER_SITE', false],
  ['no plans where the member site takes the money', [], 'MEMBER_SITE', true],
  ['no plans where a code can be redeemed', [], 'BOTH', false],
] as const)('[BUY-01] with %s', (_, plans, rechargeStatus, isNothing) => {
  expect(sellsNothing(plans, { rechargeStatus })).toBe(isNothing)
})
