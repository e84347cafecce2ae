import { appSetup } from '../setup.ts'

export const favourites = appSetup.createStateConfig({
  description: 'The favourite channels, which a guest has not.',
  initial: 'closed',
  states: {
    closed: {
      description: 'The viewer is not a user.',
      meta: { requirements: ['ROLE-01'] },
      always: { guard: 'isUser', target: 'open' },
    },
    open: {
      description: 'The stars of this user.',
      meta: { requirements: ['ROLE-03'] },
      always: { guard: 'isNotUser', target: 'closed' },
      invoke: { id: 'favourites', src: 'favourites', onError: 'broken' },
      on: {
        'viewer.toggleFavourite': { actions: 'tellFavourites' },
        'network.restored': { meta: { requirements: ['NET-05'] }, actions: 'tellFavourites' },
        'session.changed': { description: 'Another user has other favourites.', target: 'open', reenter: true },
      },
    },
    broken: {
      description: 'Something in the app is broken: no stars until the next session.',
      on: { 'session.changed': 'closed', 'session.ended': 'closed' },
    },
  },
})
