import { FOR_READERS } from '../../kit/readers.ts'
import { catalogueSetup } from '../setup.ts'

export const home = catalogueSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The home page.', meta: { requirements: ['VOD-01'] } }),
  invoke: { id: 'vodHome', src: 'vodHome', input: ({ context: { isUser } }) => ({ isUser }), onError: 'unavailable' },
  on: {
    'viewer.retry': { actions: 'tellHome' },
    'session.changed': { actions: 'tellHome' },
    'history.changed': {
      ...(FOR_READERS && {
        description: 'What the viewer goes on with after the player is closed.',
        meta: { requirements: ['VOD-07'] },
      }),
      actions: 'tellHome',
    },
    'language.changed': { ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }), actions: 'tellHome' },
    'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellHome' },
  },
})
