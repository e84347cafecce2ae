import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { rovingIndex } from './roving.ts'
import css from './Tabs.module.css'

export type Tab = { readonly id: string; readonly label: string }

type TabsProps = {
  readonly label: string
  readonly tabs: ReadonlyArray<Tab>
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** Id of the element that shows what is selected. */
  readonly controls: string
}

type StripProps = TabsProps & { readonly look: 'tabs' | 'chips' }

const Strip = ({ label, tabs, selected, onSelect, controls, look }: StripProps) => {
  const strip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = strip.current
    const tab = box?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(selected)}"]`)
    if (!box || !tab) return
    const [from, to] = [tab.offsetLeft - box.offsetLeft, tab.offsetLeft - box.offsetLeft + tab.offsetWidth]
    if (from < box.scrollLeft || to > box.scrollLeft + box.clientWidth) box.scrollLeft = from - box.clientWidth / 3
  }, [selected])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected)
    const next = tabs[rovingIndex(event.key, at, tabs.length, { axis: 'horizontal', wraps: true }) ?? -1]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    strip.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <div ref={strip} className={cx(css.strip, css[look])} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: words }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          aria-selected={id === selected}
          aria-controls={controls}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}

export const Tabs = (props: TabsProps) => <Strip {...props} look="tabs" />

/** The same choice as chips that scroll sideways: channel groups. */
export const Chips = (props: TabsProps) => <Strip {...props} look="chips" />
