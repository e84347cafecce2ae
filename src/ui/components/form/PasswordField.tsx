import { useIntl } from 'react-intl'
import type { FieldProps } from './Field.tsx'
import { SecretField } from './SecretField.tsx'

type PasswordFieldProps = Pick<FieldProps, 'label' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint'> & {
  readonly autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = (props: PasswordFieldProps) => {
  const intl = useIntl()
  return (
    <SecretField
      {...props}
      showLabel={intl.formatMessage({ id: 'password.show', defaultMessage: 'Show password' })}
      hideLabel={intl.formatMessage({ id: 'password.hide', defaultMessage: 'Hide password' })}
    />
  )
}
