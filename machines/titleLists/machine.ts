import { listsSetup } from './setup.ts'
import { beginning, wishAgain, wishMore } from './transitions.ts'
import type { TitlesAnswer } from './types.ts'

const answered = ({ event }: { readonly event: { readonly output: TitlesAnswer } }) => ({ answer: event.output })

export const titleListsMachine = listsSetup.createMachine({
  id: 'titleLists',
  description: "A user's favourite titles, or the titles that were watched: page by page, and removed on demand.",
  meta: { requirements: ['VOD-09', 'VOD-10', 'VOD-15', 'ROUTE-06', 'AHEAD-06'] },
  options: { maxIterations: 200 },
  context: ({ input }) => beginning(input),
  invoke: [
    {
      id: 'removal',
      src: 'removal',
      input: ({ context: { list } }) => ({ list }),
      onError: { description: 'Nothing is removed any more; the list stays.' },
    },
    {
      id: 'watch',
      src: 'watchTitles',
      input: ({ context: { list } }) => ({ list }),
      onError: { description: 'Other tabs are not heard any more.' },
    },
  ],
  initial: 'loading',
  on: {
    'titles.changed': { description: 'Changed elsewhere: what is known stays until the answer.', target: '.loading' },
    'language.changed': { meta: { requirements: ['LANG-01'] }, target: '.loading' },
    'viewer.left': { actions: 'tellRemoval' },
    'removal.changed': {
      actions: {
        type: 'takeRemovals',
        params: ({ event: { held, removals } }) => ({ held, removals }),
      },
    },
    'removal.taken': { description: 'The operator has taken the oldest removal.', actions: 'forgetFirst' },
    'removal.refused': {
      description: 'The operator did not take it: the titles are in the list again.',
      meta: { requirements: ['VOD-15', 'UI-07'] },
      actions: ['keepFirst', { type: 'say', params: { message: 'error.delete' } }],
    },
  },
  states: {
    loading: {
      description: 'The pages that the viewer has seen are asked for, the first one at least.',
      tags: 'loading',
      exit: 'noteAnswered',
      on: {
        'removal.taken': {
          description: 'The answer may be older than the removal: asked again.',
          target: 'loading',
          reenter: true,
          actions: 'forgetFirst',
        },
      },
      invoke: {
        id: 'load',
        src: 'loadTitles',
        input: ({ context }) => wishAgain(context),
        onDone: [
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'ready',
            actions: { type: 'takeAll', params: answered },
          },
          {
            guard: 'isMissed',
            description: 'Somebody waited for it, or sees a list that may be old.',
            meta: { requirements: ['VOD-15', 'UI-07'] },
            target: 'failed',
            actions: [
              { type: 'takeAll', params: answered },
              { type: 'say', params: { message: 'error.refresh' } },
            ],
          },
          { target: 'failed', actions: { type: 'takeAll', params: answered } },
        ],
        onError: 'failed',
      },
    },
    ready: {
      description: 'As the operator has it.',
      always: {
        guard: 'isBare',
        description: 'All that was in sight is removed: what follows comes by itself.',
        target: 'more',
      },
      on: { 'viewer.wantMore': { guard: 'hasMore', target: 'more' } },
    },
    more: {
      description: 'The next page is asked for.',
      tags: 'loadingMore',
      on: {
        'removal.taken': {
          description: 'The places of the list have moved: asked again.',
          target: 'more',
          reenter: true,
          actions: 'forgetFirst',
        },
      },
      invoke: {
        id: 'more',
        src: 'loadTitles',
        input: ({ context }) => wishMore(context),
        onDone: [
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'ready',
            actions: { type: 'takeMore', params: answered },
          },
          { target: 'moreFailed' },
        ],
        onError: 'moreFailed',
      },
    },
    moreFailed: {
      description: 'The next page did not come: what is there stays.',
      tags: 'moreFailed',
      on: {
        'viewer.retry': 'more',
        'network.restored': { target: 'more', meta: { requirements: ['NET-05'] } },
      },
    },
    failed: {
      description: 'The list could not be had; what was known of it stays.',
      on: {
        'viewer.retry': { target: 'loading', actions: 'noteAwaited' },
        'network.restored': { target: 'loading', meta: { requirements: ['NET-05'] } },
      },
    },
  },
})
