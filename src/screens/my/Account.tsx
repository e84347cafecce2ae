import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectOwnPasswordChange } from '../../../machines/ownAccount.ts'
import { pathOf } from '../../../models/page.ts'
import { Button, LinkButton } from '../../ui/components/basics/Button.tsx'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { useApp } from '../../ui/context.ts'
import { PasswordChange } from '../account-forms/PasswordChange.tsx'
import css from './My.module.css'
import type { MyParts } from './parts.ts'

/** Another password in place of the known one (AUTH-04). */
const Password = ({ account, ownAccount }: Pick<MyParts, 'account' | 'ownAccount'>) => {
  const intl = useIntl()
  const change = useSelector(ownAccount, selectOwnPasswordChange)
  return (
    change && (
      <Dialog
        title={intl.formatMessage({ id: 'my.password', defaultMessage: 'Change password' })}
        size={400}
        onClose={() => change.send({ type: 'viewer.cancel' })}
      >
        <PasswordChange change={change} username={account.email ?? account.phone ?? ''} />
      </Dialog>
    )
  )
}

const phoneOf = ({ phonePreCode, phone }: MyParts['account']): string | undefined =>
  phone && [phonePreCode && `+${phonePreCode.replace(/^\+/, '')}`, phone].filter(Boolean).join(' ')

/** Who is signed in, and the way to change it at the member site (ROUTE-07). */
export const Account = ({ account, purchase, ownAccount }: MyParts) => {
  const app = useApp()
  const intl = useIntl()
  const facts = [
    [intl.formatMessage({ id: 'my.name', defaultMessage: 'Name' }), account.accountName],
    [intl.formatMessage({ id: 'my.email', defaultMessage: 'Email' }), account.email],
    [intl.formatMessage({ id: 'my.phone', defaultMessage: 'Phone' }), phoneOf(account)],
    [intl.formatMessage({ id: 'my.loginMethod', defaultMessage: 'Logged in with' }), account.loginMethodMapValue],
    [intl.formatMessage({ id: 'my.number', defaultMessage: 'Account number' }), account.accountId],
  ] as const
  return (
    <>
      <dl className={css.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={css.actions}>
        <LinkButton to={pathOf({ page: 'profile', params: {} })}>
          <FormattedMessage id="my.editProfile" defaultMessage="Edit profile" />
        </LinkButton>
        <Button onPress={() => purchase.send({ type: 'viewer.goToShop', planId: undefined })}>
          <FormattedMessage id="my.memberSite" defaultMessage="Open the member site" />
        </Button>
        <Button onPress={() => ownAccount.send({ type: 'viewer.replacePassword' })}>
          <FormattedMessage id="my.password" defaultMessage="Change password" />
        </Button>
        <Button variant="text" icon="leave" onPress={() => app.send({ type: 'viewer.logOut' })}>
          <FormattedMessage id="header.logout" defaultMessage="Log out" />
        </Button>
      </div>
      <Password account={account} ownAccount={ownAccount} />
    </>
  )
}
