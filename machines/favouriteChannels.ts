import type { Either } from 'fp-ts/lib/Either.js'
import { assign, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { CallFailure } from '../models/callFailure.ts'
import type { LogicalChannelId } from '../models/channel.ts'
import { type Answered, hasSucceeded, take } from './kit/loadable.ts'
import type { ChartMeta } from './kit/meta.ts'
import { parentOf } from './kit/parent.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'
import {
  type ListWish,
  listStates,
  type RemovableList,
  removalEvents,
  runRemoval,
  savedBy,
  tellOld,
  UNKNOWN,
} from './kit/removableList.ts'
import { isHidden, type RemovalFact, type Removals, removalOf, withoutFirst, withoutRemoved } from './removal.ts'
import { type ToastMessage, toastOf } from './toasts.ts'

export { selectFailure, selectHasFailed, selectIsLoading, selectRemoval } from './kit/removableList.ts'

/** In the person's order. */
export type ChannelsAnswer = Either<CallFailure, ReadonlyArray<LogicalChannelId>>

interface FavouriteChannelsInput {
  /** The deployment sells live television (MODE-01). */
  readonly sellsLive: boolean
}

/** Until the operator has answered, the list is as this device knew it last. */
export type FavouriteChannelsContext = FavouriteChannelsInput & RemovableList<LogicalChannelId, LogicalChannelId>

export type FavouriteChannelsEvent =
  | { readonly type: 'viewer.retry' }
  /** The page is left. */
  | { readonly type: 'viewer.left' }
  | { readonly type: 'network.restored' }
  | ChannelsNews
  | RemovalFact<LogicalChannelId>

/** In another tab, or maybe on another device while this tab was out of sight. */
export interface ChannelsNews {
  readonly type: 'channels.changed'
}

type FavouriteChannelsTag = 'loading'

const recallChannels = fromPromise<ReadonlyArray<LogicalChannelId> | undefined>(unprovided('recallChannels'))
const loadChannels = fromPromise<ChannelsAnswer, ListWish>(unprovided('loadChannels'))
/** Says when the favourites may have changed elsewhere. */
const watchChannels = fromCallback<ChannelsNews>(unprovided('watchChannels'))

const favouriteChannelsActors = {
  recallChannels,
  loadChannels,
  removal: removalOf<LogicalChannelId>(),
  watchChannels,
}

type Ids = ReadonlyArray<LogicalChannelId>
type Listed = Pick<FavouriteChannelsContext, 'saved' | 'held' | 'removals'>

const NONE: Ids = []

/** What the viewer sees: without what is being removed, or can still be taken back. */
export const shownChannels = ({ saved = NONE, ...removed }: Listed): Ids => saved.filter(id => !isHidden(removed, id))

/** How many channels can be taken back. */
const undoable = (listed: Listed): number =>
  shownChannels({ ...listed, held: undefined }).length - shownChannels(listed).length

const wishOf = ({ saved }: Pick<Listed, 'saved'>, isAwaited: boolean): ListWish => ({
  isAwaited: isAwaited || saved === undefined,
})

/** The operator has taken the oldest removal. */
const withRemoved = (listed: Listed): Pick<Listed, 'saved' | 'removals'> => {
  const [removal = []] = listed.removals
  return { saved: listed.saved && withoutRemoved(listed.saved, removal, id => id), ...withoutFirst(listed) }
}

const channelsSetup = setup({
  types: {
    context: {} as FavouriteChannelsContext,
    events: {} as FavouriteChannelsEvent,
    input: {} as FavouriteChannelsInput,
    children: {} as { readonly removal: 'removal' },
    tags: {} as FavouriteChannelsTag,
    meta: {} as ChartMeta,
  },
  actors: favouriteChannelsActors,
  actions: {
    takeRecalled: assign(({ context }, { answer }: Answered<ReadonlyArray<LogicalChannelId> | undefined>) => ({
      saved: context.saved ?? answer,
    })),
    takeAnswer: assign((_, { answer }: Answered<ChannelsAnswer>) => savedBy(answer)),
    takeRemovals: assign((_, { held, removals }: Removals<LogicalChannelId>) => ({ held, removals })),
    tellRemoval: sendTo('removal', ({ event }) => event),
    forgetFirst: assign(({ context }) => withRemoved(context)),
    keepFirst: assign(({ context }) => withoutFirst(context)),
    say: sendTo(parentOf, (_, { message }: { readonly message: ToastMessage }) => toastOf(message)),
  },
  guards: {
    isSold: ({ context }) => context.sellsLive,
    hasSucceeded,
    isKnown: ({ context }) => context.saved !== undefined,
  },
})

const { loading, awaited, failed } = listStates({ src: 'loadChannels', input: wishOf }, tellOld)

const recall = {
  id: 'recall',
  src: 'recallChannels',
  onDone: { ...(FOR_READERS && { meta: { requirements: ['AHEAD-17'] } }), actions: take('takeRecalled') },
  onError: { ...(FOR_READERS && { description: 'The device does not know them: the answer tells.' }) },
} as const

export const favouriteChannelsMachine = channelsSetup.createMachine({
  id: 'favouriteChannels',
  ...(FOR_READERS && {
    description: "A user's favourite channels as a list, removed on demand.",
    meta: { requirements: ['CHAN-08', 'VOD-15', 'ROUTE-06', 'AHEAD-06'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({ ...input, ...UNKNOWN }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'No live television is sold.', meta: { requirements: ['MODE-01'] } }),
      always: { guard: 'isSold', target: 'open' },
    },
    open: {
      ...(FOR_READERS && { description: 'The channels as far as they are known.' }),
      invoke: [
        { ...runRemoval, input: { list: 'favourites' } },
        {
          id: 'watch',
          src: 'watchChannels',
          onError: { ...(FOR_READERS && { description: 'Other tabs are not heard any more.' }) },
        },
      ],
      on: {
        ...removalEvents,
        'channels.changed': {
          ...(FOR_READERS && { description: 'Changed elsewhere: what is known stays until the answer.' }),
          target: '.loading',
        },
        'viewer.left': { actions: 'tellRemoval' },
      },
      initial: 'loading',
      states: {
        loading: { ...loading, invoke: [recall, loading.invoke] },
        awaited: { ...awaited, invoke: [recall, awaited.invoke] },
        ready: { ...(FOR_READERS && { description: 'As the operator has it.' }) },
        failed,
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof favouriteChannelsMachine>

/** What the viewer sees; a new list each time. */
export const channelsIn = ({ context }: Snapshot): ReadonlyArray<LogicalChannelId> => shownChannels(context)
/** How many channels can be taken back; 0 when there is nothing to take back. */
export const selectUndoable = ({ context }: Snapshot): number => undoable(context)
