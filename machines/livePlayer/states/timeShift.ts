import { FOR_READERS } from '../../kit/readers.ts'
import { livePlayerSetup } from '../setup.ts'
import { takenOverFrom } from './broadcast.ts'

export const timeShift = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Behind live in the programme that is, or was a moment ago, on air.',
    meta: { requirements: ['LIVE-02'] },
  }),
  entry: 'tellOnAir',
  initial: 'running',
  on: {
    'recording.broke': '#livePlayer.viewing.failed.timeShift',
    'broadcast.started': takenOverFrom('timeShift'),
    'viewer.seek': [
      {
        guard: { type: 'isPlaceLive', params: ({ event: { to, now } }) => ({ to, now }) },
        ...(FOR_READERS && { description: 'Under 110 s from live is live.', meta: { requirements: ['LIVE-03'] } }),
        target: '#livePlayer.viewing.tuning',
        actions: 'goToEdge',
      },
      { actions: 'tellRecording' },
    ],
    'lineup.changed': [
      {
        guard: { type: 'isUndisturbed', params: ({ event }) => ({ channels: event.channels }) },
        actions: [{ type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) }, 'tellRecording'],
      },
      {
        ...(FOR_READERS && { description: 'The right to live has ended, or the channel has another form now.' }),
        target: '#livePlayer.viewing.tuning',
        actions: [{ type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) }, 'goToEdge'],
      },
    ],
  },
  states: {
    running: {
      ...(FOR_READERS && { description: 'The programme is still being broadcast.' }),
      always: { guard: 'isOver', target: 'over', ...(FOR_READERS && { meta: { requirements: ['LIVE-03'] } }) },
    },
    over: {
      ...(FOR_READERS && {
        description: 'Its broadcast has ended: the viewer is asked whether to return to live. The picture goes on.',
        meta: { requirements: ['LIVE-03'] },
      }),
      tags: 'asking',
      on: {
        'viewer.keepWatching': {
          guard: 'canKeepWatching',
          ...(FOR_READERS && {
            description: 'Goes on as catch-up, without a break.',
            meta: { requirements: ['LIVE-03', 'CATCH-03'] },
          }),
          target: '#livePlayer.viewing.behind.catchUp',
          actions: 'becomeCatchUp',
        },
      },
    },
  },
})
