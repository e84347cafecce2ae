import { assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate'
import { MINUTE } from '../models/codec/instant.ts'
import { SLEEP_NOTICE, type SleepChoice } from '../models/sleepChoice.ts'
import type { ChartMeta } from './kit/meta.ts'
import { parentOf } from './kit/parent.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'

export interface SleepTimerContext {
  readonly choice: SleepChoice | undefined
  /** Milliseconds from the notice to the end. */
  readonly noticeMs: number
}

type SleepTimerEvent =
  | { readonly type: 'viewer.sleepAfter'; readonly choice: SleepChoice }
  /** No sleep timer any more. */
  | { readonly type: 'viewer.stayAwake' }
  | ProgrammeFact

/** The programme on the screen has a minute left, or less: what is left in milliseconds. */
export type ProgrammeFact = { readonly type: 'programme.nearlyOver'; readonly leftMs: number }

/** What the timer tells the app: time to pause. */
export type SleepFact = { readonly type: 'sleep.came' }

type SleepTimerTag = 'notice'

/** Watches the place on the screen until its programme has a minute left, also after a seek or on another channel. */
const sleepTimerActors = { programmeEnd: fromCallback(unprovided('programmeEnd')) }

interface Chosen {
  readonly choice: SleepChoice
}

const chosen = ({ event: { choice } }: { readonly event: Chosen }): Chosen => ({ choice })

const sleepTimerSetup = setup({
  types: {
    context: {} as SleepTimerContext,
    events: {} as SleepTimerEvent,
    tags: {} as SleepTimerTag,
    meta: {} as ChartMeta,
  },
  actors: sleepTimerActors,
  actions: {
    takeChoice: assign((_, { choice }: Chosen) => ({ choice, noticeMs: SLEEP_NOTICE })),
    takeLeft: assign((_, { leftMs }: { readonly leftMs: number }) => ({ noticeMs: leftMs })),
    forgetChoice: assign({ choice: undefined }),
    tellSleep: sendTo(parentOf, { type: 'sleep.came' } satisfies SleepFact),
  },
  guards: {
    isProgramme: (_, { choice }: Chosen) => choice === 'programme',
  },
  delays: {
    untilNotice: ({ context: { choice } }) => (typeof choice === 'number' ? choice * MINUTE - SLEEP_NOTICE : 0),
    noticeTime: ({ context }) => context.noticeMs,
  },
})

export const sleepTimerMachine = sleepTimerSetup.createMachine({
  id: 'sleepTimer',
  ...(FOR_READERS && { description: 'Pauses the picture by itself for whoever falls asleep before it.' }),
  options: { maxIterations: 200 },
  context: { choice: undefined, noticeMs: SLEEP_NOTICE },
  initial: 'off',
  on: {
    'viewer.sleepAfter': [
      {
        guard: { type: 'isProgramme', params: chosen },
        target: '.untilEnd',
        actions: { type: 'takeChoice', params: chosen },
        ...(FOR_READERS && { meta: { requirements: ['AHEAD-15'] } }),
      },
      {
        target: '.counting',
        actions: { type: 'takeChoice', params: chosen },
        ...(FOR_READERS && { meta: { requirements: ['AHEAD-15'] } }),
      },
    ],
  },
  states: {
    off: { ...(FOR_READERS && { description: 'The picture plays on.' }), entry: 'forgetChoice' },
    counting: {
      ...(FOR_READERS && { description: 'Some minutes are left.' }),
      on: { 'viewer.stayAwake': 'off' },
      after: { untilNotice: { target: 'notice', ...(FOR_READERS && { meta: { requirements: ['AHEAD-15'] } }) } },
    },
    untilEnd: {
      ...(FOR_READERS && { description: 'The programme on the screen still has more than a minute.' }),
      invoke: {
        id: 'programmeEnd',
        src: 'programmeEnd',
        onError: { ...(FOR_READERS && { description: 'Nobody knows the end: the picture plays on.' }), target: 'off' },
      },
      on: {
        'viewer.stayAwake': 'off',
        'programme.nearlyOver': {
          target: 'notice',
          actions: { type: 'takeLeft', params: ({ event }) => ({ leftMs: event.leftMs }) },
        },
      },
    },
    notice: {
      ...(FOR_READERS && {
        description: 'It is said that the picture is about to pause; one press keeps it on.',
        meta: { requirements: ['AHEAD-15'] },
      }),
      tags: 'notice',
      on: { 'viewer.stayAwake': 'off' },
      after: {
        noticeTime: {
          target: 'off',
          actions: 'tellSleep',
          ...(FOR_READERS && { meta: { requirements: ['AHEAD-15'] } }),
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof sleepTimerMachine>

export const selectSleepChoice = ({ context }: Snapshot): SleepChoice | undefined => context.choice
/** The picture is about to pause. */
export const selectIsSleepNear = (snapshot: Snapshot): boolean => snapshot.hasTag('notice')
