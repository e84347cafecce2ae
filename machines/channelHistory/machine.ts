import { assign, sendTo, setup } from 'xstate'
import { mergePlays } from '../../models/channelHistory.ts'
import type { Page } from '../../models/page.ts'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import type { ToastMessage, ToastsEvent } from '../toasts/index.ts'
import { channelHistoryActors } from './actors.ts'
import { firstWish, shownPlays, withFirstForgotten } from './transitions.ts'
import type {
  ChannelHistoryContext,
  ChannelHistoryEvent,
  ChannelHistoryInput,
  ChannelHistoryTag,
  ChannelIds,
  ForgetAnswer,
  HistoryAnswer,
  Plays,
  ReportAnswer,
} from './types.ts'

interface Listed {
  readonly answer: HistoryAnswer
}
interface Reported {
  readonly answer: ReportAnswer
}
interface Forgotten {
  readonly answer: ForgetAnswer
}

const historySetup = setup({
  types: {
    context: {} as ChannelHistoryContext,
    events: {} as ChannelHistoryEvent,
    input: {} as ChannelHistoryInput,
    tags: {} as ChannelHistoryTag,
    meta: {} as ChartMeta,
  },
  actors: channelHistoryActors,
  actions: {
    noteAwaited: assign({ isAwaited: true }),
    noteAnswered: assign({ isAwaited: false }),
    takeAnswer: assign((_, { answer }: Listed) =>
      answer._tag === 'Right' ? { saved: answer.right, failure: undefined } : { failure: answer.left },
    ),
    takeUnsent: assign((_, { unsent }: { readonly unsent: Plays }) => ({ unsent })),
    takeReported: assign(({ context: { saved = [] } }, { answer }: Reported) =>
      answer._tag === 'Right'
        ? { saved: mergePlays([...saved, ...answer.right.reported]), unsent: answer.right.unsent }
        : {},
    ),
    wishForgotten: assign(({ context: { wishes } }, { channelIds }: { readonly channelIds: ChannelIds }) => ({
      wishes: [...wishes, channelIds],
    })),
    forgetFirst: assign(({ context }, { answer }: Forgotten) =>
      answer._tag === 'Right' ? withFirstForgotten(context, answer.right.unsent) : {},
    ),
    undoFirst: assign({ wishes: ({ context }) => context.wishes.slice(1) }),
    say: sendTo(
      parentOf,
      (_, { message }: { readonly message: ToastMessage }): ToastsEvent => ({
        type: 'toast.requested',
        toast: { tag: 'known', message },
      }),
    ),
  },
  guards: {
    isHistory: (_, { page }: { readonly page: Page }) => page === 'history',
    isListed: (_, { answer }: Listed) => answer._tag === 'Right',
    isReported: (_, { answer }: Reported) => answer._tag === 'Right',
    isForgotten: (_, { answer }: Forgotten) => answer._tag === 'Right',
    isAwaited: ({ context }) => context.isAwaited,
    hasUnsent: ({ context }) => context.unsent.length > 0,
    hasNothingUnsent: ({ context }) => context.unsent.length === 0,
    hasWish: ({ context }) => context.wishes.length > 0,
    isShown: ({ context }, { channelIds }: { readonly channelIds: ChannelIds }) =>
      shownPlays(context).some(({ logicalChannelId }) => channelIds.includes(logicalChannelId)),
  },
  delays: {
    reportInterval: ({ context }) => context.reportMs,
  },
})

const listed = ({ event }: { readonly event: { readonly output: HistoryAnswer } }) => ({ answer: event.output })
const reported = ({ event }: { readonly event: { readonly output: ReportAnswer } }) => ({ answer: event.output })
const forgotten = ({ event }: { readonly event: { readonly output: ForgetAnswer } }) => ({ answer: event.output })

export const channelHistoryMachine = historySetup.createMachine({
  id: 'channelHistory',
  description:
    'The channels that a user has watched: reported to the operator in batches, shown, and forgotten on demand.',
  meta: { requirements: ['CHAN-09'] },
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    ...input,
    saved: undefined,
    failure: undefined,
    unsent: [],
    wishes: [],
    isAwaited: false,
  }),
  invoke: {
    id: 'watchPlays',
    src: 'watchPlays',
    onError: { description: 'Nothing more is noted; the list stays.' },
  },
  on: {
    'plays.noted': { actions: { type: 'takeUnsent', params: ({ event }) => ({ unsent: event.unsent }) } },
  },
  type: 'parallel',
  states: {
    list: {
      description: 'What was watched, as the operator has it and this device adds to it.',
      initial: 'loading',
      on: {
        'viewer.forgetChannels': {
          guard: { type: 'isShown', params: ({ event }) => ({ channelIds: event.channelIds }) },
          description: 'They are gone from the list at once; the operator is told in its turn.',
          actions: { type: 'wishForgotten', params: ({ event }) => ({ channelIds: event.channelIds }) },
        },
        'viewer.navigated': {
          guard: { type: 'isHistory', params: ({ event }) => ({ page: event.page }) },
          description: 'Whoever opens the list sees what other devices have added.',
          target: '.loading',
          actions: 'noteAwaited',
        },
        'viewer.retry': { target: '.loading', actions: 'noteAwaited' },
      },
      states: {
        loading: {
          description: 'The list is asked for; what is known of it stays until then.',
          tags: 'loading',
          exit: 'noteAnswered',
          invoke: {
            id: 'load',
            src: 'loadHistory',
            input: ({ context }) => ({ isAwaited: context.isAwaited }),
            onDone: [
              {
                guard: { type: 'isListed', params: listed },
                target: 'ready',
                actions: { type: 'takeAnswer', params: listed },
              },
              {
                guard: 'isAwaited',
                target: 'failed',
                actions: [
                  { type: 'takeAnswer', params: listed },
                  { type: 'say', params: { message: 'error.refresh' } },
                ],
              },
              { target: 'failed', actions: { type: 'takeAnswer', params: listed } },
            ],
            onError: 'failed',
          },
        },
        ready: { description: 'As the operator has it.', always: { guard: 'hasWish', target: 'forgetting' } },
        forgetting: {
          description: 'The oldest wish to forget is on its way to the operator.',
          invoke: {
            id: 'forget',
            src: 'forgetChannels',
            input: ({ context }) => ({ channelIds: firstWish(context) }),
            onDone: [
              {
                guard: { type: 'isForgotten', params: forgotten },
                target: 'ready',
                actions: { type: 'forgetFirst', params: forgotten },
              },
              {
                description: 'The operator did not take it: they are in the list again.',
                target: 'ready',
                actions: ['undoFirst', { type: 'say', params: { message: 'error.delete' } }],
              },
            ],
            onError: { target: 'ready', actions: ['undoFirst', { type: 'say', params: { message: 'error.delete' } }] },
          },
        },
        failed: {
          description: 'The list could not be had.',
          always: { guard: 'hasWish', target: 'forgetting' },
          on: {
            'network.restored': { target: 'loading', meta: { requirements: ['NET-05'] } },
          },
        },
      },
    },
    reports: {
      description: 'What was watched is reported in batches.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Everything that was watched is reported.',
          always: { guard: 'hasUnsent', target: 'collecting' },
        },
        collecting: {
          description: "What is watched in the operator's interval makes one report.",
          always: { guard: 'hasNothingUnsent', target: 'resting', description: 'Another tab has reported it.' },
          after: { reportInterval: 'reporting' },
        },
        reporting: {
          description: 'The operator is told; what it does not take is kept for the next report.',
          invoke: {
            id: 'report',
            src: 'reportPlays',
            onDone: [
              {
                guard: { type: 'isReported', params: reported },
                target: 'resting',
                actions: { type: 'takeReported', params: reported },
              },
              { target: 'collecting' },
            ],
            onError: 'collecting',
          },
        },
      },
    },
  },
})
