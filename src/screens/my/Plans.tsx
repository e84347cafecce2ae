import { useSelector } from '@xstate/react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { selectHasPlansFailed, selectPlans, selectPlansFailure } from '../../../machines/purchase.ts'
import type { Money } from '../../../models/codec/money.ts'
import { currencySymbol } from '../../../models/currency.ts'
import type { Language } from '../../../models/language.ts'
import { type Plan, payable, planText } from '../../../models/plan.ts'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'
import { type PlanCard, PlanCards } from '../../ui/components/purchase/PlanCards.tsx'
import { formatNumber } from '../../ui/intl/format.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import css from './My.module.css'
import type { PurchaseActor } from './parts.ts'

/** The currency's sign and two decimals (LANG-07, spec §9). */
const moneyText = ({ amount, currency }: Money, intl: IntlShape): string =>
  `${currencySymbol(currency)} ${formatNumber(amount, intl.locale)}`

const cardOf = (plan: Plan, language: Language, intl: IntlShape): PlanCard => {
  const { planName = plan.planId, description = '' } = planText(plan, language) ?? {}
  const paid = payable(plan)
  return {
    id: plan.planId,
    name: planName,
    description,
    price: moneyText(paid, intl),
    before: paid === plan.price ? undefined : moneyText(plan.price, intl),
    payable: plan.url !== undefined,
  }
}

/** What the operator sells, in whatever state of coming it is (BUY-01). */
export const Plans = ({ purchase }: { readonly purchase: PurchaseActor }) => {
  const intl = useIntl()
  const language = useLanguage()
  const plans = useSelector(purchase, selectPlans)
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
        plans={plans.map(plan => cardOf(plan, language, intl))}
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
