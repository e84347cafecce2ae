import { assign, setup } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import { type Answered, asked, hasSucceeded, take } from '../kit/loadable.ts'
import { keepOrPutBack } from '../kit/optimistic.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { ChartMeta } from '../meta.ts'
import { favouritesActors } from './actors.ts'
import { moved, saveWishOf, shownFavourites, toggled, withWish } from './transitions.ts'
import type { FavouritesAnswer, FavouritesContext, FavouritesEvent, FavouritesTag } from './types.ts'

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
        {
          id: 'recall',
          src: 'recallFavourites',
          onDone: { actions: take('takeRecalled') },
          onError: { ...(FOR_READERS && { description: 'The device does not know them: the answer tells.' }) },
        },
        {
          id: 'load',
          src: 'loadFavourites',
          input: ({ context }) => ({ isQuiet: context.wishes.length === 0 }),
          ...asked({ target: 'ready', actions: take('takeFavourites') }, { target: 'failed' }),
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
      entry: 'dropWishes',
      on: {
        'network.restored': { target: 'loading', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
        'viewer.toggleFavourite': { target: 'loading', actions: starring },
        'viewer.moveFavourite': { target: 'loading', actions: moving },
      },
    },
  },
})
