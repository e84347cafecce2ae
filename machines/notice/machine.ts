import { assign, setup } from 'xstate'
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
  description: 'Why a wish was not followed, for as long as it takes to read it.',
  options: { maxIterations: 200 },
  context: { reason: undefined },
  on: {
    'notice.given': {
      target: '.shown',
      actions: { type: 'takeReason', params: ({ event }) => ({ reason: event.reason }) },
      meta: { requirements: ['AHEAD-04'] },
    },
  },
  initial: 'silent',
  states: {
    silent: { description: 'Nothing is said.' },
    shown: {
      description: 'It is said over the picture; another one takes its place, and its time.',
      meta: { requirements: ['AHEAD-04'] },
      after: { readingTime: { target: 'silent', actions: 'dropReason' } },
    },
  },
})
