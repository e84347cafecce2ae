import { FOR_READERS } from '../../kit/readers.ts'
import { livePlayerSetup } from '../setup.ts'
import { reportOf } from '../transitions.ts'
import { takenOverFrom } from './broadcast.ts'

/** Nothing to take along to another page. */
export const LACKED = { type: 'tellPicture', params: { type: 'picture.lacked' } } as const

export const gone = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The content is no longer available (6001-6003, or not in the line-up): pick another one.',
    meta: { requirements: ['LIVE-09'] },
  }),
  tags: 'gone',
  entry: ['stopEngine', LACKED],
  on: { 'viewer.dismiss': 'empty' },
  initial: 'channel',
  states: {
    channel: { ...(FOR_READERS && { description: 'There is nothing else to play of it.' }) },
    programme: {
      ...(FOR_READERS && { description: 'Its channel is still there.' }),
      on: {
        'viewer.dismiss': {
          guard: 'mayWatchLive',
          ...(FOR_READERS && { description: 'The channel plays on, live.' }),
          target: '#livePlayer.viewing.tuning',
          actions: 'goToEdge',
        },
      },
    },
  },
})

export const failed = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'A card says what happened, with a code to copy and a way to try again.',
    meta: { requirements: ['LIVE-13'] },
  }),
  tags: 'failed',
  entry: LACKED,
  invoke: {
    id: 'report',
    src: 'reportFailure',
    input: ({ context }) => ({ report: reportOf(context) }),
    onError: { ...(FOR_READERS && { description: 'The card stands whether or not the report arrived.' }) },
  },
  on: {
    'lineup.changed': [
      {
        guard: { type: 'isUndisturbed', params: ({ event }) => ({ channels: event.channels }) },
        ...(FOR_READERS && { description: 'The card stands under the new line-up.' }),
        actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
      },
      {
        ...(FOR_READERS && {
          description: 'The channel is gone, or a right to it ended or came: what is to be said of it has changed.',
        }),
        target: 'tuning',
        actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
      },
    ],
    'viewer.backToLive': {
      target: 'tuning',
      actions: 'goToEdge',
      ...(FOR_READERS && { meta: { requirements: ['LIVE-03', 'LIVE-14'] } }),
    },
    'network.restored': {
      guard: 'isOffTheNetwork',
      ...(FOR_READERS && { description: 'Back online: goes on without being asked.' }),
      actions: 'tryAgain',
    },
  },
  initial: 'live',
  states: {
    live: {
      ...(FOR_READERS && { description: 'The channel could not be played.' }),
      on: { 'viewer.retry': '#livePlayer.viewing.tuning' },
    },
    timeShift: {
      ...(FOR_READERS && { description: 'The programme could not be played behind live.' }),
      on: {
        'viewer.retry': {
          ...(FOR_READERS && {
            description: 'Goes on at the place that was last on screen.',
            meta: { requirements: ['LIVE-05'] },
          }),
          target: '#livePlayer.viewing.behind.timeShift',
        },
        'broadcast.started': takenOverFrom('timeShift'),
      },
    },
    catchUp: {
      ...(FOR_READERS && { description: 'The programme that is over could not be played.' }),
      on: {
        'viewer.retry': {
          ...(FOR_READERS && {
            description: 'Goes on at the place that was last on screen.',
            meta: { requirements: ['LIVE-05'] },
          }),
          target: '#livePlayer.viewing.behind.catchUp',
        },
        'broadcast.started': takenOverFrom('catchUp'),
      },
    },
  },
})
