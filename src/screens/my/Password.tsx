import { useSelector } from '@xstate/react'
import { defineMessages, useIntl } from 'react-intl'
import { selectOwnPasswordChange } from '../../../machines/ownAccount/index.ts'
import { Dialog } from '../../components/feedback/Dialog.tsx'
import { PasswordChange } from '../login/PasswordChange.tsx'
import type { MyParts } from './parts.ts'

const words = defineMessages({
  title: { id: 'my.password', defaultMessage: 'Change password' },
  saved: { id: 'passwordSaved', defaultMessage: 'Set new password successfully' },
})

/** Another password in place of the known one (AUTH-04). */
export const Password = ({ account, ownAccount }: Pick<MyParts, 'account' | 'ownAccount'>) => {
  const intl = useIntl()
  const change = useSelector(ownAccount, selectOwnPasswordChange)
  return (
    change && (
      <Dialog title={intl.formatMessage(words.title)} size={400} onClose={() => change.send({ type: 'viewer.cancel' })}>
        <PasswordChange change={change} username={account.email ?? account.phone ?? ''} />
      </Dialog>
    )
  )
}
