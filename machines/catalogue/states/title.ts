import { FOR_READERS } from '../../kit/readers.ts'
import { titleInputOf } from '../../titleDetail/index.ts'
import { catalogueSetup } from '../setup.ts'

export const title = catalogueSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The page of a title.', meta: { requirements: ['VOD-05', 'ROUTE-05'] } }),
  invoke: {
    id: 'titleDetail',
    src: 'titleDetail',
    input: ({ context }) => titleInputOf(context),
    onError: 'unavailable',
  },
  on: {
    'viewer.navigated': {
      guard: { type: 'leadsTo', params: ({ event }) => ({ from: 'vodDetail', to: event.page }) },
      ...(FOR_READERS && { description: 'Another title takes the place of this one.' }),
      actions: [
        { type: 'takePlace', params: ({ event: { page, params } }) => ({ place: { page, params } }) },
        'tellTitle',
      ],
    },
    'session.changed': { actions: 'tellTitle' },
    'clock.ticked': {
      actions: [{ type: 'takeTime', params: ({ event }) => ({ now: event.now }) }, 'tellTitle'],
    },
    'history.changed': {
      ...(FOR_READERS && {
        description: 'Where the viewer stands in it after the player is closed.',
        meta: { requirements: ['VOD-07'] },
      }),
      actions: 'tellTitle',
    },
    'language.changed': { ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }), actions: 'tellTitle' },
    'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellTitle' },
  },
})
