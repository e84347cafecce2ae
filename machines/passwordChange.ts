import type { Either } from 'fp-ts/lib/Either.js'
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { CallFailure } from '../models/callFailure.ts'
import { type Problem, passwordProblem, problemAt } from '../models/validation.ts'
import { type Answered, asked, hasSucceeded, take } from './kit/loadable.ts'
import type { ChartMeta } from './kit/meta.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'
import { withoutProblem } from './rules/accountName.ts'

export type PasswordName = 'currentPassword' | 'newPassword'
type PasswordProblems = Readonly<Partial<Record<PasswordName, Problem>>>

/** The two passwords travel in events only; no context keeps them. */
export interface Passwords {
  readonly currentPassword: string
  readonly newPassword: string
}

export interface PasswordChangeContext {
  readonly problems: PasswordProblems
  readonly failure: CallFailure | undefined
}

type PasswordChangeEvent =
  | { readonly type: 'viewer.changePassword'; readonly name: PasswordName }
  | ({ readonly type: 'viewer.submit' } & Passwords)
  | { readonly type: 'viewer.cancel' }

export type ChangeOutput = Either<CallFailure, void>

export interface PasswordChangeOutput {
  readonly isChanged: boolean
}

/** Makes the keys of both passwords, the new one with a new random value, and sends them (AUTH-04). */
const changePassword = fromPromise<ChangeOutput, Passwords>(unprovided('changePassword'))

const passwordChangeActors = { changePassword }

/** What the form ends with when it has changed something. */
const CHANGED = 'changed'

const NONE: Passwords = { currentPassword: '', newPassword: '' }

const problemsOf = ({ currentPassword, newPassword }: Passwords): PasswordProblems => ({
  ...problemAt('currentPassword', passwordProblem(currentPassword)),
  ...problemAt('newPassword', passwordProblem(newPassword)),
})

const passwordsIn = (event: PasswordChangeEvent): Passwords => (event.type === 'viewer.submit' ? event : NONE)

const passwordChangeSetup = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    output: {} as PasswordChangeOutput,
    tags: {} as 'busy' | 'broken',
    meta: {} as ChartMeta,
  },
  actors: passwordChangeActors,
  actions: {
    clearProblem: assign(({ context }, { name }: { name: PasswordName }) => ({
      problems: withoutProblem(context.problems, name),
      failure: undefined,
    })),
    noteProblems: assign((_, { passwords }: { passwords: Passwords }) => ({
      problems: problemsOf(passwords),
      failure: undefined,
    })),
    clearProblems: assign({ problems: {}, failure: undefined }),
    keepFailure: assign((_, { answer }: Answered<ChangeOutput>) =>
      answer._tag === 'Left' ? { failure: answer.left } : {},
    ),
  },
  guards: {
    isFilledIn: (_, { passwords }: { passwords: Passwords }) => Object.keys(problemsOf(passwords)).length === 0,
    hasSucceeded,
  },
})

export const passwordChangeMachine = passwordChangeSetup.createMachine({
  id: 'passwordChange',
  ...(FOR_READERS && {
    description: 'Another password in place of the one in force, which has to be given too.',
    meta: { requirements: ['AUTH-04'] },
  }),
  options: { maxIterations: 200 },
  context: { problems: {}, failure: undefined },
  output: ({ event }) => ({ isChanged: event.output === CHANGED }),
  initial: 'form',
  on: {
    'viewer.cancel': { ...(FOR_READERS && { description: 'The password stays as it is.' }), target: '.cancelled' },
  },
  states: {
    form: {
      ...(FOR_READERS && { description: 'The viewer types both passwords; no chart keeps them.' }),
      initial: 'ready',
      on: {
        'viewer.changePassword': {
          actions: { type: 'clearProblem', params: ({ event }) => ({ name: event.name }) },
        },
        'viewer.submit': [
          {
            guard: { type: 'isFilledIn', params: ({ event }) => ({ passwords: passwordsIn(event) }) },
            target: 'changing',
            actions: 'clearProblems',
          },
          {
            ...(FOR_READERS && {
              description: 'Each problem stands at its field.',
              meta: { requirements: ['VALID-02', 'VALID-05'] },
            }),
            target: '.ready',
            actions: { type: 'noteProblems', params: ({ event }) => ({ passwords: passwordsIn(event) }) },
          },
        ],
      },
      states: {
        ready: { ...(FOR_READERS && { description: 'The form can be sent.' }) },
        broken: {
          ...(FOR_READERS && { description: 'The app itself failed; the form can be sent again.' }),
          tags: 'broken',
        },
      },
    },
    changing: {
      ...(FOR_READERS && { description: 'The keys are made and sent.' }),
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => passwordsIn(event),
        ...asked(
          { target: 'changed' },
          {
            ...(FOR_READERS && { description: 'The password in force is another, or the operator did not answer.' }),
            target: 'form',
            actions: take('keepFailure'),
          },
          'form.broken',
        ),
      },
    },
    changed: { ...(FOR_READERS && { description: 'The new password is in force.' }), type: 'final', output: CHANGED },
    cancelled: { ...(FOR_READERS && { description: 'Nothing was changed.' }), type: 'final' },
  },
})

type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>

export const selectPasswordProblems = ({ context }: PasswordChangeSnapshot): PasswordProblems => context.problems
export const selectChangeFailure = ({ context }: PasswordChangeSnapshot): CallFailure | undefined => context.failure
export const selectIsChanging = (snapshot: PasswordChangeSnapshot): boolean => snapshot.hasTag('busy')
/** The app itself failed while sending the form. */
export const selectIsChangeBroken = (snapshot: PasswordChangeSnapshot): boolean => snapshot.hasTag('broken')
