import { codeFormSetup } from '../setup.ts'
import { wishOf } from '../transitions.ts'

const filling = codeFormSetup.createStateConfig({
  description: 'The viewer fills in the form; what was typed is never lost.',
  initial: 'settled',
  on: {
    'viewer.chooseMethod': {
      target: '.settled',
      actions: ['trimTexts', { type: 'takeMethod', params: ({ event }) => ({ method: event.method }) }, 'tellDraft'],
    },
    'viewer.changeField': {
      description: 'The problem of a field goes away when the field is changed.',
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
        description: 'Everything is filled in rightly.',
        target: 'confirming',
        actions: ['trimTexts', 'clearProblems', 'tellDraft'],
      },
      {
        description: 'Each problem stands at its field.',
        meta: { requirements: ['VALID-01', 'VALID-02', 'VALID-03', 'VALID-04', 'VALID-05'] },
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
    settled: { description: 'Nothing has been typed just now.' },
    settling: {
      description: 'A text has just changed: it is trimmed 300 ms after the last change.',
      meta: { requirements: ['VALID-06'] },
      after: {
        trimDelay: { target: 'settled', actions: ['trimTexts', 'tellDraft'], meta: { requirements: ['VALID-06'] } },
      },
    },
    broken: { description: 'The app itself failed; the form can be sent again.', tags: 'broken' },
  },
})

export const form = codeFormSetup.createStateConfig({
  description: 'The fields.',
  initial: 'filling',
  states: {
    filling,
    confirming: {
      description: 'The form is sent with the code; the password stays on the page.',
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
            description: 'The numbering plan of the country has no such phone.',
            meta: { requirements: ['VALID-03'] },
            target: 'filling',
            actions: 'notePhone',
          },
          {
            description: 'The reason stands at the form, as the operator says it.',
            target: 'filling',
            actions: { type: 'keepFailure', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: 'filling.broken',
      },
    },
  },
})
