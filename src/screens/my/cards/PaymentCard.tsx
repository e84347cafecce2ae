import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectNow } from '../../../../machines/app/index.ts'
import { pathOf } from '../../../../models/page.ts'
import { paymentWays } from '../../../../models/payment.ts'
import { boughtPlan, payable } from '../../../../models/plan.ts'
import { isRunning } from '../../../../models/subscriptionState.ts'
import { Button } from '../../../ui/components/basics/Button.tsx'
import { Link } from '../../../ui/components/basics/Link.tsx'
import { useApp } from '../../../ui/context.ts'
import { moneyText } from '../moneyText.ts'
import type { MyParts } from '../parts.ts'
import { usePlans } from '../usePlans.ts'
import css from './Card.module.css'
import { Card } from './Card.tsx'

type PaymentCardProps = Pick<MyParts, 'account' | 'purchase'>

/** What is paid, and where (BUY-02, BUY-04). */
export const PaymentCard = ({ account, purchase }: PaymentCardProps) => {
  const intl = useIntl()
  const plans = usePlans(purchase) ?? []
  const now = useSelector(useApp(), selectNow)
  const own = account.subscriptionList
    .filter(each => isRunning(each, now))
    .map(each => boughtPlan(each, plans))
    .find(plan => plan?.period !== undefined)
  return (
    <Card title={intl.formatMessage({ id: 'my.payment', defaultMessage: 'Payment' })}>
      <dl className={css.lines}>
        {own && (
          <div>
            <dt>
              {own.period === 'YEAR'
                ? intl.formatMessage({ id: 'my.payment.year', defaultMessage: 'Price a year' })
                : intl.formatMessage({ id: 'my.payment.month', defaultMessage: 'Price a month' })}
            </dt>
            <dd>{moneyText(payable(own), intl)}</dd>
          </div>
        )}
        <div>
          <dt>{intl.formatMessage({ id: 'my.payment.where', defaultMessage: 'Invoices and cards' })}</dt>
          <dd>{intl.formatMessage({ id: 'my.payment.site', defaultMessage: 'Member site' })}</dd>
        </div>
        {paymentWays(account.rechargeStatus).includes('code') && (
          <div>
            <dt>{intl.formatMessage({ id: 'recharge.code', defaultMessage: 'Recharge code' })}</dt>
            <dd>
              <Link className={css.more} to={pathOf({ page: 'subscribe', params: {} })}>
                {intl.formatMessage({ id: 'recharge.confirm', defaultMessage: 'Redeem' })}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      <div className={css.foot}>
        <Button onPress={() => purchase.send({ type: 'viewer.goToShop', planId: undefined })}>
          {intl.formatMessage({ id: 'my.memberSite', defaultMessage: 'Open the member site' })}
        </Button>
      </div>
    </Card>
  )
}
