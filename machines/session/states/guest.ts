import { FOR_READERS } from '../../kit/readers.ts'
import { sessionSetup } from '../setup.ts'
import { renewing } from './renewing.ts'

export const guest = sessionSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'A visitor, who may browse and watch what is open to everybody.',
    meta: { requirements: ['SES-01', 'MODE-02'] },
  }),
  entry: 'tellChanged',
  initial: 'active',
  on: {
    'session.removedElsewhere': '#session.identity.signedOutElsewhere',
  },
  states: {
    active: {
      ...(FOR_READERS && { description: 'Calls go out with the tokens of this session.' }),
      on: {
        'token.refused': 'renewing',
        'token.refusedAgain': {
          target: '#session.identity.ended',
          ...(FOR_READERS && { meta: { requirements: ['SES-02', 'SES-03'] } }),
        },
      },
    },
    renewing,
  },
})
