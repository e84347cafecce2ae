import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import { mergePlays } from '../../models/channelHistory.ts'
import type { Page } from '../../models/page.ts'
import { type Answered, asked, hasSucceeded, take } from '../kit/loadable.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { type ListWish, listStates, removalEvents, runRemoval, savedBy, UNKNOWN } from '../kit/removableList.ts'
import { type Removals, removalOf, withoutFirst } from '../removal.ts'
import { type ToastMessage, toastOf } from '../toasts.ts'
import { withRemoved } from './transitions.ts'
import type {
  ChannelHistoryContext,
  ChannelHistoryEvent,
  ChannelHistoryInput,
  ChannelHistoryTag,
  HistoryAnswer,
  HistoryNews,
  Plays,
  ReportAnswer,
} from './types.ts'

const loadHistory = fromPromise<HistoryAnswer, ListWish>(unprovided('loadHistory'))
/** Tells the operator what was watched in all tabs. */
const reportPlays = fromPromise<ReportAnswer>(unprovided('reportPlays'))
/** Counts how long each channel plays, keeps it on the device, and says what is there to be reported. */
const watchPlays = fromCallback<HistoryNews>(unprovided('watchPlays'))

const channelHistoryActors = { loadHistory, reportPlays, removal: removalOf<LogicalChannelId>(), watchPlays }

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
    takeAnswer: assign((_, { answer }: Answered<HistoryAnswer>) => savedBy(answer)),
    takeUnsent: assign((_, { unsent }: { readonly unsent: Plays }) => ({ unsent })),
    takeReported: assign(({ context: { saved = [] } }, { answer }: Answered<ReportAnswer>) =>
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
    hasSucceeded,
    hasUnsent: ({ context }) => context.unsent.length > 0,
  },
  delays: {
    reportInterval: ({ context }) => context.reportMs,
  },
})

const { loading, awaited, failed } = listStates({ src: 'loadHistory', input: (_, isAwaited) => ({ isAwaited }) })

export const channelHistoryMachine = historySetup.createMachine({
  id: 'channelHistory',
  ...(FOR_READERS && {
    description:
      'The channels that a user has watched: reported to the operator in batches, shown, and forgotten on demand.',
    meta: { requirements: ['CHAN-09'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    ...input,
    ...UNKNOWN,
    unsent: [],
  }),
  invoke: [
    {
      id: 'watchPlays',
      src: 'watchPlays',
      onError: { ...(FOR_READERS && { description: 'Nothing more is noted; the list stays.' }) },
    },
    { ...runRemoval, input: { list: 'history' } },
  ],
  on: {
    'plays.noted': { actions: { type: 'takeUnsent', params: ({ event }) => ({ unsent: event.unsent }) } },
  },
  type: 'parallel',
  states: {
    list: {
      ...(FOR_READERS && { description: 'What was watched, as the operator has it and this device adds to it.' }),
      initial: 'loading',
      on: {
        ...removalEvents,
        'viewer.navigated': [
          {
            guard: { type: 'isHistory', params: ({ event }) => ({ page: event.page }) },
            ...(FOR_READERS && { description: 'Whoever opens the list sees what other devices have added.' }),
            target: '.awaited',
          },
          { ...(FOR_READERS && { description: 'Whoever leaves it has made up their mind.' }), actions: 'leaveList' },
        ],
      },
      states: {
        loading,
        awaited,
        ready: { ...(FOR_READERS && { description: 'As the operator has it.' }) },
        failed,
      },
    },
    reports: {
      ...(FOR_READERS && { description: 'What was watched is reported in batches.' }),
      initial: 'collecting',
      states: {
        collecting: {
          ...(FOR_READERS && {
            description:
              "What is watched in the operator's interval makes one report. Each visit counts from its own beginning: viewers who leave a channel together do not report together.",
            meta: { requirements: ['AHEAD-47'] },
          }),
          after: {
            reportInterval: [
              {
                guard: 'hasUnsent',
                target: 'reporting',
                ...(FOR_READERS && { meta: { requirements: ['CHAN-09'] } }),
              },
              {
                ...(FOR_READERS && {
                  description: 'Nothing was watched, or another tab has reported it.',
                  meta: { requirements: ['CHAN-09'] },
                }),
                target: 'collecting',
                reenter: true,
              },
            ],
          },
        },
        reporting: {
          ...(FOR_READERS && {
            description: 'The operator is told; what it does not take is kept for the next report.',
          }),
          invoke: {
            id: 'report',
            src: 'reportPlays',
            ...asked({ target: 'collecting', actions: take('takeReported') }, { target: 'collecting' }),
          },
        },
      },
    },
  },
})
