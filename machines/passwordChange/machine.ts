import { assign, setup } from 'xstate'
import { passwordProblem, problemAt } from '../../models/validation.ts'
import { withoutProblem } from '../accountName.ts'
import { type Answered, asked, hasSucceeded, take } from '../kit/loadable.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { ChartMeta } from '../meta.ts'
import { passwordChangeActors } from './actors.ts'
import type {
  ChangeOutput,
  PasswordChangeContext,
  PasswordChangeEvent,
  PasswordChangeOutput,
  PasswordName,
  PasswordProblems,
  Passwords,
} from './types.ts'

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
