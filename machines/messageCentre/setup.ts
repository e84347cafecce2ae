import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { unreadAfter } from '../../models/message.ts'
import { messageCheckMs } from '../../models/messageCheck.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
import { toastOf } from '../toasts.ts'
import { unreadOf, withFirstPage, withMarked, withPage } from './transitions.ts'
import type {
  MessageCentreContext,
  MessageCentreEvent,
  MessageCentreInput,
  MessageCentreTag,
  MessageIds,
  PageAnswer,
  PageWish,
  ReadAnswer,
  ReadWish,
  UnreadAnswer,
  UnreadNews,
} from './types.ts'

const countUnread = fromPromise<UnreadAnswer>(unprovided('countUnread'))
const loadMessages = fromPromise<PageAnswer, PageWish>(unprovided('loadMessages'))
/** Tells the operator that one was read. */
const tellRead = fromPromise<ReadAnswer, ReadWish>(unprovided('tellRead'))
const watchTabs = fromCallback<UnreadNews>(unprovided('watchTabs'))

const messageCentreActors = { countUnread, loadMessages, tellRead, watchTabs }

interface Counted {
  readonly answer: UnreadAnswer
}
interface Listed {
  readonly answer: PageAnswer
}
interface Told {
  readonly answer: ReadAnswer
}
interface Meant {
  readonly msgIds: MessageIds
}

export const messageCentreSetup = setup({
  types: {
    context: {} as MessageCentreContext,
    events: {} as MessageCentreEvent,
    input: {} as MessageCentreInput,
    tags: {} as MessageCentreTag,
    meta: {} as ChartMeta,
  },
  actors: messageCentreActors,
  actions: {
    takeCount: assign((_, { answer }: Counted) => (answer._tag === 'Right' ? { unread: answer.right } : {})),
    takeFirstPage: assign(({ context }, { answer }: Listed) =>
      answer._tag === 'Right' ? withFirstPage(context, answer.right) : { failure: answer.left },
    ),
    takePage: assign(({ context }, { answer }: Listed) =>
      answer._tag === 'Right' ? withPage(context, answer.right) : {},
    ),
    markRead: assign(({ context }, { msgIds }: Meant) => withMarked(context, msgIds)),
    noteTold: assign(({ context: { unread, untold } }, { answer }: Told) =>
      answer._tag === 'Right'
        ? { unread: unreadAfter(unread, 1), untold: untold.filter(msgId => msgId !== answer.right) }
        : {},
    ),
    sayNotLoaded: sendTo(parentOf, toastOf('error.refresh')),
  },
  guards: {
    isCounted: (_, { answer }: Counted) => answer._tag === 'Right',
    isListed: (_, { answer }: Listed) => answer._tag === 'Right',
    isTold: (_, { answer }: Told) => answer._tag === 'Right',
    isUnread: ({ context }, { msgIds }: Meant) => unreadOf(context, msgIds).length > 0,
    hasMore: ({ context }) => context.hasMore,
    hasUntold: ({ context }) => context.untold.length > 0,
  },
  delays: { checkInterval: ({ context }) => messageCheckMs(context.checkMs) },
})
