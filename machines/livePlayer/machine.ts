import { livePlayerSetup } from './setup.ts'
import { noAuthority, refused } from './states/locked.ts'
import { watching } from './states/watching.ts'
import { physicalOf, reportOf } from './transitions.ts'
import type { StreamAnswer } from './types.ts'

const answered = ({ event }: { readonly event: { readonly output: StreamAnswer } }) => ({ answer: event.output })

/** Nothing to take along to another page. */
const LACKED = { type: 'tellPicture', params: { type: 'picture.lacked' } } as const

export const livePlayerMachine = livePlayerSetup.createMachine({
  id: 'livePlayer',
  description: 'Live television: one wish at a time is tuned, played, or answered with the reason why not.',
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    channels: input.channels,
    channelId: input.channelId,
    zapId: undefined,
    quality: undefined,
    source: undefined,
    startAt: 'edge',
    startPaused: false,
    failure: undefined,
    volume: 1,
    isMuted: false,
    isSoundHeldBack: false,
  }),
  invoke: [
    { id: 'engine', src: 'engine' },
    { id: 'stage', src: 'stage' },
    { id: 'neighbours', src: 'neighbours' },
  ],
  on: {
    'viewer.setVolume': {
      actions: { type: 'tellStage', params: ({ event }) => ({ type: 'stage.setVolume', volume: event.volume }) },
    },
    'viewer.setMuted': {
      actions: { type: 'tellStage', params: ({ event }) => ({ type: 'stage.setMuted', muted: event.muted }) },
    },
    'stage.volumeChanged': {
      actions: { type: 'takeVolume', params: ({ event }) => ({ volume: event.volume, muted: event.muted }) },
    },
    'engine.soundHeldBack': {
      description: 'The browser plays without sound until the viewer asks for it.',
      actions: 'holdSoundBack',
    },
    'viewer.considerChannel': {
      actions: { type: 'prepareConsidered', params: ({ event }) => ({ channelId: event.channelId }) },
    },
  },
  type: 'parallel',
  states: {
    viewing: {
      description: 'What is on the screen.',
      initial: 'tuning',
      on: {
        'viewer.selectChannel': {
          target: '.tuning',
          actions: { type: 'takeChannel', params: ({ event }) => ({ channelId: event.channelId }) },
          meta: { requirements: ['AHEAD-01'] },
        },
        'zap.settled': [
          {
            guard: 'isZappedBack',
            description: 'The keys came back to the channel that is on: nothing changes.',
            actions: 'dropZap',
          },
          { target: '.tuning', actions: 'takeZapped', meta: { requirements: ['AHEAD-01'] } },
        ],
        'lineup.changed': {
          actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
        },
      },
      states: {
        tuning: {
          description: 'The line-up says what may be done with the wished channel.',
          entry: 'dropFailure',
          always: [
            { guard: { type: 'isVerdict', params: { verdict: 'unknown' } }, target: 'awaitingLineup' },
            { guard: 'isNothingToChoose', target: 'empty' },
            {
              guard: { type: 'isVerdict', params: { verdict: 'nothing' } },
              target: 'recalling',
            },
            { guard: { type: 'isVerdict', params: { verdict: 'gone' } }, target: 'gone' },
            { guard: { type: 'isVerdict', params: { verdict: 'noAuthority' } }, target: 'noAuthority' },
            {
              guard: { type: 'isVerdict', params: { verdict: 'protected' } },
              description: 'Only protected streams: this player cannot open them.',
              target: 'failed',
              actions: ['stopEngine', 'noteProtected'],
            },
            { target: 'opening' },
          ],
        },
        recalling: {
          description: 'The address names no channel: the last one watched comes back, else the first one.',
          tags: 'busy',
          invoke: {
            id: 'recall',
            src: 'recallChannel',
            onDone: [
              {
                guard: { type: 'isListed', params: ({ event }) => ({ channelId: event.output }) },
                target: 'tuning',
                actions: { type: 'takeChannel', params: ({ event }) => ({ channelId: event.output }) },
              },
              { target: 'tuning', actions: 'takeFirst' },
            ],
            onError: { target: 'tuning', actions: 'takeFirst' },
          },
        },
        awaitingLineup: {
          description: 'A deep link came before the channel list.',
          tags: 'busy',
          on: {
            'lineup.changed': {
              target: 'tuning',
              actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
            },
          },
        },
        empty: {
          description: 'No channel is chosen.',
          entry: ['stopEngine', LACKED],
        },
        opening: {
          description: 'The hosts of the stream are looked up; the old picture goes on until then.',
          tags: 'busy',
          entry: ['restNeighbours', { type: 'tellPicture', params: { type: 'picture.came' } }],
          invoke: {
            id: 'open',
            src: 'openStream',
            input: ({ context }) => ({ physical: physicalOf(context) }),
            onDone: [
              {
                guard: { type: 'isOpened', params: answered },
                target: 'watching',
                actions: [{ type: 'takeSource', params: answered }, 'loadSource'],
              },
              {
                guard: { type: 'isNoPlayPermission', params: answered },
                target: 'refused',
                meta: { requirements: ['LIVE-08'] },
              },
              {
                guard: { type: 'isContentGone', params: answered },
                target: 'gone',
                meta: { requirements: ['LIVE-09'] },
              },
              { target: 'failed', actions: ['stopEngine', { type: 'takeCallFailure', params: answered }] },
            ],
            onError: { target: 'failed', actions: ['stopEngine', 'noteUnforeseen'] },
          },
          on: {
            'lineup.changed': {
              target: 'tuning',
              actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
            },
          },
        },
        watching,
        noAuthority,
        refused,
        gone: {
          description: 'The content is no longer available (6001-6003, or not in the line-up): pick another one.',
          tags: 'gone',
          meta: { requirements: ['LIVE-09'] },
          entry: ['stopEngine', LACKED],
          on: { 'viewer.dismiss': 'empty' },
        },
        failed: {
          description: 'A card says what happened, with a code to copy and a way to try again.',
          tags: 'failed',
          meta: { requirements: ['LIVE-13'] },
          entry: LACKED,
          invoke: {
            id: 'report',
            src: 'reportFailure',
            input: ({ context }) => ({ report: reportOf(context) }),
            onError: { description: 'The card stands whether or not the report arrived.' },
          },
          on: {
            'lineup.changed': [
              {
                guard: { type: 'isUndisturbed', params: ({ event }) => ({ channels: event.channels }) },
                description: 'The card stands under the new line-up.',
                actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
              },
              {
                description:
                  'The channel is gone, or a right to it ended or came: what is to be said of it has changed.',
                target: 'tuning',
                actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
              },
            ],
            'viewer.retry': 'tuning',
            'network.restored': {
              guard: 'isOffTheNetwork',
              description: 'Back online: goes on without being asked.',
              target: 'tuning',
            },
          },
        },
      },
    },
    zapping: {
      description: 'Channel up and down: the keys settle before anything is loaded.',
      meta: { requirements: ['AHEAD-01'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'No key was pressed lately.',
          on: {
            'viewer.zap': {
              guard: 'canZap',
              target: 'settling',
              actions: { type: 'noteZap', params: ({ event }) => ({ step: event.step }) },
            },
          },
        },
        settling: {
          description: "The next channel's card is shown; every press moves on and starts the wait again.",
          on: {
            'viewer.zap': {
              target: 'settling',
              reenter: true,
              actions: { type: 'noteZap', params: ({ event }) => ({ step: event.step }) },
            },
            'viewer.selectChannel': { target: 'resting', actions: 'dropZap' },
          },
          after: { zapSettle: { target: 'resting', actions: 'settleZap' } },
        },
      },
    },
  },
})
