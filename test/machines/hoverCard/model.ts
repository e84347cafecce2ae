import { hoverCardMachine } from '../../../machines/hoverCard.ts'
import { chartModel } from '../../paths/model.ts'
import { film, series } from '../../support/titles.ts'

export const filmCard = { cardId: 'one', title: film('m1') }
export const seriesCard = { cardId: 'two', title: series('s1') }

export const hoverCardModel = chartModel({
  machine: hoverCardMachine,
  input: undefined,
  events: {
    'card.entered': [filmCard, seriesCard].map(card => ({ type: 'card.entered' as const, card })),
    'card.left': [filmCard, seriesCard].map(({ cardId }) => ({ type: 'card.left' as const, cardId })),
    'viewer.playCard': [{ type: 'viewer.playCard' }],
    'viewer.dismissCard': [{ type: 'viewer.dismissCard' }],
    'page.moved': [{ type: 'page.moved' }],
    'viewer.navigated': [{ type: 'viewer.navigated' }],
  },
  outcomes: {},
  project: ({ card }) => card?.cardId,
})
