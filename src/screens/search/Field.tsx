import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { selectText } from '../../../machines/search/index.ts'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import { IconButton } from '../../ui/components/basics/IconButton.tsx'
import { useFocus } from '../../ui/components/basics/useFocus.ts'
import type { SearchPageActor } from './actors.ts'
import css from './Search.module.css'

type FieldProps = {
  readonly search: SearchPageActor
  readonly input: RefObject<HTMLInputElement | null>
  readonly controls: string
  /** What can be found where this deployment sells it. */
  readonly label: string
  /** The down arrow: into what was found. */
  readonly onDown: () => void
}

export const Field = ({ search, input, controls, label, onDown }: FieldProps) => {
  const intl = useIntl()
  const text = useSelector(search, selectText)
  const type = (typed: string): void => search.send({ type: 'viewer.type', text: typed })

  // whoever comes with a search wants to read what it finds
  useFocus(() => (text === '' ? input.current : undefined))

  return (
    <search className={css.field}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="q"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        aria-controls={controls}
        placeholder={label}
        value={text}
        onChange={event => type(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') search.send({ type: 'viewer.search', text })
          if (event.key === 'Escape') type('')
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            onDown()
          }
        }}
      />
      {text !== '' && (
        <IconButton
          icon="close"
          label={intl.formatMessage({ id: 'find.clear', defaultMessage: 'Clear search' })}
          onPress={() => {
            type('')
            input.current?.focus()
          }}
        />
      )}
    </search>
  )
}
