import { FOR_READERS } from '../../kit/readers.ts'
import { livePlayerSetup } from '../setup.ts'
import type { LivePlayerEvent } from '../types.ts'

type ZapEvent = Extract<LivePlayerEvent, { readonly type: 'viewer.zap' }>

const overtaken = {
  always: {
    guard: 'isTakenOver',
    ...(FOR_READERS && {
      description: 'A national broadcast has begun: no channel is switched.',
      meta: { requirements: ['CAST-02'] },
    }),
    target: 'resting',
  },
} as const

const anotherPress = {
  target: 'settling',
  reenter: true,
  actions: { type: 'noteZap', params: ({ event }: { readonly event: ZapEvent }) => ({ step: event.step }) },
} as const

export const zapping = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Channel up and down: the first press tunes at once, of those that follow it only the last.',
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
            description: 'Nearly always the only press, and its channel is prepared: nobody waits.',
            meta: { requirements: ['AHEAD-25'] },
          }),
          target: 'pressed',
          actions: [{ type: 'noteZap', params: ({ event }) => ({ step: event.step }) }, 'settleZap'],
        },
      },
    },
    pressed: {
      ...(FOR_READERS && { description: 'Another press may follow: then the keys are on their way.' }),
      ...overtaken,
      on: { 'viewer.zap': anotherPress, 'viewer.selectChannel': 'resting' },
      after: { zapSettle: 'resting' },
    },
    settling: {
      ...(FOR_READERS && {
        description: "The next channel's card is shown; every press moves on and starts the wait again.",
      }),
      ...overtaken,
      on: {
        'viewer.zap': anotherPress,
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
