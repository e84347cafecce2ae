import { assign, setup } from 'xstate'
import { FOR_READERS } from '../kit/readers.ts'
import type { ChartMeta } from '../meta.ts'
import { agreementActors } from './actors.ts'
import type { AgreementContext, AgreementEvent, AgreementOutput, PoliciesOutput, SignOutput } from './types.ts'

interface Read {
  readonly output: PoliciesOutput
}
interface Signed {
  readonly output: SignOutput
}

const agreementSetup = setup({
  types: {
    context: {} as AgreementContext,
    events: {} as AgreementEvent,
    output: {} as AgreementOutput,
    tags: {} as 'busy' | 'failed' | 'read',
    meta: {} as ChartMeta,
  },
  actors: agreementActors,
  actions: {
    keepPolicies: assign((_, { output }: Read) => (output._tag === 'Right' ? { policies: output.right } : {})),
    keepFailure: assign((_, { output }: Read | Signed) => (output._tag === 'Left' ? { failure: output.left } : {})),
    dropFailure: assign({ failure: undefined }),
    noteAgreed: assign({ isAgreed: true }),
  },
  guards: {
    hasNothingOpen: (_, { output }: Read) => output._tag === 'Right' && output.right.length === 0,
    isAnswered: (_, { output }: Read | Signed) => output._tag === 'Right',
  },
})

export const agreementMachine = agreementSetup.createMachine({
  id: 'agreement',
  ...(FOR_READERS && {
    description: 'Terms and privacy, which are agreed to before anybody is let in, and again when they have changed.',
    meta: { requirements: ['AUTH-05', 'VALID-07'] },
  }),
  options: { maxIterations: 200 },
  context: { policies: [], failure: undefined, isAgreed: false },
  initial: 'asking',
  output: ({ context: { isAgreed } }) => ({ isAgreed }),
  on: {
    'viewer.disagree': {
      ...(FOR_READERS && { description: 'Nobody is logged in who does not agree.' }),
      target: '.disagreed',
    },
    'language.changed': { ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }), target: '.asking' },
  },
  states: {
    asking: {
      ...(FOR_READERS && { description: 'The operator is asked what this account has still to agree to.' }),
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'loadPolicies',
        src: 'loadPolicies',
        onDone: [
          {
            guard: { type: 'hasNothingOpen', params: ({ event }) => ({ output: event.output }) },
            ...(FOR_READERS && { description: 'All of it was agreed to before, in its present version.' }),
            target: 'agreed',
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ output: event.output }) },
            target: 'reading',
            actions: { type: 'keepPolicies', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'unavailable',
            actions: { type: 'keepFailure', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: 'unavailable',
      },
    },
    reading: {
      ...(FOR_READERS && { description: 'The texts are on screen.' }),
      initial: 'unread',
      states: {
        unread: {
          ...(FOR_READERS && { description: 'The end has not been seen: there is nothing to agree with yet.' }),
          on: { 'viewer.reachEnd': 'read' },
        },
        read: {
          ...(FOR_READERS && { description: 'The viewer has come to the end and may agree.' }),
          tags: 'read',
          on: { 'viewer.agree': '#agreement.signing' },
        },
      },
    },
    signing: {
      ...(FOR_READERS && { description: 'The operator is told that the viewer agrees.' }),
      tags: ['busy', 'read'],
      entry: 'dropFailure',
      invoke: {
        id: 'signPolicies',
        src: 'signPolicies',
        input: ({ context }) => context.policies,
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ output: event.output }) },
            target: 'agreed',
          },
          {
            ...(FOR_READERS && { description: 'It can be tried again without reading again.' }),
            target: 'reading.read',
            actions: { type: 'keepFailure', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      ...(FOR_READERS && { description: 'The texts did not come: nobody is let in without them.' }),
      tags: 'failed',
      on: {
        'viewer.retry': 'asking',
        'network.restored': { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
      },
    },
    agreed: { ...(FOR_READERS && { description: 'Everything is agreed to.' }), type: 'final', entry: 'noteAgreed' },
    disagreed: { ...(FOR_READERS && { description: 'The viewer stays logged out.' }), type: 'final' },
  },
})
