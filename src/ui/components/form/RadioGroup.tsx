import { useId } from 'react'
import css from './RadioGroup.module.css'

type RadioGroupProps<Choice extends string> = {
  readonly legend: string
  readonly choices: ReadonlyArray<{ readonly id: Choice; readonly label: string }>
  /** None, where what is chosen is none of them. */
  readonly chosen: Choice | undefined
  readonly onChoose: (choice: Choice) => void
  /** What answers a choice has not come yet; the keyboard may be there already. */
  readonly waiting?: boolean
  /** The keyboard begins here in its dialog. */
  readonly isFirst?: boolean
}

/** One of a few; the arrows choose. */
export const RadioGroup = <Choice extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  waiting = false,
  isFirst = false,
}: RadioGroupProps<Choice>) => {
  const name = useId()
  return (
    <fieldset className={css.group} aria-disabled={waiting || undefined}>
      <legend>{legend}</legend>
      {choices.map(({ id, label }) => (
        <label key={id} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => waiting || onChoose(id)}
            data-autofocus={(isFirst && id === chosen) || undefined}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
