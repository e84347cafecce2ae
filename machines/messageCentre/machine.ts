import { FOR_READERS } from '../kit/readers.ts'
import { messageCentreSetup } from './setup.ts'
import { list } from './states/list.ts'
import type { ReadAnswer, UnreadAnswer } from './types.ts'

const counted = ({ event }: { readonly event: { readonly output: UnreadAnswer } }) => ({ answer: event.output })
const told = ({ event }: { readonly event: { readonly output: ReadAnswer } }) => ({ answer: event.output })

const ELSEWHERE = {
  'unread.changedElsewhere': { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['AHEAD-13'] } }) },
} as const

export const messageCentreMachine = messageCentreSetup.createMachine({
  id: 'messageCentre',
  ...(FOR_READERS && {
    description: "A user's messages: how many are unread, the list of them, and what was read.",
    meta: { requirements: ['MSG-06', 'ROLE-03'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    checkMs: input.checkMs,
    unread: 0,
    messages: undefined,
    hasMore: false,
    failure: undefined,
    untold: [],
  }),
  invoke: {
    id: 'watchTabs',
    src: 'watchTabs',
    onError: { ...(FOR_READERS && { description: 'Other tabs are not heard any more.' }) },
  },
  on: {
    'viewer.readMessages': {
      guard: { type: 'isUnread', params: ({ event }) => ({ msgIds: event.msgIds }) },
      ...(FOR_READERS && {
        description: 'Read at once; the operator is told in its turn.',
        meta: { requirements: ['MSG-04'] },
      }),
      actions: { type: 'markRead', params: ({ event }) => ({ msgIds: event.msgIds }) },
    },
  },
  type: 'parallel',
  states: {
    count: {
      ...(FOR_READERS && { description: 'How many are unread: the badge.' }),
      initial: 'asking',
      on: { 'tab.rested': '.resting' },
      states: {
        asking: {
          ...(FOR_READERS && {
            description: 'The operator, or the tab that has just asked it, is asked; what is known stays until then.',
          }),
          invoke: {
            id: 'count',
            src: 'countUnread',
            onDone: [
              {
                guard: { type: 'isCounted', params: counted },
                target: 'known',
                actions: { type: 'takeCount', params: counted },
              },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        known: {
          ...(FOR_READERS && { description: "Asked again after the operator's interval." }),
          after: { checkInterval: { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['MSG-06'] } }) } },
          on: ELSEWHERE,
        },
        failed: {
          ...(FOR_READERS && { description: 'No answer: nobody is troubled with it.' }),
          after: { checkInterval: { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['MSG-06'] } }) } },
          on: {
            ...ELSEWHERE,
            'network.restored': { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
          },
        },
        resting: {
          ...(FOR_READERS && { description: 'The tab is hidden and silent: nobody sees the badge.' }),
          on: { 'tab.woke': 'asking' },
        },
      },
    },
    list,
    reads: {
      ...(FOR_READERS && {
        description: 'What was read is told to the operator, one after the other, so that other devices know.',
        meta: { requirements: ['MSG-04'] },
      }),
      initial: 'told',
      states: {
        told: {
          ...(FOR_READERS && { description: 'The operator knows all that was read.' }),
          always: { guard: 'hasUntold', target: 'telling' },
        },
        telling: {
          ...(FOR_READERS && { description: 'One is being told.' }),
          invoke: {
            id: 'tellRead',
            src: 'tellRead',
            input: ({ context }) => ({ msgId: context.untold[0] }),
            onDone: [
              {
                guard: { type: 'isTold', params: told },
                target: 'told',
                actions: { type: 'noteTold', params: told },
              },
              { target: 'untaken' },
            ],
            onError: 'untaken',
          },
        },
        untaken: {
          ...(FOR_READERS && { description: 'Here it stays read; the operator is told again later.' }),
          after: { checkInterval: { target: 'telling', ...(FOR_READERS && { meta: { requirements: ['MSG-06'] } }) } },
          on: { 'network.restored': { target: 'telling', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) } },
        },
      },
    },
  },
})
