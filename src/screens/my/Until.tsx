import { FormattedMessage } from 'react-intl'
import type { Instant } from '../../../models/codec/instant.ts'
import { NEVER, type Subscription } from '../../../models/subscription.ts'
import { isRunning } from '../../../models/subscriptionState.ts'
import { formatDate } from '../../ui/intl/format.ts'
import css from './My.module.css'

/** How long what was paid for lasts, or lasted. */
export const Until = ({ subscription, now }: { readonly subscription: Subscription; readonly now: Instant }) => {
  const { expiredTs } = subscription
  if (expiredTs === NEVER) return <FormattedMessage id="plan.always" defaultMessage="No end date" />
  const date = formatDate(expiredTs)
  return isRunning(subscription, now) ? (
    <FormattedMessage id="plan.until" defaultMessage="Until {date}" values={{ date }} />
  ) : (
    <span className={css.ended}>
      <FormattedMessage id="plan.ended" defaultMessage="Ended on {date}" values={{ date }} />
    </span>
  )
}
