import { useSelector } from '@xstate/react'
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { selectNow } from '../../../machines/app/index.ts'
import { selectIsPackageAvailable, selectIsPackageOffered } from '../../../machines/ownAccount.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { pathOf } from '../../../models/page.ts'
import { NEVER, type Subscription } from '../../../models/subscription.ts'
import { isRunning, type SubscriptionState, subscriptionStateOf } from '../../../models/subscriptionState.ts'
import { Button, LinkButton } from '../../ui/components/basics/Button.tsx'
import { useApp } from '../../ui/context.ts'
import { formatDate } from '../../ui/intl/format.ts'
import css from './My.module.css'
import type { MyParts } from './parts.ts'

const next = defineMessages({
  begin: { id: 'plan.next.begin', defaultMessage: 'Choose a plan' },
  recharge: { id: 'plan.next.recharge', defaultMessage: 'Recharge' },
  other: { id: 'plan.next.other', defaultMessage: 'See other plans' },
  again: { id: 'plan.next.again', defaultMessage: 'Subscribe again' },
})

const titles = defineMessages({
  NOT_START: { id: 'plan.notStart', defaultMessage: 'Your free trial has not begun' },
  USING: { id: 'plan.using', defaultMessage: 'Your plan is running' },
  NO_FREE_TRIAL_END: { id: 'plan.trialEnd', defaultMessage: 'Your free trial is over' },
  RECHARGE_END: { id: 'plan.rechargeEnd', defaultMessage: 'Your paid time is over' },
  PRE_INSTALL_END: { id: 'plan.preInstallEnd', defaultMessage: 'The plan of your device is over' },
  EXPIRED_END: { id: 'plan.expiredEnd', defaultMessage: 'Your plan is over' },
})

const texts = defineMessages({
  NOT_START: { id: 'plan.notStart.text', defaultMessage: 'Choose a plan, or begin with the free trial.' },
  USING: { id: 'plan.using.text', defaultMessage: 'Everything in it is open to you on all your devices.' },
  NO_FREE_TRIAL_END: { id: 'plan.trialEnd.text', defaultMessage: 'Choose a plan to watch on where you stopped.' },
  RECHARGE_END: {
    id: 'plan.rechargeEnd.text',
    defaultMessage: 'Recharge to watch on. Your lists and places are kept.',
  },
  PRE_INSTALL_END: {
    id: 'plan.preInstallEnd.text',
    defaultMessage: 'It came with your device for a while. Choose a plan of your own.',
  },
  EXPIRED_END: { id: 'plan.expiredEnd.text', defaultMessage: 'Your lists and places are kept until you come back.' },
})

const STEPS: Readonly<Record<SubscriptionState, MessageDescriptor>> = {
  NOT_START: next.begin,
  USING: next.other,
  NO_FREE_TRIAL_END: next.begin,
  RECHARGE_END: next.recharge,
  PRE_INSTALL_END: next.begin,
  EXPIRED_END: next.again,
}

const Until = ({ subscription, now }: { readonly subscription: Subscription; readonly now: Instant }) => {
  const { expiredTs } = subscription
  if (expiredTs === NEVER) return <FormattedMessage id="plan.always" defaultMessage="Without an end" />
  const date = formatDate(expiredTs)
  return isRunning(subscription, now) ? (
    <FormattedMessage id="plan.until" defaultMessage="Until {date}" values={{ date }} />
  ) : (
    <FormattedMessage id="plan.ended" defaultMessage="Ended on {date}" values={{ date }} />
  )
}

/** How the subscription stands, with its text and its next step (SES-09). */
export const Plan = ({ account, ownAccount }: MyParts) => {
  const isPutOff = useSelector(
    ownAccount,
    snapshot => selectIsPackageAvailable(snapshot) && !selectIsPackageOffered(snapshot),
  )
  const app = useApp()
  const intl = useIntl()
  const now = useSelector(app, selectNow)
  const state = subscriptionStateOf(account, now)
  return (
    <section className={css.standing}>
      <h2>{intl.formatMessage(titles[state])}</h2>
      <p>{intl.formatMessage(texts[state])}</p>
      {account.subscriptionList.length > 0 && (
        <ul className={css.subscriptions}>
          {account.subscriptionList.map(subscription => (
            <li key={subscription.productId}>
              <b>{subscription.productId}</b>
              <span>
                <Until subscription={subscription} now={now} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={css.ways}>
        <LinkButton
          variant={state === 'USING' ? 'secondary' : 'primary'}
          to={pathOf({ page: 'subscribe', params: {} })}
        >
          {intl.formatMessage(STEPS[state])}
        </LinkButton>
        {state === 'NOT_START' && isPutOff && (
          <Button onPress={() => ownAccount.send({ type: 'viewer.claimPackage' })}>
            <FormattedMessage id="plan.next.trial" defaultMessage="Begin the free trial" />
          </Button>
        )}
      </div>
    </section>
  )
}
