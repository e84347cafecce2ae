import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import type { NameField, NameFields } from '../../../machines/rules/accountName.ts'
import type { LoginType } from '../../../models/credentials.ts'
import type { Problem } from '../../../models/validation.ts'
import { Tabs } from '../../ui/components/basics/Tabs.tsx'
import { Field } from '../../ui/components/form/Field.tsx'
import { PhoneField } from '../../ui/components/form/PhoneField.tsx'
import { useLanguage } from '../../ui/useLanguage.ts'
import { countriesIn } from './countries.ts'
import css from './Login.module.css'
import { problemText } from './problemText.ts'

type NameProps = {
  readonly fields: NameFields
  readonly problems: Readonly<Partial<Record<NameField, Problem>>>
  readonly onField: (field: NameField, value: string) => void
}

type AccountNameProps = NameProps & {
  /** What the two ways are for. */
  readonly label: string
  readonly method: LoginType
  readonly onMethod: (method: LoginType) => void
  /** The rest of the form. */
  readonly children: ReactNode
}

const EmailField = ({ fields, problems, onField }: NameProps) => {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'login.email', defaultMessage: 'Email' })
  return (
    <Field
      label={label}
      name="username"
      type="email"
      inputMode="email"
      autoComplete="username"
      value={fields.email}
      onChange={value => onField('email', value)}
      error={problemText(problems.email, label.toLowerCase(), intl)}
    />
  )
}

export const PhoneNumberField = ({ fields, problems, onField }: NameProps) => {
  const intl = useIntl()
  const countries = countriesIn(useLanguage())
  const label = intl.formatMessage({ id: 'login.phone', defaultMessage: 'Phone' })
  return (
    <PhoneField
      label={label}
      countries={countries}
      country={countries.find(({ code }) => code === fields.countryCode)?.country ?? ''}
      onCountry={chosen => onField('countryCode', countries.find(({ country }) => country === chosen)?.code ?? '')}
      value={fields.phone}
      onChange={value => onField('phone', value)}
      error={problemText(problems.countryCode ?? problems.phone, label.toLowerCase(), intl)}
    />
  )
}

/** Who the account is: by email or by phone, each in its own tab over the rest of the form. */
export const AccountName = ({ label, method, onMethod, children, ...name }: AccountNameProps) => {
  const intl = useIntl()
  const panel = useId()
  return (
    <>
      <Tabs
        label={label}
        tabs={[
          { id: 'email', label: intl.formatMessage({ id: 'login.email', defaultMessage: 'Email' }) },
          { id: 'phone', label: intl.formatMessage({ id: 'login.phone', defaultMessage: 'Phone' }) },
        ]}
        selected={method}
        onSelect={id => onMethod(id === 'phone' ? 'phone' : 'email')}
        controls={panel}
      />
      <div id={panel} className={css.fields} role="tabpanel">
        {method === 'email' ? <EmailField {...name} /> : <PhoneNumberField {...name} />}
        {children}
      </div>
    </>
  )
}
