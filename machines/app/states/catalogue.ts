import { fetchCode } from '../../kit/lazyChart.ts'
import { askAgain } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'
import { catalogueInputOf } from '../transitions.ts'

export const catalogue = appSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'What the operator has on demand; its code is fetched when a page of it is opened.',
  }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'No page of it has been opened.' }),
      always: { guard: 'wantsCatalogue', target: 'fetching' },
    },
    fetching: {
      ...(FOR_READERS && { description: 'The code of the catalogue is fetched.' }),
      always: { guard: 'leavesCatalogue', target: 'closed' },
      invoke: fetchCode('loadCatalogue', 'waiting'),
    },
    waiting: {
      ...(FOR_READERS && { description: 'Nobody is signed in yet.' }),
      always: [
        { guard: 'leavesCatalogue', target: 'closed' },
        { guard: 'hasAccess', target: 'open' },
      ],
    },
    open: {
      ...(FOR_READERS && {
        description: 'The catalogue lives on over the pages, and over an expiry of the session.',
        meta: { requirements: ['VOD-01', 'SES-07'] },
      }),
      always: { guard: 'isClosed', target: 'closed' },
      invoke: {
        id: 'catalogue',
        src: 'catalogue',
        input: ({ context }) => catalogueInputOf(context),
        onError: 'unavailable',
      },
      on: {
        'viewer.navigated': { actions: 'tellCatalogue' },
        'viewer.retry': { actions: 'tellCatalogue' },
        'session.changed': { actions: 'tellCatalogue' },
        'language.changed': { ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }), actions: 'tellCatalogue' },
        'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellCatalogue' },
        'lineup.changed': { actions: 'tellCatalogue' },
        'update.due': { ...(FOR_READERS && { meta: { requirements: ['CHAN-16'] } }), actions: 'tellCatalogue' },
        'clock.ticked': { actions: 'tellCatalogue' },
        'sleep.came': { ...(FOR_READERS && { meta: { requirements: ['AHEAD-15'] } }), actions: 'tellCatalogue' },
      },
    },
    unavailable: {
      ...(FOR_READERS && { description: 'The catalogue could not be fetched, or broke.' }),
      tags: 'catalogueUnavailable',
      always: { guard: 'leavesCatalogue', target: 'closed' },
      on: askAgain('fetching'),
    },
  },
})
