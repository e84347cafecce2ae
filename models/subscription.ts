import * as t from 'io-ts'
import { id } from './codec/id.ts'
import { Instant } from './codec/instant.ts'
import { Moment } from './codec/moment.ts'
import { oneOf } from './codec/optional.ts'

export const ProductId = id('ProductId')
export type ProductId = t.TypeOf<typeof ProductId>

/** An expiry that never comes. */
export const NEVER = -1

const isNever = (input: unknown): input is typeof NEVER => input === NEVER

export const ExpiredTs: t.Type<typeof NEVER | Instant, number> = new t.Type(
  'ExpiredTs',
  (input): input is typeof NEVER | Instant => isNever(input) || Instant.is(input),
  (input, context) => (isNever(input) ? t.success(input) : Moment.validate(input, context)),
  value => (isNever(value) ? value : Moment.encode(value)),
)

export const Subscription = t.strict({ productId: ProductId, expiredTs: ExpiredTs }, 'Subscription')
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
