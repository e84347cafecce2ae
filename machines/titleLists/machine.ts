import { askAgain, asked, take } from '../kit/loadable.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { listStates, removalEvents, removalOutdates, runRemoval, tellOld } from '../kit/removableList.ts'
import { listsSetup } from './setup.ts'
import { beginning, wishAgain, wishMore } from './transitions.ts'

const { loading, awaited, failed } = listStates({ src: 'loadTitles', input: wishAgain }, tellOld)

export const titleListsMachine = listsSetup.createMachine({
  id: 'titleLists',
  ...(FOR_READERS && {
    description: "A user's favourite titles, or the titles that were watched: page by page, and removed on demand.",
    meta: { requirements: ['VOD-09', 'VOD-10', 'VOD-15', 'ROUTE-06', 'AHEAD-06'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => beginning(input),
  invoke: [
    { ...runRemoval, input: ({ context: { list } }) => ({ list }) },
    {
      id: 'watch',
      src: 'watchTitles',
      input: ({ context: { list } }) => ({ list }),
      onError: { ...(FOR_READERS && { description: 'Other tabs are not heard any more.' }) },
    },
  ],
  initial: 'loading',
  on: {
    ...removalEvents,
    'titles.changed': {
      ...(FOR_READERS && { description: 'Changed elsewhere: what is known stays until the answer.' }),
      target: '.loading',
    },
    'language.changed': { ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }), target: '.loading' },
    'viewer.left': { actions: 'tellRemoval' },
  },
  states: {
    loading: {
      ...loading,
      ...(FOR_READERS && { description: 'The pages that the viewer has seen are asked for, the first one at least.' }),
    },
    awaited,
    ready: {
      ...(FOR_READERS && { description: 'As the operator has it.' }),
      always: {
        guard: 'isBare',
        ...(FOR_READERS && { description: 'All that was in sight is removed: what follows comes by itself.' }),
        target: 'more',
      },
      on: { 'viewer.wantMore': { guard: 'hasMore', target: 'more' } },
    },
    more: {
      ...(FOR_READERS && { description: 'The next page is asked for.' }),
      tags: 'loadingMore',
      on: removalOutdates('more'),
      invoke: {
        id: 'more',
        src: 'loadTitles',
        input: ({ context }) => wishMore(context),
        ...asked({ target: 'ready', actions: take('takeMore') }, { target: 'moreFailed' }),
      },
    },
    moreFailed: {
      ...(FOR_READERS && { description: 'The next page did not come: what is there stays.' }),
      tags: 'moreFailed',
      on: askAgain('more'),
    },
    failed,
  },
})
