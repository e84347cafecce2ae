import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import {
  selectFields,
  selectIsBroken,
  selectIsSubmitting,
  selectLoginFailure,
  selectMethod,
  selectProblems,
} from '../../../machines/login/index.ts'
import { useLanguage } from '../../app/useLanguage.ts'
import { Button } from '../../components/basics/Button.tsx'
import { Tabs } from '../../components/basics/Tabs.tsx'
import { Field } from '../../components/form/Field.tsx'
import { PasswordField } from '../../components/form/PasswordField.tsx'
import { PhoneField } from '../../components/form/PhoneField.tsx'
import type { LoginActor } from './actors.ts'
import { countriesIn } from './countries.ts'
import { failureText } from './failureText.ts'
import css from './Login.module.css'
import { problemText } from './problemText.ts'

const FORM_ID = 'login-form'

type FormProps = { readonly login: LoginActor }

const EmailField = ({ login }: FormProps) => {
  const intl = useIntl()
  const { email } = useSelector(login, selectFields)
  const problems = useSelector(login, selectProblems)
  const label = intl.formatMessage({ id: 'login.email', defaultMessage: 'Email' })
  return (
    <Field
      label={label}
      name="username"
      type="email"
      inputMode="email"
      autoComplete="username"
      value={email}
      onChange={value => login.send({ type: 'viewer.changeField', field: 'email', value })}
      error={problemText(problems.email, label.toLowerCase(), intl)}
    />
  )
}

const PhoneNumberField = ({ login }: FormProps) => {
  const intl = useIntl()
  const language = useLanguage()
  const { phone, countryCode } = useSelector(login, selectFields)
  const problems = useSelector(login, selectProblems)
  const label = intl.formatMessage({ id: 'login.phone', defaultMessage: 'Phone' })
  const countries = countriesIn(language)
  return (
    <PhoneField
      label={label}
      countries={countries}
      country={countries.find(({ code }) => code === countryCode)?.country ?? ''}
      onCountry={chosen =>
        login.send({
          type: 'viewer.changeField',
          field: 'countryCode',
          value: countries.find(({ country }) => country === chosen)?.code ?? '',
        })
      }
      value={phone}
      onChange={value => login.send({ type: 'viewer.changeField', field: 'phone', value })}
      error={problemText(problems.countryCode ?? problems.phone, label.toLowerCase(), intl)}
    />
  )
}

/** The fields; the password stays in its input until the form is sent (AUTH-01). */
export const LoginForm = ({ login }: FormProps) => {
  const intl = useIntl()
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const method = useSelector(login, selectMethod)
  const problems = useSelector(login, selectProblems)
  const failure = useSelector(login, selectLoginFailure)
  const isBroken = useSelector(login, selectIsBroken)
  const isSubmitting = useSelector(login, selectIsSubmitting)
  const passwordLabel = intl.formatMessage({ id: 'login.password', defaultMessage: 'Password' })

  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    login.send({ type: 'viewer.submit', password })
  }

  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <Tabs
        label={intl.formatMessage({ id: 'login.method', defaultMessage: 'Log in with' })}
        tabs={[
          { id: 'email', label: intl.formatMessage({ id: 'login.email', defaultMessage: 'Email' }) },
          { id: 'phone', label: intl.formatMessage({ id: 'login.phone', defaultMessage: 'Phone' }) },
        ]}
        selected={method}
        onSelect={id => login.send({ type: 'viewer.chooseMethod', method: id === 'phone' ? 'phone' : 'email' })}
        controls={FORM_ID}
      />
      <div id={FORM_ID} className={css.fields} role="tabpanel">
        {method === 'email' ? <EmailField login={login} /> : <PhoneNumberField login={login} />}
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
        <Button variant="primary" type="submit" disabled={isSubmitting}>
          {isSubmitting
            ? intl.formatMessage({ id: 'login.submitting', defaultMessage: 'Logging in' })
            : intl.formatMessage({ id: 'login.title', defaultMessage: 'Log in' })}
        </Button>
      </div>
    </form>
  )
}
