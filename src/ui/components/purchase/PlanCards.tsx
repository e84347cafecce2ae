import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './PlanCards.module.css'

export type PlanCard = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** What is paid, with its currency. */
  readonly price: string
  /** What it costs without the discount. */
  readonly before: string | undefined
  /** Without a page of its own it cannot be paid. */
  readonly payable: boolean
}

type PlanCardsProps = {
  readonly plans: ReadonlyArray<PlanCard>
  readonly onBuy: (id: string) => void
}

/** What can be bought, each with its price and the way to where it is paid (BUY-01). */
export const PlanCards = ({ plans, onBuy }: PlanCardsProps) => {
  const intl = useIntl()
  return (
    <ul className={css.plans}>
      {plans.map(({ id, name, description, price, before, payable }) => (
        <li key={id} className={css.plan}>
          <h3>{name}</h3>
          <p className={css.text}>{description}</p>
          <p className={css.price}>
            {before !== undefined && (
              <s>
                <VisuallyHidden>{intl.formatMessage({ id: 'plans.before', defaultMessage: 'Before:' })}</VisuallyHidden>{' '}
                {before}
              </s>
            )}
            <b>{price}</b>
          </p>
          {payable ? (
            <Button variant="outline" wide onPress={() => onBuy(id)}>
              <FormattedMessage
                id="plans.buy"
                defaultMessage="Choose<hidden> {name}, opens the member site in a new tab</hidden>"
                values={{ name, hidden: words => <VisuallyHidden>{words}</VisuallyHidden> }}
              />
            </Button>
          ) : (
            <p className={css.none}>
              <FormattedMessage id="noPaymentMethod" defaultMessage="There is no way to pay for this at the moment" />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
