import { sessionSetup } from '../setup.ts'

export const signedOutElsewhere = sessionSetup.createStateConfig({
  description: 'Another tab took the tokens away: this page starts anew as soon as the viewer sees it.',
  meta: { requirements: ['SES-04'] },
  entry: ['dropSession', 'tellEnded'],
  initial: 'waiting',
  on: {
    'session.openedElsewhere': { description: 'The reload finds it.' },
    'session.opened': { description: 'The reload finds it.' },
  },
  states: {
    waiting: {
      description: 'Until the viewer sees this tab.',
      always: { guard: 'isTabShown', target: 'reloading' },
    },
    reloading: {
      description: 'The page is loaded again.',
      tags: 'busy',
      invoke: { id: 'reload', src: 'reloadPage' },
    },
  },
})
