import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/components/basics/Button.tsx'
import type { MyParts } from '../parts.ts'
import { phoneOf } from '../phoneOf.ts'
import css from './Card.module.css'
import { Card } from './Card.tsx'

/** What the account is entered with; the form beside it does not change these (AUTH-04). */
export const EntranceCard = ({ account, ownAccount }: Pick<MyParts, 'account' | 'ownAccount'>) => {
  const intl = useIntl()
  const facts = [
    [intl.formatMessage({ id: 'my.entrance.email', defaultMessage: 'Email' }), account.email],
    [intl.formatMessage({ id: 'my.entrance.phone', defaultMessage: 'Phone' }), phoneOf(account)],
    [intl.formatMessage({ id: 'my.entrance.account', defaultMessage: 'Account number' }), account.accountId],
  ] as const
  return (
    <Card title={intl.formatMessage({ id: 'my.entrance', defaultMessage: 'Login details' })}>
      <dl className={css.lines}>
        {facts.map(
          ([name, fact]) =>
            fact && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={css.foot}>
        <Button onPress={() => ownAccount.send({ type: 'viewer.replacePassword' })}>
          <FormattedMessage id="my.password" defaultMessage="Change password" />
        </Button>
      </div>
    </Card>
  )
}
