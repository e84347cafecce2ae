import { FOR_READERS } from '../../kit/readers.ts'
import { livePlayerSetup } from '../setup.ts'
import { addressed } from '../transitions.ts'

/** The message of spec §8. */
const refused = { actions: 'refuseSwitching', ...(FOR_READERS && { meta: { requirements: ['CAST-02'] } }) } as const
const told = { actions: 'tellBroadcast' } as const
const RETURNS = { ...(FOR_READERS && { meta: { requirements: ['CAST-03'] } }) }

/** It begins while one of these is watched, or waits to be. */
export const takenOverFrom = (what: 'timeShift' | 'catchUp') =>
  ({
    target: `#livePlayer.viewing.broadcast.after.${what}`,
    actions: 'noteTakeover',
    ...(FOR_READERS && { meta: { requirements: ['CAST-01'] } }),
  }) as const

export const broadcast = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'A national broadcast is shown in the place of everything else; what was watched waits.',
    meta: { requirements: ['CAST-01'] },
  }),
  tags: 'broadcast',
  entry: ['restNeighbours', 'dropZap', { type: 'tellPicture', params: { type: 'picture.came' } }],
  on: {
    'viewer.selectChannel': refused,
    'viewer.playProgramme': refused,
    'viewer.zap': refused,
    'address.named': {
      guard: { type: 'isOtherNamed', params: addressed },
      ...(FOR_READERS && {
        description: 'The address is put right: it names the channel that comes back.',
        meta: { requirements: ['CAST-02', 'ROUTE-15'] },
      }),
      actions: ['refuseSwitching', 'tellMoved'],
    },
    'viewer.considerChannel': { ...(FOR_READERS && { description: 'Nothing is prepared that cannot be chosen.' }) },
    'number.typed': { ...(FOR_READERS && { description: 'Nor whose number is typed.' }) },
    'viewer.sawChannels': { ...(FOR_READERS && { description: 'Nor is it introduced.' }) },
    'lineup.changed': { actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) } },
    'broadcast.ended': {
      ...RETURNS,
      ...(FOR_READERS && { description: 'The channel watched before comes back.' }),
      target: '#livePlayer.viewing.tuning',
      actions: ['leaveBroadcast', 'thank'],
    },
  },
  type: 'parallel',
  states: {
    air: {
      ...(FOR_READERS && { description: 'The broadcast itself.' }),
      initial: 'taking',
      states: {
        taking: {
          ...(FOR_READERS && {
            description: 'The place of what is watched is noted, and the channel of the broadcast looked up.',
          }),
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
                ...(FOR_READERS && { description: 'The line-up has no channel for it: the old picture goes on.' }),
                target: 'waiting',
                actions: { type: 'takeOver', params: ({ event }) => event.output },
              },
            ],
            onError: 'waiting',
          },
        },
        showing: {
          ...(FOR_READERS && { description: 'The broadcast, wherever the player stands.' }),
          invoke: {
            id: 'broadcast',
            src: 'broadcastPlayer',
            input: ({ context }) => ({ channel: context.broadcast }),
            onError: 'waiting',
          },
          on: {
            'broadcast.wished': { actions: { type: 'tellEngine', params: ({ event }) => event.wish } },
            'broadcast.waiting': '.starting',
            'broadcast.playing': '.playing',
            'broadcast.paused': '.paused',
            'viewer.play': told,
            'viewer.pause': told,
            'network.restored': told,
            'engine.loading': told,
            'engine.playing': told,
            'engine.paused': told,
            'engine.buffering': told,
            'engine.failed': told,
          },
          initial: 'starting',
          states: {
            starting: { ...(FOR_READERS && { description: 'Its picture is on its way.' }), tags: 'busy' },
            playing: { ...(FOR_READERS && { description: 'Picture and sound of it.' }) },
            paused: { ...(FOR_READERS && { description: 'Held by the viewer.' }) },
          },
        },
        waiting: {
          ...(FOR_READERS && { description: 'It cannot be shown for the moment.' }),
          tags: 'busy',
          after: { takeOverRetry: 'taking' },
        },
      },
    },
    after: {
      ...(FOR_READERS && { description: 'What comes back at its end.' }),
      initial: 'live',
      states: {
        live: { ...(FOR_READERS && { description: 'The channel.' }) },
        timeShift: {
          ...(FOR_READERS && { description: 'The programme on air, behind live.' }),
          on: {
            'broadcast.ended': {
              ...RETURNS,
              guard: 'mayWatchLive',
              ...(FOR_READERS && { description: 'Back to the place behind live.' }),
              target: '#livePlayer.viewing.behind.timeShift',
              actions: ['returnToPlace', 'thank'],
            },
          },
        },
        catchUp: {
          ...(FOR_READERS && { description: 'The programme that is over.' }),
          on: {
            'broadcast.ended': {
              ...RETURNS,
              ...(FOR_READERS && { description: 'Back to the place in the recording.' }),
              target: '#livePlayer.viewing.behind.catchUp',
              actions: ['returnToPlace', 'thank'],
            },
          },
        },
      },
    },
  },
})
