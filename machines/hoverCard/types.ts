import type { Title } from '../../models/title.ts'

/** A card on the page: the same title may stand on it more than once. */
export interface Card {
  readonly cardId: string
  readonly title: Title
}

export interface HoverCardContext {
  /** The card that the viewer is at; `undefined` where at none. */
  readonly card: Card | undefined
}

export type HoverCardEvent =
  /** The pointer or the focus has come to a card, or a finger rests on it. */
  | { readonly type: 'card.entered'; readonly card: Card }
  /** The pointer or the focus has left the card, small and enlarged. */
  | { readonly type: 'card.left'; readonly cardId: string }
  /** The enlarged card's title is to be played. */
  | { readonly type: 'viewer.playCard' }
  | { readonly type: 'viewer.dismissCard' }
  /** What lies under the enlarged card has moved. */
  | { readonly type: 'page.moved' }
  | { readonly type: 'viewer.navigated' }

export type HoverCardTag = 'open'
