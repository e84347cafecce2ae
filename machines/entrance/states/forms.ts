import { FOR_READERS } from '../../kit/readers.ts'
import { type Drafted, entranceSetup } from '../setup.ts'
import { viewOf } from '../transitions.ts'

const drafted = ({ event: { typed, profile } }: { readonly event: Drafted }): Drafted => ({
  typed,
  ...(profile && { profile }),
})

export const forms = entranceSetup.createStateConfig({
  ...(FOR_READERS && { description: 'One of the forms, as the address says.' }),
  initial: 'choosing',
  on: {
    'viewer.navigated': {
      guard: { type: 'isOtherView', params: ({ event }) => ({ view: viewOf(event.params) }) },
      ...(FOR_READERS && { description: 'Another form; the name that was typed comes along.' }),
      target: '.choosing',
      actions: { type: 'takeView', params: ({ event }) => ({ view: viewOf(event.params) }) },
    },
    'draft.recalled': {
      ...(FOR_READERS && {
        description: 'The form begins with what was typed before the page was loaded.',
        meta: { requirements: ['SES-07'] },
      }),
      target: '.choosing',
      actions: { type: 'takeDraft', params: drafted },
    },
    'draft.changed': {
      ...(FOR_READERS && {
        description: 'It goes along to the next form, and outlives a reload of the page.',
        meta: { requirements: ['SES-07'] },
      }),
      actions: [{ type: 'takeDraft', params: drafted }, 'keepDraft'],
    },
  },
  states: {
    choosing: {
      ...(FOR_READERS && { description: 'The address is read.' }),
      always: [
        { guard: 'wantsSignUp', target: 'signingUp' },
        { guard: 'wantsReset', target: 'resetting' },
        { target: 'loggingIn' },
      ],
    },
    loggingIn: {
      ...(FOR_READERS && {
        description: 'By name and password, or by a code that the mobile app scans.',
        meta: { requirements: ['AUTH-01', 'AUTH-03'] },
      }),
      invoke: [
        {
          id: 'login',
          src: 'login',
          input: ({ context }) => ({ typed: context.typed }),
          onDone: {
            target: '#entrance.agreeing',
            actions: [
              { type: 'keepTyped', params: ({ event }) => ({ typed: event.output.typed }) },
              { type: 'keepAdmission', params: ({ event }) => ({ admission: event.output.admission }) },
            ],
          },
        },
        {
          id: 'qrLogin',
          src: 'qrLogin',
          onDone: {
            target: '#entrance.agreeing',
            actions: { type: 'keepAdmission', params: ({ event }) => ({ admission: event.output.admission }) },
          },
          onError: { ...(FOR_READERS && { description: 'The form works without the code.' }) },
        },
      ],
      on: {
        'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellQrLogin' },
      },
    },
    signingUp: {
      ...(FOR_READERS && { description: 'A new account.', meta: { requirements: ['AUTH-02'] } }),
      invoke: {
        id: 'signUp',
        src: 'codeForm',
        input: ({ context: { typed, profile, today } }) => ({ task: 'register', typed, profile, today }),
        onDone: {
          target: '#entrance.agreeing',
          actions: [
            { type: 'keepTyped', params: ({ event }) => ({ typed: event.output.typed }) },
            { type: 'keepAdmission', params: ({ event }) => ({ admission: event.output.admission }) },
          ],
        },
      },
    },
    resetting: {
      ...(FOR_READERS && {
        description: 'A new password for an account whose password is forgotten.',
        meta: { requirements: ['AUTH-04'] },
      }),
      invoke: {
        id: 'passwordReset',
        src: 'codeForm',
        input: ({ context: { typed, today } }) => ({ task: 'resetPassword', typed, today }),
        onDone: [
          {
            guard: { type: 'isLetIn', params: ({ event }) => ({ admission: event.output.admission }) },
            ...(FOR_READERS && { description: 'The new password has let the viewer in at once.' }),
            target: '#entrance.agreeing',
            actions: [
              { type: 'keepTyped', params: ({ event }) => ({ typed: event.output.typed }) },
              { type: 'keepAdmission', params: ({ event }) => ({ admission: event.output.admission }) },
              'saySaved',
            ],
          },
          {
            target: 'passwordSet',
            actions: { type: 'keepTyped', params: ({ event }) => ({ typed: event.output.typed }) },
          },
        ],
      },
    },
    passwordSet: {
      ...(FOR_READERS && {
        description: 'The new password is in force, but has let nobody in: the viewer logs in with it.',
        meta: { requirements: ['AUTH-04'] },
      }),
      tags: 'passwordSet',
    },
  },
})
