import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'
import css from './Menu.module.css'
import { rovingIndex } from './roving.ts'

export type MenuItem = {
  readonly id: string
  readonly label: string
  /** A quiet word at the end of the line. */
  readonly note?: string
  readonly icon?: IconName
  /** Present on every item of a choice: one of them is checked. */
  readonly checked?: boolean
  readonly disabled?: boolean
}

type MenuProps = {
  readonly label: string
  readonly items: ReadonlyArray<MenuItem>
  readonly onSelect: (id: string) => void
  readonly icon?: IconName
  /** Words on the button in place of a sign, or beside it. */
  readonly text?: string
  readonly placement?: 'below' | 'above'
  readonly onOpenChange?: (open: boolean) => void
}

const isPrintable = (key: string) => key.length === 1 && key !== ' '

const roleOf = ({ checked }: MenuItem) =>
  checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked }

const linesOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

/** A menu button: arrows move, a letter jumps, Escape closes and gives the focus back. */
export const Menu = ({ label, items, onSelect, icon, text, placement = 'below', onOpenChange }: MenuProps) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const toggle = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const close = () => {
    toggle(false)
    button.current?.focus()
  }

  useEffect(() => {
    if (!open) return
    const all = linesOf(list.current)
    const first = all.find(line => line.getAttribute('aria-checked') === 'true') ?? all[0]
    first?.focus()
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
      return
    }
    const all = linesOf(list.current)
    const at = all.findIndex(line => line.matches(':focus'))
    const starting = (line: HTMLElement) => line.textContent?.toLowerCase().startsWith(event.key.toLowerCase())
    const next = isPrintable(event.key)
      ? [...all.slice(at + 1), ...all.slice(0, at + 1)].find(starting)
      : all[rovingIndex(event.key, at, all.length, { axis: 'vertical', wraps: true }) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the menu and its button together
    <div
      className={css.anchor}
      onKeyDown={onKeyDown}
      onBlur={event => {
        if (open && !event.currentTarget.contains(event.relatedTarget)) toggle(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={cx(css.button, !!text && css.worded)}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => toggle(!open)}
      >
        {icon && <Icon name={icon} />}
        {text}
      </button>
      {open && (
        <div ref={list} id={id} className={cx(css.list, css[placement])} role="menu" aria-label={label}>
          {items.map((item, at) => (
            <button
              key={item.id}
              type="button"
              className={css.item}
              tabIndex={at === 0 ? 0 : -1}
              {...roleOf(item)}
              aria-disabled={item.disabled || undefined}
              onClick={() => {
                if (item.disabled) return
                close()
                onSelect(item.id)
              }}
            >
              {item.icon && <Icon name={item.icon} />}
              <span className={css.label}>{item.label}</span>
              {item.note && <small>{item.note}</small>}
              {item.checked && <Icon name="check" />}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
