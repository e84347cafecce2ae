import { listsSetup } from '../setup.ts'
import { wishAgain, wishMore } from '../transitions.ts'
import type { TitlesAnswer } from '../types.ts'

const answered = ({ event }: { readonly event: { readonly output: TitlesAnswer } }) => ({ answer: event.output })

export const list = listsSetup.createStateConfig({
  description: 'The titles as far as they are known.',
  initial: 'loading',
  on: {
    'titles.changed': { description: 'Changed elsewhere: what is known stays until the answer.', target: '.loading' },
    'language.changed': { meta: { requirements: ['LANG-01'] }, target: '.loading' },
    'titles.removed': { description: 'The operator has taken the oldest removal.', actions: 'forgetFirst' },
    'titles.kept': {
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
        'titles.removed': {
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
      on: { 'viewer.wantMore': { guard: 'hasMore', target: 'more' } },
    },
    more: {
      description: 'The next page is asked for.',
      tags: 'loadingMore',
      on: {
        'titles.removed': {
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
