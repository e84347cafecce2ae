import { livePlayerSetup } from '../setup.ts'
import { channelOf } from '../transitions.ts'
import type { SlotAnswer } from '../types.ts'

const found = ({ event }: { readonly event: { readonly output: SlotAnswer } }) => ({ answer: event.output })

export const finding = livePlayerSetup.createStateConfig({
  description: 'The guide is asked for the wished programme, and whether it is over, on air or still to come.',
  tags: 'busy',
  meta: { requirements: ['AHEAD-03'] },
  entry: ['restNeighbours', { type: 'tellPicture', params: { type: 'picture.came' } }],
  invoke: {
    id: 'find',
    src: 'findProgramme',
    input: ({ context }) => ({ epgId: channelOf(context)?.epgId, start: context.start }),
    onDone: [
      {
        guard: { type: 'isFound', params: ({ event }) => ({ answer: event.output, status: 'finished' }) },
        description: 'It is over: catch-up, from its beginning.',
        target: 'behind.catchUp',
        actions: { type: 'takeFound', params: found },
        meta: { requirements: ['CATCH-01'] },
      },
      {
        guard: { type: 'canStartOver', params: found },
        description: 'It is on air: started over, by time-shift.',
        target: 'behind.timeShift',
        actions: { type: 'takeFound', params: found },
        meta: { requirements: ['LIVE-02'] },
      },
      {
        guard: { type: 'isFound', params: ({ event }) => ({ answer: event.output, status: 'playing' }) },
        description: 'It is on air, and this channel is only live.',
        target: 'tuning',
        actions: ['goToEdge', { type: 'giveNotice', params: { reason: 'liveOnly' } }],
        meta: { requirements: ['AHEAD-04'] },
      },
      {
        guard: { type: 'isFound', params: ({ event }) => ({ answer: event.output, status: 'notStart' }) },
        description: 'It is still to come: live until then.',
        target: 'tuning',
        actions: ['goToEdge', { type: 'giveNotice', params: { reason: 'notYet' } }],
        meta: { requirements: ['EPG-07'] },
      },
      {
        guard: { type: 'hasNoAnswer', params: found },
        target: 'failed',
        actions: ['stopEngine', { type: 'takeCallFailure', params: found }],
      },
      {
        description: 'No programme begins then.',
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
