import { catalogueSetup } from '../setup.ts'

export const card = catalogueSetup.createStateConfig({
  description: 'The card that is enlarged, on whatever page it stands.',
  meta: { requirements: ['VOD-03'] },
  initial: 'watched',
  states: {
    watched: {
      description: 'The card that the viewer stays at is enlarged.',
      invoke: { id: 'hoverCard', src: 'hoverCard', onError: 'small' },
      on: { 'viewer.navigated': { description: 'Its page is left.', actions: 'tellCard' } },
    },
    small: { description: 'Something broke: the cards stay small.' },
  },
})
