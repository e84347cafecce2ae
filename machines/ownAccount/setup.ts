import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import type { PasswordChangeOutput } from '../passwordChange/index.ts'
import type { RenewOutput } from '../purchase/index.ts'
import { toastOf } from '../toasts/index.ts'
import { ownAccountActors } from './actors.ts'
import type { Offer, OwnAccountContext, OwnAccountEvent, OwnAccountFact, OwnAccountTag } from './types.ts'

interface Found {
  readonly output: Offer | undefined
}
interface Renewed {
  readonly output: RenewOutput
}

export const ownAccountSetup = setup({
  types: {
    context: {} as OwnAccountContext,
    events: {} as OwnAccountEvent,
    tags: {} as OwnAccountTag,
    meta: {} as ChartMeta,
    children: {} as { readonly passwordChange: 'passwordChange'; readonly claim: 'codeForm' },
  },
  actors: ownAccountActors,
  actions: {
    keepOffer: assign((_, { output }: Found) => (output === undefined ? {} : { offer: output })),
    keepSession: assign((_, { output }: Renewed) => (output._tag === 'Right' ? { session: output.right.session } : {})),
    tellRights: enqueueActions(({ enqueue, context: { session } }) => {
      if (session !== undefined) enqueue.sendTo(parentOf, { type: 'rights.renewed', session } satisfies OwnAccountFact)
    }),
    saySaved: sendTo(parentOf, toastOf('passwordSaved')),
  },
  guards: {
    isOffered: (_, { output }: Found) => output?.isPutOff === false,
    isPutOff: (_, { output }: Found) => output?.isPutOff === true,
    isChanged: (_, { output }: { readonly output: PasswordChangeOutput }) => output.isChanged,
  },
})
