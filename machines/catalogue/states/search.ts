import { FOR_READERS } from '../../kit/readers.ts'
import type { SearchInput } from '../../search/index.ts'
import { catalogueSetup } from '../setup.ts'
import type { CatalogueContext } from '../types.ts'

/** The search of the address, over what is sold (MODE-01). */
const searchInputOf = ({ place, sellsLive, sellsVod, offersTop }: CatalogueContext): SearchInput => ({
  text: place.params.q ?? '',
  sellsLive,
  sellsVod,
  offersTop,
})

export const search = catalogueSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'One search over everything that is sold.',
    meta: { requirements: ['VOD-11', 'AHEAD-08', 'ROUTE-06'] },
  }),
  invoke: { id: 'search', src: 'search', input: ({ context }) => searchInputOf(context), onError: 'unavailable' },
  on: {
    'viewer.navigated': {
      guard: { type: 'leadsTo', params: ({ event }) => ({ from: 'search', to: event.page }) },
      ...(FOR_READERS && { description: 'Another search stands in the address.' }),
      actions: [
        { type: 'takePlace', params: ({ event: { page, params } }) => ({ place: { page, params } }) },
        'tellSearch',
      ],
    },
    'keyword.changed': {
      ...(FOR_READERS && { description: 'The address follows what is typed.', meta: { requirements: ['ROUTE-10'] } }),
      actions: [{ type: 'takeKeyword', params: ({ event }) => ({ keyword: event.keyword }) }, 'passOn'],
    },
    'session.changed': { actions: 'tellSearch' },
    'lineup.changed': { ...(FOR_READERS && { meta: { requirements: ['AHEAD-22'] } }), actions: 'tellSearch' },
    'update.due': { ...(FOR_READERS && { meta: { requirements: ['CHAN-16'] } }), actions: 'tellSearch' },
    'language.changed': { ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }), actions: 'tellSearch' },
    'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellSearch' },
  },
})
