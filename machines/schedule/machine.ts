import { assign, fromCallback, fromPromise, setup, stateIn } from 'xstate'
import type { Channel } from '../../models/channel.ts'
import { type Instant, SECOND } from '../../models/codec/instant.ts'
import type { UtcDay } from '../../models/epg.ts'
import type { ReadWish, WindowAnswer } from '../guide/index.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { unprovided } from '../kit/port.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { answered, dayAt, isNextDay, isSameSchedule, isTouched, wishOf, withChannel } from './transitions.ts'
import type { ScheduleContext, ScheduleEvent, ScheduleInput, ScheduleTag } from './types.ts'

/** Reads the day from the device, and from the operator where the device has nothing of it. */
const readWindow = fromPromise<WindowAnswer, ReadWish>(unprovided('readWindow'))
/** Says when a sync, also another tab's, has stored something. */
const watchGuide = fromCallback<ScheduleEvent>(unprovided('watchGuide'))

const scheduleActors = { readWindow, watchGuide }

interface Answered {
  readonly answer: WindowAnswer
}

const scheduleSetup = setup({
  types: {
    context: {} as ScheduleContext,
    events: {} as ScheduleEvent,
    input: {} as ScheduleInput,
    tags: {} as ScheduleTag,
    meta: {} as ChartMeta,
  },
  actors: scheduleActors,
  actions: {
    takeChannel: assign(({ context }, { channel }: { readonly channel: Channel }) => withChannel(context, channel)),
    takeDay: assign(({ context }, { offset }: { readonly offset: number }) => ({
      offset,
      day: dayAt(context.now, offset),
      programmes: undefined,
    })),
    takeTime: assign(({ context }, { now }: { readonly now: Instant }) => ({ now, day: dayAt(now, context.offset) })),
    takeProgrammes: assign(({ context }, { answer }: Answered) => answered(context, answer)),
    takeFailure: assign((_, { answer }: Answered) => (answer._tag === 'Left' ? { failure: answer.left } : {})),
  },
  guards: {
    hasGuide: ({ context }) => context.channel?.epgId !== undefined,
    isSameSchedule: ({ context }, { channel }: { readonly channel: Channel }) => isSameSchedule(context, channel),
    isNextDay: ({ context }, { now }: { readonly now: Instant }) => isNextDay(context, now),
    isTouched: ({ context }, { days }: { readonly days: ReadonlyArray<UtcDay> }) => isTouched(context, days),
    hasFailed: (_, { answer }: Answered) => answer._tag === 'Left',
    isOvertaken: stateIn({ asking: 'overtaken' }),
  },
  delays: {
    /** A sync stores much in a short time: it is read once. */
    gatherTime: 200,
    retryTime: 5 * SECOND,
  },
})

type Stored = Extract<ScheduleEvent, { readonly type: 'guide.changed' }>

const told = ({ event }: { readonly event: { readonly output: WindowAnswer } }) => ({ answer: event.output })
const isTouchedNow = {
  type: 'isTouched',
  params: ({ event }: { readonly event: Stored }) => ({ days: event.days }),
} as const

export const scheduleMachine = scheduleSetup.createMachine({
  id: 'schedule',
  ...(FOR_READERS && {
    description: 'The programmes of the channel that is on, a day at a time.',
    meta: { requirements: ['EPG-04', 'EPG-05'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input: { now } }) => ({
    channel: undefined,
    offset: 0,
    now,
    day: dayAt(now, 0),
    programmes: undefined,
    failure: undefined,
  }),
  invoke: {
    id: 'watch',
    src: 'watchGuide',
    onError: { ...(FOR_READERS && { description: 'New programmes show when the day is read again.' }) },
  },
  initial: 'waiting',
  on: {
    'viewer.chooseChannel': [
      {
        guard: { type: 'isSameSchedule', params: ({ event }) => ({ channel: event.channel }) },
        ...(FOR_READERS && { description: 'The rights to it may have changed; its programmes have not.' }),
        actions: { type: 'takeChannel', params: ({ event }) => ({ channel: event.channel }) },
      },
      {
        target: '.waiting',
        actions: { type: 'takeChannel', params: ({ event }) => ({ channel: event.channel }) },
      },
    ],
    'viewer.chooseDay': {
      target: '.waiting',
      ...(FOR_READERS && { meta: { requirements: ['EPG-04'] } }),
      actions: { type: 'takeDay', params: ({ event }) => ({ offset: event.offset }) },
    },
    'clock.ticked': [
      {
        guard: { type: 'isNextDay', params: ({ event }) => ({ now: event.now }) },
        ...(FOR_READERS && { description: 'Midnight has passed.' }),
        target: '.waiting',
        actions: { type: 'takeTime', params: ({ event }) => ({ now: event.now }) },
      },
      {
        ...(FOR_READERS && {
          description: 'What is on and what is over follow the clock.',
          meta: { requirements: ['EPG-06', 'AHEAD-31'] },
        }),
        actions: { type: 'takeTime', params: ({ event }) => ({ now: event.now }) },
      },
    ],
    'language.changed': { ...(FOR_READERS && { description: 'Titles in the other language.' }), target: '.waiting' },
  },
  states: {
    waiting: {
      ...(FOR_READERS && { description: 'No channel is on, or it has no guide.' }),
      always: { guard: 'hasGuide', target: 'asking' },
    },
    asking: {
      ...(FOR_READERS && {
        description: 'The device is asked, and the operator where the device has nothing; what is shown stays.',
      }),
      tags: 'loading',
      invoke: {
        id: 'read',
        src: 'readWindow',
        input: ({ context, event }) => wishOf(context, event),
        onDone: [
          {
            guard: { type: 'hasFailed', params: told },
            target: 'failed',
            actions: { type: 'takeFailure', params: told },
          },
          {
            guard: 'isOvertaken',
            ...(FOR_READERS && { description: 'It is shown all the same, and read again.' }),
            target: 'gathering',
            actions: { type: 'takeProgrammes', params: told },
          },
          { target: 'ready', actions: { type: 'takeProgrammes', params: told } },
        ],
        onError: 'failed',
      },
      initial: 'timely',
      states: {
        timely: {
          ...(FOR_READERS && { description: 'What comes will be as it is now.' }),
          on: {
            'guide.changed': {
              guard: isTouchedNow,
              ...(FOR_READERS && { description: 'A sync has stored some of it, maybe too late for the answer.' }),
              target: 'overtaken',
            },
          },
        },
        overtaken: { ...(FOR_READERS && { description: 'More of the day was stored since it was asked for.' }) },
      },
    },
    ready: {
      ...(FOR_READERS && { description: 'The programmes of the day are there.' }),
      on: {
        'guide.changed': {
          guard: isTouchedNow,
          ...(FOR_READERS && { description: 'A sync has stored some of it: it is read again.' }),
          target: 'gathering',
        },
      },
    },
    gathering: {
      ...(FOR_READERS && { description: 'Waits a moment, so that what a sync stores is read once.' }),
      after: { gatherTime: 'asking' },
    },
    failed: {
      ...(FOR_READERS && { description: 'The day could not be read: asked again a little later, or on demand.' }),
      tags: 'failed',
      after: { retryTime: 'asking' },
      on: {
        'viewer.retry': 'asking',
        'network.restored': { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
        'guide.changed': 'asking',
      },
    },
  },
})
