import { startQuality } from '../../models/appProperties.ts'
import { formsOf } from '../forms.ts'
import type { StreamAnswer } from '../playFailure.ts'
import { behind } from './states/behind.ts'
import { broadcast } from './states/broadcast.ts'
import { failed, gone, LACKED } from './states/failed.ts'
import { finding } from './states/finding.ts'
import { noAuthority, refused } from './states/locked.ts'
import { telling } from './states/telling.ts'
import { tuning } from './states/tuning.ts'
import { watching } from './states/watching.ts'
import { zapping } from './states/zapping.ts'
import { tellingSetup } from './telling.ts'
import { channelNumbered, channelOf } from './transitions.ts'
import type { LivePlayerContext } from './types.ts'

const answered = ({ event }: { readonly event: { readonly output: StreamAnswer } }) => ({ answer: event.output })

const numbered = ({ context, event }: { context: LivePlayerContext; event: { readonly number: number } }) => ({
  channelId: channelNumbered(context, event.number),
})

export const livePlayerMachine = tellingSetup.createMachine({
  id: 'livePlayer',
  description: 'Live television: one wish at a time is tuned, played, or answered with the reason why not.',
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    channels: input.channels,
    channelId: input.channelId,
    zapId: undefined,
    playConfig: input.playConfig,
    quality: startQuality(input.playConfig),
    onAir: undefined,
    behind: undefined,
    start: input.start,
    slot: undefined,
    rate: 1,
    aspect: 'auto',
    source: undefined,
    startAt: input.start ?? 'edge',
    startPaused: !input.playConfig.autoPlay,
    failure: undefined,
    volume: 1,
    isMuted: false,
    isSoundHeldBack: false,
    isTakenOver: input.isTakenOver,
    broadcast: undefined,
    place: undefined,
    told: undefined,
  }),
  invoke: [
    { id: 'dial', src: 'dial', onError: { description: 'The number keys do nothing; the list and the arrows do.' } },
    { id: 'notice', src: 'notice', onError: { description: 'The player goes on without its notices.' } },
    { id: 'engine', src: 'engine' },
    { id: 'stage', src: 'stage' },
    { id: 'guide', src: 'guide', onError: { description: 'The player goes on without the name of what is on.' } },
    {
      id: 'neighbours',
      src: 'neighbours',
      onError: { description: 'The neighbours are not prepared: a change takes longer.' },
    },
  ],
  on: {
    'viewer.setVolume': {
      actions: { type: 'tellStage', params: ({ event }) => ({ type: 'stage.setVolume', volume: event.volume }) },
    },
    'viewer.setMuted': {
      actions: { type: 'tellStage', params: ({ event }) => ({ type: 'stage.setMuted', muted: event.muted }) },
    },
    'viewer.setAspect': {
      actions: [
        { type: 'takeAspect', params: ({ event }) => ({ aspect: event.aspect }) },
        { type: 'tellStage', params: ({ event }) => ({ type: 'stage.setAspect', aspect: event.aspect }) },
      ],
      meta: { requirements: ['LIVE-11'] },
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
    'viewer.sawChannels': {
      description:
        'What comes before the first segments of these channels may be fetched before one of them is wanted.',
      actions: { type: 'introduceInSight', params: ({ event }) => ({ channelIds: event.channelIds }) },
      meta: { requirements: ['AHEAD-25'] },
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
        'viewer.playProgramme': {
          target: '.tuning',
          actions: {
            type: 'takeProgramme',
            params: ({ event }) => ({ channelId: event.channelId, start: event.start }),
          },
          meta: { requirements: ['AHEAD-03'] },
        },
        'address.named': [
          {
            guard: { type: 'isTuned', params: ({ event: { channelId, start } }) => ({ channelId, start }) },
            description: 'It is on, or on its way.',
          },
          {
            description: 'It is tuned as if it had been picked.',
            actions: { type: 'tuneAddress', params: ({ event: { channelId, start } }) => ({ channelId, start }) },
            meta: { requirements: ['ROUTE-10'] },
          },
        ],
        'programme.changed': {
          description: 'Title, progress and guide follow what the channel broadcasts.',
          actions: { type: 'takeOnAir', params: ({ event }) => ({ programme: event.programme }) },
          meta: { requirements: ['LIVE-15'] },
        },
        'broadcast.started': {
          target: '.broadcast',
          actions: 'noteTakeover',
          meta: { requirements: ['CAST-01'] },
        },
        'number.entered': [
          {
            guard: { type: 'isListed', params: numbered },
            description: 'It is tuned as if it had been picked in the list.',
            actions: [
              { type: 'choose', params: numbered },
              { type: 'tellDial', params: { type: 'number.found' } },
            ],
            meta: { requirements: ['CHAN-13'] },
          },
          { actions: { type: 'tellDial', params: { type: 'number.unknown' } }, meta: { requirements: ['CHAN-13'] } },
        ],
        'channel.recalled': {
          guard: { type: 'isListed', params: ({ event }) => ({ channelId: event.channelId }) },
          description: 'Back to the channel before.',
          actions: { type: 'choose', params: ({ event }) => ({ channelId: event.channelId }) },
          meta: { requirements: ['CHAN-13'] },
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
        tuning,
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
                actions: { type: 'takeRecalled', params: ({ event }) => ({ channelId: event.output }) },
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
            input: ({ context }) => formsOf(channelOf(context), 'live', context.quality),
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
        gone,
        failed,
        finding,
        behind,
        broadcast,
      },
    },
    zapping,
    telling,
  },
})
