import { catalogueSetup, userOf } from '../setup.ts'

export const audience = catalogueSetup.createStateConfig({
  description: 'Who looks on: a guest or a user, in kids mode or not.',
  meta: { requirements: ['AHEAD-22'] },
  initial: 'watched',
  on: {
    'session.changed': {
      description: 'Another viewer may have another kids mode.',
      target: '.watched',
      actions: { type: 'takeUser', params: userOf },
    },
  },
  states: {
    watched: {
      description: 'The page hears when kids mode begins or ends.',
      invoke: { id: 'kidsMode', src: 'watchKidsMode', onError: { description: 'The titles stay as they are shown.' } },
    },
  },
})
