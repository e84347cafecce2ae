import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectNow } from '../../../../machines/app/index.ts'
import { pathOf } from '../../../../models/page.ts'
import { advisedPlan, payable, planText } from '../../../../models/plan.ts'
import { isRunning, lastSubscription } from '../../../../models/subscriptionState.ts'
import { LinkButton } from '../../../ui/components/basics/Button.tsx'
import { Buy } from '../../../ui/components/purchase/PlanCards.tsx'
import { useApp } from '../../../ui/context.ts'
import { useLanguage } from '../../../ui/useLanguage.ts'
import { Dial } from '../Dial.tsx'
import { moneyText } from '../moneyText.ts'
import { OpenChannels } from '../OpenChannels.tsx'
import type { MyParts } from '../parts.ts'
import { Until } from '../Until.tsx'
import { usePlans, useSubscriptionName } from '../usePlans.ts'
import css from './Card.module.css'
import { Card } from './Card.tsx'

/** One press to where the recommended plan is paid (BUY-01). */
const Advised = ({ account, purchase }: Pick<MyParts, 'account' | 'purchase'>) => {
  const intl = useIntl()
  const language = useLanguage()
  const now = useSelector(useApp(), selectNow)
  const { subscriptionList } = account
  const plan = advisedPlan(usePlans(purchase) ?? [], subscriptionList, now)
  if (plan?.url === undefined) return null
  return (
    <div className={css.offer}>
      <Buy
        name={planText(plan, language)?.planName ?? plan.planId}
        standing="recommended"
        isChange={subscriptionList.some(each => isRunning(each, now))}
        payable
        leads
        onBuy={() => purchase.send({ type: 'viewer.goToShop', planId: plan.planId })}
      />
      <span className={css.text}>
        {moneyText(payable(plan), intl)}{' '}
        {plan.period === 'MONTH' && <FormattedMessage id="plans.month" defaultMessage="a month" />}
        {plan.period === 'YEAR' && <FormattedMessage id="plans.year" defaultMessage="a year" />}
      </span>
    </div>
  )
}

/** What is paid for and until when, and what it opens (SES-09). */
export const PlanCard = ({ account, purchase }: Pick<MyParts, 'account' | 'purchase'>) => {
  const intl = useIntl()
  const now = useSelector(useApp(), selectNow)
  const nameOf = useSubscriptionName(purchase)
  const last = lastSubscription(account.subscriptionList, now)
  const running = last && isRunning(last, now)
  return (
    <Card title={intl.formatMessage({ id: 'my.plan.card', defaultMessage: 'Your plan' })}>
      <p className={css.standing}>
        <b>{last ? nameOf(last) : <FormattedMessage id="my.plan.none" defaultMessage="No plan at the moment" />}</b>
        {last && (
          <span>
            <Until subscription={last} now={now} />
          </span>
        )}
      </p>
      {running && <Dial subscription={last} now={now} />}
      <OpenChannels />
      <div className={css.foot}>
        <Advised account={account} purchase={purchase} />
        <LinkButton to={pathOf({ page: 'subscribe', params: {} })}>
          {running ? (
            <FormattedMessage id="plan.next.other" defaultMessage="See other plans" />
          ) : (
            <FormattedMessage id="plan.next.begin" defaultMessage="Choose a plan" />
          )}
        </LinkButton>
      </div>
    </Card>
  )
}
