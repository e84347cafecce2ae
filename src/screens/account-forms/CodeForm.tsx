import { useSelector } from '@xstate/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import {
  type CodeField,
  type codeFormMachine,
  selectCodeFailure,
  selectCodeFields,
  selectCodeMethod,
  selectCodeProblems,
  selectIsCodeFormBroken,
  selectIsConfirming,
  selectIsSending,
  selectSecondsLeft,
  selectSentTo,
} from '../../../machines/codeForm/index.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { CountdownButton } from '../../ui/components/form/CountdownButton.tsx'
import { PasswordField } from '../../ui/components/form/PasswordField.tsx'
import { VerificationInput } from '../../ui/components/form/VerificationInput.tsx'
import { AccountName, PhoneNumberField } from './AccountName.tsx'
import { failureText } from './failureText.ts'
import css from './Login.module.css'
import { Profile } from './Profile.tsx'
import { problemText } from './problemText.ts'
import { useProblemFocus } from './useProblemFocus.ts'

type CodeFormProps = {
  readonly form: ActorRefFrom<typeof codeFormMachine>
  readonly purpose: 'register' | 'resetPassword' | 'freePackage'
  readonly submitText: string
}

/** The digits, and the button that has them sent (AUTH-07). */
const Code = ({ form }: Pick<CodeFormProps, 'form'>) => {
  const intl = useIntl()
  const problems = useSelector(form, selectCodeProblems)
  const { verificationCode } = useSelector(form, selectCodeFields)
  const sentTo = useSelector(form, selectSentTo)
  const label = intl.formatMessage({ id: 'code.label', defaultMessage: 'Verification code' })
  return (
    <>
      <VerificationInput
        label={label}
        value={verificationCode}
        onChange={value => form.send({ type: 'viewer.changeField', field: 'verificationCode', value })}
        error={problemText(problems.verificationCode, label, intl)}
      >
        <CountdownButton
          secondsLeft={useSelector(form, selectSecondsLeft)}
          sent={sentTo !== undefined}
          disabled={useSelector(form, selectIsSending)}
          onPress={() => form.send({ type: 'viewer.sendCode' })}
        />
      </VerificationInput>
      <p className={css.hint} role="status">
        {sentTo !== undefined &&
          intl.formatMessage({ id: 'code.sent', defaultMessage: 'A code is on its way to {to}' }, { to: sentTo })}
      </p>
    </>
  )
}

type NewPasswordProps = Pick<CodeFormProps, 'form'> & {
  readonly password: string
  readonly onPassword: (password: string) => void
}

const NewPassword = ({ form, password, onPassword }: NewPasswordProps) => {
  const intl = useIntl()
  const problems = useSelector(form, selectCodeProblems)
  const label = intl.formatMessage({ id: 'password.new', defaultMessage: 'New password' })
  return (
    <PasswordField
      label={label}
      name="new-password"
      autoComplete="new-password"
      value={password}
      onChange={value => {
        onPassword(value)
        form.send({ type: 'viewer.changePassword' })
      }}
      error={problemText(problems.password, label.toLowerCase(), intl)}
      hint={intl.formatMessage({ id: 'password.hint', defaultMessage: '6 to 16 characters' })}
    />
  )
}

/** A form that a code confirms. The password stays in its input until the form is sent. */
export const CodeForm = ({ form, purpose, submitText }: CodeFormProps) => {
  const intl = useIntl()
  const [password, setPassword] = useState('')
  const fields = useSelector(form, selectCodeFields)
  const method = useSelector(form, selectCodeMethod)
  const problems = useSelector(form, selectCodeProblems)
  const failure = useSelector(form, selectCodeFailure)
  const isBroken = useSelector(form, selectIsCodeFormBroken)
  const isConfirming = useSelector(form, selectIsConfirming)
  const element = useProblemFocus(problems)
  const onField = (field: CodeField, value: string) => form.send({ type: 'viewer.changeField', field, value })
  const name = { fields, problems, onField }

  const named = (rest: ReactNode) =>
    purpose === 'freePackage' ? (
      <>
        <PhoneNumberField {...name} />
        {rest}
      </>
    ) : (
      <AccountName
        {...name}
        label={intl.formatMessage({ id: 'code.method', defaultMessage: 'Send the code by' })}
        method={method}
        onMethod={chosen => form.send({ type: 'viewer.chooseMethod', method: chosen })}
      >
        {rest}
      </AccountName>
    )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    form.send({ type: 'viewer.submit', password })
  }

  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate>
      {named(
        <>
          <Code form={form} />
          {purpose !== 'freePackage' && <NewPassword form={form} password={password} onPassword={setPassword} />}
          {purpose === 'register' && <Profile {...name} hasPhone={method === 'phone'} />}
          <p className={css.refusal} role="alert">
            {failureText(failure, isBroken, intl)}
          </p>
          <Button variant="primary" type="submit" disabled={isConfirming}>
            {submitText}
          </Button>
        </>,
      )}
    </form>
  )
}
