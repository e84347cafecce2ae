import { titleDetailSetup } from '../setup.ts'

export const person = titleDetailSetup.createStateConfig({
  description: 'Somebody of the cast or the crew, in a dialog over the page.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody is looked at.',
      on: {
        'viewer.openPerson': {
          target: 'open',
          actions: { type: 'choosePerson', params: ({ event }) => ({ personId: event.personId }) },
        },
      },
    },
    open: {
      description: 'The dialog is open.',
      invoke: {
        id: 'person',
        src: 'person',
        input: ({ context }) => ({ personId: context.personId }),
        onError: 'closed',
      },
      on: {
        'viewer.closePerson': 'closed',
        'network.restored': { meta: { requirements: ['NET-05'] }, actions: 'tellPerson' },
      },
    },
  },
})
