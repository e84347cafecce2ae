import { useSelector } from '@xstate/react'
import { type ComponentType, useId } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import {
  selectIsMineUnavailable,
  selectOwnAccount,
  selectPlace,
  selectPurchase,
  selectRecharge,
} from '../../../machines/app/index.ts'
import { selectPlans } from '../../../machines/purchase.ts'
import { type Page, pathOf } from '../../../models/page.ts'
import { seenAt } from '../../../models/pagePath.ts'
import { sellsNothing } from '../../../models/payment.ts'
import { Link } from '../../ui/components/basics/Link.tsx'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import { PartUnavailable } from '../../ui/components/feedback/RetryCard.tsx'
import { TitledPage } from '../../ui/components/rows/TitledPage.tsx'
import { useApp } from '../../ui/context.ts'
import { usePageName } from '../../ui/pageNames.ts'
import { Account } from './Account.tsx'
import { FreePackage } from './FreePackage.tsx'
import css from './My.module.css'
import { Plan } from './Plan.tsx'
import { Profile } from './Profile.tsx'
import type { MyParts } from './parts.ts'
import { useAccount } from './usePlans.ts'
import { Ways } from './Ways.tsx'

export { PurchaseDialog } from './PurchaseDialog.tsx'

/** What can be bought, and the form for recharge codes (BUY-01, BUY-03). */
const Subscribe = ({ purchase, recharge }: MyParts) => (
  <>
    <h2 className={css.title}>
      <FormattedMessage id="plans.title" defaultMessage="Choose a plan" />
    </h2>
    <Ways purchase={purchase} recharge={recharge} />
  </>
)

const names = defineMessages({
  account: { id: 'my.account', defaultMessage: 'Account' },
  profile: { id: 'my.profile', defaultMessage: 'Profile' },
  plan: { id: 'my.plan', defaultMessage: 'My plan' },
  subscribe: { id: 'my.subscribe', defaultMessage: 'Subscribe' },
})

type Part = keyof typeof names

const PARTS: Readonly<Record<Part, ComponentType<MyParts>>> = {
  account: Account,
  profile: Profile,
  plan: Plan,
  subscribe: Subscribe,
}
const ORDER: ReadonlyArray<Part> = ['account', 'profile', 'plan', 'subscribe']
const UNSOLD: ReadonlyArray<Part> = ['account', 'profile']

const partOf = (page: Page): Part => ORDER.find(part => part === page) ?? 'account'

/** The pages that this account has a use for. */
const useParts = (): ReadonlyArray<Part> => {
  const purchase = useSelector(useApp(), selectPurchase)
  const plans = useSelector(purchase, snapshot => snapshot && selectPlans(snapshot))
  const account = useAccount()
  return account !== undefined && sellsNothing(plans, account) ? UNSOLD : ORDER
}

const Content = ({ part }: { readonly part: Part }) => {
  const app = useApp()
  const intl = useIntl()
  const purchase = useSelector(app, selectPurchase)
  const recharge = useSelector(app, selectRecharge)
  const ownAccount = useSelector(app, selectOwnAccount)
  const account = useAccount()
  const isUnavailable = useSelector(app, selectIsMineUnavailable)
  if (isUnavailable)
    return (
      <PartUnavailable
        part="ACCOUNT"
        title={intl.formatMessage({ id: 'my.unavailable', defaultMessage: 'Your account could not be loaded' })}
        onRetry={() => app.send({ type: 'viewer.retry' })}
      />
    )
  if (account === undefined || purchase === undefined || recharge === undefined || ownAccount === undefined)
    return (
      <div className={css.coming}>
        <Spinner />
      </div>
    )
  const Shown = PARTS[part]
  return (
    <>
      <FreePackage of="account" ownAccount={ownAccount} />
      <Shown account={account} purchase={purchase} recharge={recharge} ownAccount={ownAccount} />
    </>
  )
}

/** A user's own pages (ROUTE-07). */
export const My = () => {
  const place = useSelector(useApp(), selectPlace)
  const part = partOf(place.page)
  const parts = useParts()
  const id = useId()
  const intl = useIntl()
  usePageName({ of: seenAt({ page: part, params: {} }), name: intl.formatMessage(names[part]) })
  return (
    <TitledPage title={intl.formatMessage({ id: 'nav.my', defaultMessage: 'My account' })}>
      <nav className={css.nav} aria-labelledby={id}>
        <span id={id} hidden>
          <FormattedMessage id="nav.my" defaultMessage="My account" />
        </span>
        {parts.map(each => (
          <Link key={each} to={pathOf({ page: each, params: {} })} aria-current={each === part ? 'page' : undefined}>
            <FormattedMessage {...names[each]} />
          </Link>
        ))}
      </nav>
      <Content part={part} />
    </TitledPage>
  )
}
