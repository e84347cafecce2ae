import { expect, test } from 'vitest'
import { paymentWays } from '../../models/payment.ts'

test.each([
  ['NOT_RECHARGE', ['shop', 'code']],
  ['RECHARGED', ['shop', 'code']],
  ['MEMBER_SITE', ['shop']],
  ['BOTH', ['shop', 'code']],
] as const)('[BUY-04] %s is offered %j', (status, ways) => {
  expect(paymentWays(status)).toEqual(ways)
})
