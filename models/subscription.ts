import * as t from 'io-ts'
import { id } from './codec/id.ts'
import { type Instant, SecondsOrMs } from './codec/instant.ts'
import { oneOf } from './codec/optional.ts'

export const ProductId = id('ProductId')
export type ProductId = t.TypeOf<typeof ProductId>

/** An expiry that never comes. */
export const NEVER = -1

export const Subscription = t.strict(
  { productId: ProductId, expiredTs: t.union([t.literal(NEVER), SecondsOrMs], 'Expiry') },
  'Subscription',
)
export type Subscription = t.TypeOf<typeof Subscription>

export const RechargeStatus = oneOf('RechargeStatus', ['NOT_RECHARGE', 'RECHARGED', 'MEMBER_SITE', 'BOTH'])
export type RechargeStatus = t.TypeOf<typeof RechargeStatus>

export const FreeTrialStatus = oneOf('FreeTrialStatus', ['UNUSED', 'USED'])
export type FreeTrialStatus = t.TypeOf<typeof FreeTrialStatus>

export const SubscriptionState = oneOf('SubscriptionState', [
  'NOT_START',
  'USING',
  'NO_FREE_TRIAL_END',
  'RECHARGE_END',
  'PRE_INSTALL_END',
  'EXPIRED_END',
])
export type SubscriptionState = t.TypeOf<typeof SubscriptionState>

/** What the state is read from; `preInstalled` = the account came with a device. */
export interface SubscriptionFacts {
  readonly subscriptionList: ReadonlyArray<Subscription>
  readonly freeTrialStatus: FreeTrialStatus
  readonly rechargeStatus: RechargeStatus
  readonly preInstalled: boolean
}

export const isRunning = ({ expiredTs }: Subscription, now: Instant): boolean => expiredTs === NEVER || expiredTs > now

/** SES-09, spec §4; the order is the contract's. */
export const subscriptionState = (facts: SubscriptionFacts, now: Instant): SubscriptionState => {
  if (facts.subscriptionList.some(subscription => isRunning(subscription, now))) return 'USING'
  if (facts.subscriptionList.length === 0) return facts.freeTrialStatus === 'UNUSED' ? 'NOT_START' : 'NO_FREE_TRIAL_END'
  if (facts.rechargeStatus !== 'NOT_RECHARGE') return 'RECHARGE_END'
  return facts.preInstalled ? 'PRE_INSTALL_END' : 'EXPIRED_END'
}
