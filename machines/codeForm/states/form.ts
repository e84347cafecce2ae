import { FOR_READERS } from '../../kit/readers.ts'
import { codeFormSetup } from '../setup.ts'
import { wishOf } from '../transitions.ts'

const filling = codeFormSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The viewer fills in the form; what was typed is never lost.' }),
  initial: 'settled',
  on: {
    'viewer.chooseMethod': {
      target: '.settled',
      actions: ['trimTexts', { type: 'takeMethod', params: ({ event }) => ({ method: event.method }) }, 'tellDraft'],
    },
    'viewer.changeField': {
      ...(FOR_READERS && { description: 'The problem of a field goes away when the field is changed.' }),
      target: '.settling',
      actions: [
        { type: 'takeText', params: ({ event }) => ({ field: event.field, value: event.value }) },
        { type: 'clearProblem', params: ({ event }) => ({ field: event.field }) },
        'tellDraft',
      ],
    },
    'viewer.changePassword': { actions: { type: 'clearProblem', params: { field: 'password' } } },
    'viewer.submit': [
      {
        guard: { type: 'isFilledIn', params: ({ event }) => ({ password: event.password }) },
        ...(FOR_READERS && { description: 'Everything is filled in rightly.' }),
        target: 'confirming',
        actions: ['trimTexts', 'clearProblems', 'tellDraft'],
      },
      {
        ...(FOR_READERS && {
          description: 'Each problem stands at its field.',
          meta: { requirements: ['VALID-01', 'VALID-02', 'VALID-03', 'VALID-04', 'VALID-05'] },
        }),
        target: '.settled',
        actions: [
          'trimTexts',
          { type: 'noteProblems', params: ({ event }) => ({ password: event.password }) },
          'tellDraft',
        ],
      },
    ],
  },
  states: {
    settled: { ...(FOR_READERS && { description: 'Nothing has been typed just now.' }) },
    settling: {
      ...(FOR_READERS && {
        description: 'A text has just changed: it is trimmed 300 ms after the last change.',
        meta: { requirements: ['VALID-06'] },
      }),
      after: {
        trimDelay: {
          target: 'settled',
          actions: ['trimTexts', 'tellDraft'],
          ...(FOR_READERS && { meta: { requirements: ['VALID-06'] } }),
        },
      },
    },
    broken: {
      ...(FOR_READERS && { description: 'The app itself failed; the form can be sent again.' }),
      tags: 'broken',
    },
  },
})

export const form = codeFormSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The fields.' }),
  initial: 'filling',
  states: {
    filling,
    confirming: {
      ...(FOR_READERS && { description: 'The form is sent with the code; the password stays on the page.' }),
      tags: 'busy',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context, event }) => wishOf(context, event.type === 'viewer.submit' ? event.password : ''),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ output: event.output }) },
            target: '#codeForm.done',
            actions: { type: 'keepAdmission', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'isUnknownPhone', params: ({ event }) => ({ output: event.output }) },
            ...(FOR_READERS && {
              description: 'The numbering plan of the country has no such phone.',
              meta: { requirements: ['VALID-03'] },
            }),
            target: 'filling',
            actions: 'notePhone',
          },
          {
            ...(FOR_READERS && { description: 'The reason stands at the form, as the operator says it.' }),
            target: 'filling',
            actions: { type: 'keepFailure', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: 'filling.broken',
      },
    },
  },
})
