import type { Either } from 'fp-ts/lib/Either.js'
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { CallFailure } from '../models/callFailure.ts'
import type { Policy } from '../models/policy.ts'
import type { ChartMeta } from './kit/meta.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'

/** A policy that is still to be agreed to, with its text in the language on screen. */
export interface OpenPolicy extends Pick<Policy, 'policyId' | 'title' | 'contractVersion'> {
  readonly content: string
}

export interface AgreementContext {
  readonly policies: ReadonlyArray<OpenPolicy>
  /** Why the texts did not come, or the agreement was not taken. */
  readonly failure: CallFailure | undefined
  readonly isAgreed: boolean
}

type AgreementEvent =
  /** The end of the texts is in sight: scrolled to, or there without scrolling. */
  | { readonly type: 'viewer.reachEnd' }
  | { readonly type: 'viewer.agree' }
  | { readonly type: 'viewer.disagree' }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'language.changed' }

export type PoliciesOutput = Either<CallFailure, ReadonlyArray<OpenPolicy>>
export type SignOutput = Either<CallFailure, void>

export interface AgreementOutput {
  readonly isAgreed: boolean
}

/** Asks which policies this account has not agreed to, or not in their present version, and for their texts. */
const loadPolicies = fromPromise<PoliciesOutput>(unprovided('loadPolicies'))
/** Tells the operator that the account agrees. */
const signPolicies = fromPromise<SignOutput, ReadonlyArray<OpenPolicy>>(unprovided('signPolicies'))

const agreementActors = { loadPolicies, signPolicies }

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

type AgreementSnapshot = SnapshotFrom<typeof agreementMachine>

export const selectPolicies = ({ context }: AgreementSnapshot): ReadonlyArray<OpenPolicy> => context.policies
export const selectAgreementFailure = ({ context }: AgreementSnapshot): CallFailure | undefined => context.failure
export const selectIsWaiting = (snapshot: AgreementSnapshot): boolean => snapshot.hasTag('busy')
export const selectIsRead = (snapshot: AgreementSnapshot): boolean => snapshot.hasTag('read')
/** The texts did not come; `viewer.retry` asks again. */
export const selectHasAgreementFailed = (snapshot: AgreementSnapshot): boolean => snapshot.hasTag('failed')
