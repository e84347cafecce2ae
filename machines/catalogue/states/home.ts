import { catalogueSetup } from '../setup.ts'

export const home = catalogueSetup.createStateConfig({
  description: 'The home page.',
  meta: { requirements: ['VOD-01'] },
  invoke: { id: 'vodHome', src: 'vodHome', input: ({ context: { isUser } }) => ({ isUser }), onError: 'unavailable' },
  on: {
    'viewer.retry': { actions: 'tellHome' },
    'session.changed': { actions: 'tellHome' },
    'history.changed': {
      description: 'What the viewer goes on with after the player is closed.',
      actions: 'tellHome',
      meta: { requirements: ['VOD-07'] },
    },
    'language.changed': { meta: { requirements: ['LANG-01'] }, actions: 'tellHome' },
    'network.restored': { meta: { requirements: ['NET-05'] }, actions: 'tellHome' },
  },
})
