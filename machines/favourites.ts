import type { Either } from 'fp-ts/lib/Either.js'
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { CallFailure } from '../models/callFailure.ts'
import type { LogicalChannelId } from '../models/channel.ts'
import type { UntoldFavourite } from '../models/channelFavourite.ts'
import { type Answered, asked, hasSucceeded, take } from './kit/loadable.ts'
import type { ChartMeta } from './kit/meta.ts'
import { keepOrPutBack } from './kit/optimistic.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'

/** Not yet confirmed by the operator. */
export type FavouriteWish = UntoldFavourite
/** A star given or taken back. */
type StarWish = Extract<FavouriteWish, { readonly isFavourite: boolean }>

export type FavouritesAnswer = Either<CallFailure, ReadonlyArray<LogicalChannelId>>

interface LoadWish {
  /** Nobody waits for the answer: a failure is not told. */
  readonly isQuiet: boolean
}

export interface SaveWish {
  readonly wish: FavouriteWish
  /** The favourites as they are when the operator has taken it. */
  readonly after: ReadonlyArray<LogicalChannelId>
}

export interface FavouritesContext {
  /** As the operator has them, in the person's order; until they are known, as this device has them. */
  readonly saved: ReadonlyArray<LogicalChannelId>
  /** In the order they were made; the first one is being sent. */
  readonly wishes: ReadonlyArray<FavouriteWish>
}

type FavouritesEvent =
  | { readonly type: 'viewer.toggleFavourite'; readonly channelId: LogicalChannelId }
  /** To stand before another favourite, or at the end. */
  | {
      readonly type: 'viewer.moveFavourite'
      readonly channelId: LogicalChannelId
      readonly before: LogicalChannelId | undefined
    }
  | { readonly type: 'network.restored' }
  /** Changed on another page of the app. */
  | { readonly type: 'favourites.outdated' }

type FavouritesTag = 'loading' | 'saving' | 'failed'

/** The favourites that this device knew last of this account. */
const recallFavourites = fromPromise<ReadonlyArray<LogicalChannelId> | undefined>(unprovided('recallFavourites'))
const loadFavourites = fromPromise<FavouritesAnswer, LoadWish>(unprovided('loadFavourites'))
/** Creates or deletes one favourite, or tells the order of all; answers with the favourites as they are then. */
const saveWish = fromPromise<FavouritesAnswer, SaveWish>(unprovided('saveWish'))

const favouritesActors = { recallFavourites, loadFavourites, saveWish }

type Ids = ReadonlyArray<LogicalChannelId>

const without = (ids: Ids, id: LogicalChannelId): Ids => ids.filter(each => each !== id)

/** A star given since an order was wished is the newest: it stands first. */
const ordered = (saved: Ids, order: Ids): Ids => [
  ...saved.filter(id => !order.includes(id)),
  ...order.filter(id => saved.includes(id)),
]

const applied = (saved: Ids, wish: FavouriteWish): Ids => {
  if ('order' in wish) return ordered(saved, wish.order)
  return wish.isFavourite ? [wish.channelId, ...without(saved, wish.channelId)] : without(saved, wish.channelId)
}

type Stars = Pick<FavouritesContext, 'saved' | 'wishes'>

/** What the person sees: the saved stars with every wish that is still under way (CHAN-08). */
export const shownFavourites = ({ saved, wishes }: Stars): Ids => wishes.reduce(applied, saved)

const toggled = (stars: Stars, channelId: LogicalChannelId): StarWish => ({
  channelId,
  isFavourite: !shownFavourites(stars).includes(channelId),
})

/** The favourites with one of them before another, or at the end. */
const moved = (ids: Ids, channelId: LogicalChannelId, before: LogicalChannelId | undefined): Ids => {
  if (!ids.includes(channelId) || channelId === before) return ids
  const others = without(ids, channelId)
  const at = before === undefined ? others.length : others.indexOf(before)
  return at === -1 ? ids : others.toSpliced(at, 0, channelId)
}

/** A newer order takes the place of one that waits; the first wish is on its way and stays. */
const withWish = (wishes: Stars['wishes'], wish: FavouriteWish): Stars['wishes'] => {
  const last = wishes.at(-1)
  const isReplaced = wishes.length > 1 && last !== undefined && 'order' in last && 'order' in wish
  return [...(isReplaced ? wishes.slice(0, -1) : wishes), wish]
}

const NO_WISH: FavouriteWish = { order: [] }

/** The oldest wish, and what the favourites are when it is taken. */
export const saveWishOf = ({ saved, wishes: [wish = NO_WISH] }: Stars): SaveWish => ({
  wish,
  after: applied(saved, wish),
})

interface Starred {
  readonly channelId: LogicalChannelId
}
interface Moved extends Starred {
  readonly before: LogicalChannelId | undefined
}

const favouritesSetup = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    tags: {} as FavouritesTag,
    meta: {} as ChartMeta,
  },
  actors: favouritesActors,
  actions: {
    takeRecalled: assign(({ context }, { answer }: Answered<ReadonlyArray<LogicalChannelId> | undefined>) => ({
      saved: answer ?? context.saved,
    })),
    takeFavourites: assign((_, { answer }: Answered<FavouritesAnswer>) =>
      answer._tag === 'Right' ? { saved: answer.right } : {},
    ),
    wishStar: assign(({ context }, { channelId }: Starred) => ({
      wishes: withWish(context.wishes, toggled(context, channelId)),
    })),
    wishOrder: assign(({ context }, { channelId, before }: Moved) => ({
      wishes: withWish(context.wishes, { order: moved(shownFavourites(context), channelId, before) }),
    })),
    dropFirst: assign({ wishes: ({ context }) => context.wishes.slice(1) }),
    dropWishes: assign({ wishes: [] }),
  },
  guards: {
    hasSucceeded,
    hasWish: ({ context }) => context.wishes.length > 0,
  },
})

const starring = {
  type: 'wishStar',
  params: ({ event }: { readonly event: Starred }) => ({ channelId: event.channelId }),
} as const
const moving = {
  type: 'wishOrder',
  params: ({ event }: { readonly event: Moved }) => ({ channelId: event.channelId, before: event.before }),
} as const

const recall = {
  id: 'recall',
  src: 'recallFavourites',
  onDone: { actions: take('takeRecalled') },
  onError: { ...(FOR_READERS && { description: 'The device does not know them: the answer tells.' }) },
} as const

const putBack = {
  ...(FOR_READERS && { description: 'What was changed is put back.' }),
  target: 'failed',
  actions: 'dropWishes',
} as const

export const favouritesMachine = favouritesSetup.createMachine({
  id: 'favourites',
  ...(FOR_READERS && {
    description:
      "A user's favourite channels in their order: a change shows at once and is put back when the operator does not take it.",
    meta: { requirements: ['CHAN-08', 'AHEAD-18'] },
  }),
  options: { maxIterations: 200 },
  context: { saved: [], wishes: [] },
  on: {
    'viewer.toggleFavourite': {
      ...(FOR_READERS && { description: 'The star shows at once; it is saved in its turn.' }),
      actions: starring,
    },
    'viewer.moveFavourite': {
      ...(FOR_READERS && { description: 'The order shows at once; it is saved in its turn.' }),
      actions: moving,
    },
    'favourites.outdated': {
      ...(FOR_READERS && { description: 'What is known stays until the answer.' }),
      target: '.loading',
    },
  },
  initial: 'loading',
  states: {
    loading: {
      ...(FOR_READERS && {
        description: 'The list is asked for; what this device knew last is shown until the answer.',
      }),
      tags: 'loading',
      invoke: [
        recall,
        {
          id: 'load',
          src: 'loadFavourites',
          input: { isQuiet: true },
          ...asked({ target: 'ready', actions: take('takeFavourites') }, { target: 'failed' }),
        },
      ],
    },
    insisting: {
      ...(FOR_READERS && { description: 'A person has changed something: it is asked for again, and they are told.' }),
      tags: 'loading',
      invoke: [
        recall,
        {
          id: 'load',
          src: 'loadFavourites',
          input: { isQuiet: false },
          ...asked({ target: 'ready', actions: take('takeFavourites') }, putBack, putBack),
        },
      ],
    },
    ready: {
      ...(FOR_READERS && { description: 'The stars are as the operator has them.' }),
      initial: 'resting',
      states: {
        resting: {
          ...(FOR_READERS && { description: 'Everything is saved.' }),
          always: { guard: 'hasWish', target: 'saving' },
        },
        saving: {
          ...(FOR_READERS && { description: 'The oldest change is on its way to the operator.' }),
          tags: 'saving',
          invoke: {
            id: 'save',
            src: 'saveWish',
            input: ({ context }) => saveWishOf(context),
            ...keepOrPutBack([take('takeFavourites'), 'dropFirst'], 'dropFirst'),
          },
        },
      },
    },
    failed: {
      ...(FOR_READERS && {
        description:
          'The list could not be had: what this device knew last stays, and a change or the network asks again.',
      }),
      tags: 'failed',
      always: { guard: 'hasWish', target: 'insisting' },
      on: {
        'network.restored': { target: 'loading', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof favouritesMachine>

export const selectIsFavourite =
  (channelId: LogicalChannelId) =>
  ({ context }: Snapshot): boolean =>
    shownFavourites(context).includes(channelId)

/** In the person's order; a new list with every wish that is under way. */
export const selectFavouriteIds = ({ context }: Snapshot): ReadonlyArray<LogicalChannelId> => shownFavourites(context)
