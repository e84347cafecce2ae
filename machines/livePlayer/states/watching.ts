import type { Quality } from '../../../models/quality.ts'
import type { MediaFailure } from '../../engine/index.ts'
import { livePlayerSetup } from '../setup.ts'
import { takenOverFrom } from './broadcast.ts'

const chosen = ({ event }: { readonly event: { readonly quality: Quality | undefined } }) => ({
  quality: event.quality,
})
const reported = ({ event }: { readonly event: { readonly failure: MediaFailure } }) => ({ failure: event.failure })

export const watching = livePlayerSetup.createStateConfig({
  description: 'The channel is on, or on its way to the first frame.',
  tags: 'watching',
  meta: { requirements: ['LIVE-01', 'CHAN-07'] },
  invoke: {
    id: 'remember',
    src: 'rememberChannel',
    input: ({ context }) => ({ channelId: context.channelId }),
    onError: { description: 'The device does not keep it: the picture goes on.' },
  },
  initial: 'starting',
  on: {
    'viewer.selectChannel': {
      guard: { type: 'isOn', params: ({ event }) => ({ channelId: event.channelId }) },
      description: 'It is on already.',
    },
    'viewer.seek': [
      {
        guard: { type: 'isPlaceLive', params: ({ event: { to, now } }) => ({ to, now }) },
        description: 'Under 110 s from live is live: to the edge.',
        actions: 'seekEdge',
        meta: { requirements: ['LIVE-03'] },
      },
      {
        guard: 'canGoBack',
        target: 'behind.timeShift',
        actions: { type: 'goBehind', params: ({ event: { to, now } }) => ({ to, now }) },
        meta: { requirements: ['LIVE-02', 'LIVE-04'] },
      },
      {
        description: 'What is watched has no time-shift: it is said why.',
        actions: 'refuseShift',
        meta: { requirements: ['AHEAD-04'] },
      },
    ],
    'viewer.backToLive': {
      description: 'The picture has fallen behind: one press reaches the edge.',
      actions: ['seekEdge', 'playEngine'],
      meta: { requirements: ['AHEAD-04'] },
    },
    'viewer.play': { actions: 'playEngine' },
    'viewer.pause': { actions: 'pauseEngine' },
    'viewer.selectQuality': [
      {
        guard: { type: 'isOtherForm', params: chosen },
        description: 'Pauses, and loads the chosen form at the same place.',
        target: 'opening',
        actions: [
          'pauseEngine',
          { type: 'keepPlace', params: { paused: false } },
          { type: 'takeQuality', params: chosen },
        ],
        meta: { requirements: ['LIVE-10'] },
      },
      { actions: { type: 'takeQuality', params: chosen } },
    ],
    'lineup.changed': [
      {
        guard: { type: 'isUndisturbed', params: ({ event }) => ({ channels: event.channels }) },
        description: 'The same stream goes on under the new line-up.',
        actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
      },
      {
        description: 'The right has ended, or the channel has another form now.',
        target: 'tuning',
        actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
      },
    ],
    'network.restored': { actions: 'tellEngineOnline' },
    'engine.firstFrame': {
      description: 'The picture is there: the network is free for the likely next channels.',
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
        description: 'The licence is refused for want of the right.',
        target: 'refused',
        meta: { requirements: ['LIVE-08', 'DRM-02'] },
      },
      {
        guard: { type: 'isFailureOf', params: ({ event }) => ({ failure: event.failure, kind: 'gone' }) },
        target: 'gone',
        meta: { requirements: ['LIVE-09', 'DRM-02'] },
      },
      {
        target: 'failed',
        actions: { type: 'takeMediaFailure', params: reported },
        meta: { requirements: ['LIVE-13'] },
      },
    ],
  },
  states: {
    starting: {
      description: "The old picture or the channel's card stays until the new picture comes.",
      tags: 'busy',
    },
    playing: { description: 'Picture and sound.' },
    paused: {
      description: 'Held by the viewer, or until the viewer lets it start.',
      on: {
        'viewer.selectQuality': {
          guard: { type: 'isOtherForm', params: chosen },
          description: 'Stays paused at the same place in the chosen form.',
          target: '#livePlayer.viewing.opening',
          actions: [
            { type: 'keepPlace', params: { paused: true } },
            { type: 'takeQuality', params: chosen },
          ],
          meta: { requirements: ['LIVE-10'] },
        },
      },
      initial: 'near',
      states: {
        near: {
          description: 'The live stream still has the place.',
          after: {
            holdAfter: {
              guard: 'canGoBack',
              description: 'From here the recording holds the place: the viewer stays put.',
              target: 'held',
              actions: 'holdPlace',
              meta: { requirements: ['LIVE-02', 'AHEAD-04'] },
            },
          },
        },
        held: {
          description: 'The picture stays where it was paused, and goes on from there behind live.',
          on: {
            'viewer.play': {
              target: '#livePlayer.viewing.behind.timeShift',
              actions: { type: 'keepPlace', params: { paused: false } },
              meta: { requirements: ['LIVE-02', 'AHEAD-04'] },
            },
            'viewer.selectQuality': {
              guard: { type: 'isOtherForm', params: chosen },
              target: '#livePlayer.viewing.behind.timeShift',
              actions: [
                { type: 'keepPlace', params: { paused: true } },
                { type: 'takeQuality', params: chosen },
              ],
              meta: { requirements: ['LIVE-10'] },
            },
            'broadcast.started': { ...takenOverFrom('timeShift'), description: 'The held place comes back after it.' },
            'engine.playing': {
              description: "The browser's own controls let it go on.",
              target: '#livePlayer.viewing.watching.playing',
              actions: 'dropHold',
            },
          },
        },
      },
    },
    buffering: { description: 'The picture waits for data.', tags: 'busy' },
    reloading: {
      description: 'A minute without a picture: the stream is loaded again.',
      tags: ['busy', 'reconnecting'],
      meta: { requirements: ['LIVE-06'] },
    },
  },
})
