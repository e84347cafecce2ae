import { appSetup } from '../setup.ts'

export const clock = appSetup.createStateConfig({
  description: 'The time of the app goes on, whatever else hears the clock.',
  on: {
    'clock.ticked': { actions: { type: 'takeTime', params: ({ event }) => ({ now: event.now }) } },
  },
})
