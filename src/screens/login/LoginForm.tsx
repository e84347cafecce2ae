import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import {
  type loginMachine,
  selectFields,
  selectIsBroken,
  selectIsSubmitting,
  selectLoginFailure,
  selectMethod,
  selectProblems,
} from '../../../machines/login/index.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { PasswordField } from '../../ui/components/form/PasswordField.tsx'
import { AccountName } from '../account-forms/AccountName.tsx'
import { failureText } from '../account-forms/failureText.ts'
import css from '../account-forms/Login.module.css'
import { problemText } from '../account-forms/problemText.ts'
import { useProblemFocus } from '../account-forms/useProblemFocus.ts'
import { ViewLink } from './ViewLink.tsx'

type FormProps = { readonly login: ActorRefFrom<typeof loginMachine> }

/** The fields; the password stays in its input until the form is sent (AUTH-01). */
export const LoginForm = ({ login }: FormProps) => {
  const intl = useIntl()
  const [password, setPassword] = useState('')
  const problems = useSelector(login, selectProblems)
  const failure = useSelector(login, selectLoginFailure)
  const isBroken = useSelector(login, selectIsBroken)
  const isSubmitting = useSelector(login, selectIsSubmitting)
  const form = useProblemFocus(problems)
  const passwordLabel = intl.formatMessage({ id: 'login.password', defaultMessage: 'Password' })

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    login.send({ type: 'viewer.submit', password })
  }

  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <AccountName
        label={intl.formatMessage({ id: 'login.method', defaultMessage: 'Log in with' })}
        method={useSelector(login, selectMethod)}
        onMethod={method => login.send({ type: 'viewer.chooseMethod', method })}
        fields={useSelector(login, selectFields)}
        problems={problems}
        onField={(field, value) => login.send({ type: 'viewer.changeField', field, value })}
      >
        <PasswordField
          label={passwordLabel}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={value => {
            setPassword(value)
            login.send({ type: 'viewer.changePassword' })
          }}
          error={problemText(problems.password, passwordLabel.toLowerCase(), intl)}
        />
        <p className={css.refusal} role="alert">
          {failureText(failure, isBroken, intl)}
        </p>
        <p className={css.forgot}>
          <ViewLink view="resetPassword">
            {intl.formatMessage({ id: 'login.forgot', defaultMessage: 'Forgot password' })}
          </ViewLink>
        </p>
        <Button variant="primary" type="submit" disabled={isSubmitting}>
          {isSubmitting
            ? intl.formatMessage({ id: 'login.submitting', defaultMessage: 'Logging in' })
            : intl.formatMessage({ id: 'login.title', defaultMessage: 'Log in' })}
        </Button>
      </AccountName>
    </form>
  )
}
