import { assign, enqueueActions, raise, setup } from 'xstate'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import { purchaseActors } from './actors.ts'
import type { PlansOutput, PurchaseContext, PurchaseEvent, PurchaseFact, PurchaseTag, RenewOutput } from './types.ts'

export const purchaseSetup = setup({
  types: {
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    tags: {} as PurchaseTag,
    meta: {} as ChartMeta,
  },
  actors: purchaseActors,
  actions: {
    takePlans: assign((_, { output }: { readonly output: PlansOutput }) =>
      output._tag === 'Right' ? { plans: output.right, failure: undefined } : { failure: output.left },
    ),
    tellRights: enqueueActions(({ enqueue }, { output }: { readonly output: RenewOutput }) => {
      if (output._tag === 'Left') return
      enqueue.sendTo(parentOf, { type: 'rights.renewed', session: output.right.session } satisfies PurchaseFact)
    }),
    sayBought: raise({ type: 'plan.bought' }),
  },
  guards: {
    isRight: (_, { output }: { readonly output: PlansOutput }) => output._tag === 'Right',
    hasMore: (_, { output }: { readonly output: RenewOutput }) => output._tag === 'Right' && output.right.hasMore,
  },
})
