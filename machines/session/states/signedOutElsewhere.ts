import { sessionSetup } from '../setup.ts'

export const signedOutElsewhere = sessionSetup.createStateConfig({
  description: 'Another tab took the tokens away: this page starts anew as soon as the viewer sees it.',
  meta: { requirements: ['SES-04'] },
  entry: ['dropSession', 'tellEnded'],
  initial: 'deciding',
  on: {
    'session.openedElsewhere': { description: 'The reload finds it.' },
    'session.opened': { description: 'The reload finds it.' },
  },
  states: {
    deciding: {
      description: 'Is this tab on the screen?',
      always: [{ guard: 'isTabShown', target: 'reloading' }, { target: 'hidden' }],
    },
    hidden: {
      description: 'Waits until the viewer comes back to this tab.',
      on: { 'tab.shown': { target: 'reloading', actions: 'noteTabShown' } },
    },
    reloading: {
      description: 'The page is loaded again.',
      tags: 'busy',
      invoke: { id: 'reload', src: 'reloadPage' },
    },
  },
})
