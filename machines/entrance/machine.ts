import { calendarDate } from '../../models/profile.ts'
import { NO_DRAFT } from '../codeForm/index.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { NOBODY } from '../rules/accountName.ts'
import { entranceSetup } from './setup.ts'
import { forms } from './states/forms.ts'
import { viewOf } from './transitions.ts'

export const entranceMachine = entranceSetup.createMachine({
  id: 'entrance',
  ...(FOR_READERS && {
    description:
      'The way in: a form, then terms and a first password where they are asked for, and only then the session.',
    meta: { requirements: ['ROUTE-08', 'AUTH-05', 'VALID-07'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input: { place, now } }) => ({
    view: viewOf(place.params),
    today: calendarDate(now),
    typed: NOBODY,
    profile: NO_DRAFT,
    notice: undefined,
    mustChangePassword: false,
  }),
  invoke: {
    id: 'draft',
    src: 'draft',
    onError: { ...(FOR_READERS && { description: 'What is typed lives as long as the page.' }) },
  },
  initial: 'forms',
  states: {
    forms,
    agreeing: {
      ...(FOR_READERS && {
        description: 'Terms and privacy come before the session.',
        meta: { requirements: ['AUTH-05', 'VALID-07'] },
      }),
      invoke: {
        id: 'agreement',
        src: 'agreement',
        onDone: [
          {
            guard: { type: 'mustChangePassword', params: ({ event }) => ({ output: event.output }) },
            target: 'changingPassword',
          },
          {
            guard: { type: 'isAgreed', params: ({ event }) => ({ output: event.output }) },
            target: 'entering',
          },
          {
            ...(FOR_READERS && {
              description: 'Without agreement nobody is logged in, and the form says so.',
              meta: { requirements: ['VALID-07'] },
            }),
            target: 'leaving',
            actions: { type: 'say', params: { notice: 'termsRefused' } },
          },
        ],
      },
      on: {
        'viewer.navigated': {
          guard: { type: 'isOtherView', params: ({ event }) => ({ view: viewOf(event.params) }) },
          target: 'leaving',
          actions: { type: 'takeView', params: ({ event }) => ({ view: viewOf(event.params) }) },
        },
        'language.changed': {
          ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }),
          actions: { type: 'tellAgreement', params: { type: 'language.changed' } },
        },
        'network.restored': {
          ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }),
          actions: { type: 'tellAgreement', params: { type: 'network.restored' } },
        },
      },
    },
    changingPassword: {
      ...(FOR_READERS && {
        description: 'The operator has set the first password: the viewer chooses another before anything else.',
        meta: { requirements: ['AUTH-04'] },
      }),
      invoke: {
        id: 'passwordChange',
        src: 'passwordChange',
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => ({ output: event.output }) },
            target: 'entering',
            actions: 'saySaved',
          },
          { target: 'leaving', actions: { type: 'say', params: { notice: 'passwordKept' } } },
        ],
      },
      on: {
        'viewer.navigated': {
          guard: { type: 'isOtherView', params: ({ event }) => ({ view: viewOf(event.params) }) },
          target: 'leaving',
          actions: { type: 'takeView', params: ({ event }) => ({ view: viewOf(event.params) }) },
        },
      },
    },
    entering: {
      ...(FOR_READERS && { description: 'The session begins.', meta: { requirements: ['SES-01'] } }),
      tags: 'busy',
      invoke: {
        id: 'enter',
        src: 'enter',
        onDone: {
          target: 'inside',
          actions: { type: 'tellPassed', params: ({ event }) => ({ session: event.output }) },
        },
        onError: { target: 'leaving', actions: { type: 'say', params: { notice: 'broken' } } },
      },
    },
    leaving: {
      ...(FOR_READERS && { description: 'Whoever was let in is forgotten, and the operator is told.' }),
      tags: 'busy',
      invoke: { id: 'leave', src: 'leave', onDone: 'forms', onError: 'forms' },
    },
    inside: { ...(FOR_READERS && { description: 'The viewer is a user now.' }), type: 'final' },
  },
})
