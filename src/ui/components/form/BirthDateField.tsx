import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import css from './Field.module.css'
import { errorIdOf, FieldError } from './Field.tsx'

const PARTS = ['year', 'month', 'day'] as const
type Part = (typeof PARTS)[number]

type BirthDateFieldProps = {
  readonly label: string
  readonly name: string
  /** YYYY-MM-DD; of a date that is not yet whole what there is of it (`1988--`), and nothing where nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const partsOf = (date: string): Readonly<Record<Part, string>> => {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month, day }
}

/** The order in which this language writes a date. */
const orderIn = (locale: string): ReadonlyArray<Part> =>
  new Intl.DateTimeFormat(locale).formatToParts().flatMap(({ type }) => PARTS.find(part => part === type) ?? [])

const monthsIn = (locale: string): ReadonlyArray<string> => {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2000, month)))
}

const DAYS = Array.from({ length: 31 }, (_, day) => String(day + 1))

/** A day far back: chosen in three parts, where a calendar would take hundreds of presses. */
export const BirthDateField = ({ label, name, value, onChange, error }: BirthDateFieldProps) => {
  const intl = useIntl()
  const id = useId()
  const parts = partsOf(value)
  const put = (part: Part, text: string) => {
    const { year, month, day }: typeof parts = { ...parts, [part]: text }
    onChange(year + month + day === '' ? '' : `${year}-${month}-${day}`)
  }
  const told = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorIdOf(id) : undefined,
  }
  const choice = (part: 'day' | 'month', word: string, options: ReadonlyArray<string>) => (
    <div key={part} className={css.box} data-wrong={error ? true : undefined}>
      <select
        {...told}
        name={`${name}-${part}`}
        aria-label={word}
        autoComplete={`bday-${part}`}
        value={parts[part]}
        onChange={event => put(part, event.currentTarget.value)}
      >
        <option value="">{word}</option>
        {options.map((option, at) => (
          <option key={option} value={twoDigits(at + 1)}>
            {option}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  )
  const boxes: Readonly<Record<Part, () => ReactNode>> = {
    day: () => choice('day', intl.formatMessage({ id: 'date.day', defaultMessage: 'Day' }), DAYS),
    month: () =>
      choice('month', intl.formatMessage({ id: 'date.month', defaultMessage: 'Month' }), monthsIn(intl.locale)),
    year: () => {
      const word = intl.formatMessage({ id: 'date.year', defaultMessage: 'Year' })
      return (
        <div key="year" className={css.box} data-wrong={error ? true : undefined}>
          <input
            {...told}
            name={`${name}-year`}
            aria-label={word}
            placeholder={word}
            autoComplete="bday-year"
            inputMode="numeric"
            value={parts.year}
            onChange={event => put('year', event.currentTarget.value.replace(/\D/g, '').slice(0, 4))}
          />
        </div>
      )
    },
  }
  return (
    <fieldset className={css.field}>
      <legend>{label}</legend>
      <div className={css.date}>{orderIn(intl.locale).map(part => boxes[part]())}</div>
      <FieldError inputId={id} error={error} />
    </fieldset>
  )
}
