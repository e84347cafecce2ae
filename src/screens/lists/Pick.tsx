import type { ReactNode } from 'react'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import css from './Lists.module.css'

type PickProps = {
  readonly name: string
  readonly picked: boolean
  readonly onToggle: () => void
  /** What is chosen, which meanwhile leads nowhere. */
  readonly children: ReactNode
}

/** A title that a press chooses, or no longer. */
export const Pick = ({ name, picked, onToggle, children }: PickProps) => (
  <>
    {/* biome-ignore lint/a11y/useSemanticElements: it lies over the whole card and has its focus ring */}
    <button
      type="button"
      role="checkbox"
      className={css.pick}
      aria-checked={picked}
      aria-label={name}
      onClick={onToggle}
    >
      <span className={css.tick}>{picked && <Icon name="check" />}</span>
    </button>
    <div className={css.still} inert>
      {children}
    </div>
  </>
)
