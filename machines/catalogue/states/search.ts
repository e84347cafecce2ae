import { catalogueSetup } from '../setup.ts'
import { searchInputOf } from '../transitions.ts'

export const search = catalogueSetup.createStateConfig({
  description: 'One search over everything that is sold.',
  meta: { requirements: ['VOD-11', 'AHEAD-08', 'ROUTE-06'] },
  invoke: { id: 'search', src: 'search', input: ({ context }) => searchInputOf(context), onError: 'unavailable' },
  on: {
    'viewer.navigated': {
      guard: { type: 'leadsTo', params: ({ event }) => ({ from: 'search', to: event.page }) },
      description: 'Another search stands in the address.',
      actions: [
        { type: 'takePlace', params: ({ event: { page, params } }) => ({ place: { page, params } }) },
        'tellSearch',
      ],
    },
    'session.changed': { actions: 'tellSearch' },
    'lineup.changed': { meta: { requirements: ['AHEAD-22'] }, actions: 'tellSearch' },
    'update.due': { meta: { requirements: ['CHAN-16'] }, actions: 'tellSearch' },
    'language.changed': { meta: { requirements: ['LANG-01'] }, actions: 'tellSearch' },
    'network.restored': { meta: { requirements: ['NET-05'] }, actions: 'tellSearch' },
  },
})
