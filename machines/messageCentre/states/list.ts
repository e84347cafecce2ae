import { FOR_READERS } from '../../kit/readers.ts'
import { messageCentreSetup } from '../setup.ts'
import { nextPageIn } from '../transitions.ts'
import type { PageAnswer } from '../types.ts'

const listed = ({ event }: { readonly event: { readonly output: PageAnswer } }) => ({ answer: event.output })

export const list = messageCentreSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The messages, newest first, while somebody looks at them.' }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'Nobody looks at them.' }),
      on: { 'viewer.openMessages': 'open' },
    },
    open: {
      ...(FOR_READERS && { description: 'Whoever opens the list sees what has come since.' }),
      tags: 'open',
      initial: 'loading',
      on: { 'viewer.closeMessages': 'closed' },
      states: {
        loading: {
          ...(FOR_READERS && { description: 'The newest ones are asked for; what is known stays until then.' }),
          tags: 'loading',
          invoke: {
            id: 'load',
            src: 'loadMessages',
            input: { pageId: 1 },
            onDone: [
              {
                guard: { type: 'isListed', params: listed },
                target: 'ready',
                actions: { type: 'takeFirstPage', params: listed },
              },
              { target: 'failed', actions: { type: 'takeFirstPage', params: listed } },
            ],
            onError: 'failed',
          },
        },
        ready: {
          ...(FOR_READERS && { description: 'As the operator has them.' }),
          on: { 'viewer.moreMessages': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          ...(FOR_READERS && { description: 'Older ones are asked for.' }),
          tags: 'loadingMore',
          invoke: {
            id: 'loadMore',
            src: 'loadMessages',
            input: ({ context }) => ({ pageId: nextPageIn(context) }),
            onDone: [
              {
                guard: { type: 'isListed', params: listed },
                target: 'ready',
                actions: { type: 'takePage', params: listed },
              },
              { target: 'ready', actions: 'sayNotLoaded' },
            ],
            onError: { target: 'ready', actions: 'sayNotLoaded' },
          },
        },
        failed: {
          ...(FOR_READERS && { description: 'The list could not be had.' }),
          tags: 'failed',
          on: {
            'viewer.retry': 'loading',
            'network.restored': { target: 'loading', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
          },
        },
      },
    },
  },
})
