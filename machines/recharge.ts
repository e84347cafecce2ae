import type { Either } from 'fp-ts/lib/Either.js'
import { assign, enqueueActions, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { CallFailure } from '../models/callFailure.ts'
import { isCompleteRechargeCode, rechargeDigits } from '../models/recharge.ts'
import { type Answered, asked, hasSucceeded, take } from './kit/loadable.ts'
import type { ChartMeta } from './kit/meta.ts'
import { parentOf } from './kit/parent.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'
import type { Session } from './session/index.ts'
import { type ToastRequest, toastOf } from './toasts.ts'

export interface RechargeContext {
  /** What has been typed of the code: at most sixteen digits. */
  readonly digits: string
  /** Why the code was not taken. */
  readonly failure: CallFailure | undefined
}

type RechargeEvent =
  /** Typed or pasted, with whatever else was in it. */
  | { readonly type: 'viewer.typeCode'; readonly rechargeCode: string }
  | { readonly type: 'viewer.redeem' }
  | DraftRecalled

/** What this account had typed when its session ended. */
type DraftRecalled = { readonly type: 'draft.recalled'; readonly rechargeCode: string }
export type DraftChanged = { readonly type: 'draft.changed'; readonly rechargeCode: string }

/** The account as it stands after the code. */
export type RechargeOutput = Either<CallFailure, Session>

/** What the chart that runs the form is told: the rights of this session are others from now on. */
export type RechargeFact = { readonly type: 'rights.renewed'; readonly session: Session } | ToastRequest

type RechargeTag = 'busy'

/** Remembers what is typed as long as the page lives, for this account: a session that ends takes nothing away. */
const draft = fromCallback<DraftChanged>(unprovided('draft'))
/** Redeems the code for the account that is signed in. */
const redeem = fromPromise<RechargeOutput, { readonly rechargeCode: string }>(unprovided('redeem'))

const rechargeActors = { draft, redeem }

interface Typed {
  readonly rechargeCode: string
}

const rechargeSetup = setup({
  types: {
    context: {} as RechargeContext,
    events: {} as RechargeEvent,
    tags: {} as RechargeTag,
    meta: {} as ChartMeta,
    children: {} as { readonly draft: 'draft' },
  },
  actors: rechargeActors,
  actions: {
    takeCode: assign((_, { rechargeCode }: Typed) => ({ digits: rechargeDigits(rechargeCode), failure: undefined })),
    keepDraft: sendTo(
      'draft',
      ({ context }): DraftChanged => ({ type: 'draft.changed', rechargeCode: context.digits }),
    ),
    noteFailure: assign((_, { answer }: Answered<RechargeOutput>) => ({
      failure: answer._tag === 'Left' ? answer.left : undefined,
    })),
    noteBroken: assign({ failure: { tag: 'offline' } }),
    tellRights: enqueueActions(({ enqueue }, { answer }: Answered<RechargeOutput>) => {
      if (answer._tag === 'Right') enqueue.sendTo(parentOf, { type: 'rights.renewed', session: answer.right })
    }),
    saySuccess: sendTo(parentOf, toastOf('rechargeSuccess')),
  },
  guards: {
    isComplete: ({ context }) => isCompleteRechargeCode(context.digits),
    hasSucceeded,
  },
})

const typed = ({ event: { rechargeCode } }: { readonly event: Typed }): Typed => ({ rechargeCode })

export const rechargeMachine = rechargeSetup.createMachine({
  id: 'recharge',
  ...(FOR_READERS && {
    description: 'The form that takes a recharge code.',
    meta: { requirements: ['BUY-03', 'ROLE-03'] },
  }),
  options: { maxIterations: 200 },
  context: { digits: '', failure: undefined },
  invoke: {
    id: 'draft',
    src: 'draft',
    onError: { ...(FOR_READERS && { description: 'What is typed lives as long as the form.' }) },
  },
  initial: 'editing',
  states: {
    editing: {
      ...(FOR_READERS && {
        description: 'Digits are kept, at most sixteen; everything else that is typed or pasted is left out.',
      }),
      on: {
        'draft.recalled': {
          ...(FOR_READERS && {
            description: 'What was typed before the session ended is there again.',
            meta: { requirements: ['SES-07'] },
          }),
          actions: { type: 'takeCode', params: typed },
        },
        'viewer.typeCode': { actions: [{ type: 'takeCode', params: typed }, 'keepDraft'] },
        'viewer.redeem': {
          guard: 'isComplete',
          ...(FOR_READERS && { description: 'At exactly sixteen digits.', meta: { requirements: ['BUY-03'] } }),
          target: 'redeeming',
        },
      },
    },
    redeeming: {
      ...(FOR_READERS && { description: 'The operator looks at the code.' }),
      tags: 'busy',
      invoke: {
        id: 'redeem',
        src: 'redeem',
        input: ({ context }) => ({ rechargeCode: context.digits }),
        ...asked(
          {
            ...(FOR_READERS && {
              description: 'The rights of the session are renewed at once.',
              meta: { requirements: ['BUY-03'] },
            }),
            target: 'editing',
            actions: [
              { type: 'takeCode', params: { rechargeCode: '' } },
              'keepDraft',
              'saySuccess',
              take('tellRights'),
            ],
          },
          {
            ...(FOR_READERS && { description: 'The reason stands at the field, and what was typed stays.' }),
            target: 'editing',
            actions: take('noteFailure'),
          },
          { target: 'editing', actions: 'noteBroken' },
        ),
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof rechargeMachine>

export const selectDigits = ({ context }: Snapshot): string => context.digits
export const selectCanRedeem = ({ context }: Snapshot): boolean => isCompleteRechargeCode(context.digits)
export const selectIsRedeeming = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectRechargeFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
