import type { Either } from 'fp-ts/lib/Either.js'
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { CallFailure } from '../models/callFailure.ts'
import type { MetaId } from '../models/title.ts'
import { type Answered, hasSucceeded, take } from './kit/loadable.ts'
import type { ChartMeta } from './kit/meta.ts'
import { keepOrPutBack } from './kit/optimistic.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'

export interface TitleStarInput {
  readonly metaId: MetaId
}

/** A favourite, or not: as the operator has it, as the viewer wants it, and as it was sent last. */
export interface TitleStarContext extends TitleStarInput {
  readonly saved: boolean | undefined
  readonly wanted: boolean | undefined
  readonly sent: boolean | undefined
}

type TitleStarEvent = { readonly type: 'viewer.toggleTitle' }

export interface StarWish extends TitleStarInput {
  readonly isFavourite: boolean
}
export type FavouredAnswer = Either<CallFailure, boolean>
export type SavedAnswer = Either<CallFailure, void>

const askFavoured = fromPromise<FavouredAnswer, TitleStarInput>(unprovided('askFavoured'))
const saveStar = fromPromise<SavedAnswer, StarWish>(unprovided('saveStar'))

const titleStarActors = { askFavoured, saveStar }

/** What the viewer sees. */
export const isStarred = ({ wanted, saved = false }: TitleStarContext): boolean => wanted ?? saved

const titleStarSetup = setup({
  types: {
    context: {} as TitleStarContext,
    events: {} as TitleStarEvent,
    input: {} as TitleStarInput,
    meta: {} as ChartMeta,
  },
  actors: titleStarActors,
  actions: {
    turn: assign({ wanted: ({ context }) => !isStarred(context) }),
    takeFavoured: assign((_, { answer }: Answered<FavouredAnswer>) =>
      answer._tag === 'Right' ? { saved: answer.right } : {},
    ),
    noteSent: assign({ sent: ({ context }) => context.wanted }),
    keep: assign({ saved: ({ context }) => context.sent }),
    putBack: assign({ wanted: ({ context }) => context.saved }),
  },
  guards: {
    hasSucceeded,
    wantsOther: ({ context: { wanted, saved } }) => wanted !== undefined && wanted !== saved,
  },
})

export const titleStarMachine = titleStarSetup.createMachine({
  id: 'titleStar',
  ...(FOR_READERS && {
    description:
      'The star that makes a title a favourite: it shows at once, and is put back when the operator does not take it.',
    meta: { requirements: ['VOD-05', 'VOD-09'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({ ...input, saved: undefined, wanted: undefined, sent: undefined }),
  on: { 'viewer.toggleTitle': { actions: 'turn' } },
  initial: 'asking',
  states: {
    asking: {
      ...(FOR_READERS && { description: 'Whether it is a favourite.' }),
      invoke: {
        id: 'favoured',
        src: 'askFavoured',
        input: ({ context }) => ({ metaId: context.metaId }),
        onDone: { target: 'resting', actions: take('takeFavoured') },
        onError: 'resting',
      },
    },
    resting: {
      ...(FOR_READERS && { description: 'The star is as the viewer wants it.' }),
      always: { guard: 'wantsOther', target: 'saving' },
    },
    saving: {
      ...(FOR_READERS && { description: 'The operator is told.' }),
      entry: 'noteSent',
      invoke: {
        id: 'save',
        src: 'saveStar',
        input: ({ context }) => ({ metaId: context.metaId, isFavourite: isStarred(context) }),
        ...keepOrPutBack('keep', 'putBack'),
      },
    },
  },
})

export const selectIsStarred = ({ context }: SnapshotFrom<typeof titleStarMachine>): boolean => isStarred(context)
