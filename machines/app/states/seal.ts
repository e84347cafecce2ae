import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'
import { problemTold, shareKeyOf } from '../transitions.ts'

export const seal = appSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Whether the operator reads what is sealed with the share key in use.',
    meta: { requirements: ['AUTH-12'] },
  }),
  initial: 'fitting',
  states: {
    fitting: {
      ...(FOR_READERS && { description: 'Nothing is known against the share key.' }),
      entry: { type: 'noteShareKey', params: { problem: undefined } },
      on: {
        'viewer.giveShareKey': { target: 'tryingLink', ...(FOR_READERS && { meta: { requirements: ['ROUTE-14'] } }) },
        'shareKey.refused': {
          target: 'lacking',
          actions: { type: 'noteShareKey', params: { problem: 'refused' } },
        },
      },
    },
    tryingLink: {
      ...(FOR_READERS && {
        description:
          'A link brought another share key: it takes the place of the one in use once the operator has accepted it.',
        meta: { requirements: ['ROUTE-14', 'E2EE-01'] },
      }),
      invoke: {
        id: 'openSeal',
        src: 'openSeal',
        input: ({ event }) => shareKeyOf(event),
        onDone: [
          { guard: { type: 'isKnown', params: problemTold }, target: 'fitting' },
          {
            target: 'fitting',
            actions: { type: 'excuseLink', params: problemTold },
          },
        ],
        onError: 'fitting',
      },
    },
    lacking: {
      ...(FOR_READERS && {
        description:
          'The operator has another share key: the viewer is asked for it, over the page, which stays as it is.',
      }),
      tags: 'shareKeyDialog',
      on: { 'viewer.giveShareKey': 'trying' },
    },
    trying: {
      ...(FOR_READERS && {
        description: 'The operator is asked whether the share key fits.',
        meta: { requirements: ['E2EE-01'] },
      }),
      tags: ['shareKeyDialog', 'shareKeyTried'],
      invoke: {
        id: 'openSeal',
        src: 'openSeal',
        input: ({ event }) => shareKeyOf(event),
        onDone: [
          {
            guard: { type: 'isKnown', params: problemTold },
            ...(FOR_READERS && { description: 'What could not be asked meanwhile is asked again.' }),
            target: 'fitting',
            actions: ['askAgain', { type: 'tellSession', params: { event: { type: 'network.restored' } } }],
          },
          {
            target: 'lacking',
            actions: { type: 'noteShareKey', params: problemTold },
          },
        ],
        onError: 'lacking',
      },
    },
  },
})
