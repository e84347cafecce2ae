import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { selectLineup, selectPlace, selectSession } from '../../../machines/app/index.ts'
import { selectPlans } from '../../../machines/purchase.ts'
import { selectAccount } from '../../../machines/session/index.ts'
import type { UserInfo } from '../../../models/account.ts'
import type { Channel } from '../../../models/channel.ts'
import { GUIDE_VIEW } from '../../../models/page.ts'
import { boughtPlan, inOneCurrency, type Plan, planText } from '../../../models/plan.ts'
import type { Subscription } from '../../../models/subscription.ts'
import { useApp } from '../../ui/context.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import { useAllChannels } from '../players/useAllChannels.ts'
import type { PurchaseActor } from './parts.ts'

export const useAccount = (): UserInfo | undefined => {
  const session = useSelector(useApp(), selectSession)
  return useSelector(session, snapshot => snapshot && selectAccount(snapshot))
}

/** What this account is offered; `undefined` until it has come. */
export const usePlans = (purchase: PurchaseActor): ReadonlyArray<Plan> | undefined => {
  const plans = useSelector(purchase, selectPlans)
  const country = useAccount()?.country
  return useMemo(() => plans && inOneCurrency(plans, country), [plans, country])
}

export const useChannels = (): ReadonlyArray<Channel> => useAllChannels(useSelector(useApp(), selectLineup))

/** The locked channel that the viewer has tuned to: what a plan is wanted for. */
export const useWanted = (): Channel | undefined => {
  const { page, params } = useSelector(useApp(), selectPlace)
  const channels = useChannels()
  if (page !== 'liveTv' || params.view === GUIDE_VIEW) return undefined
  return channels.find(({ logicalChannelId, liveAuthority }) => logicalChannelId === params.id && !liveAuthority)
}

/** What it is called where plans are sold; where none of them sells it, as the operator says it. */
export const useSubscriptionName = (purchase: PurchaseActor): ((subscription: Subscription) => string) => {
  const plans = usePlans(purchase)
  const language = useLanguage()
  return subscription => {
    const { productId } = subscription
    const plan = boughtPlan(subscription, plans ?? []) ?? plans?.find(each => each.productId === productId)
    return (plan && planText(plan, language)?.planName) ?? productId
  }
}
