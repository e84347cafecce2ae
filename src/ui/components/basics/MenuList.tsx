import { Fragment, type KeyboardEvent, useState } from 'react'
import { cx } from './cx.ts'
import { Face } from './Face.tsx'
import { Icon } from './Icon.tsx'
import css from './MenuList.module.css'
import type { MenuItem, MenuListProps } from './menu.ts'
import { rovingIndex } from './roving.ts'

const isPrintable = (key: string) => key.length === 1 && key !== ' '

const roleOf = ({ checked }: MenuItem) =>
  checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked }

/** On a phone it comes up from the foot of the screen, over everything. */
const isSheet = ({ placement }: MenuListProps) => placement === 'above' && matchMedia('(width < 34rem)').matches

const linesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]

/** The keyboard begins at what is chosen. */
const open = (list: HTMLElement | null) => {
  if (!list) return
  if (list.popover) list.showPopover()
  const all = linesOf(list)
  const first = all.find(line => line.getAttribute('aria-checked') === 'true') ?? all[0]
  first?.focus()
  // all of it, where it opens at the foot of the window
  list.scrollIntoView({ block: 'nearest' })
}

/** What a menu offers while it is open: arrows move, a letter jumps. */
export const MenuList = (props: MenuListProps) => {
  const { id, label, head, items, placement, onChoose } = props
  const [sheet] = useState(() => isSheet(props))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = linesOf(event.currentTarget)
    const at = all.findIndex(line => line.matches(':focus'))
    const starting = (line: HTMLElement) => line.textContent?.toLowerCase().startsWith(event.key.toLowerCase())
    const next = isPrintable(event.key)
      ? [...all.slice(at + 1), ...all.slice(0, at + 1)].find(starting)
      : all[rovingIndex(event.key, at, all.length, { wraps: true }) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div
      ref={open}
      id={id}
      className={cx(css.list, sheet ? css.sheet : css[placement])}
      popover={sheet ? 'manual' : undefined}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {sheet && (
        <b className={css.title} aria-hidden="true">
          {label}
        </b>
      )}
      {head && (
        <div className={css.head} aria-hidden="true">
          <Face name={head.name} />
          <p>
            <b>{head.name}</b>
            {head.note && <small>{head.note}</small>}
          </p>
        </div>
      )}
      {items.map((item, at) => (
        <Fragment key={item.id}>
          {item.begins && <hr className={css.line} />}
          <button
            type="button"
            className={css.item}
            tabIndex={at === 0 ? 0 : -1}
            {...roleOf(item)}
            aria-disabled={item.disabled || undefined}
            onClick={() => item.disabled || onChoose(item.id)}
          >
            {item.icon && <Icon name={item.icon} />}
            <span className={css.label}>{item.label}</span>
            {item.note && <small>{item.note}</small>}
            {item.checked && <Icon name="check" />}
            {item.opens && <Icon name="right" />}
          </button>
        </Fragment>
      ))}
    </div>
  )
}
