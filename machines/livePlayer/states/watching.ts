import type { Quality } from '../../../models/quality.ts'
import type { MediaFailure } from '../../engine/index.ts'
import { livePlayerSetup } from '../setup.ts'

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
    'engine.failed': {
      target: 'failed',
      actions: { type: 'takeMediaFailure', params: reported },
      meta: { requirements: ['LIVE-13'] },
    },
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
    },
    buffering: { description: 'The picture waits for data.', tags: 'busy' },
    reloading: {
      description: 'A minute without a picture: the stream is loaded again.',
      tags: ['busy', 'reconnecting'],
      meta: { requirements: ['LIVE-06'] },
    },
  },
})
