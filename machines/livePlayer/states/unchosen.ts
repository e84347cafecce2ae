import { FOR_READERS } from '../../kit/readers.ts'
import { livePlayerSetup } from '../setup.ts'
import { LACKED } from './failed.ts'

export const recalling = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The address names no channel: the last one watched comes back, else the first one.',
  }),
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
})

export const awaitingLineup = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && { description: 'A deep link came before the channel list.' }),
  tags: 'busy',
  on: {
    'lineup.changed': {
      target: 'tuning',
      actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
    },
  },
})

export const empty = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && { description: 'No channel is chosen.' }),
  entry: ['stopEngine', LACKED],
})
