import { livePlayerSetup } from '../setup.ts'

/** The message of spec §8. */
const refused = { actions: 'refuseSwitching', meta: { requirements: ['CAST-02'] } } as const
const told = { actions: ['tellBroadcast', 'lookAnew'] } as const

export const broadcast = livePlayerSetup.createStateConfig({
  description: 'A national broadcast is shown in the place of everything else; what was watched waits.',
  tags: 'broadcast',
  meta: { requirements: ['CAST-01'] },
  entry: ['restNeighbours', 'dropZap', { type: 'tellPicture', params: { type: 'picture.came' } }],
  initial: 'taking',
  on: {
    'viewer.selectChannel': refused,
    'viewer.playProgramme': refused,
    'viewer.zap': refused,
    'viewer.considerChannel': { description: 'Nothing is prepared that cannot be chosen.' },
    'viewer.sawChannels': { description: 'Nor is it introduced.' },
    'lineup.changed': { actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) } },
    'broadcast.ended': [
      {
        guard: 'isCatchUp',
        description: 'Back to the place in the recording.',
        target: '#livePlayer.viewing.behind.catchUp',
        actions: ['returnToPlace', 'thank'],
        meta: { requirements: ['CAST-03'] },
      },
      {
        guard: 'isBehind',
        description: 'Back to the place behind live.',
        target: '#livePlayer.viewing.behind.timeShift',
        actions: ['returnToPlace', 'thank'],
        meta: { requirements: ['CAST-03'] },
      },
      {
        description: 'The channel watched before comes back.',
        target: '#livePlayer.viewing.tuning',
        actions: ['leaveBroadcast', 'thank'],
        meta: { requirements: ['CAST-03'] },
      },
    ],
  },
  states: {
    taking: {
      description: 'The place of what is watched is noted, and the channel of the broadcast looked up.',
      tags: 'busy',
      invoke: {
        id: 'takeOver',
        src: 'takeOver',
        onDone: [
          {
            guard: { type: 'hasBroadcast', params: ({ event }) => event.output },
            target: 'showing',
            actions: { type: 'takeOver', params: ({ event }) => event.output },
          },
          {
            description: 'The line-up has no channel for it: the old picture goes on.',
            target: 'waiting',
            actions: { type: 'takeOver', params: ({ event }) => event.output },
          },
        ],
        onError: 'waiting',
      },
    },
    showing: {
      description: 'The broadcast, wherever the player stands.',
      invoke: {
        id: 'broadcast',
        src: 'broadcastPlayer',
        input: ({ context }) => ({ channel: context.broadcast }),
        onError: 'waiting',
      },
      on: {
        'broadcast.wished': { actions: { type: 'tellEngine', params: ({ event }) => event.wish } },
        'viewer.play': told,
        'viewer.pause': told,
        'network.restored': told,
        'engine.loading': told,
        'engine.playing': told,
        'engine.paused': told,
        'engine.buffering': told,
        'engine.failed': told,
      },
    },
    waiting: {
      description: 'It cannot be shown for the moment.',
      tags: 'busy',
      after: { takeOverRetry: 'taking' },
    },
  },
})
