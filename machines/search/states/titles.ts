import { askAgain, asked, take } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { searchSetup } from '../setup.ts'

export const titles = searchSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Titles, page by page, and persons.',
    meta: { requirements: ['VOD-11', 'AHEAD-08', 'MODE-01'] },
  }),
  initial: 'idle',
  on: {
    'search.began': { guard: 'searchesTitles', target: '.asking' },
    'search.cleared': { target: '.idle', actions: 'dropTitles' },
    'session.changed': {
      guard: 'searchesTitles',
      ...(FOR_READERS && { description: 'Another viewer has other rights.' }),
      target: '.asking',
    },
    'language.changed': {
      guard: 'searchesTitles',
      ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }),
      target: '.asking',
    },
  },
  states: {
    idle: { ...(FOR_READERS && { description: 'Nothing is searched for, or no video on demand is sold.' }) },
    asking: {
      ...(FOR_READERS && { description: 'The operator is asked; a late answer to earlier words is dropped.' }),
      tags: 'searching',
      invoke: {
        id: 'titles',
        src: 'searchTitles',
        input: ({ context: { keyword = '' } }) => ({ keyword, pageId: 1 }),
        ...asked(
          { target: 'found', actions: take('takeFirstPage') },
          { target: 'failed', actions: take('takeFailure') },
          { target: 'failed', actions: 'dropTitles' },
        ),
      },
    },
    found: {
      ...(FOR_READERS && { description: 'The titles that are known so far, or that there is none.' }),
      on: { 'viewer.wantMore': { guard: 'hasMore', target: 'more' } },
    },
    more: {
      ...(FOR_READERS && { description: 'The next page is asked for.' }),
      tags: 'loadingMore',
      invoke: {
        id: 'more',
        src: 'searchTitles',
        input: ({ context: { keyword = '', pages } }) => ({ keyword, pageId: pages + 1 }),
        ...asked({ target: 'found', actions: take('takeNextPage') }, { target: 'moreFailed' }),
      },
    },
    moreFailed: {
      ...(FOR_READERS && { description: 'The next page did not come: what is there stays.' }),
      tags: 'moreFailed',
      on: askAgain('more'),
    },
    failed: {
      ...(FOR_READERS && {
        description: 'The titles could not be had; channels and programmes are found all the same.',
      }),
      tags: 'titlesFailed',
      on: askAgain('asking'),
    },
  },
})
