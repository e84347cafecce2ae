import { titleInputOf } from '../../titleDetail/index.ts'
import { catalogueSetup } from '../setup.ts'

export const title = catalogueSetup.createStateConfig({
  description: 'The page of a title.',
  meta: { requirements: ['VOD-05', 'ROUTE-05'] },
  invoke: {
    id: 'titleDetail',
    src: 'titleDetail',
    input: ({ context }) => titleInputOf(context),
    onError: 'unavailable',
  },
  on: {
    'viewer.navigated': {
      guard: { type: 'leadsTo', params: ({ event }) => ({ from: 'vodDetail', to: event.page }) },
      description: 'Another title takes the place of this one.',
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
      description: 'Where the viewer stands in it after the player is closed.',
      actions: 'tellTitle',
      meta: { requirements: ['VOD-07'] },
    },
    'language.changed': { meta: { requirements: ['LANG-01'] }, actions: 'tellTitle' },
    'network.restored': { meta: { requirements: ['NET-05'] }, actions: 'tellTitle' },
  },
})
