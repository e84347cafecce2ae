import { FOR_READERS } from '../kit/readers.ts'
import { searchSetup } from './setup.ts'
import { field } from './states/field.ts'
import { person } from './states/person.ts'
import { popular } from './states/popular.ts'
import { programmes } from './states/programmes.ts'
import { titles } from './states/titles.ts'
import { beginning } from './transitions.ts'

const memory = searchSetup.createStateConfig({
  ...(FOR_READERS && { description: 'Recent searches, which the device keeps.' }),
  on: {
    'recents.changed': { actions: { type: 'takeRecents', params: ({ event }) => ({ texts: event.texts }) } },
    'viewer.chooseHit': {
      ...(FOR_READERS && { description: 'A search that led somewhere is kept.' }),
      actions: 'remember',
    },
    'viewer.forgetSearch': {
      actions: {
        type: 'tellRecents',
        params: ({ event }) => ({ wish: { type: 'search.forgotten', text: event.text } }),
      },
    },
    'viewer.forgetSearches': { actions: { type: 'tellRecents', params: { wish: { type: 'searches.forgotten' } } } },
    'session.changed': {
      ...(FOR_READERS && { description: 'Another person has searched for other things.' }),
      actions: { type: 'tellRecents', params: { wish: { type: 'searches.asked' } } },
    },
  },
})

export const searchMachine = searchSetup.createMachine({
  id: 'search',
  ...(FOR_READERS && {
    description: 'One field over channels, programmes past and future, titles and persons.',
    meta: { requirements: ['VOD-11', 'AHEAD-08', 'ROUTE-06', 'ROLE-01'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => beginning(input),
  entry: ['beginFromAddress', 'tellKeyword'],
  invoke: [
    {
      id: 'recents',
      src: 'keepRecents',
      onError: { ...(FOR_READERS && { description: 'Nothing is kept of what is searched.' }) },
    },
    {
      id: 'guide',
      src: 'watchGuide',
      onError: { ...(FOR_READERS && { description: 'The guide is looked through as it is.' }) },
    },
  ],
  type: 'parallel',
  states: { field, programmes, titles, person, popular, memory },
})
