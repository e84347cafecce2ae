import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { Answered } from '../kit/loadable.ts'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import type { PasswordChangeOutput } from '../passwordChange/index.ts'
import type { RenewOutput } from '../purchase/index.ts'
import { toastOf } from '../toasts/index.ts'
import { ownAccountActors } from './actors.ts'
import type { Offer, OwnAccountContext, OwnAccountEvent, OwnAccountFact, OwnAccountTag } from './types.ts'

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
    keepOffer: assign((_, { answer }: Answered<Offer | undefined>) => (answer === undefined ? {} : { offer: answer })),
    keepSession: assign((_, { answer }: Answered<RenewOutput>) =>
      answer._tag === 'Right' ? { session: answer.right.session } : {},
    ),
    tellRights: enqueueActions(({ enqueue, context: { session } }) => {
      if (session !== undefined) enqueue.sendTo(parentOf, { type: 'rights.renewed', session } satisfies OwnAccountFact)
    }),
    dropSession: assign({ session: undefined }),
    saySaved: sendTo(parentOf, toastOf('passwordSaved')),
  },
  guards: {
    isOffered: (_, { answer }: Answered<Offer | undefined>) => answer?.isPutOff === false,
    isPutOff: (_, { answer }: Answered<Offer | undefined>) => answer?.isPutOff === true,
    isChanged: (_, { answer }: Answered<PasswordChangeOutput>) => answer.isChanged,
  },
})
