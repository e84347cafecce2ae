import { asked, take } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { searchSetup } from '../setup.ts'

export const popular = searchSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'What the country looks for, where the operator tells it.',
    meta: { requirements: ['VOD-11', 'CHAN-10'] },
  }),
  initial: 'unasked',
  states: {
    unasked: {
      ...(FOR_READERS && { description: 'The operator does not tell it.' }),
      always: { guard: 'offersTop', target: 'asking' },
    },
    asking: {
      ...(FOR_READERS && { description: 'The operator is asked.' }),
      invoke: {
        id: 'popular',
        src: 'loadPopular',
        ...asked({ target: 'known', actions: take('takePopular') }, { target: 'unavailable' }),
      },
    },
    known: {
      ...(FOR_READERS && { description: 'Shown while nothing is searched for.' }),
      on: {
        'language.changed': { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }) },
        'update.due': {
          guard: { type: 'isOfTop', params: ({ event }) => ({ dataTypes: event.dataTypes }) },
          ...(FOR_READERS && {
            description: 'The operator has other top channels: those before stay until the answer.',
            meta: { requirements: ['CHAN-16'] },
          }),
          target: 'asking',
        },
      },
    },
    unavailable: {
      ...(FOR_READERS && { description: 'The page works without.' }),
      on: { 'network.restored': { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) } },
    },
  },
})
