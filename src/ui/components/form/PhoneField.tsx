import { useIntl } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import { Field } from './Field.tsx'
import css from './PhoneField.module.css'

/** `code` without the plus; `name` of the country in the active language. */
export type CountryCode = { readonly country: string; readonly name: string; readonly code: string }

type PhoneFieldProps = {
  readonly label: string
  readonly countries: ReadonlyArray<CountryCode>
  /** A country's two letters; empty = none chosen yet. */
  readonly country: string
  readonly onCountry: (country: string) => void
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
}

export const PhoneField = ({ countries, country, onCountry, ...field }: PhoneFieldProps) => {
  const intl = useIntl()
  const chosen = countries.find(one => one.country === country)
  return (
    <Field
      {...field}
      name="tel-national"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      leading={
        <span className={css.code}>
          <span aria-hidden="true">{chosen ? `+${chosen.code}` : '+'}</span>
          <Icon name="down" />
          <select
            aria-label={intl.formatMessage({ id: 'phone.country', defaultMessage: 'Country code' })}
            autoComplete="tel-country-code"
            value={country}
            onChange={event => onCountry(event.currentTarget.value)}
          >
            <option value="" hidden />
            {countries.map(one => (
              <option key={one.country} value={one.country}>
                {`${one.name} +${one.code}`}
              </option>
            ))}
          </select>
        </span>
      }
    />
  )
}
