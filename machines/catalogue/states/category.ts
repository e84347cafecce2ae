import { FOR_READERS } from '../../kit/readers.ts'
import { categoryAt } from '../../vodCategory/index.ts'
import { catalogueSetup } from '../setup.ts'

export const category = catalogueSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The page of a category.', meta: { requirements: ['VOD-04', 'ROUTE-04'] } }),
  invoke: {
    id: 'vodCategory',
    src: 'vodCategory',
    input: ({ context }) => categoryAt(context.place),
    onError: 'unavailable',
  },
  on: {
    'viewer.navigated': {
      guard: { type: 'leadsTo', params: ({ event }) => ({ from: 'vodCategory', to: event.page }) },
      ...(FOR_READERS && { description: 'Another category, or another genre of it.' }),
      actions: [
        { type: 'takePlace', params: ({ event: { page, params } }) => ({ place: { page, params } }) },
        'tellCategory',
      ],
    },
    'session.changed': { actions: 'tellCategory' },
    'language.changed': { ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }), actions: 'tellCategory' },
    'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellCategory' },
  },
})
