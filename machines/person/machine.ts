import { assign, setup } from 'xstate'
import type { ChartMeta } from '../meta.ts'
import { personActors } from './actors.ts'
import { withFilms, withPerson } from './transitions.ts'
import type { FilmsAnswer, PersonAnswer, PersonContext, PersonEvent, PersonInput, PersonTag } from './types.ts'

interface Come {
  readonly answer: PersonAnswer
}
interface More {
  readonly answer: FilmsAnswer
}

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
    takePerson: assign((_, { answer }: Come) => withPerson(answer)),
    takeFilms: assign(({ context }, { answer }: More) =>
      answer._tag === 'Right' ? withFilms(context, answer.right) : {},
    ),
  },
  guards: {
    isCome: (_, { answer }: Come) => answer._tag === 'Right',
    areMore: (_, { answer }: More) => answer._tag === 'Right',
    hasMore: ({ context }) => context.films.hasMore,
  },
})

const come = ({ event }: { readonly event: { readonly output: PersonAnswer } }) => ({ answer: event.output })
const more = ({ event }: { readonly event: { readonly output: FilmsAnswer } }) => ({ answer: event.output })

export const personMachine = personSetup.createMachine({
  id: 'person',
  description: 'Somebody of the cast or the crew, with what else the person has a part in.',
  meta: { requirements: ['VOD-05'] },
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
      description: 'The operator is asked.',
      invoke: {
        id: 'person',
        src: 'loadPerson',
        input: ({ context }) => ({ personId: context.personId }),
        onDone: [
          {
            guard: { type: 'isCome', params: come },
            target: 'shown',
            actions: { type: 'takePerson', params: come },
          },
          { target: 'failed', actions: { type: 'takePerson', params: come } },
        ],
        onError: 'failed',
      },
    },
    shown: {
      description: 'The person is there, with as many titles as were asked for.',
      on: { 'viewer.wantMore': { guard: 'hasMore', target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'The next page of the titles is asked for.',
      tags: 'loadingMore',
      invoke: {
        id: 'films',
        src: 'loadFilms',
        input: ({ context }) => ({ personId: context.personId, pageId: context.pages + 1 }),
        onDone: [
          {
            guard: { type: 'areMore', params: more },
            target: 'shown',
            actions: { type: 'takeFilms', params: more },
          },
          { target: 'moreFailed' },
        ],
        onError: 'moreFailed',
      },
    },
    moreFailed: {
      description: 'The next page did not come; those before stay.',
      tags: 'moreFailed',
      on: {
        'viewer.wantMore': 'loadingMore',
        'network.restored': { target: 'loadingMore', meta: { requirements: ['NET-05'] } },
      },
    },
    failed: {
      description: 'Nothing could be had of the person.',
      tags: 'failed',
      on: {
        'viewer.retry': 'loading',
        'network.restored': { target: 'loading', meta: { requirements: ['NET-05'] } },
      },
    },
  },
})
