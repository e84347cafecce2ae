import { FOR_READERS } from '../kit/readers.ts'
import { titleAt } from './place.ts'
import { titleDetailSetup } from './setup.ts'
import { page } from './states/page.ts'
import { person } from './states/person.ts'
import { playing } from './states/playing.ts'
import { progress } from './states/progress.ts'
import { NOBODY } from './transitions.ts'

const star = titleDetailSetup.createStateConfig({
  ...(FOR_READERS && { description: "A user's star.", meta: { requirements: ['VOD-09'] } }),
  initial: 'off',
  states: {
    off: {
      ...(FOR_READERS && { description: 'A guest has no favourites.' }),
      always: { guard: 'isUser', target: 'on' },
    },
    on: {
      ...(FOR_READERS && { description: 'The star of this title.' }),
      invoke: {
        id: 'titleStar',
        src: 'titleStar',
        input: ({ context }) => ({ metaId: context.metaId }),
        onError: { ...(FOR_READERS && { description: 'The page goes without the star.' }) },
      },
    },
  },
})

export const titleDetailMachine = titleDetailSetup.createMachine({
  id: 'titleDetail',
  ...(FOR_READERS && {
    description: 'The page of a film, a series, a season or an episode.',
    meta: { requirements: ['VOD-05', 'ROUTE-05'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    ...input,
    view: undefined,
    failure: undefined,
    season: undefined,
    visits: [],
    history: undefined,
    personId: NOBODY,
    problem: undefined,
  }),
  invoke: {
    id: 'foresight',
    src: 'foresight',
    onError: { ...(FOR_READERS && { description: 'The title is not prepared: its player begins later.' }) },
  },
  on: {
    'viewer.navigated': {
      guard: { type: 'isOtherTitle', params: ({ event }) => ({ metaId: titleAt(event) }) },
      ...(FOR_READERS && {
        description: 'Another title takes the place of this one.',
        meta: { requirements: ['ROUTE-05'] },
      }),
      target: ['.page.loading', '.star.off', '.progress.off', '.person.closed', '.playing.allowed'],
      actions: { type: 'openTitle', params: ({ event }) => ({ metaId: titleAt(event) }) },
    },
    'session.changed': {
      ...(FOR_READERS && { description: 'Somebody else looks at it, or with other rights.' }),
      target: ['.page.loading', '.star.off', '.progress.off'],
      actions: { type: 'takeUser', params: ({ event }) => ({ isUser: event.session.status === 'user' }) },
    },
    'clock.ticked': {
      ...(FOR_READERS && { description: 'The hours left are counted down.', meta: { requirements: ['VOD-16'] } }),
      actions: { type: 'takeTime', params: ({ event }) => ({ now: event.now }) },
    },
  },
  type: 'parallel',
  states: { page, star, progress, person, playing },
})
