import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import { cx } from '../basics/cx.ts'
import { Icon } from '../basics/Icon.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import { type ChannelFace, ChannelFaces } from './ChannelFaces.tsx'
import css from './PlanCards.module.css'

export type PlanCard = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** What is paid, with its currency. */
  readonly price: string
  readonly period: 'MONTH' | 'YEAR' | undefined
  /** Until when the account has it. */
  readonly until: string | undefined
  /** What it costs without the discount. */
  readonly before: string | undefined
  /** A year's price, for a month. */
  readonly aMonth: string | undefined
  /** Per cent. */
  readonly saving: number | undefined
  /** Without a page of its own it cannot be paid. */
  readonly payable: boolean
  readonly standing: 'own' | 'recommended' | undefined
  /** It takes the place of the own one. */
  readonly isChange: boolean
  /** The channel that one came from. */
  readonly wanted: { readonly name: string; readonly isOpened: boolean } | undefined
  /** What it opens: how many, how many of them are locked now, and the logos of what it adds, else of all. */
  readonly channels:
    | { readonly count: number; readonly locked: number; readonly faces: ReadonlyArray<ChannelFace> }
    | undefined
}

type PlanCardsProps = {
  readonly plans: ReadonlyArray<PlanCard>
  readonly onBuy: (id: string) => void
}

const Badge = ({ standing }: Pick<PlanCard, 'standing'>) =>
  standing && (
    <span className={css.badge}>
      {standing === 'own' ? (
        <FormattedMessage id="plans.own" defaultMessage="Your plan" />
      ) : (
        <FormattedMessage id="plans.recommended" defaultMessage="Recommended" />
      )}
    </span>
  )

const Price = ({ price, period, until, before, aMonth, saving }: PlanCard) => {
  const intl = useIntl()
  return (
    <>
      <p className={css.price}>
        <b>{price}</b> {period === 'MONTH' && <FormattedMessage id="plans.month" defaultMessage="a month" />}
        {period === 'YEAR' && <FormattedMessage id="plans.year" defaultMessage="a year" />}
      </p>
      <p className={css.instead}>
        {until !== undefined && (
          <span>
            <FormattedMessage id="plan.until" defaultMessage="Until {date}" values={{ date: until }} />
          </span>
        )}
        {before !== undefined && (
          <s>
            <VisuallyHidden>{intl.formatMessage({ id: 'plans.before', defaultMessage: 'Before:' })}</VisuallyHidden>{' '}
            {before}
          </s>
        )}
        {aMonth !== undefined && (
          <span>
            <FormattedMessage id="plans.aMonth" defaultMessage="{price} a month" values={{ price: aMonth }} />
          </span>
        )}
        {saving !== undefined && (
          <strong>
            <FormattedMessage id="plans.save" defaultMessage="Save {percent}%" values={{ percent: saving }} />
          </strong>
        )}
      </p>
    </>
  )
}

const Reasons = ({ wanted, channels }: PlanCard) => (
  <div className={css.reasons}>
    {wanted && (
      <p className={wanted.isOpened ? css.opens : css.keeps}>
        <Icon name={wanted.isOpened ? 'check' : 'lock'} />
        {wanted.isOpened ? (
          <FormattedMessage id="plans.opens" defaultMessage="Opens {channel}" values={{ channel: wanted.name }} />
        ) : (
          <FormattedMessage
            id="plans.keeps"
            defaultMessage="{channel} stays locked"
            values={{ channel: wanted.name }}
          />
        )}
      </p>
    )}
    {channels && (
      <p>
        <Icon name="check" />
        {channels.locked > 0 ? (
          <FormattedMessage
            id="plans.channels.more"
            defaultMessage="{count, plural, one {# channel} other {# channels}}, {more} more than now"
            values={{ count: channels.count, more: channels.locked }}
          />
        ) : (
          <FormattedMessage
            id="plans.channels"
            defaultMessage="{count, plural, one {# channel} other {# channels}}"
            values={{ count: channels.count }}
          />
        )}
      </p>
    )}
    {channels && <ChannelFaces faces={channels.faces} />}
  </div>
)

type BuyProps = Pick<PlanCard, 'name' | 'standing' | 'isChange' | 'payable'> & {
  /** What the place leads to: it stands out. */
  readonly leads: boolean
  /** As wide as what it stands in. */
  readonly wide?: boolean
  readonly onBuy: () => void
}

/** To where a plan is paid. */
export const Buy = ({ name, standing, isChange, payable, leads, wide = false, onBuy }: BuyProps) => {
  const values = { name, hidden: (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden> }
  if (!payable)
    return (
      <p className={css.none}>
        <FormattedMessage id="noPaymentMethod" defaultMessage="There is no way to pay for this at the moment" />
      </p>
    )
  return (
    <Button variant={leads ? 'primary' : standing === 'own' ? 'outline' : 'secondary'} wide={wide} onPress={onBuy}>
      {standing === 'own' ? (
        <FormattedMessage
          id="plans.renew"
          defaultMessage="Renew {name}<hidden> (opens the member site in a new tab)</hidden>"
          values={values}
        />
      ) : isChange ? (
        <FormattedMessage
          id="plans.change"
          defaultMessage="Switch to {name}<hidden> (opens the member site in a new tab)</hidden>"
          values={values}
        />
      ) : (
        <FormattedMessage
          id="plans.buy"
          defaultMessage="Choose {name}<hidden> (opens the member site in a new tab)</hidden>"
          values={values}
        />
      )}
    </Button>
  )
}

/** The one that stands out of those that open what is wanted: what is advised, else what one has, else the first. */
const leadOf = (plans: ReadonlyArray<PlanCard>): PlanCard | undefined => {
  const choice = plans.filter(({ payable, wanted }) => payable && wanted?.isOpened !== false)
  const ofStanding = (wanted: PlanCard['standing']) => choice.find(({ standing }) => standing === wanted)
  return ofStanding('recommended') ?? ofStanding('own') ?? choice[0]
}

/** What can be bought, each with its price, what speaks for it, and the way to where it is paid (BUY-01). */
export const PlanCards = ({ plans, onBuy }: PlanCardsProps) => {
  const lead = leadOf(plans)
  return (
    <ul className={css.plans}>
      {plans.map(plan => (
        <li key={plan.id} className={cx(css.plan, plan === lead ? css.leads : plan.standing === 'own' && css.own)}>
          <div className={css.head}>
            <h3>{plan.name}</h3>
            <Badge standing={plan.standing} />
          </div>
          <p className={css.text}>{plan.description}</p>
          <Price {...plan} />
          <Buy {...plan} leads={plan === lead} wide onBuy={() => onBuy(plan.id)} />
          <Reasons {...plan} />
        </li>
      ))}
    </ul>
  )
}
