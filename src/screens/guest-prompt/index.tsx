import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Link } from '../../ui/components/basics/Link.tsx'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { useApp } from '../../ui/context.ts'
import { Gains } from '../lists/Gains.tsx'
import { useSignUpPath } from '../lists/useSignUpPath.ts'
import css from './GuestPrompt.module.css'

/** A guest wants what only a user may: log in, or stay (UI-02). */
export const GuestPrompt = () => {
  const app = useApp()
  const intl = useIntl()
  const signUp = useSignUpPath()
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
      <div className={css.words}>
        <p>
          {intl.formatMessage({
            id: 'guest.text',
            defaultMessage: 'You need an account for this. What is open to guests stays open without one.',
          })}
        </p>
        <Gains />
        <p>
          <FormattedMessage
            id="login.newHere"
            defaultMessage="New here? <link>Create an account</link>"
            values={{
              link: text => (
                <Link key="signUp" className={css.link} to={signUp}>
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      </div>
    </Dialog>
  )
}
