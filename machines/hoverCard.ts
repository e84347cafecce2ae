import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { CARD_HOVER_MS, isPlayable, playedAs, type Title } from '../models/title.ts'
import type { ChartMeta } from './kit/meta.ts'
import { parentOf } from './kit/parent.ts'
import { FOR_READERS } from './kit/readers.ts'
import type { TitleWish } from './vodPlayer/index.ts'

/** A card on the page: the same title may stand on it more than once. */
interface Card {
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

type HoverCardTag = 'open'

const isAt = ({ card }: HoverCardContext, cardId: string): boolean => card?.cardId === cardId

const playWish = ({ title }: Card): TitleWish => ({ type: 'viewer.play', ...playedAs(title) })

interface Entered {
  readonly card: Card
}
interface Left {
  readonly cardId: string
}

const entered = ({ event: { card } }: { readonly event: Entered }): Entered => ({ card })
const left = ({ event: { cardId } }: { readonly event: Left }): Left => ({ cardId })

const hoverCardSetup = setup({
  types: {
    context: {} as HoverCardContext,
    events: {} as HoverCardEvent,
    tags: {} as HoverCardTag,
    meta: {} as ChartMeta,
  },
  actions: {
    takeCard: assign((_, { card }: Entered) => ({ card })),
    forgetCard: assign({ card: undefined }),
    tellPlay: enqueueActions(({ context: { card }, enqueue, self }) => {
      if (card !== undefined) enqueue.sendTo(parentOf({ self }), playWish(card))
    }),
  },
  guards: {
    isOther: ({ context }, { card }: Entered) => !isAt(context, card.cardId),
    isSame: ({ context }, { cardId }: Left) => isAt(context, cardId),
    canPlay: ({ context: { card } }) => card !== undefined && isPlayable(card.title),
  },
  delays: {
    hoverTime: CARD_HOVER_MS,
  },
})

export const hoverCardMachine = hoverCardSetup.createMachine({
  id: 'hoverCard',
  ...(FOR_READERS && {
    description: 'The card that is enlarged where the viewer stays at it: never more than one.',
    meta: { requirements: ['VOD-03'] },
  }),
  options: { maxIterations: 200 },
  context: { card: undefined },
  on: {
    'card.entered': {
      guard: { type: 'isOther', params: entered },
      target: '.resting',
      actions: { type: 'takeCard', params: entered },
    },
    'card.left': { guard: { type: 'isSame', params: left }, target: '.closed' },
    'viewer.navigated': '.closed',
  },
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'The viewer is at no card.' }),
      entry: 'forgetCard',
    },
    resting: {
      ...(FOR_READERS && {
        description: 'The viewer has come to a card; it is enlarged when the stay is long enough.',
      }),
      after: { hoverTime: { target: 'open', ...(FOR_READERS && { meta: { requirements: ['VOD-03'] } }) } },
    },
    open: {
      ...(FOR_READERS && { description: 'The enlarged card is on screen, with what can be done.' }),
      tags: 'open',
      on: {
        'viewer.playCard': { guard: 'canPlay', target: 'dismissed', actions: 'tellPlay' },
        'viewer.dismissCard': 'dismissed',
        'page.moved': {
          ...(FOR_READERS && { description: 'It never stands where its card no longer is.' }),
          target: 'dismissed',
        },
      },
    },
    dismissed: {
      ...(FOR_READERS && {
        description: 'The viewer is still at the card and wants it small: it stays small until another one is come to.',
      }),
    },
  },
})

/** The card that is enlarged; none where nothing is. */
export const selectEnlargedCard = (snapshot: SnapshotFrom<typeof hoverCardMachine>): string | undefined =>
  snapshot.hasTag('open') ? snapshot.context.card?.cardId : undefined
