import type { Channel } from '../../models/channel.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { StreamAnswer } from '../rules/playFailure.ts'
import { catchUpPlayerSetup } from './setup.ts'
import { showing } from './states/showing.ts'
import { recordingOf } from './transitions.ts'

const answered = ({ event }: { readonly event: { readonly output: StreamAnswer } }) => ({ answer: event.output })
const listed = ({ event }: { readonly event: { readonly channels: ReadonlyArray<Channel> } }) => ({
  channels: event.channels,
})

export const catchUpPlayerMachine = catchUpPlayerSetup.createMachine({
  id: 'catchUpPlayer',
  ...(FOR_READERS && {
    description:
      'Plays a programme from its recording: a finished one as catch-up, the one on air as far as it has gone (time-shift).',
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({ ...input, right: 'live', source: undefined, end: { type: 'ended' } }),
  output: ({ context }) => context.end,
  on: {
    'lineup.changed': [
      {
        guard: { type: 'isUndisturbed', params: listed },
        ...(FOR_READERS && { description: 'The same recording goes on, or stays locked, under the new line-up.' }),
        actions: { type: 'takeChannel', params: listed },
      },
      {
        ...(FOR_READERS && { description: 'A right has come or ended, or the channel is gone.' }),
        target: '.judging',
        actions: [
          { type: 'takeChannel', params: listed },
          { type: 'keepPlace', params: { paused: false } },
        ],
      },
    ],
    'programme.finished': { actions: 'takeCatchUpRight' },
    'viewer.setRate': {
      actions: [
        { type: 'takeRate', params: ({ event }) => ({ rate: event.rate }) },
        { type: 'tellEngine', params: ({ event }) => ({ type: 'engine.setRate', rate: event.rate }) },
      ],
      ...(FOR_READERS && { meta: { requirements: ['LIVE-11', 'CATCH-02'] } }),
    },
  },
  initial: 'waiting',
  states: {
    waiting: {
      ...(FOR_READERS && {
        description: 'Whether the programme is on air or over says which right opens it.',
        meta: { requirements: ['CATCH-03'] },
      }),
      on: {
        'programme.onAir': 'judging',
        'programme.finished': { target: 'judging', actions: 'takeCatchUpRight' },
      },
    },
    judging: {
      ...(FOR_READERS && { description: 'The line-up says what may be done with the programme.' }),
      always: [
        {
          guard: { type: 'isVerdict', params: { verdict: 'gone' } },
          target: 'over',
          actions: { type: 'noteEnd', params: { end: { type: 'gone' } } },
        },
        {
          guard: { type: 'isVerdict', params: { verdict: 'noAuthority' } },
          target: 'locked',
          ...(FOR_READERS && { meta: { requirements: ['CATCH-03'] } }),
        },
        { target: 'opening' },
      ],
    },
    opening: {
      ...(FOR_READERS && { description: 'The address of the recording is made; the old picture goes on until then.' }),
      tags: ['busy', 'watching'],
      invoke: {
        id: 'open',
        src: 'openRecording',
        input: ({ context }) => recordingOf(context),
        onDone: [
          {
            guard: { type: 'isOpened', params: answered },
            target: 'showing',
            actions: [{ type: 'takeSource', params: answered }, 'loadSource'],
            ...(FOR_READERS && { meta: { requirements: ['CATCH-01', 'LIVE-02'] } }),
          },
          {
            guard: { type: 'isNoPlayPermission', params: answered },
            target: 'locked',
            ...(FOR_READERS && { meta: { requirements: ['LIVE-08', 'CATCH-03'] } }),
          },
          {
            guard: { type: 'isContentGone', params: answered },
            target: 'over',
            actions: { type: 'noteEnd', params: { end: { type: 'gone' } } },
            ...(FOR_READERS && { meta: { requirements: ['LIVE-09'] } }),
          },
          { target: 'over', actions: { type: 'noteCallFailure', params: answered } },
        ],
        onError: { target: 'over', actions: 'noteUnforeseen' },
      },
      on: { 'viewer.seek': { actions: { type: 'takePlace', params: ({ event }) => ({ to: event.to }) } } },
    },
    showing,
    locked: {
      ...(FOR_READERS && {
        description:
          'The account may not catch up on this channel: a clip in place of it, and the way to get the right.',
        meta: { requirements: ['CATCH-03', 'LIVE-07'] },
      }),
      tags: 'noAuthority',
      entry: ['loadPlaceholder', 'tellLocked'],
      exit: 'tellUnlocked',
    },
    over: {
      ...(FOR_READERS && { description: 'Playing has ended; the live player goes on from here.' }),
      type: 'final',
    },
  },
})
