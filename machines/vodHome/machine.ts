import { AHEAD } from '../../models/shelf.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { vodHomeSetup } from './setup.ts'
import { page } from './states/page.ts'
import { recommended } from './states/recommended.ts'
import { watching } from './states/watching.ts'

export const vodHomeMachine = vodHomeSetup.createMachine({
  id: 'vodHome',
  ...(FOR_READERS && {
    description: 'The home page of the catalogue: its carousel, what the viewer goes on with, shelves of titles.',
    meta: { requirements: ['VOD-01', 'VOD-12'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    ...input,
    categories: [],
    shelves: undefined,
    failure: undefined,
    seen: AHEAD,
    ends: [],
    asked: undefined,
    watching: undefined,
    recommended: undefined,
    recommendsMore: false,
  }),
  invoke: {
    id: 'carousel',
    src: 'carousel',
    onError: { ...(FOR_READERS && { description: 'The first slide stands.' }) },
  },
  type: 'parallel',
  on: {
    'viewer.sawShelf': { actions: { type: 'noteSeen', params: ({ event }) => ({ at: event.at }) } },
    'viewer.sawEnd': { actions: { type: 'noteEnd', params: ({ event }) => ({ playlistId: event.playlistId }) } },
  },
  states: { page, watching, recommended },
})
