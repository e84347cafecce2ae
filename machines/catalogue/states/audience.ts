import { FOR_READERS } from '../../kit/readers.ts'
import { catalogueSetup, userOf } from '../setup.ts'

export const audience = catalogueSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Who looks on: a guest or a user, in kids mode or not.',
    meta: { requirements: ['AHEAD-22'] },
  }),
  initial: 'watched',
  on: {
    'session.changed': {
      ...(FOR_READERS && { description: 'Another viewer may have another kids mode.' }),
      target: '.watched',
      actions: { type: 'takeUser', params: userOf },
    },
  },
  states: {
    watched: {
      ...(FOR_READERS && { description: 'The page hears when kids mode begins or ends.' }),
      invoke: {
        id: 'kidsMode',
        src: 'watchKidsMode',
        onError: { ...(FOR_READERS && { description: 'The titles stay as they are shown.' }) },
      },
    },
  },
})
