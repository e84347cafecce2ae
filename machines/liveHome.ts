import type { Either } from 'fp-ts/lib/Either.js'
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { CallFailure } from '../models/callFailure.ts'
import { SECOND } from '../models/codec/instant.ts'
import { isBare, type LiveHome } from '../models/liveHome.ts'
import { type Answered, answered, askAgain, take } from './kit/loadable.ts'
import type { ChartMeta } from './kit/meta.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'

export type LiveHomeAnswer = Either<CallFailure, LiveHome>

interface LiveHomeContext {
  /** `undefined` until the operator has answered, or the page waits no longer. */
  readonly home: LiveHome | undefined
}

type LiveHomeEvent =
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'session.changed' }
  | { readonly type: 'language.changed' }
  /** Other channels than before are on the page, and what they broadcast is offered as titles. */
  | { readonly type: 'viewer.sawOthers' }

/** Asks for the banners and for the recommendations; fails only when both do. */
const loadLiveHome = fromPromise<LiveHomeAnswer>(unprovided('loadLiveHome'))

const liveHomeActors = { loadLiveHome }

const NOTHING: LiveHome = { banners: [], recommended: [], replays: [] }

/** What the page has from now on: without an answer, what it had. */
const homeAfter = ({ home = NOTHING }: LiveHomeContext, answer: LiveHomeAnswer): LiveHome =>
  answer._tag === 'Right' ? answer.right : home

const hasChoice = (context: LiveHomeContext, answer: LiveHomeAnswer): boolean => !isBare(homeAfter(context, answer))

const liveHomeSetup = setup({
  types: {
    context: {} as LiveHomeContext,
    events: {} as LiveHomeEvent,
    meta: {} as ChartMeta,
  },
  actors: liveHomeActors,
  actions: {
    takeHome: assign(({ context }, { answer }: Answered<LiveHomeAnswer>) => ({ home: homeAfter(context, answer) })),
    dropHome: assign({ home: NOTHING }),
    doWithout: assign(({ context: { home = NOTHING } }) => ({ home })),
  },
  guards: {
    hasChoice: ({ context }, { answer }: Answered<LiveHomeAnswer>) => hasChoice(context, answer),
  },
  delays: {
    /** No page waits longer than this for what it can do without. */
    patience: 2 * SECOND,
  },
})

export const liveHomeMachine = liveHomeSetup.createMachine({
  id: 'liveHome',
  ...(FOR_READERS && {
    description: 'What the operator puts on the home page of its live television: banners and its own recommendations.',
    meta: { requirements: ['CHAN-12'] },
  }),
  options: { maxIterations: 200 },
  context: { home: undefined },
  initial: 'loading',
  on: {
    'session.changed': {
      ...(FOR_READERS && {
        description: 'Another person is recommended other channels: what is on the page stays until the answer.',
      }),
      target: '.loading',
    },
    'viewer.sawOthers': {
      ...(FOR_READERS && {
        description:
          'Kids mode, or other rights: other channels have other replays. What is on the page stays until the answer.',
        meta: { requirements: ['MODE-06', 'AHEAD-22'] },
      }),
      target: '.loading',
    },
    'language.changed': {
      ...(FOR_READERS && {
        description: 'The operator speaks another language: what is on the page stays until the answer.',
        meta: { requirements: ['LANG-01', 'LANG-08'] },
      }),
      target: '.loading',
    },
  },
  states: {
    loading: {
      ...(FOR_READERS && { description: 'The operator is asked for its choice.' }),
      after: {
        patience: {
          ...(FOR_READERS && { description: 'The page goes on without; a late answer still counts.' }),
          actions: 'doWithout',
        },
      },
      invoke: {
        id: 'load',
        src: 'loadLiveHome',
        onDone: [
          {
            guard: { type: 'hasChoice', params: answered },
            target: 'ready',
            actions: take('takeHome'),
          },
          { target: 'bare', actions: take('takeHome') },
        ],
        onError: { target: 'bare', actions: 'dropHome' },
      },
    },
    ready: { ...(FOR_READERS && { description: "The operator's choice is on the page." }) },
    bare: {
      ...(FOR_READERS && {
        description: 'No answer, or nothing in it: the page lives without, from the channels alone.',
      }),
      on: askAgain('loading'),
    },
  },
})

/** The operator's choice; `undefined` until it is known whether there is one. */
export const selectHomeChoice = ({ context }: SnapshotFrom<typeof liveHomeMachine>): LiveHome | undefined =>
  context.home
