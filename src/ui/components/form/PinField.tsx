import { useIntl } from 'react-intl'
import type { FieldProps } from './Field.tsx'
import { SecretField } from './SecretField.tsx'
import { digitsOf } from './verificationCode.ts'

type PinFieldProps = Pick<FieldProps, 'label' | 'value' | 'onChange' | 'error' | 'hint'>

/** Four digits that nobody reads over a shoulder, and that no browser keeps. */
export const PinField = ({ onChange, ...field }: PinFieldProps) => {
  const intl = useIntl()
  return (
    <SecretField
      {...field}
      name="pin"
      inputMode="numeric"
      autoComplete="off"
      onChange={text => onChange(digitsOf(text))}
      showLabel={intl.formatMessage({ id: 'pin.show', defaultMessage: 'Show PIN' })}
      hideLabel={intl.formatMessage({ id: 'pin.hide', defaultMessage: 'Hide PIN' })}
    />
  )
}
