import { useSelector } from '@xstate/react'
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { selectNow } from '../../../machines/app/index.ts'
import { selectIsPackageAvailable, selectIsPackageOffered } from '../../../machines/ownAccount.ts'
import { pathOf } from '../../../models/page.ts'
import { type SubscriptionState, subscriptionStateOf } from '../../../models/subscriptionState.ts'
import { Button, LinkButton } from '../../ui/components/basics/Button.tsx'
import { useApp } from '../../ui/context.ts'
import { PaymentCard } from './cards/PaymentCard.tsx'
import { Dial } from './Dial.tsx'
import css from './My.module.css'
import { OpenGroups } from './OpenChannels.tsx'
import type { MyParts } from './parts.ts'
import { Until } from './Until.tsx'
import { useSubscriptionName } from './usePlans.ts'

const next = defineMessages({
  begin: { id: 'plan.next.begin', defaultMessage: 'Choose a plan' },
  recharge: { id: 'plan.next.recharge', defaultMessage: 'Recharge' },
  other: { id: 'plan.next.other', defaultMessage: 'See other plans' },
  again: { id: 'plan.next.again', defaultMessage: 'Subscribe again' },
})

const titles = defineMessages({
  NOT_START: { id: 'plan.notStart', defaultMessage: 'Your free trial has not started' },
  USING: { id: 'plan.using', defaultMessage: 'Your plan is active' },
  NO_FREE_TRIAL_END: { id: 'plan.trialEnd', defaultMessage: 'Your free trial has ended' },
  RECHARGE_END: { id: 'plan.rechargeEnd', defaultMessage: 'Your recharge has run out' },
  PRE_INSTALL_END: { id: 'plan.preInstallEnd', defaultMessage: 'The plan of your device has ended' },
  EXPIRED_END: { id: 'plan.expiredEnd', defaultMessage: 'Your plan has ended' },
})

const texts = defineMessages({
  NOT_START: { id: 'plan.notStart.text', defaultMessage: 'Choose a plan, or start with the free trial.' },
  USING: { id: 'plan.using.text', defaultMessage: 'Everything in it is open to you on all your devices.' },
  NO_FREE_TRIAL_END: { id: 'plan.trialEnd.text', defaultMessage: 'Choose a plan to continue where you stopped.' },
  RECHARGE_END: {
    id: 'plan.rechargeEnd.text',
    defaultMessage: 'Recharge to keep watching. We keep your lists and where you stopped.',
  },
  PRE_INSTALL_END: {
    id: 'plan.preInstallEnd.text',
    defaultMessage: 'It came with your device for a limited time. Choose a plan of your own.',
  },
  EXPIRED_END: {
    id: 'plan.expiredEnd.text',
    defaultMessage: 'We keep your lists and where you stopped until you come back.',
  },
})

const STEPS: Readonly<Record<SubscriptionState, MessageDescriptor>> = {
  NOT_START: next.begin,
  USING: next.other,
  NO_FREE_TRIAL_END: next.begin,
  RECHARGE_END: next.recharge,
  PRE_INSTALL_END: next.begin,
  EXPIRED_END: next.again,
}

/** How the subscription stands, with its text and its next step (SES-09). */
export const Plan = ({ account, purchase, ownAccount }: MyParts) => {
  const isPutOff = useSelector(
    ownAccount,
    snapshot => selectIsPackageAvailable(snapshot) && !selectIsPackageOffered(snapshot),
  )
  const app = useApp()
  const nameOf = useSubscriptionName(purchase)
  const intl = useIntl()
  const now = useSelector(app, selectNow)
  const state = subscriptionStateOf(account, now)
  return (
    <div className={css.planned}>
      <section className={css.standing}>
        <h2>{intl.formatMessage(titles[state])}</h2>
        <p>{intl.formatMessage(texts[state])}</p>
        {account.subscriptionList.length > 0 && (
          <ul className={css.subscriptions}>
            {account.subscriptionList.map(subscription => (
              <li key={subscription.productId}>
                <b>{nameOf(subscription)}</b>
                <span>
                  <Until subscription={subscription} now={now} />
                </span>
                <Dial subscription={subscription} now={now} />
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
          {isPutOff && (
            <Button onPress={() => ownAccount.send({ type: 'viewer.claimPackage' })}>
              <FormattedMessage id="plan.next.trial" defaultMessage="Start the free trial" />
            </Button>
          )}
        </div>
      </section>
      <PaymentCard account={account} purchase={purchase} />
      <OpenGroups />
    </div>
  )
}
