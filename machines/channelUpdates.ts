import type { Either } from 'fp-ts/lib/Either.js'
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { CallFailure } from '../models/callFailure.ts'
import { type DataState, type DataType, refreshesOf, UPDATE_POLL } from '../models/channelUpdate.ts'
import { addMs, type Instant, MINUTE } from '../models/codec/instant.ts'
import type { ChartMeta } from './kit/meta.ts'
import { parentOf } from './kit/parent.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'
import type { TabRest } from './kit/tabRest.ts'

interface ChannelUpdatesInput {
  /** The server's time. */
  readonly now: Instant
}

/** A kind of data that is to be read again, and when. */
interface DueRefresh {
  readonly dataType: DataType
  readonly at: Instant
}

export interface ChannelUpdatesContext {
  /** Up to this moment it is known what has changed. */
  readonly since: Instant
  readonly pending: ReadonlyArray<DueRefresh>
}

/** What has changed up to a moment. */
interface UpdateNews {
  readonly at: Instant
  readonly dataStates: ReadonlyArray<DataState>
}
export type UpdatesAnswer = Either<CallFailure, UpdateNews>
export interface UpdatesWish {
  readonly since: Instant
}

export type ChannelUpdatesEvent =
  | { readonly type: 'clock.ticked'; readonly now: Instant }
  | { readonly type: 'network.restored' }
  /** Another tab has asked. */
  | { readonly type: 'news.came' }
  | TabRest

/** What the chart that runs the poll is told: these kinds of data are to be read again now. */
export interface ChannelUpdatesFact {
  readonly type: 'update.due'
  readonly dataTypes: ReadonlyArray<DataType>
}

/** Asks what has changed; one tab asks for all (AHEAD-13). */
const loadUpdates = fromPromise<UpdatesAnswer, UpdatesWish>(unprovided('loadUpdates'))
/** Notes since when this tab knows everything, so that another one asks for it too; says when another tab has asked, and when this one rests. */
const watchNews = fromCallback<ChannelUpdatesEvent, UpdatesWish>(unprovided('watchNews'))

const channelUpdatesActors = { loadUpdates, watchNews }

/** What changed is noted with the moment of its refresh; a kind that waits already keeps its moment. */
const withNews = ({ pending }: ChannelUpdatesContext, { at, dataStates }: UpdateNews): ChannelUpdatesContext => {
  const fresh = refreshesOf(dataStates).filter(({ dataType }) => !pending.some(each => each.dataType === dataType))
  return {
    since: at,
    pending: [...pending, ...fresh.map(({ dataType, delay }) => ({ dataType, at: addMs(at, delay) }))],
  }
}

const dueAt = (pending: ReadonlyArray<DueRefresh>, now: Instant): ReadonlyArray<DueRefresh> =>
  pending.filter(({ at }) => at <= now)

/** The page began to read so long ago at most: it reads before this chart runs. */
const START = MINUTE

interface Answered {
  readonly answer: UpdatesAnswer
}
interface Timed {
  readonly now: Instant
}

const channelUpdatesSetup = setup({
  types: {
    context: {} as ChannelUpdatesContext,
    events: {} as ChannelUpdatesEvent,
    input: {} as ChannelUpdatesInput,
    meta: {} as ChartMeta,
  },
  actors: channelUpdatesActors,
  actions: {
    takeNews: assign(({ context }, { answer }: Answered) =>
      answer._tag === 'Right' ? withNews(context, answer.right) : {},
    ),
    tellDue: sendTo(
      parentOf,
      ({ context }, { now }: Timed): ChannelUpdatesFact => ({
        type: 'update.due',
        dataTypes: dueAt(context.pending, now).map(({ dataType }) => dataType),
      }),
    ),
    dropDue: assign(({ context }, { now }: Timed) => ({ pending: context.pending.filter(({ at }) => at > now) })),
  },
  guards: {
    isToldNews: (_, { answer }: Answered) => answer._tag === 'Right',
    isAnythingDue: ({ context }, { now }: Timed) => dueAt(context.pending, now).length > 0,
  },
  delays: {
    updatePoll: UPDATE_POLL,
  },
})

export const channelUpdatesMachine = channelUpdatesSetup.createMachine({
  id: 'channelUpdates',
  ...(FOR_READERS && {
    description:
      "Asks every ten minutes what the operator has changed, and says when each kind of data's turn has come.",
    meta: { requirements: ['CHAN-11'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({ since: addMs(input.now, -START), pending: [] }),
  invoke: {
    id: 'news',
    src: 'watchNews',
    input: ({ context }) => ({ since: context.since }),
    onError: { ...(FOR_READERS && { description: 'It is still asked for from time to time.' }) },
  },
  on: {
    'clock.ticked': {
      guard: { type: 'isAnythingDue', params: ({ event }) => ({ now: event.now }) },
      ...(FOR_READERS && { description: "The operator's delay, which spreads its viewers, has passed." }),
      actions: [
        { type: 'tellDue', params: ({ event }) => ({ now: event.now }) },
        { type: 'dropDue', params: ({ event }) => ({ now: event.now }) },
      ],
    },
    'tab.rested': '.resting',
  },
  initial: 'waiting',
  states: {
    waiting: {
      ...(FOR_READERS && { description: 'The operator was asked less than ten minutes ago.' }),
      after: { updatePoll: { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['CHAN-11'] } }) } },
      on: {
        'news.came': { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['AHEAD-13'] } }) },
        'network.restored': { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
      },
    },
    asking: {
      ...(FOR_READERS && { description: 'The operator is asked, or another tab has its answer already.' }),
      invoke: {
        id: 'load',
        src: 'loadUpdates',
        input: ({ context }) => ({ since: context.since }),
        onDone: [
          {
            guard: { type: 'isToldNews', params: ({ event }) => ({ answer: event.output }) },
            target: 'waiting',
            actions: { type: 'takeNews', params: ({ event }) => ({ answer: event.output }) },
          },
          { ...(FOR_READERS && { description: 'The next question covers this time too.' }), target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
    resting: {
      ...(FOR_READERS && {
        description: 'The tab is hidden and silent: the question that is asked when it wakes covers this time too.',
      }),
      on: { 'tab.woke': 'asking' },
    },
  },
})
