import { FOR_READERS } from '../../kit/readers.ts'
import { searchSetup } from '../setup.ts'

export const memory = searchSetup.createStateConfig({
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
