import { assign, setup } from 'xstate'
import { FOR_READERS } from '../kit/readers.ts'
import type { ChartMeta } from '../meta.ts'
import type { NoticeContext, NoticeEvent, NoticeReason } from './types.ts'

const noticeSetup = setup({
  types: {
    context: {} as NoticeContext,
    events: {} as NoticeEvent,
    meta: {} as ChartMeta,
  },
  actions: {
    takeReason: assign((_, { reason }: { readonly reason: NoticeReason }) => ({ reason })),
    dropReason: assign({ reason: undefined }),
  },
  delays: {
    /** AHEAD-04 */
    readingTime: 6_000,
  },
})

export const noticeMachine = noticeSetup.createMachine({
  id: 'notice',
  ...(FOR_READERS && { description: 'Why a wish was not followed, for as long as it takes to read it.' }),
  options: { maxIterations: 200 },
  context: { reason: undefined },
  on: {
    'notice.given': {
      target: '.shown',
      actions: { type: 'takeReason', params: ({ event }) => ({ reason: event.reason }) },
      ...(FOR_READERS && { meta: { requirements: ['AHEAD-04'] } }),
    },
  },
  initial: 'silent',
  states: {
    silent: { ...(FOR_READERS && { description: 'Nothing is said.' }) },
    shown: {
      ...(FOR_READERS && {
        description: 'It is said over the picture; another one takes its place, and its time.',
        meta: { requirements: ['AHEAD-04'] },
      }),
      after: { readingTime: { target: 'silent', actions: 'dropReason' } },
    },
  },
})
