import type { Either } from 'fp-ts/lib/Either.js'
import { assign, fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate'
import type { CallFailure } from '../models/callFailure.ts'
import type { UtcDay } from '../models/epg.ts'
import { type ChangedDay, EPG_RETRY_AFTER, EPG_SYNC_EVERY } from '../models/epgSync.ts'
import type { ChartMeta } from './kit/meta.ts'
import { parentOf } from './kit/parent.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'
import type { TabRest } from './kit/tabRest.ts'

/** What is to be fetched, call by call, the nearest days first; empty when the device has everything. */
export type CompareAnswer = Either<CallFailure, ReadonlyArray<ChangedDay>>
/** The day of these channels is stored. */
export type FetchAnswer = Either<CallFailure, void>

interface EpgSyncContext {
  /** The calls of this round that are still to be made; the first is the one under way. */
  readonly fetches: ReadonlyArray<ChangedDay>
}

export type EpgSyncEvent =
  /** The guide or the search has been opened on this page, for the first time. */
  | { readonly type: 'guide.opened' }
  /** This tab syncs for all tabs of the browser from now on. */
  | { readonly type: 'turn.came' }
  /** Something new of these days is in the database, from this tab or another one. */
  | { readonly type: 'guide.stored'; readonly days: ReadonlyArray<UtcDay> }
  /** The operator says that programmes have changed (CHAN-11). */
  | { readonly type: 'guide.outdated' }
  | { readonly type: 'session.changed' }
  | { readonly type: 'network.restored' }
  | TabRest

/** What the chart that runs the sync is told. */
export interface EpgSyncFact {
  readonly type: 'guide.changed'
  readonly days: ReadonlyArray<UtcDay>
}

/** Waits until no other tab syncs, says so, and keeps the turn until it is stopped. */
const awaitTurn = fromCallback<EpgSyncEvent>(unprovided('awaitTurn'))
/** Says when guide or search is first opened, then what is stored, by this tab or another one, and when this one rests. */
const watchGuide = fromCallback<EpgSyncEvent>(unprovided('watchGuide'))
/** Asks for the checksums, compares them with the stored ones, and deletes days that are too old. */
const compareDays = fromPromise<CompareAnswer>(unprovided('compareDays'))
/** Fetches a day of some channels and stores it. */
const fetchDay = fromPromise<FetchAnswer, ChangedDay>(unprovided('fetchDay'))

const epgSyncActors = { awaitTurn, watchGuide, compareDays, fetchDay }

interface Compared {
  readonly answer: CompareAnswer
}
interface Fetched {
  readonly answer: FetchAnswer
}

const epgSyncSetup = setup({
  types: {
    context: {} as EpgSyncContext,
    events: {} as EpgSyncEvent,
    meta: {} as ChartMeta,
  },
  actors: epgSyncActors,
  actions: {
    takeFetches: assign((_, { answer }: Compared) => ({ fetches: answer._tag === 'Right' ? answer.right : [] })),
    dropFirst: assign({ fetches: ({ context }) => context.fetches.slice(1) }),
    tellChanged: sendTo(
      parentOf,
      (_, { days }: { readonly days: ReadonlyArray<UtcDay> }): EpgSyncFact => ({ type: 'guide.changed', days }),
    ),
  },
  guards: {
    isEqual: (_, { answer }: Compared) => answer._tag === 'Right' && answer.right.length === 0,
    isDifferent: (_, { answer }: Compared) => answer._tag === 'Right' && answer.right.length > 0,
    isStored: (_, { answer }: Fetched) => answer._tag === 'Right',
    isResting: stateIn({ tab: 'resting' }),
    isLastStored: ({ context }, { answer }: Fetched) => answer._tag === 'Right' && context.fetches.length === 1,
  },
  delays: { syncEvery: EPG_SYNC_EVERY, retryAfter: EPG_RETRY_AFTER },
})

const compared = ({ event }: { readonly event: { readonly output: CompareAnswer } }) => ({ answer: event.output })
const fetched = ({ event }: { readonly event: { readonly output: FetchAnswer } }) => ({ answer: event.output })

const firstOf = ({ fetches }: EpgSyncContext): ChangedDay => {
  const [first] = fetches
  if (first === undefined) throw new Error('Nothing is left to fetch')
  return first
}

const HANDED_ON = {
  ...(FOR_READERS && {
    description: 'Nobody sees this tab: another one may sync for all.',
    meta: { requirements: ['EPG-02', 'AHEAD-13'] },
  }),
  guard: 'isResting',
  target: '#epgSync.sync.away',
} as const

const leading = epgSyncSetup.createStateConfig({
  ...(FOR_READERS && { description: 'This tab syncs for all.' }),
  initial: 'comparing',
  on: {
    'guide.outdated': {
      ...(FOR_READERS && {
        description: 'The operator says that programmes have changed: compared at once.',
        meta: { requirements: ['CHAN-11'] },
      }),
      target: '.comparing',
    },
    'session.changed': '.comparing',
  },
  states: {
    comparing: {
      ...(FOR_READERS && {
        description: 'The checksums of all days are asked for and compared; days older than a week are deleted.',
        meta: { requirements: ['EPG-02'] },
      }),
      invoke: {
        id: 'compareDays',
        src: 'compareDays',
        onDone: [
          { guard: { type: 'isEqual', params: compared }, target: 'resting' },
          {
            guard: { type: 'isDifferent', params: compared },
            target: 'fetching',
            actions: { type: 'takeFetches', params: compared },
          },
          { target: 'waiting' },
        ],
        onError: '#epgSync.sync.broken',
      },
    },
    fetching: {
      ...(FOR_READERS && {
        description: 'The changed days are fetched, the nearest first; each is fetched at most once in a round.',
        meta: { requirements: ['EPG-02'] },
      }),
      exit: 'dropFirst',
      invoke: {
        id: 'fetchDay',
        src: 'fetchDay',
        input: ({ context }) => firstOf(context),
        onDone: [
          { guard: { type: 'isLastStored', params: fetched }, target: 'resting' },
          { guard: { type: 'isStored', params: fetched }, target: 'fetching', reenter: true },
          {
            ...(FOR_READERS && { description: 'What was stored stays; the rest is compared anew.' }),
            target: 'waiting',
          },
        ],
        onError: '#epgSync.sync.broken',
      },
    },
    resting: {
      ...(FOR_READERS && { description: 'The device has what the operator has; compared again after five minutes.' }),
      after: {
        syncEvery: [HANDED_ON, { target: 'comparing', ...(FOR_READERS && { meta: { requirements: ['EPG-02'] } }) }],
      },
      on: { 'network.restored': 'comparing' },
    },
    waiting: {
      ...(FOR_READERS && {
        description: 'A call failed: tried again after five seconds.',
        meta: { requirements: ['EPG-02'] },
      }),
      after: {
        retryAfter: [HANDED_ON, { target: 'comparing', ...(FOR_READERS && { meta: { requirements: ['EPG-02'] } }) }],
      },
      on: { 'network.restored': { target: 'comparing', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) } },
    },
  },
})

export const epgSyncMachine = epgSyncSetup.createMachine({
  id: 'epgSync',
  ...(FOR_READERS && {
    description: "Keeps the device's guide equal to the operator's; one tab does it for all.",
    meta: { requirements: ['EPG-02'] },
  }),
  options: { maxIterations: 200 },
  context: { fetches: [] },
  invoke: { id: 'watchGuide', src: 'watchGuide', onError: '.sync.broken' },
  on: {
    'guide.stored': {
      ...(FOR_READERS && { description: 'Who shows programmes reads them again.', meta: { requirements: ['EPG-09'] } }),
      actions: { type: 'tellChanged', params: ({ event }) => ({ days: event.days }) },
    },
  },
  type: 'parallel',
  states: {
    tab: {
      ...(FOR_READERS && { description: 'Whether anybody can miss programmes here.' }),
      initial: 'awake',
      states: {
        awake: {
          ...(FOR_READERS && { description: 'It is seen, or heard.' }),
          on: { 'tab.rested': 'resting' },
        },
        resting: {
          ...(FOR_READERS && { description: 'It is hidden and silent.' }),
          on: { 'tab.woke': 'awake' },
        },
      },
    },
    sync: {
      ...(FOR_READERS && { description: 'Which tab asks, and when.' }),
      initial: 'unopened',
      states: {
        unopened: {
          ...(FOR_READERS && {
            description: 'Neither guide nor search has been opened on this page: nothing is fetched ahead.',
            meta: { requirements: ['EPG-02'] },
          }),
          on: { 'guide.opened': 'sharing' },
        },
        sharing: {
          ...(FOR_READERS && {
            description: 'The tabs of the browser share the sync.',
            meta: { requirements: ['AHEAD-13'] },
          }),
          invoke: { id: 'awaitTurn', src: 'awaitTurn', onError: 'broken' },
          initial: 'following',
          states: {
            following: {
              ...(FOR_READERS && { description: 'Another tab syncs; this one only hears what was stored.' }),
              on: { 'turn.came': 'leading' },
            },
            leading,
          },
        },
        away: {
          ...(FOR_READERS && {
            description: 'This tab rests: whoever looks at another one has the guide from there.',
          }),
          on: { 'tab.woke': 'sharing' },
        },
        broken: {
          ...(FOR_READERS && {
            description:
              'Something in the app is broken: another tab may sync; this one tries again with the next session.',
          }),
          on: { 'session.changed': 'sharing' },
        },
      },
    },
  },
})
