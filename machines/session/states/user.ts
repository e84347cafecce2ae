import { FOR_READERS } from '../../kit/readers.ts'
import { sessionSetup } from '../setup.ts'
import { renewing } from './renewing.ts'

export const user = sessionSetup.createStateConfig({
  ...(FOR_READERS && { description: 'A viewer with an account.', meta: { requirements: ['SES-01', 'MODE-02'] } }),
  entry: 'tellChanged',
  initial: 'active',
  on: {
    'session.removedElsewhere': '#session.identity.signedOutElsewhere',
    'viewer.logOut': { target: '.loggingOut', ...(FOR_READERS && { meta: { requirements: ['SES-08'] } }) },
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
    loggingOut: {
      ...(FOR_READERS && {
        description: 'The operator is told; the viewer does not wait for a slow answer.',
        meta: { requirements: ['SES-08'] },
      }),
      invoke: {
        id: 'sendLogOut',
        src: 'sendLogOut',
        onDone: '#session.identity.ended',
        onError: '#session.identity.ended',
      },
      after: { logOutPatience: '#session.identity.ended' },
      on: { 'viewer.logOut': { ...(FOR_READERS && { description: 'Already on the way.' }) } },
    },
  },
})
