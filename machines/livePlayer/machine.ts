import { startQuality } from '../../models/appProperties.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { StreamAnswer } from '../rules/playFailure.ts'
import { formsOf } from '../rules/streamForms.ts'
import { behind } from './states/behind.ts'
import { broadcast } from './states/broadcast.ts'
import { failed, gone } from './states/failed.ts'
import { finding } from './states/finding.ts'
import { noAuthority, refused } from './states/locked.ts'
import { telling } from './states/telling.ts'
import { awaitingLineup, empty, recalling } from './states/unchosen.ts'
import { watching } from './states/watching.ts'
import { zapping } from './states/zapping.ts'
import { tellingSetup } from './telling.ts'
import { addressed, channelMeant, channelNumbered, channelOf } from './transitions.ts'
import type { LivePlayerContext } from './types.ts'

const answered = ({ event }: { readonly event: { readonly output: StreamAnswer } }) => ({ answer: event.output })

const numbered = ({ context, event }: { context: LivePlayerContext; event: { readonly number: number } }) => ({
  channelId: channelNumbered(context, event.number),
})
const meant = ({ context, event }: { context: LivePlayerContext; event: { readonly number: number } }) => ({
  channelId: channelMeant(context, event.number),
})

export const livePlayerMachine = tellingSetup.createMachine({
  id: 'livePlayer',
  ...(FOR_READERS && {
    description: 'Live television: one wish at a time is tuned, played, or answered with the reason why not.',
  }),
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
    isGivenBack: false,
    isTakenOver: input.isTakenOver,
    broadcast: undefined,
    place: undefined,
    told: undefined,
    named: { channelId: undefined, start: undefined },
  }),
  invoke: [
    {
      id: 'dial',
      src: 'dial',
      onError: { ...(FOR_READERS && { description: 'The number keys do nothing; the list and the arrows do.' }) },
    },
    {
      id: 'notice',
      src: 'notice',
      onError: { ...(FOR_READERS && { description: 'The player goes on without its notices.' }) },
    },
    { id: 'engine', src: 'engine' },
    { id: 'stage', src: 'stage' },
    {
      id: 'guide',
      src: 'guide',
      onError: { ...(FOR_READERS && { description: 'The player goes on without the name of what is on.' }) },
    },
    {
      id: 'neighbours',
      src: 'neighbours',
      onError: { ...(FOR_READERS && { description: 'The neighbours are not prepared: a change takes longer.' }) },
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
      ...(FOR_READERS && { meta: { requirements: ['LIVE-11'] } }),
    },
    'stage.volumeChanged': {
      actions: { type: 'takeVolume', params: ({ event }) => ({ volume: event.volume, muted: event.muted }) },
    },
    'engine.soundHeldBack': {
      ...(FOR_READERS && { description: 'The browser plays without sound until the viewer asks for it.' }),
      actions: 'holdSoundBack',
    },
    'viewer.considerChannel': {
      actions: { type: 'prepareConsidered', params: ({ event }) => ({ channelId: event.channelId }) },
    },
    'number.typed': {
      guard: { type: 'isListed', params: meant },
      ...(FOR_READERS && {
        description: 'Only one channel can be meant: it is prepared as if it was looked at.',
        meta: { requirements: ['AHEAD-07', 'AHEAD-25'] },
      }),
      actions: { type: 'prepareConsidered', params: meant },
    },
    'viewer.sawChannels': {
      ...(FOR_READERS && {
        description:
          'What comes before the first segments of these channels may be fetched before one of them is wanted.',
        meta: { requirements: ['AHEAD-25'] },
      }),
      actions: { type: 'introduceInSight', params: ({ event }) => ({ channelIds: event.channelIds }) },
    },
  },
  type: 'parallel',
  states: {
    viewing: {
      ...(FOR_READERS && { description: 'What is on the screen.' }),
      initial: 'tuning',
      on: {
        'viewer.selectChannel': {
          target: '.tuning',
          actions: { type: 'takeChannel', params: ({ event }) => ({ channelId: event.channelId }) },
          ...(FOR_READERS && { meta: { requirements: ['AHEAD-01'] } }),
        },
        'viewer.playProgramme': {
          target: '.tuning',
          actions: {
            type: 'takeProgramme',
            params: ({ event }) => ({ channelId: event.channelId, start: event.start }),
          },
          ...(FOR_READERS && { meta: { requirements: ['AHEAD-03'] } }),
        },
        'address.named': [
          {
            guard: { type: 'isOtherNamed', params: addressed },
            ...(FOR_READERS && {
              description: 'It is tuned as if it had been picked.',
              meta: { requirements: ['ROUTE-10'] },
            }),
            actions: { type: 'tuneAddress', params: addressed },
          },
          {
            ...(FOR_READERS && {
              description: 'It is on, or on its way; an address that names no channel is completed.',
              meta: { requirements: ['ROUTE-03', 'ROUTE-10'] },
            }),
            actions: 'tellMoved',
          },
        ],
        'programme.changed': {
          ...(FOR_READERS && {
            description: 'Title, progress and guide follow what the channel broadcasts.',
            meta: { requirements: ['LIVE-15'] },
          }),
          actions: { type: 'takeOnAir', params: ({ event }) => ({ programme: event.programme }) },
        },
        'broadcast.started': {
          target: '.broadcast',
          actions: 'noteTakeover',
          ...(FOR_READERS && { meta: { requirements: ['CAST-01'] } }),
        },
        'number.entered': [
          {
            guard: { type: 'isListed', params: numbered },
            ...(FOR_READERS && {
              description: 'It is tuned as if it had been picked in the list.',
              meta: { requirements: ['CHAN-13'] },
            }),
            actions: [
              { type: 'choose', params: numbered },
              { type: 'tellDial', params: { type: 'number.found' } },
            ],
          },
          {
            actions: { type: 'tellDial', params: { type: 'number.unknown' } },
            ...(FOR_READERS && { meta: { requirements: ['CHAN-13'] } }),
          },
        ],
        'channel.recalled': {
          guard: { type: 'isListed', params: ({ event }) => ({ channelId: event.channelId }) },
          ...(FOR_READERS && { description: 'Back to the channel before.', meta: { requirements: ['CHAN-13'] } }),
          actions: { type: 'choose', params: ({ event }) => ({ channelId: event.channelId }) },
        },
        'zap.settled': [
          {
            guard: 'isZappedBack',
            ...(FOR_READERS && { description: 'The keys came back to the channel that is on: nothing changes.' }),
            actions: 'dropZap',
          },
          { target: '.tuning', actions: 'takeZapped', ...(FOR_READERS && { meta: { requirements: ['AHEAD-01'] } }) },
        ],
        'lineup.changed': {
          actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
        },
      },
      states: {
        tuning: {
          ...(FOR_READERS && { description: 'The line-up says what may be done with the wished channel.' }),
          entry: ['dropFailure', 'dropHold', 'followGuide', 'tellTuned'],
          always: [
            {
              guard: 'isTakenOver',
              ...(FOR_READERS && {
                description: 'The page was opened in the middle of a national broadcast.',
                meta: { requirements: ['CAST-01'] },
              }),
              target: 'broadcast',
            },
            { guard: { type: 'isVerdict', params: { verdict: 'unknown' } }, target: 'awaitingLineup' },
            { guard: 'isNothingToChoose', target: 'empty' },
            {
              guard: { type: 'isVerdict', params: { verdict: 'nothing' } },
              target: 'recalling',
            },
            { guard: { type: 'isVerdict', params: { verdict: 'gone' } }, target: 'gone' },
            {
              guard: 'isProgrammeWished',
              ...(FOR_READERS && {
                description: 'A programme has a right of its own.',
                meta: { requirements: ['AHEAD-03'] },
              }),
              target: 'finding',
            },
            { guard: { type: 'isVerdict', params: { verdict: 'noAuthority' } }, target: 'noAuthority' },
            { target: 'opening' },
          ],
        },
        recalling,
        awaitingLineup,
        empty,
        opening: {
          ...(FOR_READERS && {
            description: 'The hosts of the stream are looked up; the old picture goes on until then.',
          }),
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
                ...(FOR_READERS && { meta: { requirements: ['LIVE-08'] } }),
              },
              {
                guard: { type: 'isContentGone', params: answered },
                target: 'gone',
                ...(FOR_READERS && { meta: { requirements: ['LIVE-09'] } }),
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
