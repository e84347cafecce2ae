import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { SECOND } from '../../models/codec/instant.ts'
import type { MetaId } from '../../models/title.ts'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import type { ToastMessage } from '../toasts/index.ts'
import { titleListsActors } from './actors.ts'
import { hasMoreTitles, isShown, shownTitles, withAll, withMore, withRemoved, withToggled } from './transitions.ts'
import type {
  ListFact,
  Removal,
  TitleListsContext,
  TitleListsEvent,
  TitleListsInput,
  TitleListsTag,
  TitlesAnswer,
} from './types.ts'

interface Answered {
  readonly answer: TitlesAnswer
}
interface Removed {
  readonly removal: Removal
}

export const listsSetup = setup({
  types: {
    context: {} as TitleListsContext,
    events: {} as TitleListsEvent,
    input: {} as TitleListsInput,
    tags: {} as TitleListsTag,
    meta: {} as ChartMeta,
  },
  actors: titleListsActors,
  actions: {
    noteAwaited: assign({ isAwaited: true }),
    noteAnswered: assign({ isAwaited: false }),
    takeAll: assign(({ context }, { answer }: Answered) =>
      answer._tag === 'Right' ? withAll(context, answer.right) : { failure: answer.left },
    ),
    takeMore: assign(({ context }, { answer }: Answered) =>
      answer._tag === 'Right' ? withMore(context, answer.right) : {},
    ),
    hold: assign((_, { removal }: Removed) => ({ held: removal })),
    takeBack: assign({ held: undefined }),
    release: enqueueActions(({ context: { held, removals }, enqueue }) => {
      if (held === undefined) return
      enqueue.assign({ held: undefined, removals: [...removals, held] })
      enqueue.sendTo('removals', { type: 'titles.remove', removal: held })
    }),
    forgetFirst: assign(({ context }) => withRemoved(context)),
    keepFirst: assign({ removals: ({ context }) => context.removals.slice(1) }),
    toggle: assign(({ context: { selected } }, { metaId }: { readonly metaId: MetaId }) => ({
      selected: withToggled(selected, metaId),
    })),
    selectAll: assign({ selected: ({ context }) => shownTitles(context).map(({ metaId }) => metaId) }),
    selectNone: assign({ selected: [] }),
    say: sendTo(
      parentOf,
      (_, { message }: { readonly message: ToastMessage }): ListFact => ({ type: 'list.failed', message }),
    ),
  },
  guards: {
    isLoaded: (_, { answer }: Answered) => answer._tag === 'Right',
    isMissed: ({ context }) => context.isAwaited || context.saved !== undefined,
    hasMore: ({ context }) => hasMoreTitles(context),
    isShown: ({ context }, { removal }: Removed) => isShown(context, removal),
  },
  delays: {
    /** As long as a removal can be taken back. */
    undoTime: 8 * SECOND,
  },
})
