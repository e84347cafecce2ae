import { assign, sendTo, setup } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import { type Answered, hasSucceeded, take } from '../kit/loadable.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { listStates, removalEvents, runRemoval, savedBy, tellOld, UNKNOWN } from '../kit/removableList.ts'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import { type Removals, withoutFirst } from '../removal/index.ts'
import { type ToastMessage, toastOf } from '../toasts/index.ts'
import { favouriteChannelsActors } from './actors.ts'
import { wishOf, withRemoved } from './transitions.ts'
import type {
  ChannelsAnswer,
  FavouriteChannelsContext,
  FavouriteChannelsEvent,
  FavouriteChannelsInput,
  FavouriteChannelsTag,
} from './types.ts'

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
