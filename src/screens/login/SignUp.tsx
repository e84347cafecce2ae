import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import {
  type CodeField,
  type CodeStep,
  type codeFormMachine,
  selectCodeFailure,
  selectCodeFields,
  selectCodeMethod,
  selectCodeProblems,
  selectCodeStep,
  selectIsCodeFormBroken,
  selectIsCodeUnderWay,
  selectIsConfirming,
  selectIsSending,
} from '../../../machines/codeForm/index.ts'
import { namedAccount } from '../../../machines/rules/accountName.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { AccountName } from '../account-forms/AccountName.tsx'
import { Code } from '../account-forms/Code.tsx'
import { failureText } from '../account-forms/failureText.ts'
import css from '../account-forms/Login.module.css'
import { NewPassword } from '../account-forms/NewPassword.tsx'
import { Profile } from '../account-forms/Profile.tsx'
import { useProblemFocus } from '../account-forms/useProblemFocus.ts'
import { StepProgress } from './StepProgress.tsx'
import { StepTitle } from './StepTitle.tsx'
import { useStepFocus } from './useStepFocus.ts'

const STEPS: ReadonlyArray<CodeStep> = ['address', 'code', 'password']

type SignUpProps = { readonly form: ActorRefFrom<typeof codeFormMachine> }

type FieldsProps = SignUpProps & {
  readonly step: CodeStep
  readonly password: string
  readonly onPassword: (password: string) => void
}

const Fields = ({ form, step, password, onPassword }: FieldsProps) => {
  const intl = useIntl()
  const fields = useSelector(form, selectCodeFields)
  const method = useSelector(form, selectCodeMethod)
  const problems = useSelector(form, selectCodeProblems)
  const isCodeSent = useSelector(form, selectIsCodeUnderWay)
  const onField = (field: CodeField, value: string) => form.send({ type: 'viewer.changeField', field, value })
  if (step === 'code') return <Code form={form} />
  if (step === 'address')
    return (
      <AccountName
        label={intl.formatMessage({ id: 'code.method', defaultMessage: 'Send the code by' })}
        method={method}
        onMethod={chosen => form.send({ type: 'viewer.chooseMethod', method: chosen })}
        fields={fields}
        problems={problems}
        onField={onField}
      >
        <p className={css.hint}>
          {!isCodeSent && (
            <FormattedMessage id="signUp.address" defaultMessage="We will send you a code of 4 digits." />
          )}
        </p>
      </AccountName>
    )
  const { accountName } = namedAccount(method, fields)
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={accountName} readOnly hidden />
      <NewPassword form={form} password={password} onPassword={onPassword} />
      <Profile fields={fields} problems={problems} onField={onField} hasPhone={method === 'phone'} />
    </>
  )
}

/** A new account, one thing after the other (AUTH-02). The password stays on this page until the form is sent. */
export const SignUp = ({ form }: SignUpProps) => {
  const intl = useIntl()
  const [password, setPassword] = useState('')
  const step = useSelector(form, selectCodeStep)
  const failure = useSelector(form, selectCodeFailure)
  const isBroken = useSelector(form, selectIsCodeFormBroken)
  const isBusy = useSelector(form, snapshot => selectIsConfirming(snapshot) || selectIsSending(snapshot))
  const isCodeSent = useSelector(form, selectIsCodeUnderWay)
  const element = useProblemFocus(useSelector(form, selectCodeProblems))
  useStepFocus(element, step)
  const titles = {
    address: intl.formatMessage({ id: 'signUp.title', defaultMessage: 'Create an account' }),
    code: intl.formatMessage({ id: 'signUp.code', defaultMessage: 'Enter the code' }),
    password: intl.formatMessage({ id: 'signUp.password', defaultMessage: 'Choose a password' }),
  }
  const ways = {
    sendCode: intl.formatMessage({ id: 'countdown.send', defaultMessage: 'Send code' }),
    goOn: intl.formatMessage({ id: 'signUp.on', defaultMessage: 'Continue' }),
    submit: intl.formatMessage({ id: 'signUp.submit', defaultMessage: 'Sign up' }),
  }
  const onward = step === 'address' && !isCodeSent ? 'sendCode' : 'goOn'
  const way = step === 'password' ? 'submit' : onward
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (way === 'submit') form.send({ type: 'viewer.submit', password })
    else if (way === 'sendCode') form.send({ type: 'viewer.sendCode' })
    else form.send({ type: 'viewer.goOn' })
  }
  return (
    <>
      <StepProgress step={STEPS.indexOf(step) + 1} steps={STEPS.length} />
      <StepTitle>{titles[step]}</StepTitle>
      <form ref={element} className={css.form} onSubmit={submit} noValidate>
        <div key={step} className={css.step}>
          <Fields form={form} step={step} password={password} onPassword={setPassword} />
        </div>
        <p className={css.refusal} role="alert">
          {failureText(failure, isBroken, intl)}
        </p>
        <div className={css.onward}>
          {step !== 'address' && (
            <Button disabled={isBusy} onPress={() => form.send({ type: 'viewer.goBack' })}>
              <FormattedMessage id="signUp.back" defaultMessage="Back" />
            </Button>
          )}
          <Button variant="primary" type="submit" disabled={isBusy}>
            {ways[way]}
          </Button>
        </div>
      </form>
    </>
  )
}
