import { assign, sendTo, setup } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import { favouritesActors } from './actors.ts'
import { moved, saveWishOf, shownFavourites, toggled, withWish } from './transitions.ts'
import type { FavouritesAnswer, FavouritesContext, FavouritesEvent, FavouritesFact, FavouritesTag } from './types.ts'

interface Listed {
  readonly answer: FavouritesAnswer
}
interface Starred {
  readonly channelId: LogicalChannelId
}
interface Moved extends Starred {
  readonly before: LogicalChannelId | undefined
}
interface Refused {
  readonly failure: CallFailure | undefined
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
    takeRecalled: assign(
      ({ context }, { recalled }: { readonly recalled: ReadonlyArray<LogicalChannelId> | undefined }) => ({
        saved: recalled ?? context.saved,
      }),
    ),
    takeFavourites: assign((_, { answer }: Listed) =>
      answer._tag === 'Right' ? { saved: answer.right, failure: undefined } : {},
    ),
    wishStar: assign(({ context }, { channelId }: Starred) => ({
      wishes: withWish(context.wishes, toggled(context, channelId)),
    })),
    wishOrder: assign(({ context }, { channelId, before }: Moved) => ({
      wishes: withWish(context.wishes, { order: moved(shownFavourites(context), channelId, before) }),
    })),
    dropFirst: assign({ wishes: ({ context }) => context.wishes.slice(1) }),
    dropWishes: assign((_, { failure }: Refused) => ({ wishes: [], failure })),
    tellChanged: sendTo(
      parentOf,
      ({ context }): FavouritesFact => ({ type: 'favourites.changed', channelIds: shownFavourites(context) }),
    ),
    tellRefused: sendTo(
      parentOf,
      (_, { failure }: Refused): FavouritesFact => ({
        type: 'favourites.refused',
        failure: failure ?? { tag: 'cancelled' },
      }),
    ),
  },
  guards: {
    isTaken: (_, { answer }: Listed) => answer._tag === 'Right',
    hasWish: ({ context }) => context.wishes.length > 0,
  },
})

const answered = ({ event }: { readonly event: { readonly output: FavouritesAnswer } }) => ({ answer: event.output })
const refused = ({ event }: { readonly event: { readonly output: FavouritesAnswer } }): Refused => ({
  failure: event.output._tag === 'Left' ? event.output.left : undefined,
})

const starring = [
  { type: 'wishStar', params: ({ event }: { readonly event: Starred }) => ({ channelId: event.channelId }) },
  'tellChanged',
] as const
const moving = [
  {
    type: 'wishOrder',
    params: ({ event }: { readonly event: Moved }) => ({ channelId: event.channelId, before: event.before }),
  },
  'tellChanged',
] as const

export const favouritesMachine = favouritesSetup.createMachine({
  id: 'favourites',
  description:
    "A user's favourite channels in their order: a change shows at once and is put back when the operator does not take it.",
  meta: { requirements: ['CHAN-08', 'AHEAD-18'] },
  options: { maxIterations: 200 },
  context: { saved: [], wishes: [], failure: undefined },
  on: {
    'viewer.toggleFavourite': { description: 'The star shows at once; it is saved in its turn.', actions: starring },
    'viewer.moveFavourite': { description: 'The order shows at once; it is saved in its turn.', actions: moving },
    'favourites.outdated': { description: 'What is known stays until the answer.', target: '.loading' },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is asked for; what this device knew last is shown until the answer.',
      tags: 'loading',
      invoke: [
        {
          id: 'recall',
          src: 'recallFavourites',
          onDone: {
            actions: [{ type: 'takeRecalled', params: ({ event }) => ({ recalled: event.output }) }, 'tellChanged'],
          },
          onError: { description: 'The device does not know them: the answer tells.' },
        },
        {
          id: 'load',
          src: 'loadFavourites',
          input: ({ context }) => ({ isQuiet: context.wishes.length === 0 }),
          onDone: [
            {
              guard: { type: 'isTaken', params: answered },
              target: 'ready',
              actions: [{ type: 'takeFavourites', params: answered }, 'tellChanged'],
            },
            {
              target: 'failed',
              actions: [{ type: 'dropWishes', params: refused }, 'tellChanged'],
            },
          ],
          onError: {
            target: 'failed',
            actions: [{ type: 'dropWishes', params: { failure: undefined } }, 'tellChanged'],
          },
        },
      ],
    },
    ready: {
      description: 'The stars are as the operator has them.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Everything is saved.',
          always: { guard: 'hasWish', target: 'saving' },
        },
        saving: {
          description: 'The oldest change is on its way to the operator.',
          tags: 'saving',
          invoke: {
            id: 'save',
            src: 'saveWish',
            input: ({ context }) => saveWishOf(context),
            onDone: [
              {
                guard: { type: 'isTaken', params: answered },
                target: 'resting',
                actions: [{ type: 'takeFavourites', params: answered }, 'dropFirst'],
              },
              {
                description: 'The operator did not take it: the star, or the order, is put back.',
                target: 'resting',
                actions: [{ type: 'tellRefused', params: refused }, 'dropFirst', 'tellChanged'],
              },
            ],
            onError: { target: 'resting', actions: ['dropFirst', 'tellChanged'] },
          },
        },
      },
    },
    failed: {
      description:
        'The list could not be had: what this device knew last stays, and a change or the network asks again.',
      tags: 'failed',
      on: {
        'network.restored': { target: 'loading', meta: { requirements: ['NET-05'] } },
        'viewer.toggleFavourite': { target: 'loading', actions: starring },
        'viewer.moveFavourite': { target: 'loading', actions: moving },
      },
    },
  },
})
