import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import {
  type PasswordName,
  type passwordChangeMachine,
  selectChangeFailure,
  selectIsChangeBroken,
  selectIsChanging,
  selectPasswordProblems,
} from '../../../machines/passwordChange.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { PasswordField } from '../../ui/components/form/PasswordField.tsx'
import { failureText } from './failureText.ts'
import css from './Login.module.css'
import { problemText } from './problemText.ts'
import { useProblemFocus } from './useProblemFocus.ts'

type PasswordChangeProps = {
  readonly change: ActorRefFrom<typeof passwordChangeMachine>
  /** Whose password it is: a password manager asks. */
  readonly username: string
}

/** The two passwords; neither is known to any chart but while it is sent (AUTH-04). */
export const PasswordChange = ({ change, username }: PasswordChangeProps) => {
  const intl = useIntl()
  const [passwords, setPasswords] = useState({ currentPassword: '', newPassword: '' })
  const problems = useSelector(change, selectPasswordProblems)
  const failure = useSelector(change, selectChangeFailure)
  const isBroken = useSelector(change, selectIsChangeBroken)
  const isChanging = useSelector(change, selectIsChanging)
  const form = useProblemFocus(problems)

  const field = (name: PasswordName, label: string) => ({
    label,
    name,
    value: passwords[name],
    onChange: (value: string) => {
      setPasswords({ ...passwords, [name]: value })
      change.send({ type: 'viewer.changePassword', name })
    },
    error: problemText(problems[name], label.toLowerCase(), intl),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    change.send({ type: 'viewer.submit', ...passwords })
  }

  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...field(
          'currentPassword',
          intl.formatMessage({ id: 'password.current', defaultMessage: 'Current password' }),
        )}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('newPassword', intl.formatMessage({ id: 'password.new', defaultMessage: 'New password' }))}
        autoComplete="new-password"
        hint={intl.formatMessage({ id: 'password.hint', defaultMessage: '6 to 16 characters' })}
      />
      <p className={css.refusal} role="alert">
        {failureText(failure, isBroken, intl)}
      </p>
      <div className={css.buttons}>
        <Button variant="primary" type="submit" disabled={isChanging}>
          {intl.formatMessage({ id: 'password.save', defaultMessage: 'Save new password' })}
        </Button>
        <Button variant="text" onPress={() => change.send({ type: 'viewer.cancel' })}>
          {intl.formatMessage({ id: 'password.cancel', defaultMessage: 'Cancel' })}
        </Button>
      </div>
    </form>
  )
}
