import { useIntl } from 'react-intl'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { useApp } from '../../ui/context.ts'

/** A guest wants what only a user may: log in, or stay (UI-02). */
export const GuestPrompt = () => {
  const app = useApp()
  const intl = useIntl()
  const stay = () => app.send({ type: 'viewer.stayGuest' })
  return (
    <Dialog
      title={intl.formatMessage({ id: 'guest.title', defaultMessage: 'Log in to continue' })}
      size={400}
      onClose={stay}
      footer={
        <>
          <Button onPress={stay}>{intl.formatMessage({ id: 'cancel', defaultMessage: 'Cancel' })}</Button>
          <Button variant="primary" autoFocus onPress={() => app.send({ type: 'viewer.logIn' })}>
            {intl.formatMessage({ id: 'header.login', defaultMessage: 'Log in' })}
          </Button>
        </>
      }
    >
      <p>
        {intl.formatMessage({
          id: 'guest.text',
          defaultMessage: 'You need an account for this. What is open to guests stays open without one.',
        })}
      </p>
    </Dialog>
  )
}
