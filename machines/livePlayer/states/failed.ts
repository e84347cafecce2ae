import { livePlayerSetup } from '../setup.ts'
import { reportOf } from '../transitions.ts'
import { takenOverFrom } from './broadcast.ts'

/** Nothing to take along to another page. */
export const LACKED = { type: 'tellPicture', params: { type: 'picture.lacked' } } as const

export const gone = livePlayerSetup.createStateConfig({
  description: 'The content is no longer available (6001-6003, or not in the line-up): pick another one.',
  tags: 'gone',
  meta: { requirements: ['LIVE-09'] },
  entry: ['stopEngine', LACKED],
  on: { 'viewer.dismiss': 'empty' },
  initial: 'channel',
  states: {
    channel: { description: 'There is nothing else to play of it.' },
    programme: {
      description: 'Its channel is still there.',
      on: {
        'viewer.dismiss': {
          guard: 'mayWatchLive',
          description: 'The channel plays on, live.',
          target: '#livePlayer.viewing.tuning',
          actions: 'goToEdge',
        },
      },
    },
  },
})

export const failed = livePlayerSetup.createStateConfig({
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
        description: 'The channel is gone, or a right to it ended or came: what is to be said of it has changed.',
        target: 'tuning',
        actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
      },
    ],
    'viewer.backToLive': { target: 'tuning', actions: 'goToEdge', meta: { requirements: ['LIVE-03', 'LIVE-14'] } },
    'network.restored': {
      guard: 'isOffTheNetwork',
      description: 'Back online: goes on without being asked.',
      actions: 'tryAgain',
    },
  },
  initial: 'live',
  states: {
    live: {
      description: 'The channel could not be played.',
      on: { 'viewer.retry': '#livePlayer.viewing.tuning' },
    },
    timeShift: {
      description: 'The programme could not be played behind live.',
      on: {
        'viewer.retry': {
          description: 'Goes on at the place that was last on screen.',
          target: '#livePlayer.viewing.behind.timeShift',
          meta: { requirements: ['LIVE-05'] },
        },
        'broadcast.started': takenOverFrom('timeShift'),
      },
    },
    catchUp: {
      description: 'The programme that is over could not be played.',
      on: {
        'viewer.retry': {
          description: 'Goes on at the place that was last on screen.',
          target: '#livePlayer.viewing.behind.catchUp',
          meta: { requirements: ['LIVE-05'] },
        },
        'broadcast.started': takenOverFrom('catchUp'),
      },
    },
  },
})
