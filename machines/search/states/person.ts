import { FOR_READERS } from '../../kit/readers.ts'
import { searchSetup } from '../setup.ts'

export const person = searchSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Somebody who was found, with the filmography, in a dialog over the page.',
    meta: { requirements: ['AHEAD-08', 'VOD-05'] },
  }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'Nobody is looked at.' }),
      on: {
        'viewer.openPerson': {
          target: 'open',
          actions: { type: 'choosePerson', params: ({ event }) => ({ personId: event.personId }) },
        },
      },
    },
    open: {
      ...(FOR_READERS && { description: 'The dialog is open.' }),
      invoke: {
        id: 'person',
        src: 'person',
        input: ({ context }) => ({ personId: context.personId }),
        onError: 'closed',
      },
      on: {
        'viewer.closePerson': 'closed',
        'search.began': {
          ...(FOR_READERS && { description: 'Back, or a link, leads to another search.' }),
          target: 'closed',
        },
        'search.cleared': 'closed',
        'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellPerson' },
      },
    },
  },
})
