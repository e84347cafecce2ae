import { FOR_READERS } from '../../kit/readers.ts'
import { namedAccount } from '../../rules/accountName.ts'
import { codeFormSetup } from '../setup.ts'

const NAME_PROBLEM = {
  guard: 'hasNameProblem',
  ...(FOR_READERS && {
    description: 'The problem stands where the address is typed.',
    meta: { requirements: ['VALID-03'] },
  }),
  target: 'address',
} as const

export const steps = codeFormSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Who signs up is asked for one thing after the other; the other forms are short.',
    meta: { requirements: ['AUTH-02'] },
  }),
  initial: 'choosing',
  states: {
    choosing: {
      ...(FOR_READERS && { description: 'What the form is for is looked at.' }),
      always: [{ guard: 'isInSteps', target: 'address' }, { target: 'whole' }],
    },
    whole: { ...(FOR_READERS && { description: 'Everything is asked for at once.' }) },
    address: {
      ...(FOR_READERS && { description: 'Where the code goes to.' }),
      tags: 'address',
      on: {
        'code.sent': {
          guard: 'isSentThere',
          ...(FOR_READERS && { description: 'It is on its way to the address that is typed.' }),
          target: 'code',
        },
        'viewer.goOn': [
          {
            guard: 'hasAddress',
            ...(FOR_READERS && { description: 'A code is there from before.', meta: { requirements: ['AUTH-07'] } }),
            target: 'code',
            actions: 'clearProblems',
          },
          {
            ...(FOR_READERS && {
              description: 'The problem stands at its field.',
              meta: { requirements: ['VALID-01', 'VALID-03', 'VALID-05'] },
            }),
            actions: 'noteAddressProblems',
          },
        ],
      },
    },
    code: {
      ...(FOR_READERS && { description: 'The code that came there.', meta: { requirements: ['AUTH-07'] } }),
      tags: 'code',
      always: NAME_PROBLEM,
      on: {
        'viewer.goOn': [
          { guard: 'hasCode', target: 'checking', actions: ['trimTexts', 'clearProblems'] },
          {
            ...(FOR_READERS && {
              description: 'The problem stands at its field.',
              meta: { requirements: ['VALID-04'] },
            }),
            actions: 'noteCodeProblem',
          },
        ],
        'viewer.goBack': { target: 'address', actions: 'clearProblems' },
      },
    },
    checking: {
      ...(FOR_READERS && { description: 'The operator says whether it sent this code.' }),
      tags: ['code', 'busy'],
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context: { task, method, fields } }) => ({
          ...namedAccount(method, fields),
          task,
          verificationCode: fields.verificationCode,
        }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ output: event.output }) },
            target: 'password',
          },
          {
            guard: { type: 'isUnknownPhone', params: ({ event }) => ({ output: event.output }) },
            ...(FOR_READERS && {
              description: 'The numbering plan of the country has no such phone.',
              meta: { requirements: ['VALID-03'] },
            }),
            target: 'address',
            actions: 'notePhone',
          },
          {
            ...(FOR_READERS && { description: 'The reason stands at the form, as the operator says it.' }),
            target: 'code',
            actions: { type: 'keepFailure', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: {
          ...(FOR_READERS && { description: 'The operator looks at it again with the form.' }),
          target: 'password',
        },
      },
    },
    password: {
      ...(FOR_READERS && {
        description: 'The password, and who somebody is.',
        meta: { requirements: ['AUTH-02', 'AUTH-08'] },
      }),
      tags: 'password',
      always: NAME_PROBLEM,
      on: { 'viewer.goBack': { target: 'code', actions: 'clearProblems' } },
    },
  },
})
