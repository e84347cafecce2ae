import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import { isUnwantedLetter } from '../basics/letterKeys.ts'
import { usePageKeys } from '../basics/usePageKeys.ts'
import css from './SearchField.module.css'

type SearchFieldProps = {
  readonly label: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly controls: string
  readonly open: boolean
  readonly onOpen: () => void
  readonly onType: (text: string) => void
  /** Enter. */
  readonly onSubmit: (text: string) => void
  /** The down arrow: into what was found. */
  readonly onDown: () => void
  /** Escape, or the button. */
  readonly onClose: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The key '/' leads into the field from wherever nothing else is typed into. */
const useSlash = (input: RefObject<HTMLInputElement | null>): void =>
  usePageKeys(event => {
    if (event.key !== '/' || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (isUnwantedLetter(event) || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
    event.preventDefault()
    input.current?.focus()
  })

export const SearchField = (props: SearchFieldProps) => {
  const { label, input, controls, open, onOpen, onType, onSubmit, onDown, onClose } = props
  const intl = useIntl()
  useSlash(input)
  return (
    <search
      className={css.search}
      onMouseDown={event => {
        if (event.target !== input.current) event.preventDefault()
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="channelSearch"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-controls={controls}
        aria-keyshortcuts="/"
        placeholder={label}
        onFocus={onOpen}
        onChange={event => onType(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') onSubmit(event.currentTarget.value)
          if (event.key === 'Escape') onClose()
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            onDown()
          }
        }}
      />
      {open ? (
        <IconButton
          size="small"
          icon="close"
          tabIndex={-1}
          label={intl.formatMessage({ id: 'search.close', defaultMessage: 'Close the search' })}
          onPress={onClose}
        />
      ) : (
        <span className={css.key} aria-hidden="true">
          /
        </span>
      )}
    </search>
  )
}
