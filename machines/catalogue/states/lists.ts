import { HISTORY_SIZE, PAGE_SIZE } from '../../../models/paging.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { catalogueSetup } from '../setup.ts'

export const favorites = catalogueSetup.createStateConfig({
  ...(FOR_READERS && {
    description: "This user's favourites: titles, and channels where they are sold.",
    meta: { requirements: ['VOD-09', 'CHAN-08', 'ROUTE-06', 'ROLE-03'] },
  }),
  always: { guard: 'isGuest', target: 'fetched' },
  invoke: [
    {
      id: 'titleLists',
      src: 'titleLists',
      input: { list: 'favourites', pageSize: PAGE_SIZE },
      onError: 'unavailable',
    },
    {
      id: 'favouriteChannels',
      src: 'favouriteChannels',
      input: ({ context: { sellsLive } }) => ({ sellsLive }),
      onError: 'unavailable',
    },
  ],
  exit: ['leaveLists', 'leaveChannels'],
  on: {
    'session.changed': {
      ...(FOR_READERS && { description: 'Another user has other ones.' }),
      target: 'favorites',
      reenter: true,
    },
    'language.changed': { ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }), actions: 'tellLists' },
    'network.restored': {
      ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }),
      actions: ['tellLists', 'tellChannels'],
    },
  },
})

export const history = catalogueSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The titles that this user has watched.',
    meta: { requirements: ['VOD-10', 'ROUTE-06', 'ROLE-03'] },
  }),
  always: { guard: 'isGuest', target: 'fetched' },
  invoke: {
    id: 'titleLists',
    src: 'titleLists',
    input: { list: 'history', pageSize: HISTORY_SIZE },
    onError: 'unavailable',
  },
  exit: 'leaveLists',
  on: {
    'session.changed': {
      ...(FOR_READERS && { description: 'Another user has watched other ones.' }),
      target: 'history',
      reenter: true,
    },
    'language.changed': { ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }), actions: 'tellLists' },
    'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellLists' },
  },
})
