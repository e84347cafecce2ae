import { FOR_READERS } from '../../kit/readers.ts'
import { livePlayerSetup } from '../setup.ts'
import { channelOf } from '../transitions.ts'
import type { SlotAnswer } from '../types.ts'

const found = ({ event }: { readonly event: { readonly output: SlotAnswer } }) => ({ answer: event.output })

export const finding = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The guide is asked for the wished programme, and whether it is over, on air or still to come.',
    meta: { requirements: ['AHEAD-03'] },
  }),
  tags: 'busy',
  entry: ['restNeighbours', { type: 'tellPicture', params: { type: 'picture.came' } }],
  invoke: {
    id: 'find',
    src: 'findProgramme',
    input: ({ context }) => ({ epgId: channelOf(context)?.epgId, start: context.start }),
    onDone: [
      {
        guard: { type: 'isFound', params: ({ event }) => ({ answer: event.output, status: 'finished' }) },
        ...(FOR_READERS && {
          description: 'It is over: catch-up, from its beginning.',
          meta: { requirements: ['CATCH-01'] },
        }),
        target: 'behind.catchUp',
        actions: { type: 'takeFound', params: found },
      },
      {
        guard: { type: 'canStartOver', params: found },
        ...(FOR_READERS && {
          description: 'It is on air: started over, by time-shift.',
          meta: { requirements: ['LIVE-02'] },
        }),
        target: 'behind.timeShift',
        actions: { type: 'takeFound', params: found },
      },
      {
        guard: { type: 'isFound', params: ({ event }) => ({ answer: event.output, status: 'playing' }) },
        ...(FOR_READERS && {
          description: 'It is on air, and this channel is only live.',
          meta: { requirements: ['AHEAD-04'] },
        }),
        target: 'tuning',
        actions: ['goToEdge', { type: 'giveNotice', params: { reason: 'liveOnly' } }],
      },
      {
        guard: { type: 'isFound', params: ({ event }) => ({ answer: event.output, status: 'notStart' }) },
        ...(FOR_READERS && {
          description: 'It is still to come: live until then.',
          meta: { requirements: ['EPG-07'] },
        }),
        target: 'tuning',
        actions: ['goToEdge', { type: 'giveNotice', params: { reason: 'notYet' } }],
      },
      {
        guard: { type: 'hasNoAnswer', params: found },
        target: 'failed',
        actions: ['stopEngine', { type: 'takeCallFailure', params: found }],
      },
      {
        ...(FOR_READERS && { description: 'No programme begins then.' }),
        target: 'tuning',
        actions: ['goToEdge', { type: 'giveNotice', params: { reason: 'notInGuide' } }],
      },
    ],
    onError: { target: 'failed', actions: ['stopEngine', 'noteUnforeseen'] },
  },
  on: {
    'lineup.changed': {
      actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
    },
  },
})
