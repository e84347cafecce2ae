import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { isCompleteRechargeCode, rechargeDigits } from '../../models/recharge.ts'
import { type Answered, asked, hasSucceeded, take } from '../kit/loadable.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import { toastOf } from '../toasts/index.ts'
import { rechargeActors } from './actors.ts'
import type { DraftChanged, RechargeContext, RechargeEvent, RechargeOutput, RechargeTag } from './types.ts'

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
