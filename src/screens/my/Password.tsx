import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectOwnPasswordChange } from '../../../machines/ownAccount.ts'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { PasswordChange } from '../account-forms/PasswordChange.tsx'
import type { MyParts } from './parts.ts'

/** Another password in place of the known one (AUTH-04). */
export const Password = ({ account, ownAccount }: Pick<MyParts, 'account' | 'ownAccount'>) => {
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
