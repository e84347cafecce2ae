import { FOR_READERS } from '../../kit/readers.ts'
import { sessionSetup } from '../setup.ts'

export const tab = sessionSetup.createStateConfig({
  ...(FOR_READERS && { description: 'Whether the viewer sees this tab.' }),
  initial: 'shown',
  states: {
    shown: { ...(FOR_READERS && { description: 'It is on the screen.' }), on: { 'tab.hidden': 'hidden' } },
    hidden: { ...(FOR_READERS && { description: 'Another tab or window covers it.' }), on: { 'tab.shown': 'shown' } },
  },
})
