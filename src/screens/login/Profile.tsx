import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { CodeField, CodeFields, CodeFormProblems } from '../../../machines/codeForm/index.ts'
import { documentOf, Nationality } from '../../../models/profile.ts'
import { Button } from '../../components/basics/Button.tsx'
import { Field, Select } from '../../components/form/Field.tsx'
import css from './Login.module.css'
import { problemText } from './problemText.ts'

type ProfileProps = {
  readonly fields: CodeFields
  readonly problems: CodeFormProblems
  readonly onField: (field: CodeField, value: string) => void
}

/** Who somebody is, if they like to say so: a Brazilian gives the CPF, a foreigner an ID number (AUTH-08). */
const ProfileFields = ({ fields, problems, onField }: ProfileProps) => {
  const intl = useIntl()
  const field = (name: CodeField, label: string, inSentence = label.toLowerCase()) => ({
    label,
    name,
    value: fields[name],
    onChange: (value: string) => onField(name, value),
    error: problemText(problems[name], inSentence, intl),
  })
  const { nationality } = fields
  const document = Nationality.is(nationality) ? documentOf(nationality) : undefined
  return (
    <>
      <Field
        {...field('fullName', intl.formatMessage({ id: 'profile.name', defaultMessage: 'Full name' }))}
        autoComplete="name"
      />
      <div className={css.pair}>
        <Field
          {...field('dateOfBirth', intl.formatMessage({ id: 'profile.birth', defaultMessage: 'Date of birth' }))}
          type="date"
          autoComplete="bday"
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
      <Field
        {...field('telephoneNumber', intl.formatMessage({ id: 'profile.telephone', defaultMessage: 'Telephone' }))}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <div className={css.pair}>
        <Select
          {...field('nationality', intl.formatMessage({ id: 'profile.nationality', defaultMessage: 'Nationality' }))}
          options={[
            { value: 'brazilian', label: intl.formatMessage({ id: 'profile.brazilian', defaultMessage: 'Brazilian' }) },
            { value: 'foreigner', label: intl.formatMessage({ id: 'profile.foreigner', defaultMessage: 'Foreigner' }) },
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

const PROFILE = ['fullName', 'telephoneNumber', 'dateOfBirth', 'nationality', 'cpf', 'idNum', 'gender'] as const

/** Shut until somebody wants it, and open as long as something is in it. */
export const Profile = (props: ProfileProps) => {
  const intl = useIntl()
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted || PROFILE.some(name => props.fields[name] !== '' || props.problems[name])
  if (isOpen) return <ProfileFields {...props} />
  return (
    <Button onPress={() => setWanted(true)}>
      {intl.formatMessage({ id: 'profile.add', defaultMessage: 'Add your details (optional)' })}
    </Button>
  )
}
