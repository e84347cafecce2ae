import { useSelector } from '@xstate/react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { selectNow } from '../../../machines/app/index.ts'
import { selectHasPlansFailed, selectPlansFailure } from '../../../machines/purchase.ts'
import type { UserInfo } from '../../../models/account.ts'
import type { Channel } from '../../../models/channel.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { Language } from '../../../models/language.ts'
import {
  advisedPlan,
  boughtPlan,
  ownSubscription,
  type Plan,
  payable,
  planText,
  savingOf,
} from '../../../models/plan.ts'
import { NEVER } from '../../../models/subscription.ts'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'
import { type PlanCard, PlanCards } from '../../ui/components/purchase/PlanCards.tsx'
import { useApp } from '../../ui/context.ts'
import { formatDate } from '../../ui/intl/format.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import { channelFace } from './channelFace.ts'
import css from './My.module.css'
import { moneyText } from './moneyText.ts'
import type { PurchaseActor } from './parts.ts'
import { useAccount, useChannels, usePlans, useWanted } from './usePlans.ts'

const MONTHS = 12

type Buyer = {
  readonly intl: IntlShape
  readonly language: Language
  readonly account: UserInfo | undefined
  readonly now: Instant
  readonly channels: ReadonlyArray<Channel>
  readonly wanted: Channel | undefined
}

/** What sets the plan apart from others comes first: what few of them open. */
const apartFirst = (channels: ReadonlyArray<Channel>, plans: ReadonlyArray<Plan>): ReadonlyArray<Channel> => {
  const openers = ({ logicalChannelId }: Channel): number =>
    plans.filter(({ channelIds }) => channelIds?.includes(logicalChannelId)).length
  return channels.toSorted((one, other) => openers(one) - openers(other))
}

const channelsOf = (
  { channelIds }: Plan,
  plans: ReadonlyArray<Plan>,
  channels: ReadonlyArray<Channel>,
): PlanCard['channels'] => {
  if (channelIds === undefined || channels.length === 0) return undefined
  const opened = new Set(channelIds)
  const seen = apartFirst(
    channels.filter(({ logicalChannelId }) => opened.has(logicalChannelId)),
    plans,
  )
  const locked = seen.filter(({ liveAuthority }) => !liveAuthority)
  return { count: seen.length, locked: locked.length, faces: (locked.length > 0 ? locked : seen).map(channelFace) }
}

const cardsOf = (
  plans: ReadonlyArray<Plan>,
  { intl, language, account, now, channels, wanted }: Buyer,
): ReadonlyArray<PlanCard> => {
  const subscriptions = account?.subscriptionList ?? []
  const ownOf = (plan: Plan) => {
    const own = ownSubscription(plan, subscriptions, now)
    return own && boughtPlan(own, plans) === plan ? own : undefined
  }
  const hasOne = plans.some(plan => ownOf(plan) !== undefined)
  const advised = advisedPlan(plans, subscriptions, now)
  return plans.map(plan => {
    const { planName = plan.planId, description = '' } = planText(plan, language) ?? {}
    const { period, channelIds } = plan
    const paid = payable(plan)
    const own = ownOf(plan)
    return {
      id: plan.planId,
      name: planName,
      description,
      price: moneyText(paid, intl),
      period,
      until: own && own.expiredTs !== NEVER ? formatDate(own.expiredTs) : undefined,
      before: paid === plan.price ? undefined : moneyText(plan.price, intl),
      aMonth: period === 'YEAR' ? moneyText({ ...paid, amount: paid.amount / MONTHS }, intl) : undefined,
      saving: savingOf(plan, plans),
      payable: plan.url !== undefined,
      standing: own ? 'own' : plan === advised ? 'recommended' : undefined,
      isChange: hasOne && own === undefined,
      wanted: wanted &&
        channelIds && {
          name: wanted.logicalChannelName,
          isOpened: channelIds.includes(wanted.logicalChannelId),
        },
      channels: channelsOf(plan, plans, channels),
    }
  })
}

/** What the operator sells, in whatever state of coming it is (BUY-01). */
export const Plans = ({ purchase }: { readonly purchase: PurchaseActor }) => {
  const intl = useIntl()
  const language = useLanguage()
  const plans = usePlans(purchase)
  const buyer = {
    intl,
    language,
    account: useAccount(),
    now: useSelector(useApp(), selectNow),
    channels: useChannels(),
    wanted: useWanted(),
  }
  const hasFailed = useSelector(purchase, selectHasPlansFailed)
  const failure = useSelector(purchase, selectPlansFailure)
  if (plans === undefined && hasFailed)
    return (
      <CallFailed
        part="PLANS"
        failure={failure}
        title={intl.formatMessage({ id: 'plans.failed.title', defaultMessage: 'The plans could not be loaded' })}
        cause={intl.formatMessage({
          id: 'plans.failed.cause',
          defaultMessage: 'Something went wrong on our side. Your plan has not changed.',
        })}
        onRetry={() => purchase.send({ type: 'viewer.retry' })}
      />
    )
  if (plans === undefined)
    return (
      <div className={css.coming}>
        <Spinner />
      </div>
    )
  if (plans.length === 0)
    return (
      <EmptyState
        text={intl.formatMessage({
          id: 'noPaymentMethod',
          defaultMessage: 'There is no way to pay for this at the moment',
        })}
      />
    )
  return (
    <>
      <PlanCards
        plans={cardsOf(plans, buyer)}
        onBuy={id => {
          const plan = plans.find(({ planId }) => planId === id)
          if (plan !== undefined) purchase.send({ type: 'viewer.goToShop', planId: plan.planId })
        }}
      />
      <p className={css.note}>
        <FormattedMessage
          id="plans.note"
          defaultMessage="You pay on the member site, in a new tab. What you buy is here as soon as you come back."
        />
      </p>
    </>
  )
}
