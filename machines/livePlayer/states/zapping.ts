import { FOR_READERS } from '../../kit/readers.ts'
import { livePlayerSetup } from '../setup.ts'

export const zapping = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Channel up and down: the keys settle before anything is loaded.',
    meta: { requirements: ['AHEAD-01'] },
  }),
  initial: 'resting',
  states: {
    resting: {
      ...(FOR_READERS && { description: 'No key was pressed lately.' }),
      on: {
        'viewer.zap': {
          guard: 'canZap',
          ...(FOR_READERS && {
            description: 'Nearly always the only press: its channel is fetched ahead while the keys settle.',
          }),
          target: 'settling',
          actions: [
            { type: 'noteZap', params: ({ event }) => ({ step: event.step }) },
            { type: 'prepareConsidered', params: ({ context }) => ({ channelId: context.zapId }) },
          ],
        },
      },
    },
    settling: {
      ...(FOR_READERS && {
        description: "The next channel's card is shown; every press moves on and starts the wait again.",
      }),
      always: {
        guard: 'isTakenOver',
        ...(FOR_READERS && {
          description: 'A national broadcast has begun: no channel is switched.',
          meta: { requirements: ['CAST-02'] },
        }),
        target: 'resting',
      },
      on: {
        'viewer.zap': {
          target: 'settling',
          reenter: true,
          actions: { type: 'noteZap', params: ({ event }) => ({ step: event.step }) },
        },
        'viewer.selectChannel': { target: 'resting', actions: 'dropZap' },
      },
      after: {
        zapSettle: {
          target: 'resting',
          actions: 'settleZap',
          ...(FOR_READERS && { meta: { requirements: ['AHEAD-01'] } }),
        },
      },
    },
  },
})
