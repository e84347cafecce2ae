import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import { Spinner } from '../basics/Spinner.tsx'
import css from './GuideSearch.module.css'

export type SearchHit = {
  readonly key: string
  readonly title: string
  /** Channel, day and time. */
  readonly facts: string
}

type GuideSearchProps = {
  readonly text: string
  readonly hits: ReadonlyArray<SearchHit>
  readonly searching: boolean
  /** The search is over. */
  readonly searched: boolean
  readonly onText: (text: string) => void
  readonly onChoose: (key: string) => void
  readonly onClose: () => void
}

const Found = ({ hits, searching, searched, onChoose }: Omit<GuideSearchProps, 'text' | 'onText' | 'onClose'>) => (
  <>
    <p className={css.count} role="status">
      {searching ? (
        <Spinner />
      ) : (
        searched && (
          <FormattedMessage
            id="guide.search.count"
            defaultMessage="{count, plural, =0 {No programme has this title} one {# programme} other {# programmes}}"
            values={{ count: hits.length }}
          />
        )
      )}
    </p>
    <ul className={css.hits}>
      {hits.map(({ key, title, facts }) => (
        <li key={key}>
          <button type="button" onClick={() => onChoose(key)}>
            <b>{title}</b>
            <small>{facts}</small>
          </button>
        </li>
      ))}
    </ul>
  </>
)

const takeFocus = (field: HTMLInputElement | null): void => field?.focus()

/** A sign that opens into a field; what is found hangs below it. Escape closes it. */
export const GuideSearch = ({ text, onText, onChoose, onClose, ...found }: GuideSearchProps) => {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const label = intl.formatMessage({ id: 'guide.search', defaultMessage: 'Search programmes by title' })

  const close = (): void => {
    setOpen(false)
    onClose()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
      box.current?.querySelector('button')?.focus()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])]
    const at = stops.findIndex(stop => stop.matches(':focus'))
    const next = step === undefined ? undefined : stops[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and its list together
    <div
      ref={box}
      className={css.search}
      onKeyDown={open ? onKeyDown : undefined}
      onBlur={event => {
        if (open && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <IconButton icon={open ? 'close' : 'search'} label={label} onPress={() => (open ? close() : setOpen(true))} />
      {open && (
        <search className={css.panel}>
          <label className={css.field} htmlFor={id}>
            <Icon name="search" />
            <input
              ref={takeFocus}
              id={id}
              type="search"
              autoComplete="off"
              aria-label={label}
              placeholder={label}
              value={text}
              onChange={event => onText(event.currentTarget.value)}
            />
          </label>
          <Found
            {...found}
            onChoose={key => {
              setOpen(false)
              onChoose(key)
            }}
          />
        </search>
      )}
    </div>
  )
}
