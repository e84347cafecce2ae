import type * as t from 'io-ts'
import type { UserInfo } from './account.ts'
import type { Instant } from './codec/instant.ts'
import { oneOf } from './codec/optional.ts'
import { type FreeTrialStatus, NEVER, type RechargeStatus, type Subscription } from './subscription.ts'

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

/** The first that runs, else the one that ended last; none where nothing was ever paid for. */
export const lastSubscription = (list: ReadonlyArray<Subscription>, now: Instant): Subscription | undefined =>
  list.find(each => isRunning(each, now)) ??
  list.reduce<Subscription | undefined>(
    (last, each) => (last && last.expiredTs >= each.expiredTs ? last : each),
    undefined,
  )

/** SES-09, spec §4; the order is the contract's. */
export const subscriptionState = (facts: SubscriptionFacts, now: Instant): SubscriptionState => {
  if (facts.subscriptionList.some(subscription => isRunning(subscription, now))) return 'USING'
  if (facts.subscriptionList.length === 0) return facts.freeTrialStatus === 'UNUSED' ? 'NOT_START' : 'NO_FREE_TRIAL_END'
  if (facts.rechargeStatus !== 'NOT_RECHARGE') return 'RECHARGE_END'
  return facts.preInstalled ? 'PRE_INSTALL_END' : 'EXPIRED_END'
}

/** SES-09 for an account at a moment of server time. */
export const subscriptionStateOf = (user: UserInfo, now: Instant): SubscriptionState =>
  subscriptionState({ ...user, preInstalled: user.loginMethod === 'preInstallLogin' }, now)
