import { createContext } from 'react'
import type { Title } from '../../../../models/title.ts'

/** Which card of the page is enlarged, and what happens at the cards. Where nobody gives one, cards stay small. */
export interface CardHover {
  readonly subscribe: (listener: () => void) => () => void
  readonly enlarged: () => string | undefined
  readonly enter: (cardId: string, title: Title) => void
  readonly leave: (cardId: string) => void
  readonly play: () => void
  readonly dismiss: () => void
  /** The page has moved under the enlarged card. */
  readonly move: () => void
}

const none = (): undefined => undefined

/** Cards that stay small. */
export const NO_HOVER: CardHover = {
  subscribe: () => none,
  enlarged: none,
  enter: none,
  leave: none,
  play: none,
  dismiss: none,
  move: none,
}

export const CardHoverContext = createContext<CardHover>(NO_HOVER)
