import { livePlayerSetup } from '../setup.ts'

export const zapping = livePlayerSetup.createStateConfig({
  description: 'Channel up and down: the keys settle before anything is loaded.',
  meta: { requirements: ['AHEAD-01'] },
  initial: 'resting',
  states: {
    resting: {
      description: 'No key was pressed lately.',
      on: {
        'viewer.zap': {
          guard: 'canZap',
          description: 'Nearly always the only press: its channel is fetched ahead while the keys settle.',
          target: 'settling',
          actions: [
            { type: 'noteZap', params: ({ event }) => ({ step: event.step }) },
            { type: 'prepareConsidered', params: ({ context }) => ({ channelId: context.zapId }) },
          ],
        },
      },
    },
    settling: {
      description: "The next channel's card is shown; every press moves on and starts the wait again.",
      always: {
        guard: 'isTakenOver',
        description: 'A national broadcast has begun: no channel is switched.',
        target: 'resting',
        meta: { requirements: ['CAST-02'] },
      },
      on: {
        'viewer.zap': {
          target: 'settling',
          reenter: true,
          actions: { type: 'noteZap', params: ({ event }) => ({ step: event.step }) },
        },
        'viewer.selectChannel': { target: 'resting', actions: 'dropZap' },
      },
      after: { zapSettle: { target: 'resting', actions: 'settleZap', meta: { requirements: ['AHEAD-01'] } } },
    },
  },
})
