import { assign, type SnapshotFrom, setup } from 'xstate'
import { addMs, type Instant } from '../models/codec/instant.ts'
import { goneBy, leftOf, MARQUEE_MEMORY, type MarqueeWay } from '../models/marqueeWay.ts'
import type { ChartMeta } from './kit/meta.ts'
import { FOR_READERS } from './kit/readers.ts'

interface MarqueeInput {
  /** The server's time. */
  readonly now: Instant
}

type MarqueeContext = MarqueeWay

interface Timed {
  readonly now: Instant
}

type MarqueeEvent =
  /** It is on screen and nothing covers it: its way is as long there. */
  | (Timed & {
      readonly type: 'marquee.seen'
      readonly wayMs: number
      /** The device asks for less motion. */
      readonly isCalm: boolean
    })
  /** Something lies over it, or it has left the screen. */
  | (Timed & { readonly type: 'marquee.covered' })
  /** The pointer is over the words. */
  | (Timed & { readonly type: 'viewer.came' })
  | (Timed & { readonly type: 'viewer.left' })
  | (Timed & { readonly type: 'viewer.pause' })
  | (Timed & { readonly type: 'viewer.resume' })

export interface MarqueeOutput {
  /** `undefined` where nobody can have seen the whole of it. */
  readonly passedAt: Instant | undefined
}

type MarqueeTag = 'moving' | 'paused'

/** What it ends with when all of it has gone over the screen. */
const WHOLE = 'whole'

interface Timed {
  readonly now: Instant
}

const timed = ({ event }: { readonly event: Timed }): Timed => ({ now: event.now })

const marqueeSetup = setup({
  types: {
    context: {} as MarqueeContext,
    events: {} as MarqueeEvent,
    input: {} as MarqueeInput,
    output: {} as MarqueeOutput,
    tags: {} as MarqueeTag,
    meta: {} as ChartMeta,
  },
  actions: {
    takeWay: assign((_, { wayMs }: { readonly wayMs: number }) => ({ wayMs })),
    noteStart: assign((_, { now }: Timed) => ({ since: now })),
    noteGone: assign(({ context }, { now }: Timed) => ({ goneMs: goneBy(context, now) })),
  },
  guards: {
    isCalm: (_, { isCalm }: { readonly isCalm: boolean }) => isCalm,
  },
  delays: {
    restOfWay: ({ context }) => leftOf(context),
    memory: MARQUEE_MEMORY,
  },
})

export const marqueeMachine = marqueeSetup.createMachine({
  id: 'marquee',
  ...(FOR_READERS && {
    description: 'One pass of an announcement over the screen: how much of its way is behind it.',
    meta: { requirements: ['MSG-03', 'MSG-04'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input: { now } }) => ({ wayMs: 0, goneMs: 0, since: now }),
  output: ({ context, event }) => ({
    passedAt: event.output === WHOLE ? addMs(context.since, leftOf(context)) : undefined,
  }),
  initial: 'unseen',
  states: {
    unseen: {
      ...(FOR_READERS && { description: 'It has not come on screen yet, or something covers it from the start.' }),
      on: {
        'marquee.seen': [
          {
            guard: { type: 'isCalm', params: ({ event }) => ({ isCalm: event.isCalm }) },
            ...(FOR_READERS && {
              description: 'Under reduced motion it stands still first.',
              meta: { requirements: ['AHEAD-11'] },
            }),
            target: 'paused',
            actions: { type: 'takeWay', params: ({ event }) => ({ wayMs: event.wayMs }) },
          },
          {
            target: 'passing',
            actions: [
              { type: 'takeWay', params: ({ event }) => ({ wayMs: event.wayMs }) },
              { type: 'noteStart', params: timed },
            ],
          },
        ],
      },
    },
    passing: {
      ...(FOR_READERS && {
        description: 'It goes over the screen, 60 px in a second.',
        meta: { requirements: ['MSG-03'] },
      }),
      tags: 'moving',
      after: { restOfWay: { target: 'passed', ...(FOR_READERS && { meta: { requirements: ['MSG-03', 'MSG-04'] } }) } },
      on: {
        'viewer.came': { target: 'held', actions: { type: 'noteGone', params: timed } },
        'viewer.pause': {
          ...(FOR_READERS && { meta: { requirements: ['AHEAD-11'] } }),
          target: 'paused',
          actions: { type: 'noteGone', params: timed },
        },
        'marquee.covered': { target: 'covered', actions: { type: 'noteGone', params: timed } },
      },
    },
    held: {
      ...(FOR_READERS && { description: 'The pointer is over the words: they stand where they are.' }),
      on: {
        'viewer.left': { target: 'passing', actions: { type: 'noteStart', params: timed } },
        'viewer.pause': { ...(FOR_READERS && { meta: { requirements: ['AHEAD-11'] } }), target: 'paused' },
        'marquee.covered': 'covered',
      },
    },
    paused: {
      ...(FOR_READERS && {
        description: 'It stands where it is until the viewer lets it run or closes it, however long that takes.',
        meta: { requirements: ['AHEAD-11'] },
      }),
      tags: 'paused',
      on: {
        'viewer.resume': { target: 'passing', actions: { type: 'noteStart', params: timed } },
        'marquee.seen': {
          ...(FOR_READERS && { description: 'It is on screen again, as it was.' }),
          actions: { type: 'takeWay', params: ({ event }) => ({ wayMs: event.wayMs }) },
        },
      },
    },
    covered: {
      ...(FOR_READERS && { description: 'Nobody sees it: it stands where it is.' }),
      after: { memory: 'forgotten' },
      on: {
        'marquee.seen': {
          target: 'passing',
          actions: [
            { type: 'takeWay', params: ({ event }) => ({ wayMs: event.wayMs }) },
            { type: 'noteStart', params: timed },
          ],
        },
      },
    },
    forgotten: {
      ...(FOR_READERS && {
        description: 'Nobody remembers how it began: once a text can be seen again, the most urgent one begins.',
      }),
      on: { 'marquee.seen': 'begunAnew' },
    },
    passed: {
      ...(FOR_READERS && { description: 'All of it has gone over the screen.' }),
      type: 'final',
      output: WHOLE,
    },
    begunAnew: { ...(FOR_READERS && { description: 'It has not passed: it is unread.' }), type: 'final' },
  },
})

type Snapshot = SnapshotFrom<typeof marqueeMachine>

/** 0 until it has come on screen. */
export const selectWayMs = ({ context }: Snapshot): number => context.wayMs
/** Where it stands; of what moves, where it began to. */
export const selectGoneMs = ({ context }: Snapshot): number => context.goneMs
export const selectIsMoving = (snapshot: Snapshot): boolean => snapshot.hasTag('moving')
/** The viewer, or the device for them, wants it to stand still. */
export const selectIsPaused = (snapshot: Snapshot): boolean => snapshot.hasTag('paused')
