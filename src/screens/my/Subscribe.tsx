import { FormattedMessage } from 'react-intl'
import css from './My.module.css'
import type { MyParts } from './parts.ts'
import { Ways } from './Ways.tsx'

/** What can be bought, and the form for recharge codes (BUY-01, BUY-03). */
export const Subscribe = ({ purchase, recharge }: MyParts) => (
  <>
    <h2 className={css.title}>
      <FormattedMessage id="plans.title" defaultMessage="Choose a plan" />
    </h2>
    <Ways purchase={purchase} recharge={recharge} />
  </>
)
