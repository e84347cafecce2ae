import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'

export const clock = appSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The time of the app goes on, whatever else hears the clock.' }),
  on: {
    'clock.ticked': { actions: { type: 'takeTime', params: ({ event }) => ({ now: event.now }) } },
  },
})
