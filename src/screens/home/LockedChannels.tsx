import { FormattedMessage } from 'react-intl'
import { pathOf } from '../../../models/page.ts'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import { Link } from '../../ui/components/basics/Link.tsx'
import css from './Home.module.css'

const PLANS = pathOf({ page: 'subscribe', params: {} })

/** From the channels that are not in a person's plan to the plans that they are in (BUY-01). */
export const LockedChannels = ({ count }: { readonly count: number }) => (
  <Link className={css.lockedChannels} to={PLANS}>
    <span>
      <Icon name="lock" />{' '}
      <FormattedMessage
        id="home.lockedChannels"
        defaultMessage="{count, plural, one {# channel} other {# channels}} locked"
        values={{ count }}
      />
    </span>
    <b>
      <FormattedMessage id="live.seePlans" defaultMessage="See plans" />
    </b>
  </Link>
)
