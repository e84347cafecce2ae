import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'

export const favourites = appSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The favourite channels, which a guest has not.' }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'The viewer is not a user.', meta: { requirements: ['ROLE-01'] } }),
      always: { guard: 'isUser', target: 'open' },
    },
    open: {
      ...(FOR_READERS && { description: 'The stars of this user.', meta: { requirements: ['ROLE-03'] } }),
      always: { guard: 'isNotUser', target: 'closed' },
      invoke: { id: 'favourites', src: 'favourites', onError: 'broken' },
      on: {
        'viewer.toggleFavourite': { actions: 'tellFavourites' },
        'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellFavourites' },
        'session.changed': {
          ...(FOR_READERS && { description: 'Another user has other favourites.' }),
          target: 'open',
          reenter: true,
        },
      },
    },
    broken: {
      ...(FOR_READERS && { description: 'Something in the app is broken: no stars until the next session.' }),
      on: { 'session.changed': 'closed', 'session.ended': 'closed' },
    },
  },
})
