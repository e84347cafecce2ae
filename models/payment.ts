import type { RechargeStatus } from './subscription.ts'

/** A plan of the operator's shop, which is another site, or a recharge code. */
export type PaymentWay = 'shop' | 'code'

const WAYS: Readonly<Record<RechargeStatus, ReadonlyArray<PaymentWay>>> = {
  NOT_RECHARGE: ['shop', 'code'],
  RECHARGED: ['code'],
  MEMBER_SITE: ['shop'],
  BOTH: ['shop', 'code'],
}

/** Which ways to pay an account is offered: those that it has paid by, both when it never has (BUY-04, spec §3). */
export const paymentWays = (status: RechargeStatus): ReadonlyArray<PaymentWay> => WAYS[status]
