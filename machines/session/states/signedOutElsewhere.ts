import { FOR_READERS } from '../../kit/readers.ts'
import { sessionSetup } from '../setup.ts'

export const signedOutElsewhere = sessionSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Another tab took the tokens away: this page starts anew as soon as the viewer sees it.',
    meta: { requirements: ['SES-04'] },
  }),
  entry: ['dropSession', 'tellEnded'],
  initial: 'waiting',
  on: {
    'session.openedElsewhere': { ...(FOR_READERS && { description: 'The reload finds it.' }) },
    'session.opened': { ...(FOR_READERS && { description: 'The reload finds it.' }) },
  },
  states: {
    waiting: {
      ...(FOR_READERS && { description: 'Until the viewer sees this tab.' }),
      always: { guard: 'isTabShown', target: 'reloading' },
    },
    reloading: {
      ...(FOR_READERS && { description: 'The page is loaded again.' }),
      tags: 'busy',
      invoke: { id: 'reload', src: 'reloadPage' },
    },
  },
})
