import { askAgain, asked, take } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { vodHomeSetup } from '../setup.ts'

export const recommended = vodHomeSetup.createStateConfig({
  ...(FOR_READERS && { description: 'What the operator recommends to this person.' }),
  initial: 'waiting',
  on: {
    'session.changed': {
      ...(FOR_READERS && { description: 'Another person is recommended other titles.' }),
      target: '.asking',
    },
    'language.changed': { target: '.asking' },
  },
  states: {
    waiting: {
      ...(FOR_READERS && { description: 'First the page itself: nothing keeps its banner waiting.' }),
      always: { guard: 'isShown', target: 'asking' },
    },
    asking: {
      ...(FOR_READERS && { description: 'The operator is asked.' }),
      invoke: {
        id: 'loadRecommended',
        src: 'loadRecommended',
        ...asked(
          { target: 'known', actions: take('takeRecommended') },
          { target: 'missing', actions: take('takeRecommended') },
          { target: 'missing', actions: 'doWithoutRecommended' },
        ),
      },
    },
    known: { ...(FOR_READERS && { description: 'They are on the page.' }) },
    missing: {
      ...(FOR_READERS && { description: 'The page lives without.' }),
      on: askAgain('asking'),
    },
  },
})
