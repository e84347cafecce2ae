import { FOR_READERS } from '../kit/readers.ts'
import { catalogueSetup } from './setup.ts'
import { audience } from './states/audience.ts'
import { page } from './states/page.ts'
import { player } from './states/player.ts'

const card = catalogueSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The card that is enlarged, on whatever page it stands.',
    meta: { requirements: ['VOD-03'] },
  }),
  initial: 'watched',
  states: {
    watched: {
      ...(FOR_READERS && { description: 'The card that the viewer stays at is enlarged.' }),
      invoke: { id: 'hoverCard', src: 'hoverCard', onError: 'small' },
      on: {
        'viewer.navigated': { ...(FOR_READERS && { description: 'Its page is left.' }), actions: 'tellCard' },
        'keyword.changed': { ...(FOR_READERS && { description: 'Other cards are found.' }), actions: 'tellCard' },
      },
    },
    small: { ...(FOR_READERS && { description: 'Something broke: the cards stay small.' }) },
  },
})

export const catalogueMachine = catalogueSetup.createMachine({
  id: 'catalogue',
  ...(FOR_READERS && {
    description: 'What the operator has on demand: the page of it that is open, and the title that plays.',
    meta: { requirements: ['VOD-01'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({ ...input, wish: undefined }),
  type: 'parallel',
  on: {
    'clock.ticked': { actions: { type: 'takeTime', params: ({ event }) => ({ now: event.now }) } },
    'toast.requested': {
      ...(FOR_READERS && {
        description: 'The player says something, also beside another page, or a list what it could not do.',
        meta: { requirements: ['VOD-13', 'VOD-15', 'UI-07'] },
      }),
      actions: 'passOn',
    },
  },
  states: { page, card, player, audience },
})
