import { FOR_READERS } from '../kit/readers.ts'
import { guideSetup } from './setup.ts'
import { focus } from './states/focus.ts'
import { reading } from './states/reading.ts'
import { search } from './states/search.ts'
import { beginning } from './transitions.ts'

export const guideMachine = guideSetup.createMachine({
  id: 'guide',
  ...(FOR_READERS && {
    description: 'The grid of all channels over the days of the strip: what of it is read, focused and searched.',
    meta: { requirements: ['EPG-10', 'AHEAD-02'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => beginning(input),
  invoke: {
    id: 'watch',
    src: 'watchGuide',
    onError: { ...(FOR_READERS && { description: 'New programmes show when the window is read again.' }) },
  },
  type: 'parallel',
  on: {
    'viewer.sawCells': { actions: { type: 'takeSeen', params: ({ event }) => ({ area: event.area }) } },
    'clock.ticked': {
      ...(FOR_READERS && {
        description: "Every state of a programme follows the server's time; at midnight the strip moves on.",
        meta: { requirements: ['EPG-06', 'AHEAD-31'] },
      }),
      actions: { type: 'takeTime', params: ({ event }) => ({ now: event.now }) },
    },
  },
  states: { reading, focus, search },
})
