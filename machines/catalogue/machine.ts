import { FOR_READERS } from '../kit/readers.ts'
import { catalogueSetup } from './setup.ts'
import { audience } from './states/audience.ts'
import { card } from './states/card.ts'
import { page } from './states/page.ts'
import { player } from './states/player.ts'

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
