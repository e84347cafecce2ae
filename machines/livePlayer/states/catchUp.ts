import { FOR_READERS } from '../../kit/readers.ts'
import { livePlayerSetup } from '../setup.ts'
import { channelOf } from '../transitions.ts'
import { takenOverFrom } from './broadcast.ts'

export const catchUp = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'A programme that is over is caught up on.',
    meta: { requirements: ['CATCH-01', 'CATCH-02'] },
  }),
  tags: 'catchUp',
  entry: 'tellFinished',
  invoke: {
    id: 'around',
    src: 'findProgramme',
    input: ({ context }) => ({ epgId: channelOf(context)?.epgId, start: context.behind?.start }),
    onDone: { actions: { type: 'takeSlot', params: ({ event }) => ({ answer: event.output }) } },
    onError: { ...(FOR_READERS && { description: 'No previous and next programme are offered.' }) },
  },
  on: {
    'recording.broke': '#livePlayer.viewing.failed.catchUp',
    'broadcast.started': takenOverFrom('catchUp'),
    'viewer.seek': { actions: 'tellRecording' },
    'viewer.playPrevious': {
      guard: 'hasPrevious',
      target: '#livePlayer.viewing.finding',
      actions: { type: 'takeNeighbour', params: ({ context }) => ({ programme: context.slot?.previous }) },
      ...(FOR_READERS && { meta: { requirements: ['CATCH-02'] } }),
    },
    'viewer.playNext': {
      guard: 'hasNext',
      target: '#livePlayer.viewing.finding',
      actions: { type: 'takeNeighbour', params: ({ context }) => ({ programme: context.slot?.next }) },
      ...(FOR_READERS && { meta: { requirements: ['CATCH-02'] } }),
    },
    'lineup.changed': {
      ...(FOR_READERS && { description: 'Catch-up has a right of its own.', meta: { requirements: ['CATCH-03'] } }),
      actions: [{ type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) }, 'tellRecording'],
    },
  },
})
