import { FOR_READERS } from '../../kit/readers.ts'
import { sessionSetup } from '../setup.ts'
import { sessionOf } from '../transitions.ts'

/** The refresh, the same for guests and users: stands beside a state `active`. */
export const renewing = sessionSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'One refresh for all calls that met the expired token; they wait.',
    meta: { requirements: ['SES-06'] },
  }),
  tags: 'renewing',
  entry: 'dropFailure',
  invoke: {
    id: 'renew',
    src: 'renewTokens',
    onDone: [
      {
        guard: { type: 'isOpened', params: ({ event }) => ({ output: event.output }) },
        target: 'active',
        actions: { type: 'keepSession', params: ({ event }) => ({ session: sessionOf(event.output) }) },
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ output: event.output }) },
        target: '#session.identity.ended',
        ...(FOR_READERS && { meta: { requirements: ['SES-02'] } }),
      },
      {
        ...(FOR_READERS && { description: 'The operator did not answer: the session may still be good.' }),
        target: 'active',
        actions: { type: 'keepFailure', params: ({ event }) => ({ output: event.output }) },
      },
    ],
    onError: '#session.identity.ended',
  },
})
