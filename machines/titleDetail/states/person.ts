import { FOR_READERS } from '../../kit/readers.ts'
import { titleDetailSetup } from '../setup.ts'

export const person = titleDetailSetup.createStateConfig({
  ...(FOR_READERS && { description: 'Somebody of the cast or the crew, in a dialog over the page.' }),
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
        'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellPerson' },
      },
    },
  },
})
