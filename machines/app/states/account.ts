import { fetchCode } from '../../kit/lazyChart.ts'
import { askAgain } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'

const TOLD = { actions: 'tellEntrance' } as const

export const account = appSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The way in, whose code is fetched when the login page is opened.' }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'Nobody is on the way in.' }),
      always: { guard: 'wantsLogin', target: 'fetching' },
    },
    fetching: {
      ...(FOR_READERS && { description: 'The code of the way in is fetched.' }),
      always: { guard: 'leavesLogin', target: 'closed' },
      invoke: fetchCode('loadEntrance', 'open'),
    },
    open: {
      ...(FOR_READERS && { description: 'The viewer logs in, signs up, or sets another password.' }),
      always: { guard: 'leavesLogin', target: 'closed' },
      invoke: {
        id: 'entrance',
        src: 'entrance',
        input: ({ context }) => context,
        onError: 'unavailable',
      },
      on: {
        'viewer.navigated': TOLD,
        'language.changed': TOLD,
        'network.restored': TOLD,
        'entrance.passed': {
          actions: {
            type: 'tellSession',
            params: ({ event }) => ({ event: { type: 'session.opened', session: event.session } }),
          },
        },
      },
    },
    unavailable: {
      ...(FOR_READERS && { description: 'The way in could not be fetched, or broke.' }),
      tags: 'entranceUnavailable',
      always: { guard: 'leavesLogin', target: 'closed' },
      on: askAgain('fetching'),
    },
  },
})
