import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { LoginType } from '../../models/credentials.ts'
import { TRIM_DELAY_MS } from '../../models/textField.ts'
import { passwordProblem, problemAt } from '../../models/validation.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
import { FOR_READERS } from '../kit/readers.ts'
import {
  type DraftChanged,
  type NameField,
  type NameFields,
  namedAccount,
  nameIn,
  nameProblems,
  settledName,
  withoutProblem,
} from '../rules/accountName.ts'
import type {
  LogInOutput,
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginOutput,
  LoginProblems,
  LoginWish,
} from './types.ts'

/** What keeps the form from being sent, at its field (VALID-01, VALID-02, VALID-03, VALID-05). */
const problemsOf = (method: LoginType, fields: NameFields, password: string): LoginProblems => ({
  ...nameProblems(method, settledName(fields)),
  ...problemAt('password', passwordProblem(password)),
})

const wishOf = (method: LoginType, fields: NameFields, password: string): LoginWish => ({
  ...namedAccount(method, fields),
  password,
})

/** Asks for the account's random value, derives the key from the password, and logs in with it (AUTH-01). */
const logIn = fromPromise<LogInOutput, LoginWish>(unprovided('logIn'))

const loginActors = { logIn }

interface Answered {
  readonly output: LogInOutput
}

const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    tags: {} as 'busy' | 'broken',
    meta: {} as ChartMeta,
  },
  actors: loginActors,
  actions: {
    takeMethod: assign((_, { method }: { method: LoginType }) => ({ method, problems: {}, failure: undefined })),
    takeText: assign(({ context }, { field, value }: { field: NameField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
    })),
    clearProblem: assign(({ context }, { field }: { field: keyof LoginProblems }) => ({
      problems: withoutProblem(context.problems, field),
      failure: undefined,
    })),
    trimTexts: assign({ fields: ({ context }) => settledName(context.fields) }),
    tellDraft: sendTo(
      parentOf,
      ({ context: { method, fields } }): DraftChanged => ({ type: 'draft.changed', typed: nameIn(method, fields) }),
    ),
    noteProblems: assign(({ context }, { password }: { password: string }) => ({
      problems: problemsOf(context.method, context.fields, password),
      failure: undefined,
    })),
    clearProblems: assign({ problems: {}, failure: undefined }),
    keepAdmission: assign((_, { output }: Answered) => (output._tag === 'Right' ? { admission: output.right } : {})),
    keepFailure: assign((_, { output }: Answered) =>
      output._tag === 'Left' && output.left.tag !== 'unknownPhone' ? { failure: output.left } : {},
    ),
    notePhone: assign({ problems: { phone: 'phoneFormat' } }),
  },
  guards: {
    isFilledIn: ({ context }, { password }: { password: string }) =>
      Object.keys(problemsOf(context.method, context.fields, password)).length === 0,
    isLetIn: (_, { output }: Answered) => output._tag === 'Right',
    isUnknownPhone: (_, { output }: Answered) => output._tag === 'Left' && output.left.tag === 'unknownPhone',
  },
  delays: {
    trimDelay: TRIM_DELAY_MS,
  },
})

export const loginMachine = loginSetup.createMachine({
  id: 'login',
  ...(FOR_READERS && {
    description: 'Logging in with an email address or a phone number, and a password.',
    meta: { requirements: ['AUTH-01'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    ...input.typed,
    problems: {},
    failure: undefined,
    admission: undefined,
  }),
  output: ({ context: { method, fields, admission } }) => ({ typed: { method, fields }, admission }),
  initial: 'form',
  states: {
    form: {
      ...(FOR_READERS && { description: 'The viewer fills in the form; what was typed is never lost.' }),
      initial: 'settled',
      on: {
        'viewer.chooseMethod': {
          target: '.settled',
          actions: [
            'trimTexts',
            { type: 'takeMethod', params: ({ event }) => ({ method: event.method }) },
            'tellDraft',
          ],
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
            target: 'submitting',
            actions: ['trimTexts', 'clearProblems', 'tellDraft'],
          },
          {
            ...(FOR_READERS && {
              description: 'Each problem stands at its field.',
              meta: { requirements: ['VALID-01', 'VALID-02', 'VALID-03', 'VALID-05'] },
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
        refused: {
          ...(FOR_READERS && {
            description: 'The operator did not let the viewer in; the reason stands at the form.',
            meta: { requirements: ['AUTH-01'] },
          }),
          on: {
            'viewer.changePassword': {
              target: 'settled',
              actions: { type: 'clearProblem', params: { field: 'password' } },
            },
          },
        },
        broken: {
          ...(FOR_READERS && { description: 'The app itself failed; the form can be sent again.' }),
          tags: 'broken',
        },
      },
    },
    submitting: {
      ...(FOR_READERS && {
        description: 'The key is derived from the password and sent; the password stays on the page.',
        meta: { requirements: ['AUTH-01'] },
      }),
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context, event }) =>
          wishOf(context.method, context.fields, event.type === 'viewer.submit' ? event.password : ''),
        onDone: [
          {
            guard: { type: 'isLetIn', params: ({ event }) => ({ output: event.output }) },
            target: 'done',
            actions: { type: 'keepAdmission', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'isUnknownPhone', params: ({ event }) => ({ output: event.output }) },
            ...(FOR_READERS && {
              description: 'The numbering plan of the country has no such phone.',
              meta: { requirements: ['VALID-03'] },
            }),
            target: 'form.settled',
            actions: 'notePhone',
          },
          {
            target: 'form.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: 'form.broken',
      },
    },
    done: {
      ...(FOR_READERS && { description: 'The operator has let the viewer in.' }),
      type: 'final',
    },
  },
})
