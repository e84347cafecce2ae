import { FOR_READERS } from '../../kit/readers.ts'
import { namedAccount } from '../../rules/accountName.ts'
import { codeFormSetup } from '../setup.ts'

export const code = codeFormSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The code that the operator sends.', meta: { requirements: ['AUTH-07'] } }),
  initial: 'counting',
  states: {
    counting: {
      ...(FOR_READERS && {
        description: 'A code was sent less than 60 s ago, perhaps before the page was loaded: another has to wait.',
      }),
      invoke: {
        id: 'countDown',
        src: 'countDown',
        input: ({ context }) => context.task,
        onError: {
          ...(FOR_READERS && { description: 'Whoever asks too early is told so by the operator.' }),
          target: 'ready',
        },
      },
      on: {
        'countdown.ticked': [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ secondsLeft: event.secondsLeft }) },
            target: 'ready',
            actions: { type: 'takeSeconds', params: { secondsLeft: 0 } },
          },
          { actions: { type: 'takeSeconds', params: ({ event }) => ({ secondsLeft: event.secondsLeft }) } },
        ],
      },
    },
    ready: {
      ...(FOR_READERS && { description: 'A code can be sent.' }),
      on: {
        'viewer.sendCode': [
          { guard: 'hasAddress', target: 'sending', actions: ['clearProblems', 'noteSending'] },
          {
            ...(FOR_READERS && {
              description: 'It is not known where to: the problem stands at its field.',
              meta: { requirements: ['VALID-01', 'VALID-03', 'VALID-05'] },
            }),
            actions: 'noteAddressProblems',
          },
        ],
      },
    },
    sending: {
      ...(FOR_READERS && { description: 'The operator sends a code.' }),
      tags: 'sending',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { task, method, fields } }) => ({ ...namedAccount(method, fields), task }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ output: event.output }) },
            target: 'counting',
            actions: ['noteSent', 'saySent'],
          },
          {
            guard: { type: 'isUnknownPhone', params: ({ event }) => ({ output: event.output }) },
            ...(FOR_READERS && {
              description: 'The numbering plan of the country has no such phone.',
              meta: { requirements: ['VALID-03'] },
            }),
            target: 'ready',
            actions: 'notePhone',
          },
          { target: 'ready', actions: { type: 'keepFailure', params: ({ event }) => ({ output: event.output }) } },
        ],
        onError: 'ready',
      },
    },
  },
})
