import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import css from './Field.module.css'

/** The frame of every field: its label, its box, and what is wrong with it, announced where it stands. */
type FrameProps = {
  readonly label: string
  readonly inputId: string
  readonly error: string | undefined
  readonly hint?: string | undefined
  readonly children: ReactNode
}

export const errorIdOf = (inputId: string) => `${inputId}-error`
const hintIdOf = (inputId: string) => `${inputId}-hint`

export const FieldError = ({ inputId, error }: Pick<FrameProps, 'inputId' | 'error'>) => (
  <p className={css.error} id={errorIdOf(inputId)} aria-live="polite">
    {error && (
      <>
        <Icon name="warning" />
        <span>{error}</span>
      </>
    )}
  </p>
)

export const FieldFrame = ({ label, inputId, error, hint, children }: FrameProps) => (
  <div className={css.field}>
    <label htmlFor={inputId}>{label}</label>
    {children}
    {hint && !error && (
      <p className={css.hint} id={hintIdOf(inputId)}>
        {hint}
      </p>
    )}
    <FieldError inputId={inputId} error={error} />
  </div>
)

export type FieldProps = {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly hint?: string
  readonly type?: HTMLInputTypeAttribute
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly inputMode?: 'none' | 'text' | 'email' | 'numeric' | 'tel'
  readonly disabled?: boolean
  /** Before the input, in the same box. */
  readonly leading?: ReactNode
  /** After the input, in the same box. */
  readonly trailing?: ReactNode
}

export const Field = ({ label, error, hint, leading, trailing, onChange, type = 'text', ...input }: FieldProps) => {
  const id = useId()
  return (
    <FieldFrame label={label} inputId={id} error={error} hint={hint}>
      <div className={css.box} data-wrong={error ? true : undefined}>
        {leading}
        <input
          {...input}
          id={id}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorIdOf(id) : hint && hintIdOf(id)}
          onChange={event => onChange(event.currentTarget.value)}
        />
        {trailing}
      </div>
    </FieldFrame>
  )
}

export type Option = { readonly value: string; readonly label: string }

type SelectProps = {
  readonly label: string
  readonly name: string
  /** Empty = nothing chosen yet. */
  readonly value: string
  readonly options: ReadonlyArray<Option>
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
}

export const Select = ({ label, options, error, onChange, ...select }: SelectProps) => {
  const intl = useIntl()
  const id = useId()
  return (
    <FieldFrame label={label} inputId={id} error={error}>
      <div className={css.box} data-wrong={error ? true : undefined}>
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorIdOf(id) : undefined}
          onChange={event => onChange(event.currentTarget.value)}
        >
          <option value="" hidden>
            {intl.formatMessage({ id: 'select.none', defaultMessage: 'Choose' })}
          </option>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </FieldFrame>
  )
}
