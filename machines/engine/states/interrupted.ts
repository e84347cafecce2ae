import { FOR_READERS } from '../../kit/readers.ts'
import type { MediaFailure } from '../../media/index.ts'
import { engineSetup } from '../setup.ts'

const reported = ({ event }: { readonly event: { readonly failure: MediaFailure } }) => ({ failure: event.failure })

export const interrupted = engineSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The picture stands still: for want of data, or of a network.' }),
  tags: 'busy',
  initial: 'buffering',
  after: {
    stallLimit: [
      { guard: 'canReloadStall', target: 'stalled', ...(FOR_READERS && { meta: { requirements: ['LIVE-06'] } }) },
      {
        guard: 'canTryAgain',
        target: 'retrying',
        actions: 'noteStall',
        ...(FOR_READERS && { meta: { requirements: ['LIVE-05'] } }),
      },
      { target: '#engine.failed', actions: 'noteStall', ...(FOR_READERS && { meta: { requirements: ['LIVE-06'] } }) },
    ],
  },
  on: {
    'media.failed': [
      {
        guard: { type: 'isNetworkTrouble', params: reported },
        ...(FOR_READERS && { description: 'The minute of the stall goes on.' }),
        target: '.recovering',
        actions: { type: 'noteFailure', params: reported },
      },
      {
        guard: { type: 'isPictureTrouble', params: reported },
        target: '.buffering',
        actions: ['recoverPicture', 'countPictureTry'],
      },
    ],
  },
  states: {
    buffering: {
      ...(FOR_READERS && { description: 'Data is on its way.' }),
      entry: { type: 'tell', params: { type: 'engine.buffering' } },
      on: {
        'media.playing': '#engine.active.playing',
        'media.paused': '#engine.active.paused',
        'media.firstFrame': {
          target: '#engine.active.playing',
          actions: { type: 'tell', params: { type: 'engine.firstFrame' } },
        },
      },
    },
    recovering: {
      ...(FOR_READERS && {
        description: 'The network failed: a short wait, longer at every try, before it is asked again.',
      }),
      entry: { type: 'tell', params: { type: 'engine.buffering' } },
      on: {
        'media.failed': { ...(FOR_READERS && { description: 'Already on the way to the next try.' }) },
        'media.paused': '#engine.active.paused.behind',
        'network.restored': { target: 'buffering', actions: ['forgetNetworkTries', 'retryNetwork'] },
      },
      after: {
        backOff: [
          {
            guard: 'hasAnotherAddress',
            ...(FOR_READERS && {
              description: 'The same host failed twice: ask the next one of the list.',
              meta: { requirements: ['LIVE-01'] },
            }),
            target: '#engine.active.loading',
            actions: ['countNetworkTry', 'takeNextAddress', { type: 'loadAgain', params: { startAt: 'place' } }],
          },
          { target: 'buffering', actions: ['countNetworkTry', 'retryNetwork'] },
        ],
      },
    },
  },
})
