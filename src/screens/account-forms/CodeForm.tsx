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
} from '../../../machines/codeForm/index.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { AccountName, PhoneNumberField } from './AccountName.tsx'
import { Code } from './Code.tsx'
import { failureText } from './failureText.ts'
import css from './Login.module.css'
import { NewPassword } from './NewPassword.tsx'
import { useProblemFocus } from './useProblemFocus.ts'

type CodeFormProps = {
  readonly form: ActorRefFrom<typeof codeFormMachine>
  readonly purpose: 'resetPassword' | 'freePackage'
  readonly submitText: string
}

/** A short form that a code confirms. The password stays in its input until the form is sent. */
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
