import { assign, sendTo, setup } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import { mergePlays } from '../../models/channelHistory.ts'
import type { Page } from '../../models/page.ts'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import { type Removals, withoutFirst } from '../removal/index.ts'
import { type ToastMessage, toastOf } from '../toasts/index.ts'
import { channelHistoryActors } from './actors.ts'
import { withRemoved } from './transitions.ts'
import type {
  ChannelHistoryContext,
  ChannelHistoryEvent,
  ChannelHistoryInput,
  ChannelHistoryTag,
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

const historySetup = setup({
  types: {
    context: {} as ChannelHistoryContext,
    events: {} as ChannelHistoryEvent,
    input: {} as ChannelHistoryInput,
    children: {} as { readonly removal: 'removal' },
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
    takeRemovals: assign((_, { held, removals }: Removals<LogicalChannelId>) => ({ held, removals })),
    forgetFirst: assign(({ context }) => withRemoved(context)),
    keepFirst: assign(({ context }) => withoutFirst(context)),
    leaveList: sendTo('removal', { type: 'viewer.left' }),
    say: sendTo(parentOf, (_, { message }: { readonly message: ToastMessage }) => toastOf(message)),
  },
  guards: {
    isHistory: (_, { page }: { readonly page: Page }) => page === 'history',
    isListed: (_, { answer }: Listed) => answer._tag === 'Right',
    isReported: (_, { answer }: Reported) => answer._tag === 'Right',
    isAwaited: ({ context }) => context.isAwaited,
    hasUnsent: ({ context }) => context.unsent.length > 0,
    hasNothingUnsent: ({ context }) => context.unsent.length === 0,
  },
  delays: {
    reportInterval: ({ context }) => context.reportMs,
  },
})

const listed = ({ event }: { readonly event: { readonly output: HistoryAnswer } }) => ({ answer: event.output })
const reported = ({ event }: { readonly event: { readonly output: ReportAnswer } }) => ({ answer: event.output })

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
    held: undefined,
    removals: [],
    isAwaited: false,
  }),
  invoke: [
    {
      id: 'watchPlays',
      src: 'watchPlays',
      onError: { description: 'Nothing more is noted; the list stays.' },
    },
    {
      id: 'removal',
      src: 'removal',
      input: { list: 'history' },
      onError: { description: 'Nothing is removed any more; the list stays.' },
    },
  ],
  on: {
    'plays.noted': { actions: { type: 'takeUnsent', params: ({ event }) => ({ unsent: event.unsent }) } },
  },
  type: 'parallel',
  states: {
    list: {
      description: 'What was watched, as the operator has it and this device adds to it.',
      initial: 'loading',
      on: {
        'removal.changed': {
          description: 'What is removed is gone from the list at once.',
          actions: { type: 'takeRemovals', params: ({ event: { held, removals } }) => ({ held, removals }) },
        },
        'removal.taken': { description: 'The operator has taken the oldest removal.', actions: 'forgetFirst' },
        'removal.refused': {
          description: 'The operator did not take it: they are in the list again.',
          actions: ['keepFirst', { type: 'say', params: { message: 'error.delete' } }],
        },
        'viewer.navigated': [
          {
            guard: { type: 'isHistory', params: ({ event }) => ({ page: event.page }) },
            description: 'Whoever opens the list sees what other devices have added.',
            target: '.loading',
            actions: 'noteAwaited',
          },
          { description: 'Whoever leaves it has made up their mind.', actions: 'leaveList' },
        ],
        'viewer.retry': { target: '.loading', actions: 'noteAwaited' },
      },
      states: {
        loading: {
          description: 'The list is asked for; what is known of it stays until then.',
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
        ready: { description: 'As the operator has it.' },
        failed: {
          description: 'The list could not be had.',
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
          after: { reportInterval: { target: 'reporting', meta: { requirements: ['CHAN-09'] } } },
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
