import { useIntl } from 'react-intl'
import { documentOf, Nationality } from '../../../models/profile.ts'
import type { ProfileFields as Fields, ProfileField } from '../../../models/profileFields.ts'
import type { Problem } from '../../../models/validation.ts'
import { BirthDateField } from '../../ui/components/form/BirthDateField.tsx'
import { Field, Select } from '../../ui/components/form/Field.tsx'
import css from './Login.module.css'
import { problemText } from './problemText.ts'

export type ProfileProps = {
  readonly fields: Fields
  readonly problems: Readonly<Partial<Record<ProfileField, Problem>>>
  /** The field that the operator did not take, and why, in its own words. */
  readonly refused?: { readonly field: ProfileField; readonly words: string } | undefined
  readonly onField: (field: ProfileField, value: string) => void
}

const useField = ({ fields, problems, refused, onField }: ProfileProps) => {
  const intl = useIntl()
  return (name: ProfileField, label: string, inSentence = label.toLowerCase()) => ({
    label,
    name,
    value: fields[name],
    onChange: (value: string) => onField(name, value),
    error: problemText(problems[name], inSentence, intl) ?? (refused?.field === name ? refused.words : undefined),
  })
}

/** Who somebody is: a Brazilian gives the CPF, a foreigner an ID number (AUTH-08). */
export const PersonFields = (props: ProfileProps) => {
  const intl = useIntl()
  const field = useField(props)
  const { nationality } = props.fields
  const document = Nationality.is(nationality) ? documentOf(nationality) : undefined
  return (
    <>
      <Field
        {...field('fullName', intl.formatMessage({ id: 'profile.name', defaultMessage: 'Full name' }))}
        autoComplete="name"
      />
      <div className={css.pair}>
        <BirthDateField
          {...field('dateOfBirth', intl.formatMessage({ id: 'profile.birth', defaultMessage: 'Date of birth' }))}
        />
        <Select
          {...field('gender', intl.formatMessage({ id: 'profile.gender', defaultMessage: 'Gender' }))}
          autoComplete="sex"
          options={[
            { value: 'female', label: intl.formatMessage({ id: 'profile.female', defaultMessage: 'Female' }) },
            { value: 'male', label: intl.formatMessage({ id: 'profile.male', defaultMessage: 'Male' }) },
            { value: 'other', label: intl.formatMessage({ id: 'profile.other', defaultMessage: 'Other' }) },
          ]}
        />
      </div>
      <div className={css.pair}>
        <Select
          {...field('nationality', intl.formatMessage({ id: 'profile.nationality', defaultMessage: 'Nationality' }))}
          options={[
            { value: 'brazilian', label: new Intl.DisplayNames(intl.locale, { type: 'region' }).of('BR') ?? 'BR' },
            {
              value: 'foreigner',
              label: intl.formatMessage({ id: 'profile.otherCountry', defaultMessage: 'Another country' }),
            },
          ]}
        />
        {document === 'cpf' && (
          <Field {...field('cpf', 'CPF', 'CPF')} inputMode="numeric" autoComplete="off" hint="000.000.000-00" />
        )}
        {document === 'idNum' && (
          <Field
            {...field('idNum', intl.formatMessage({ id: 'profile.idNumber', defaultMessage: 'ID number' }))}
            autoComplete="off"
          />
        )}
      </div>
    </>
  )
}

export const TelephoneField = (props: ProfileProps) => {
  const intl = useIntl()
  const field = useField(props)
  return (
    <Field
      {...field('telephoneNumber', intl.formatMessage({ id: 'profile.telephone', defaultMessage: 'Telephone' }))}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  )
}
