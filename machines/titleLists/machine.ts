import { listsSetup } from './setup.ts'
import { list } from './states/list.ts'
import { beginning } from './transitions.ts'
import type { Removal } from './types.ts'

const removed = ({ event }: { readonly event: { readonly removal: Removal } }) => ({ removal: event.removal })

export const titleListsMachine = listsSetup.createMachine({
  id: 'titleLists',
  description: "A user's favourite titles, or the titles that were watched: page by page, and removed on demand.",
  meta: { requirements: ['VOD-09', 'VOD-10', 'VOD-15', 'ROUTE-06', 'AHEAD-06'] },
  options: { maxIterations: 200 },
  context: ({ input }) => beginning(input),
  invoke: [
    {
      id: 'removals',
      src: 'removeTitles',
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
  type: 'parallel',
  states: {
    list,
    removal: {
      description: 'What is removed is gone at once, and can be taken back for a while.',
      meta: { requirements: ['AHEAD-06', 'VOD-15'] },
      initial: 'none',
      states: {
        none: {
          description: 'Nothing can be taken back.',
          on: {
            'viewer.remove': {
              guard: { type: 'isShown', params: removed },
              target: 'offered',
              actions: { type: 'hold', params: removed },
            },
          },
        },
        offered: {
          description: 'The operator is told when nobody takes it back.',
          tags: 'undoable',
          on: {
            'viewer.undo': { target: 'none', actions: 'takeBack' },
            'viewer.remove': {
              guard: { type: 'isShown', params: removed },
              description: 'The one before is settled.',
              target: 'offered',
              reenter: true,
              actions: ['release', { type: 'hold', params: removed }],
            },
            'viewer.left': {
              description: 'Whoever leaves has made up their mind.',
              target: 'none',
              actions: 'release',
            },
          },
          after: { undoTime: { target: 'none', actions: 'release' } },
        },
      },
    },
    selection: {
      description: 'Several titles at once.',
      initial: 'off',
      states: {
        off: {
          description: 'A press opens a title.',
          on: { 'viewer.select': 'on' },
        },
        on: {
          description: 'A press chooses a title, or no longer.',
          tags: 'selecting',
          exit: 'selectNone',
          on: {
            'viewer.toggle': { actions: { type: 'toggle', params: ({ event }) => ({ metaId: event.metaId }) } },
            'viewer.selectAll': { actions: 'selectAll' },
            'viewer.endSelecting': 'off',
            'viewer.remove': 'off',
          },
        },
      },
    },
  },
})
