import { useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../basics/IconButton.tsx'
import { Field } from './Field.tsx'
import { digitsOf } from './verificationCode.ts'

type PinFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly error?: string | undefined
  readonly hint?: string
}

/** Four digits that nobody reads over a shoulder, and that no browser keeps. */
export const PinField = ({ onChange, ...field }: PinFieldProps) => {
  const intl = useIntl()
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...field}
      name="pin"
      type={shown ? 'text' : 'password'}
      inputMode="numeric"
      autoComplete="off"
      onChange={text => onChange(digitsOf(text))}
      trailing={
        <IconButton
          size="small"
          icon={shown ? 'eyeOff' : 'eye'}
          label={
            shown
              ? intl.formatMessage({ id: 'pin.hide', defaultMessage: 'Hide PIN' })
              : intl.formatMessage({ id: 'pin.show', defaultMessage: 'Show PIN' })
          }
          onPress={() => setShown(!shown)}
        />
      }
    />
  )
}
