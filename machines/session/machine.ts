import { FOR_READERS } from '../kit/readers.ts'
import { sessionSetup } from './setup.ts'
import { identity } from './states/identity.ts'

const tab = sessionSetup.createStateConfig({
  ...(FOR_READERS && { description: 'Whether the viewer sees this tab.' }),
  initial: 'shown',
  states: {
    shown: { ...(FOR_READERS && { description: 'It is on the screen.' }), on: { 'tab.hidden': 'hidden' } },
    hidden: { ...(FOR_READERS && { description: 'Another tab or window covers it.' }), on: { 'tab.shown': 'shown' } },
  },
})

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
