import { FOR_READERS } from '../../kit/readers.ts'
import { catalogueSetup } from '../setup.ts'

export const card = catalogueSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The card that is enlarged, on whatever page it stands.',
    meta: { requirements: ['VOD-03'] },
  }),
  initial: 'watched',
  states: {
    watched: {
      ...(FOR_READERS && { description: 'The card that the viewer stays at is enlarged.' }),
      invoke: { id: 'hoverCard', src: 'hoverCard', onError: 'small' },
      on: { 'viewer.navigated': { ...(FOR_READERS && { description: 'Its page is left.' }), actions: 'tellCard' } },
    },
    small: { ...(FOR_READERS && { description: 'Something broke: the cards stay small.' }) },
  },
})
