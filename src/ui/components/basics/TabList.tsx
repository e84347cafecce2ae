import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { along } from '../../along.ts'
import { rovingIndex } from './roving.ts'

type TabListProps = {
  readonly label: string
  readonly tabs: ReadonlyArray<{ readonly id: string; readonly content: ReactNode }>
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** Id of the element that shows what is selected. */
  readonly controls: string
  readonly className: string | undefined
  /** From the last to the first, and back. */
  readonly wraps?: boolean
}

/** A choice that scrolls sideways: one tab stop, arrows, Home and End; what is selected is in sight. */
export const TabList = ({ label, tabs, selected, onSelect, controls, className, wraps = false }: TabListProps) => {
  const strip = useRef<HTMLDivElement>(null)
  const tabOf = (id: string) => strip.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves the strip, or another width
  useEffect(() => {
    const box = strip.current
    if (!box) return
    const show = () => {
      const tab = tabOf(selected)
      if (!tab) return
      const [seen, wanted] = [box.getBoundingClientRect(), tab.getBoundingClientRect()]
      if (wanted.left < seen.left || wanted.right > seen.right)
        box.scrollLeft += wanted.left - seen.left - (seen.width - wanted.width) / 2
    }
    const observer = new ResizeObserver(show)
    observer.observe(box)
    return () => observer.disconnect()
  }, [selected])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected)
    const next = tabs[rovingIndex(event.key, at, tabs.length, { along: along(), wraps }) ?? -1]
    if (!next || next.id === selected) return
    event.preventDefault()
    onSelect(next.id)
    tabOf(next.id)?.focus({ preventScroll: true })
  }

  return (
    <div ref={strip} className={className} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, content }) => (
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
          {content}
        </button>
      ))}
    </div>
  )
}
