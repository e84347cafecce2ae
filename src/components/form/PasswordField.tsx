import { useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../basics/IconButton.tsx'
import { Field, type FieldProps } from './Field.tsx'

type PasswordFieldProps = Pick<FieldProps, 'label' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint'> & {
  readonly autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = (props: PasswordFieldProps) => {
  const intl = useIntl()
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="small"
          icon={shown ? 'eyeOff' : 'eye'}
          label={
            shown
              ? intl.formatMessage({ id: 'password.hide', defaultMessage: 'Hide password' })
              : intl.formatMessage({ id: 'password.show', defaultMessage: 'Show password' })
          }
          onPress={() => setShown(!shown)}
        />
      }
    />
  )
}
