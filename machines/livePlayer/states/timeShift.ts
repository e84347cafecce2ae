import { livePlayerSetup } from '../setup.ts'
import { takenOverFrom } from './broadcast.ts'

export const timeShift = livePlayerSetup.createStateConfig({
  description: 'Behind live in the programme that is, or was a moment ago, on air.',
  meta: { requirements: ['LIVE-02'] },
  entry: 'tellOnAir',
  initial: 'running',
  on: {
    'recording.broke': '#livePlayer.viewing.failed.timeShift',
    'broadcast.started': takenOverFrom('timeShift'),
    'viewer.seek': [
      {
        guard: { type: 'isPlaceLive', params: ({ event: { to, now } }) => ({ to, now }) },
        description: 'Under 110 s from live is live.',
        target: '#livePlayer.viewing.tuning',
        actions: 'goToEdge',
        meta: { requirements: ['LIVE-03'] },
      },
      { actions: 'tellRecording' },
    ],
    'lineup.changed': [
      {
        guard: { type: 'isUndisturbed', params: ({ event }) => ({ channels: event.channels }) },
        actions: [{ type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) }, 'tellRecording'],
      },
      {
        description: 'The right to live has ended, or the channel has another form now.',
        target: '#livePlayer.viewing.tuning',
        actions: [{ type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) }, 'goToEdge'],
      },
    ],
  },
  states: {
    running: {
      description: 'The programme is still being broadcast.',
      always: { guard: 'isOver', target: 'over', meta: { requirements: ['LIVE-03'] } },
    },
    over: {
      description: 'Its broadcast has ended: the viewer is asked whether to return to live. The picture goes on.',
      tags: 'asking',
      meta: { requirements: ['LIVE-03'] },
      on: {
        'viewer.keepWatching': {
          guard: 'canKeepWatching',
          description: 'Goes on as catch-up, without a break.',
          target: '#livePlayer.viewing.behind.catchUp',
          actions: 'becomeCatchUp',
          meta: { requirements: ['LIVE-03', 'CATCH-03'] },
        },
      },
    },
  },
})
