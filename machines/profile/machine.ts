import { askAgain, asked, take } from '../kit/loadable.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { NOTHING, profileSetup } from './setup.ts'
import { changeOf } from './transitions.ts'

const editing = profileSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The viewer changes the fields; what was typed is never lost.' }),
  initial: 'settled',
  on: {
    'draft.recalled': {
      ...(FOR_READERS && {
        description: 'What was typed before the viewer left, or the session ended, is there again.',
        meta: { requirements: ['SES-07'] },
      }),
      actions: { type: 'takeDraft', params: ({ event }) => ({ fields: event.fields }) },
    },
    'viewer.changeField': {
      ...(FOR_READERS && { description: 'The problem of a field goes away when the field is changed.' }),
      target: '.settling',
      actions: [{ type: 'takeText', params: ({ event }) => ({ field: event.field, value: event.value }) }, 'keepDraft'],
    },
    'viewer.undo': { target: '.settled', actions: ['undo', 'keepDraft'] },
    'viewer.submit': [
      {
        guard: 'isFilledIn',
        ...(FOR_READERS && { description: 'Everything is filled in rightly, and something has changed.' }),
        target: 'saving',
        actions: ['trimTexts', 'noteSent'],
      },
      {
        guard: 'hasChanges',
        ...(FOR_READERS && {
          description: 'Each problem stands at its field.',
          meta: { requirements: ['VALID-03', 'VALID-05', 'AUTH-08'] },
        }),
        target: '.settled',
        actions: ['trimTexts', 'noteProblems'],
      },
    ],
    'profile.changed': {
      ...(FOR_READERS && { description: 'Saved in another tab: what was not touched here follows.' }),
      target: '.refreshing',
    },
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
          actions: ['trimTexts', 'keepDraft'],
          ...(FOR_READERS && { meta: { requirements: ['VALID-06'] } }),
        },
      },
    },
    refreshing: {
      ...(FOR_READERS && { description: 'The operator is asked how the profile stands now.' }),
      invoke: {
        id: 'refreshProfile',
        src: 'loadProfile',
        onDone: { target: 'settled', actions: take('takeProfile') },
        onError: 'settled',
      },
    },
    broken: {
      ...(FOR_READERS && { description: 'The app itself failed; the form can be sent again.' }),
      tags: 'broken',
    },
  },
})

export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  ...(FOR_READERS && {
    description: 'Who the viewer is to the operator: read, changed and saved.',
    meta: { requirements: ['AUTH-11', 'AUTH-08'] },
  }),
  options: { maxIterations: 200 },
  context: NOTHING,
  initial: 'loading',
  states: {
    loading: {
      ...(FOR_READERS && { description: 'The operator is asked for the profile.' }),
      tags: 'loading',
      entry: 'dropFailure',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        ...asked({ target: 'open', actions: take('takeProfile') }, { target: 'failed', actions: take('keepFailure') }),
      },
    },
    failed: {
      ...(FOR_READERS && {
        description: 'The profile did not come. It is asked for again when the network is back, or on demand.',
      }),
      tags: 'failed',
      on: askAgain('loading'),
    },
    open: {
      ...(FOR_READERS && { description: 'The form is on screen.' }),
      invoke: [
        {
          id: 'draft',
          src: 'draft',
          onError: { ...(FOR_READERS && { description: 'What is typed lives as long as the form.' }) },
        },
        {
          id: 'watchProfile',
          src: 'watchProfile',
          onError: { ...(FOR_READERS && { description: 'Other tabs are not heard of.' }) },
        },
      ],
      initial: 'editing',
      states: {
        editing,
        saving: {
          ...(FOR_READERS && { description: 'What has changed is sent; the viewer can type on.' }),
          tags: 'busy',
          on: {
            'viewer.changeField': {
              actions: [
                { type: 'takeText', params: ({ event }) => ({ field: event.field, value: event.value }) },
                'keepDraft',
              ],
            },
          },
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ context }) => ({ change: changeOf(context) }),
            ...asked(
              {
                ...(FOR_READERS && { description: 'The profile is as the operator keeps it now.' }),
                target: 'editing',
                actions: [take('takeSaved'), 'keepDraft', 'saySaved', take('tellAccount')],
              },
              {
                ...(FOR_READERS && {
                  description: 'The reason stands at the field, or at the form, as the operator says it.',
                }),
                target: 'editing',
                actions: take('keepFailure'),
              },
              'editing.broken',
            ),
          },
        },
      },
    },
  },
})
