import { type ReactNode, useId } from 'react'
import { Icon } from '../basics/Icon.tsx'
import css from './Checkbox.module.css'
import { errorIdOf } from './Field.tsx'

type CheckboxProps = {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** May hold links. */
  readonly children: ReactNode
  readonly error?: string | undefined
}

export const Checkbox = ({ name, checked, onChange, children, error }: CheckboxProps) => {
  const id = useId()
  return (
    <div>
      <label className={css.check}>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorIdOf(id) : undefined}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        <span className={css.box} data-wrong={error ? true : undefined}>
          {checked && <Icon name="check" />}
        </span>
        <span>{children}</span>
      </label>
      <p className={css.error} id={errorIdOf(id)} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
