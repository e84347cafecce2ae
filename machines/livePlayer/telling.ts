import { and, assign, not, or, stateIn } from 'xstate'
import { livePlayerSetup } from './setup.ts'
import type { Told } from './types.ts'

export const tellingSetup = livePlayerSetup.extend({
  actions: {
    keepTold: livePlayerSetup.enqueueActions(({ context, check, enqueue }) => {
      const { channelId, zapId, onAir, behind, start, slot, rate, quality, source } = context
      const told: Told = {
        ...{ channelId, zapId, onAir, behind, start, slot, rate, quality, source },
        isPaused: check('isPaused'),
        isBehind: check('isBehind'),
        isCatchUp: check('isCatchUp'),
      }
      enqueue.assign({ told })
    }),
    dropTold: assign({ told: undefined }),
  },
  guards: {
    isPictureOn: or(['isPlaying', 'isPaused', 'isBehind']),
    isOther: ({ context, event }) => {
      const wished = 'channelId' in event ? event.channelId : context.zapId
      return wished !== undefined && wished !== context.channelId
    },
    isPromise: and(['isPictureOn', 'isOther']),
    isAnswered: not(
      or([
        stateIn({ viewing: 'tuning' }),
        stateIn({ viewing: 'opening' }),
        stateIn({ viewing: 'finding' }),
        stateIn({ viewing: 'watching' }),
      ]),
    ),
  },
  delays: {
    /** A press that is answered so soon feels answered at once (AHEAD-25). */
    promiseLasts: 100,
  },
})
