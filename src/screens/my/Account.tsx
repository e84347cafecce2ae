import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectDeployment } from '../../../machines/app/index.ts'
import { selectPlans } from '../../../machines/purchase.ts'
import { sellsLive } from '../../../models/deployment.ts'
import { pathOf } from '../../../models/page.ts'
import { sellsNothing } from '../../../models/payment.ts'
import { Button, LinkButton } from '../../ui/components/basics/Button.tsx'
import { useApp } from '../../ui/context.ts'
import { DeviceCard } from './cards/DeviceCard.tsx'
import { KidsCard } from './cards/KidsCard.tsx'
import { PaymentCard } from './cards/PaymentCard.tsx'
import { PlanCard } from './cards/PlanCard.tsx'
import { RemindersCard } from './cards/RemindersCard.tsx'
import css from './My.module.css'
import { Password } from './Password.tsx'
import type { MyParts } from './parts.ts'
import { phoneOf } from './phoneOf.ts'
import { Who } from './Who.tsx'

/** Who is logged in, and what can be changed of that (ROUTE-07). */
const Identity = ({ account, ownAccount }: Pick<MyParts, 'account' | 'ownAccount'>) => {
  const intl = useIntl()
  const facts = [
    account.email,
    phoneOf(account),
    intl.formatMessage({ id: 'my.accountNumber', defaultMessage: 'Account {number}' }, { number: account.accountId }),
    account.loginMethodMapValue &&
      intl.formatMessage(
        { id: 'my.loggedInWith', defaultMessage: 'Logged in with {method}' },
        { method: account.loginMethodMapValue },
      ),
  ].filter((fact): fact is string => fact !== undefined && fact !== '')
  return (
    <Who account={account} facts={facts}>
      <LinkButton to={pathOf({ page: 'profile', params: {} })}>
        <FormattedMessage id="my.editProfile" defaultMessage="Edit profile" />
      </LinkButton>
      <Button onPress={() => ownAccount.send({ type: 'viewer.replacePassword' })}>
        <FormattedMessage id="my.password" defaultMessage="Change password" />
      </Button>
    </Who>
  )
}

/** The account at a glance: who it is, and each of its matters on a card of its own (ROUTE-07). */
export const Account = ({ account, purchase, ownAccount }: MyParts) => {
  const app = useApp()
  const deployment = useSelector(app, selectDeployment)
  const isForSale = !sellsNothing(useSelector(purchase, selectPlans), account)
  return (
    <>
      <Identity account={account} ownAccount={ownAccount} />
      <div className={css.cards}>
        {isForSale && <PlanCard account={account} purchase={purchase} />}
        {deployment && sellsLive(deployment) && <RemindersCard />}
        <DeviceCard />
        {isForSale && <PaymentCard account={account} purchase={purchase} />}
        <KidsCard />
      </div>
      <div className={css.leave}>
        <Button variant="text" icon="leave" onPress={() => app.send({ type: 'viewer.logOut' })}>
          <FormattedMessage id="header.logout" defaultMessage="Log out" />
        </Button>
      </div>
      <Password account={account} ownAccount={ownAccount} />
    </>
  )
}
