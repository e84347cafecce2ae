import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { type codeFormMachine, selectCodeProblems } from '../../../machines/codeForm/index.ts'
import { PasswordField } from '../../ui/components/form/PasswordField.tsx'
import { problemText } from './problemText.ts'

type NewPasswordProps = {
  readonly form: ActorRefFrom<typeof codeFormMachine>
  readonly password: string
  readonly onPassword: (password: string) => void
}

/** It stays in its input until the form is sent. */
export const NewPassword = ({ form, password, onPassword }: NewPasswordProps) => {
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
