import type { UserInfo } from './account.ts'
import type { Plan } from './plan.ts'
import type { RechargeStatus } from './subscription.ts'

/** A plan of the operator's shop, which is another site, or a recharge code. */
export type PaymentWay = 'shop' | 'code'

const WAYS: Readonly<Record<RechargeStatus, ReadonlyArray<PaymentWay>>> = {
  NOT_RECHARGE: ['shop', 'code'],
  RECHARGED: ['shop', 'code'],
  MEMBER_SITE: ['shop'],
  BOTH: ['shop', 'code'],
}

/**
 * Which ways to pay an account is offered: both, or the shop alone where it pays at the member site. `RECHARGED` says that a
 * recharge is in force, and closes no shop (BUY-04, contract).
 */
export const paymentWays = (status: RechargeStatus): ReadonlyArray<PaymentWay> => WAYS[status]

/** No plan is offered and no code is taken: what is open is open to everybody, and nothing leads to a shop. */
export const sellsNothing = (
  plans: ReadonlyArray<Plan> | undefined,
  { rechargeStatus }: Pick<UserInfo, 'rechargeStatus'>,
): boolean => plans?.length === 0 && !paymentWays(rechargeStatus).includes('code')
