import { assign, sendTo, setup } from 'xstate'
import { calendarDate } from '../../models/profile.ts'
import { NOBODY, type TypedName } from '../accountName.ts'
import type { Admission } from '../admission.ts'
import type { AgreementOutput } from '../agreement/index.ts'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import type { PasswordChangeOutput } from '../passwordChange/index.ts'
import type { Session } from '../session/index.ts'
import { entranceActors } from './actors.ts'
import { typedIn, viewOf } from './transitions.ts'
import type {
  EntranceContext,
  EntranceEvent,
  EntranceFact,
  EntranceInput,
  EntranceNotice,
  EntranceView,
} from './types.ts'

interface Viewed {
  readonly view: EntranceView
}
interface Admitted {
  readonly admission: Admission | undefined
}

const entranceSetup = setup({
  types: {
    context: {} as EntranceContext,
    events: {} as EntranceEvent,
    input: {} as EntranceInput,
    children: {} as {
      login: 'login'
      qrLogin: 'qrLogin'
      signUp: 'codeForm'
      passwordReset: 'codeForm'
      agreement: 'agreement'
      passwordChange: 'passwordChange'
    },
    tags: {} as 'busy' | 'passwordSet',
    meta: {} as ChartMeta,
  },
  actors: entranceActors,
  actions: {
    takeView: assign((_, { view }: Viewed) => ({ view, notice: undefined })),
    keepOpenForm: assign(({ context, self }) => ({ typed: typedIn(self.getSnapshot().children) ?? context.typed })),
    keepTyped: assign((_, { typed }: { typed: TypedName }) => ({ typed })),
    keepAdmission: assign((_, { admission }: Admitted) => ({
      mustChangePassword: admission?.mustChangePassword ?? false,
      notice: undefined,
    })),
    say: assign((_, { notice }: { notice: EntranceNotice }) => ({ notice })),
    tellAgreement: sendTo('agreement', (_, { type }: { type: 'language.changed' | 'network.restored' }) => ({ type })),
    tellQrLogin: sendTo('qrLogin', { type: 'network.restored' }),
    tellPassed: sendTo(
      parentOf,
      (_, { session }: { session: Session }): EntranceFact => ({
        type: 'entrance.passed',
        session,
      }),
    ),
  },
  guards: {
    isOtherView: ({ context }, { view }: Viewed) => context.view !== view,
    wantsSignUp: ({ context }) => context.view === 'signUp',
    wantsReset: ({ context }) => context.view === 'resetPassword',
    isAgreed: (_, { output }: { output: AgreementOutput }) => output.isAgreed,
    mustChangePassword: ({ context }, { output }: { output: AgreementOutput }) =>
      output.isAgreed && context.mustChangePassword,
    isChanged: (_, { output }: { output: PasswordChangeOutput }) => output.isChanged,
  },
})

const forms = entranceSetup.createStateConfig({
  description: 'One of the forms, as the address says.',
  initial: 'choosing',
  on: {
    'viewer.navigated': {
      guard: { type: 'isOtherView', params: ({ event }) => ({ view: viewOf(event.params) }) },
      description: 'Another form; the name that was typed comes along.',
      target: '.choosing',
      actions: ['keepOpenForm', { type: 'takeView', params: ({ event }) => ({ view: viewOf(event.params) }) }],
    },
  },
  states: {
    choosing: {
      description: 'The address is read.',
      always: [
        { guard: 'wantsSignUp', target: 'signingUp' },
        { guard: 'wantsReset', target: 'resetting' },
        { target: 'loggingIn' },
      ],
    },
    loggingIn: {
      description: 'By name and password, or by a code that the mobile app scans.',
      meta: { requirements: ['AUTH-01', 'AUTH-03'] },
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
          onError: { description: 'The form works without the code.' },
        },
      ],
      on: { 'network.restored': { meta: { requirements: ['NET-05'] }, actions: 'tellQrLogin' } },
    },
    signingUp: {
      description: 'A new account.',
      meta: { requirements: ['AUTH-02'] },
      invoke: {
        id: 'signUp',
        src: 'codeForm',
        input: ({ context: { typed, today } }) => ({ task: 'register', typed, today }),
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
      description: 'A new password for an account whose password is forgotten.',
      meta: { requirements: ['AUTH-04'] },
      invoke: {
        id: 'passwordReset',
        src: 'codeForm',
        input: ({ context: { typed, today } }) => ({ task: 'resetPassword', typed, today }),
        onDone: {
          target: 'passwordSet',
          actions: { type: 'keepTyped', params: ({ event }) => ({ typed: event.output.typed }) },
        },
      },
    },
    passwordSet: {
      description: 'The new password is in force: the viewer can log in with it.',
      meta: { requirements: ['AUTH-04'] },
      tags: 'passwordSet',
    },
  },
})

export const entranceMachine = entranceSetup.createMachine({
  id: 'entrance',
  description:
    'The way in: a form, then terms and a first password where they are asked for, and only then the session.',
  meta: { requirements: ['ROUTE-08', 'AUTH-05', 'VALID-07'] },
  options: { maxIterations: 200 },
  context: ({ input: { place, now } }) => ({
    view: viewOf(place.params),
    today: calendarDate(now),
    typed: NOBODY,
    notice: undefined,
    mustChangePassword: false,
  }),
  initial: 'forms',
  states: {
    forms,
    agreeing: {
      description: 'Terms and privacy come before the session.',
      meta: { requirements: ['AUTH-05', 'VALID-07'] },
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
            description: 'Without agreement nobody is logged in, and the form says so.',
            meta: { requirements: ['VALID-07'] },
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
          meta: { requirements: ['LANG-01'] },
          actions: { type: 'tellAgreement', params: { type: 'language.changed' } },
        },
        'network.restored': {
          meta: { requirements: ['NET-05'] },
          actions: { type: 'tellAgreement', params: { type: 'network.restored' } },
        },
      },
    },
    changingPassword: {
      description: 'The operator has set the first password: the viewer chooses another before anything else.',
      meta: { requirements: ['AUTH-04'] },
      invoke: {
        id: 'passwordChange',
        src: 'passwordChange',
        onDone: [
          { guard: { type: 'isChanged', params: ({ event }) => ({ output: event.output }) }, target: 'entering' },
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
      description: 'The session begins.',
      meta: { requirements: ['SES-01'] },
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
      description: 'Whoever was let in is forgotten, and the operator is told.',
      tags: 'busy',
      invoke: { id: 'leave', src: 'leave', onDone: 'forms', onError: 'forms' },
    },
    inside: { description: 'The viewer is a user now.', type: 'final' },
  },
})
