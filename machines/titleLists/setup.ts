import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { MetaId } from '../../models/title.ts'
import type { TitleList } from '../../models/titleList.ts'
import { type Answered, hasSucceeded } from '../kit/loadable.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
import { type Removals, removalOf, withoutFirst } from '../removal.ts'
import { type ToastMessage, toastOf } from '../toasts.ts'
import { hasMoreTitles, shownTitles, withAll, withMore, withRemoved } from './transitions.ts'
import type {
  LoadWish,
  TitleListsContext,
  TitleListsEvent,
  TitleListsInput,
  TitleListsTag,
  TitlesAnswer,
  TitlesNews,
} from './types.ts'

const loadTitles = fromPromise<TitlesAnswer, LoadWish>(unprovided('loadTitles'))
/** Says when the list may have changed elsewhere. */
const watchTitles = fromCallback<TitlesNews, { readonly list: TitleList }>(unprovided('watchTitles'))

const titleListsActors = { loadTitles, removal: removalOf<MetaId>(), watchTitles }

export const listsSetup = setup({
  types: {
    context: {} as TitleListsContext,
    events: {} as TitleListsEvent,
    input: {} as TitleListsInput,
    children: {} as { readonly removal: 'removal' },
    tags: {} as TitleListsTag,
    meta: {} as ChartMeta,
  },
  actors: titleListsActors,
  actions: {
    takeAnswer: assign(({ context }, { answer }: Answered<TitlesAnswer>) =>
      answer._tag === 'Right' ? withAll(context, answer.right) : { failure: answer.left },
    ),
    takeMore: assign(({ context }, { answer }: Answered<TitlesAnswer>) =>
      answer._tag === 'Right' ? withMore(context, answer.right) : {},
    ),
    takeRemovals: assign((_, { held, removals }: Removals<MetaId>) => ({ held, removals })),
    tellRemoval: sendTo('removal', ({ event }) => event),
    forgetFirst: assign(({ context }) => withRemoved(context)),
    keepFirst: assign(({ context }) => withoutFirst(context)),
    say: sendTo(parentOf, (_, { message }: { readonly message: ToastMessage }) => toastOf(message)),
  },
  guards: {
    hasSucceeded,
    isKnown: ({ context }) => context.saved !== undefined,
    hasMore: ({ context }) => hasMoreTitles(context),
    isBare: ({ context }) => hasMoreTitles(context) && shownTitles(context).length === 0,
  },
})
