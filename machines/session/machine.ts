import { FOR_READERS } from '../kit/readers.ts'
import { sessionSetup } from './setup.ts'
import { identity } from './states/identity.ts'
import { tab } from './states/tab.ts'

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  ...(FOR_READERS && {
    description: 'Who the viewer is to the operator: a guest, a user, or nobody yet.',
    meta: { requirements: ['SES-01', 'MODE-02'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({ ...input, session: undefined, failure: undefined }),
  invoke: {
    id: 'tabs',
    src: 'watchTabs',
    onError: { ...(FOR_READERS && { description: 'Other tabs are not heard any more.' }) },
  },
  type: 'parallel',
  states: { identity, tab },
})
