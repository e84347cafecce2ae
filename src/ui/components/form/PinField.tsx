import { useIntl } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import type { FieldProps } from './Field.tsx'
import css from './PinField.module.css'
import { SecretField } from './SecretField.tsx'
import { digitsOf } from './verificationCode.ts'

type PinFieldProps = Pick<FieldProps, 'label' | 'value' | 'onChange' | 'error' | 'hint'>

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** Four digits that nobody reads over a shoulder, and that no browser keeps. */
export const PinField = ({
  inputMode = 'numeric',
  onChange,
  ...field
}: PinFieldProps & Pick<FieldProps, 'inputMode'>) => {
  const intl = useIntl()
  return (
    <SecretField
      {...field}
      name="pin"
      inputMode={inputMode}
      autoComplete="off"
      onChange={text => onChange(digitsOf(text))}
      showLabel={intl.formatMessage({ id: 'pin.show', defaultMessage: 'Show PIN' })}
      hideLabel={intl.formatMessage({ id: 'pin.hide', defaultMessage: 'Hide PIN' })}
    />
  )
}

/** The same with keys of its own: for a finger, and for the arrows of a remote control, which has no keyboard. */
export const PinPad = ({ value, onChange, ...field }: PinFieldProps) => {
  const intl = useIntl()
  return (
    <div className={css.pin}>
      <PinField {...field} inputMode="none" value={value} onChange={onChange} />
      <div className={css.keys}>
        {KEYS.map(key => (
          <button key={key} type="button" onClick={() => onChange(digitsOf(value + key))}>
            {key}
          </button>
        ))}
        <button
          type="button"
          aria-label={intl.formatMessage({ id: 'pin.erase', defaultMessage: 'Delete the last digit' })}
          onClick={() => onChange(value.slice(0, -1))}
        >
          <Icon name="erase" />
        </button>
      </div>
    </div>
  )
}
