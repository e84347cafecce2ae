import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'

export const liveHome = appSetup.createStateConfig({
  ...(FOR_READERS && { description: "The operator's choice for the home page, where live television is sold." }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'The viewer is elsewhere.' }),
      always: { guard: 'wantsLiveHome', target: 'open' },
    },
    open: {
      ...(FOR_READERS && { description: 'The viewer is on the home page.', meta: { requirements: ['CHAN-12'] } }),
      always: { guard: 'leavesHome', target: 'closed' },
      invoke: { id: 'liveHome', src: 'liveHome', onError: 'broken' },
      on: {
        'session.changed': {
          ...(FOR_READERS && { description: 'Another viewer is recommended other channels.' }),
          actions: 'tellLiveHome',
        },
        'language.changed': { ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }), actions: 'tellLiveHome' },
        'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellLiveHome' },
        'viewer.retry': { actions: 'tellLiveHome' },
      },
    },
    broken: {
      ...(FOR_READERS && {
        description: 'Something in the app is broken: the page lives without, until it is opened again.',
      }),
      always: { guard: 'leavesHome', target: 'closed' },
    },
  },
})
