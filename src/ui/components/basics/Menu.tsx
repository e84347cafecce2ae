import { type ComponentType, useId, useRef, useState } from 'react'
import { askAgain } from '../../askAgain.ts'
import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'
import css from './Menu.module.css'
import type { MenuHead, MenuItem, MenuListProps, MenuPlacement } from './menu.ts'

type MenuProps = {
  readonly label: string
  /** What is chosen: said after the label, shown under a pointer that rests. */
  readonly hint?: string | undefined
  readonly head?: MenuHead
  readonly items: ReadonlyArray<MenuItem>
  readonly onSelect: (id: string) => void
  readonly icon?: IconName
  /** Words on the button in place of a sign, or beside it. */
  readonly text?: string
  readonly placement?: MenuPlacement
  readonly onOpenChange?: (open: boolean) => void
}

/** A menu button; Escape closes the menu and gives the focus back. */
export const Menu = ({
  label,
  hint,
  head,
  items,
  onSelect,
  icon,
  text,
  placement = 'below',
  onOpenChange,
}: MenuProps) => {
  const [open, setOpen] = useState(false)
  /** Fetched with the first opening, as some items are. It is no lazy view: React would hold that back for a while. */
  const [List, setList] = useState<ComponentType<MenuListProps>>()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  const toggle = (next: boolean) => {
    if (next) askAgain(() => import('./MenuList.tsx')).then(({ MenuList }) => setList(() => MenuList))
    setOpen(next)
    onOpenChange?.(next)
  }
  const close = () => {
    toggle(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the menu and its button together
    <div
      className={css.anchor}
      onKeyDown={event => {
        if (!open) return
        event.stopPropagation()
        // nor does the page scroll while the lines are on their way
        if (event.key.startsWith('Arrow')) event.preventDefault()
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
      onBlur={event => {
        if (open && !event.currentTarget.contains(event.relatedTarget)) toggle(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={cx(css.button, !!text && css.worded)}
        aria-label={label}
        title={hint ?? label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => toggle(!open)}
      >
        {icon && <Icon name={icon} />}
        {text}
      </button>
      {open && List && items[0] && (
        <List
          id={id}
          label={label}
          head={head}
          items={items}
          placement={placement}
          onChoose={chosen => {
            close()
            onSelect(chosen)
          }}
        />
      )}
    </div>
  )
}
