import { type ReactNode, useId } from 'react'
import { cx } from '../basics/cx.ts'
import { errorIdOf, FieldFrame } from './Field.tsx'
import css from './VerificationInput.module.css'
import { CODE_LENGTH, digitsOf } from './verificationCode.ts'

type VerificationInputProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly error?: string | undefined
  /** The button that sends the code, beside the digits. */
  readonly children?: ReactNode
}

/** One field drawn as four cells: a pasted code, a code from a message and a screen reader all find a plain input. */
export const VerificationInput = ({ label, value, onChange, error, children }: VerificationInputProps) => {
  const id = useId()
  return (
    <FieldFrame label={label} inputId={id} error={error}>
      <div className={css.line}>
        <div className={css.code}>
          {Array.from({ length: CODE_LENGTH }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={at}
              className={cx(css.cell, at === Math.min(value.length, CODE_LENGTH - 1) && css.next)}
              data-wrong={error ? true : undefined}
              aria-hidden="true"
            >
              {value.charAt(at)}
            </span>
          ))}
          <input
            id={id}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorIdOf(id) : undefined}
            onChange={event => onChange(digitsOf(event.currentTarget.value))}
          />
        </div>
        {children}
      </div>
    </FieldFrame>
  )
}
