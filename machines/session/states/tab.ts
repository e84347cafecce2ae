import { sessionSetup } from '../setup.ts'

export const tab = sessionSetup.createStateConfig({
  description: 'Whether the viewer sees this tab.',
  initial: 'shown',
  states: {
    shown: { description: 'It is on the screen.', on: { 'tab.hidden': 'hidden' } },
    hidden: { description: 'Another tab or window covers it.', on: { 'tab.shown': 'shown' } },
  },
})
