import type { Either } from 'fp-ts/lib/Either.js'
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { CallFailure } from '../models/callFailure.ts'
import type { Person, PersonId } from '../models/person.ts'
import { type Title, withTitles } from '../models/title.ts'
import { type Answered, askAgain, asked, hasSucceeded, take } from './kit/loadable.ts'
import type { ChartMeta } from './kit/meta.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'

export interface PersonInput {
  readonly personId: PersonId
}

/** One page of the titles that a person has a part in. */
export interface Films {
  readonly titles: ReadonlyArray<Title>
  readonly hasMore: boolean
}

export interface PersonContext extends PersonInput {
  /** `undefined` until it is known. */
  readonly person: Person | undefined
  readonly films: Films
  /** Pages of the titles that are known. */
  readonly pages: number
  readonly failure: CallFailure | undefined
}

type PersonEvent =
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'viewer.wantMore' }
  | { readonly type: 'network.restored' }

export interface FilmsWish extends PersonInput {
  /** From 1. */
  readonly pageId: number
}
export type PersonAnswer = Either<CallFailure, Films & { readonly person: Person }>
export type FilmsAnswer = Either<CallFailure, Films>

type PersonTag = 'failed' | 'loadingMore' | 'moreFailed'

/** A person with the first page of the titles. */
const loadPerson = fromPromise<PersonAnswer, PersonInput>(unprovided('loadPerson'))
const loadFilms = fromPromise<FilmsAnswer, FilmsWish>(unprovided('loadFilms'))

const personActors = { loadPerson, loadFilms }

const withPerson = (answer: PersonAnswer): Partial<PersonContext> =>
  answer._tag === 'Right'
    ? { person: answer.right.person, films: answer.right, pages: 1, failure: undefined }
    : { failure: answer.left }

const withFilms = ({ films, pages }: PersonContext, { titles, hasMore }: Films): Partial<PersonContext> => ({
  films: { titles: withTitles(films.titles, titles), hasMore },
  pages: pages + 1,
})

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

type Snapshot = SnapshotFrom<typeof personMachine>

/** `undefined` until it is known. */
export const selectPerson = ({ context }: Snapshot): Person | undefined => context.person
export const selectFilms = ({ context }: Snapshot): Films => context.films
export const selectHasPersonFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed')
export const selectPersonFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
export const selectAreFilmsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loadingMore')
export const selectHaveFilmsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('moreFailed')
