import type { Quality } from '../../../models/quality.ts'
import type { MediaFailure } from '../../engine/index.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { livePlayerSetup } from '../setup.ts'
import { takenOverFrom } from './broadcast.ts'

const chosen = ({ event }: { readonly event: { readonly quality: Quality | undefined } }) => ({
  quality: event.quality,
})
const reported = ({ event }: { readonly event: { readonly failure: MediaFailure } }) => ({ failure: event.failure })

export const watching = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The channel is on, or on its way to the first frame.',
    meta: { requirements: ['LIVE-01', 'CHAN-07'] },
  }),
  tags: 'watching',
  invoke: {
    id: 'remember',
    src: 'rememberChannel',
    input: ({ context }) => ({ channelId: context.channelId }),
    onError: { ...(FOR_READERS && { description: 'The device does not keep it: the picture goes on.' }) },
  },
  initial: 'starting',
  on: {
    'viewer.selectChannel': {
      guard: { type: 'isOn', params: ({ event }) => ({ channelId: event.channelId }) },
      ...(FOR_READERS && { description: 'It is on already.' }),
    },
    'viewer.seek': [
      {
        guard: { type: 'isPlaceLive', params: ({ event: { to, now } }) => ({ to, now }) },
        ...(FOR_READERS && {
          description: 'Under 110 s from live is live: to the edge.',
          meta: { requirements: ['LIVE-03'] },
        }),
        actions: 'seekEdge',
      },
      {
        guard: 'canGoBack',
        target: 'behind.timeShift',
        actions: { type: 'goBehind', params: ({ event: { to, now } }) => ({ to, now }) },
        ...(FOR_READERS && { meta: { requirements: ['LIVE-02', 'LIVE-04'] } }),
      },
      {
        ...(FOR_READERS && {
          description: 'What is watched has no time-shift: it is said why.',
          meta: { requirements: ['AHEAD-04'] },
        }),
        actions: 'refuseShift',
      },
    ],
    'viewer.backToLive': {
      ...(FOR_READERS && {
        description: 'The picture has fallen behind: one press reaches the edge.',
        meta: { requirements: ['AHEAD-04'] },
      }),
      actions: ['seekEdge', 'playEngine'],
    },
    'viewer.play': { actions: 'playEngine' },
    'viewer.pause': { actions: 'pauseEngine' },
    'viewer.selectQuality': [
      {
        guard: { type: 'isOtherForm', params: chosen },
        ...(FOR_READERS && {
          description: 'Pauses, and loads the chosen form at the same place.',
          meta: { requirements: ['LIVE-10'] },
        }),
        target: 'opening',
        actions: [
          'pauseEngine',
          { type: 'keepPlace', params: { paused: false } },
          { type: 'takeQuality', params: chosen },
        ],
      },
      { actions: { type: 'takeQuality', params: chosen } },
    ],
    'lineup.changed': [
      {
        guard: { type: 'isUndisturbed', params: ({ event }) => ({ channels: event.channels }) },
        ...(FOR_READERS && { description: 'The same stream goes on under the new line-up.' }),
        actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
      },
      {
        ...(FOR_READERS && { description: 'The right has ended, or the channel has another form now.' }),
        target: 'tuning',
        actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
      },
    ],
    'network.restored': { actions: 'tellEngineOnline' },
    'engine.firstFrame': {
      ...(FOR_READERS && {
        description:
          'The picture is there: the network is free for the likely next channels. Nobody has zapped where a broadcast gave the channel back, to all in one moment: nothing is prepared.',
        meta: { requirements: ['AHEAD-47'] },
      }),
      actions: 'prepareNext',
    },
    'engine.loading': '.starting',
    'engine.playing': '.playing',
    'engine.paused': '.paused',
    'engine.buffering': '.buffering',
    'engine.stalled': '.reloading',
    'engine.failed': [
      {
        guard: { type: 'isFailureOf', params: ({ event }) => ({ failure: event.failure, kind: 'noPermission' }) },
        ...(FOR_READERS && {
          description: 'The licence is refused for want of the right.',
          meta: { requirements: ['LIVE-08', 'DRM-02'] },
        }),
        target: 'refused',
      },
      {
        guard: { type: 'isFailureOf', params: ({ event }) => ({ failure: event.failure, kind: 'gone' }) },
        target: 'gone',
        ...(FOR_READERS && { meta: { requirements: ['LIVE-09', 'DRM-02'] } }),
      },
      {
        target: 'failed',
        actions: { type: 'takeMediaFailure', params: reported },
        ...(FOR_READERS && { meta: { requirements: ['LIVE-13'] } }),
      },
    ],
  },
  states: {
    starting: {
      ...(FOR_READERS && { description: "The old picture or the channel's card stays until the new picture comes." }),
      tags: 'busy',
    },
    playing: { ...(FOR_READERS && { description: 'Picture and sound.' }) },
    paused: {
      ...(FOR_READERS && { description: 'Held by the viewer, or until the viewer lets it start.' }),
      on: {
        'viewer.selectQuality': {
          guard: { type: 'isOtherForm', params: chosen },
          ...(FOR_READERS && {
            description: 'Stays paused at the same place in the chosen form.',
            meta: { requirements: ['LIVE-10'] },
          }),
          target: '#livePlayer.viewing.opening',
          actions: [
            { type: 'keepPlace', params: { paused: true } },
            { type: 'takeQuality', params: chosen },
          ],
        },
      },
      initial: 'near',
      states: {
        near: {
          ...(FOR_READERS && { description: 'The live stream still has the place.' }),
          after: {
            holdAfter: {
              guard: 'canGoBack',
              ...(FOR_READERS && {
                description: 'From here the recording holds the place: the viewer stays put.',
                meta: { requirements: ['LIVE-02', 'AHEAD-04'] },
              }),
              target: 'held',
              actions: 'holdPlace',
            },
          },
        },
        held: {
          ...(FOR_READERS && {
            description: 'The picture stays where it was paused, and goes on from there behind live.',
          }),
          on: {
            'viewer.play': {
              target: '#livePlayer.viewing.behind.timeShift',
              actions: { type: 'keepPlace', params: { paused: false } },
              ...(FOR_READERS && { meta: { requirements: ['LIVE-02', 'AHEAD-04'] } }),
            },
            'viewer.selectQuality': {
              guard: { type: 'isOtherForm', params: chosen },
              target: '#livePlayer.viewing.behind.timeShift',
              actions: [
                { type: 'keepPlace', params: { paused: true } },
                { type: 'takeQuality', params: chosen },
              ],
              ...(FOR_READERS && { meta: { requirements: ['LIVE-10'] } }),
            },
            'broadcast.started': {
              ...takenOverFrom('timeShift'),
              ...(FOR_READERS && { description: 'The held place comes back after it.' }),
            },
            'engine.playing': {
              ...(FOR_READERS && { description: "The browser's own controls let it go on." }),
              target: '#livePlayer.viewing.watching.playing',
              actions: 'dropHold',
            },
          },
        },
      },
    },
    buffering: { ...(FOR_READERS && { description: 'The picture waits for data.' }), tags: 'busy' },
    reloading: {
      ...(FOR_READERS && {
        description: 'A minute without a picture: the stream is loaded again.',
        meta: { requirements: ['LIVE-06'] },
      }),
      tags: ['busy', 'reconnecting'],
    },
  },
})
