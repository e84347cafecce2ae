import { searchSetup } from '../setup.ts'

export const person = searchSetup.createStateConfig({
  description: 'Somebody who was found, with the filmography, in a dialog over the page.',
  meta: { requirements: ['AHEAD-08', 'VOD-05'] },
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
        'search.began': { description: 'Back, or a link, leads to another search.', target: 'closed' },
        'search.cleared': 'closed',
        'network.restored': { meta: { requirements: ['NET-05'] }, actions: 'tellPerson' },
      },
    },
  },
})
