import { assign, sendTo, setup } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import { type Removals, withoutFirst } from '../removal/index.ts'
import { type ToastMessage, toastOf } from '../toasts/index.ts'
import { favouriteChannelsActors } from './actors.ts'
import { withRemoved } from './transitions.ts'
import type {
  ChannelsAnswer,
  FavouriteChannelsContext,
  FavouriteChannelsEvent,
  FavouriteChannelsInput,
  FavouriteChannelsTag,
} from './types.ts'

interface Answered {
  readonly answer: ChannelsAnswer
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
    noteAwaited: assign({ isAwaited: true }),
    noteAnswered: assign({ isAwaited: false }),
    takeRecalled: assign(
      ({ context }, { recalled }: { readonly recalled: ReadonlyArray<LogicalChannelId> | undefined }) => ({
        saved: context.saved ?? recalled,
      }),
    ),
    takeAnswer: assign((_, { answer }: Answered) =>
      answer._tag === 'Right' ? { saved: answer.right, failure: undefined } : { failure: answer.left },
    ),
    takeRemovals: assign((_, { held, removals }: Removals<LogicalChannelId>) => ({ held, removals })),
    tellRemoval: sendTo('removal', ({ event }) => event),
    forgetFirst: assign(({ context }) => withRemoved(context)),
    keepFirst: assign(({ context }) => withoutFirst(context)),
    say: sendTo(parentOf, (_, { message }: { readonly message: ToastMessage }) => toastOf(message)),
  },
  guards: {
    isSold: ({ context }) => context.sellsLive,
    isLoaded: (_, { answer }: Answered) => answer._tag === 'Right',
    isMissed: ({ context }) => context.isAwaited || context.saved !== undefined,
  },
})

const answered = ({ event }: { readonly event: { readonly output: ChannelsAnswer } }) => ({ answer: event.output })

export const favouriteChannelsMachine = channelsSetup.createMachine({
  id: 'favouriteChannels',
  description: "A user's favourite channels as a list, removed on demand.",
  meta: { requirements: ['CHAN-08', 'VOD-15', 'ROUTE-06', 'AHEAD-06'] },
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    ...input,
    saved: undefined,
    failure: undefined,
    held: undefined,
    removals: [],
    isAwaited: false,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No live television is sold.',
      meta: { requirements: ['MODE-01'] },
      always: { guard: 'isSold', target: 'open' },
    },
    open: {
      description: 'The channels as far as they are known.',
      invoke: [
        {
          id: 'removal',
          src: 'removal',
          input: { list: 'favourites' },
          onError: { description: 'Nothing is removed any more; the list stays.' },
        },
        {
          id: 'watch',
          src: 'watchChannels',
          onError: { description: 'Other tabs are not heard any more.' },
        },
      ],
      on: {
        'channels.changed': {
          description: 'Changed elsewhere: what is known stays until the answer.',
          target: '.loading',
        },
        'viewer.left': { actions: 'tellRemoval' },
        'removal.changed': {
          actions: { type: 'takeRemovals', params: ({ event: { held, removals } }) => ({ held, removals }) },
        },
        'removal.taken': {
          description: 'The operator has taken the oldest removal.',
          actions: 'forgetFirst',
        },
        'removal.refused': {
          description: 'The operator did not take it: the channels are in the list again.',
          meta: { requirements: ['VOD-15', 'UI-07'] },
          actions: ['keepFirst', { type: 'say', params: { message: 'error.delete' } }],
        },
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'The list is asked for; what is known of it, here or on the device, is shown until then.',
          tags: 'loading',
          exit: 'noteAnswered',
          on: {
            'removal.taken': {
              description: 'The answer may be older than the removal: asked again.',
              target: 'loading',
              reenter: true,
              actions: 'forgetFirst',
            },
          },
          invoke: [
            {
              id: 'recall',
              src: 'recallChannels',
              onDone: {
                meta: { requirements: ['AHEAD-17'] },
                actions: { type: 'takeRecalled', params: ({ event }) => ({ recalled: event.output }) },
              },
              onError: { description: 'The device does not know them: the answer tells.' },
            },
            {
              id: 'load',
              src: 'loadChannels',
              input: ({ context }) => ({ isAwaited: context.isAwaited || context.saved === undefined }),
              onDone: [
                {
                  guard: { type: 'isLoaded', params: answered },
                  target: 'ready',
                  actions: { type: 'takeAnswer', params: answered },
                },
                {
                  guard: 'isMissed',
                  description: 'Somebody waited for it, or sees a list that may be old.',
                  meta: { requirements: ['VOD-15', 'UI-07'] },
                  target: 'failed',
                  actions: [
                    { type: 'takeAnswer', params: answered },
                    { type: 'say', params: { message: 'error.refresh' } },
                  ],
                },
                { target: 'failed', actions: { type: 'takeAnswer', params: answered } },
              ],
              onError: 'failed',
            },
          ],
        },
        ready: { description: 'As the operator has it.' },
        failed: {
          description: 'The list could not be had; what was known of it stays.',
          on: {
            'viewer.retry': { target: 'loading', actions: 'noteAwaited' },
            'network.restored': { target: 'loading', meta: { requirements: ['NET-05'] } },
          },
        },
      },
    },
  },
})
