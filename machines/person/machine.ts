import { assign, setup } from 'xstate'
import { type Answered, askAgain, asked, hasSucceeded, take } from '../kit/loadable.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { ChartMeta } from '../meta.ts'
import { personActors } from './actors.ts'
import { withFilms, withPerson } from './transitions.ts'
import type { FilmsAnswer, PersonAnswer, PersonContext, PersonEvent, PersonInput, PersonTag } from './types.ts'

const personSetup = setup({
  types: {
    context: {} as PersonContext,
    events: {} as PersonEvent,
    input: {} as PersonInput,
    tags: {} as PersonTag,
    meta: {} as ChartMeta,
  },
  actors: personActors,
  actions: {
    takePerson: assign((_, { answer }: Answered<PersonAnswer>) => withPerson(answer)),
    takeFilms: assign(({ context }, { answer }: Answered<FilmsAnswer>) =>
      answer._tag === 'Right' ? withFilms(context, answer.right) : {},
    ),
  },
  guards: {
    hasSucceeded,
    hasMore: ({ context }) => context.films.hasMore,
  },
})

export const personMachine = personSetup.createMachine({
  id: 'person',
  ...(FOR_READERS && {
    description: 'Somebody of the cast or the crew, with what else the person has a part in.',
    meta: { requirements: ['VOD-05'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    ...input,
    person: undefined,
    films: { titles: [], hasMore: false },
    pages: 0,
    failure: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      ...(FOR_READERS && { description: 'The operator is asked.' }),
      invoke: {
        id: 'person',
        src: 'loadPerson',
        input: ({ context }) => ({ personId: context.personId }),
        ...asked({ target: 'shown', actions: take('takePerson') }, { target: 'failed', actions: take('takePerson') }),
      },
    },
    shown: {
      ...(FOR_READERS && { description: 'The person is there, with as many titles as were asked for.' }),
      on: { 'viewer.wantMore': { guard: 'hasMore', target: 'loadingMore' } },
    },
    loadingMore: {
      ...(FOR_READERS && { description: 'The next page of the titles is asked for.' }),
      tags: 'loadingMore',
      invoke: {
        id: 'films',
        src: 'loadFilms',
        input: ({ context }) => ({ personId: context.personId, pageId: context.pages + 1 }),
        ...asked({ target: 'shown', actions: take('takeFilms') }, { target: 'moreFailed' }),
      },
    },
    moreFailed: {
      ...(FOR_READERS && { description: 'The next page did not come; those before stay.' }),
      tags: 'moreFailed',
      on: {
        'viewer.wantMore': 'loadingMore',
        'network.restored': { target: 'loadingMore', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
      },
    },
    failed: {
      ...(FOR_READERS && { description: 'Nothing could be had of the person.' }),
      tags: 'failed',
      on: askAgain('loading'),
    },
  },
})
