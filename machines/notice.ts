import { assign, type SnapshotFrom, setup } from 'xstate'
import type { ChartMeta } from './kit/meta.ts'
import { FOR_READERS } from './kit/readers.ts'

/** Why a wish of the viewer was not followed; said over the picture with what is possible instead (AHEAD-04). */
export type NoticeReason = 'liveOnly' | 'shortProgramme' | 'notYet' | 'notInGuide'

interface NoticeContext {
  readonly reason: NoticeReason | undefined
}

export type NoticeEvent = { readonly type: 'notice.given'; readonly reason: NoticeReason }

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

/** What is said now, if anything. */
export const selectReason = ({ context }: SnapshotFrom<typeof noticeMachine>): NoticeReason | undefined =>
  context.reason
