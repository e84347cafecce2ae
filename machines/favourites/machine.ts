import { assign, sendTo, setup } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import { favouritesActors } from './actors.ts'
import { shownFavourites, toggled, withFirstSaved } from './transitions.ts'
import type {
  FavouritesAnswer,
  FavouritesContext,
  FavouritesEvent,
  FavouritesFact,
  FavouritesTag,
  StarAnswer,
  StarWish,
} from './types.ts'

interface Listed {
  readonly answer: FavouritesAnswer
}
interface Refused {
  readonly wish: StarWish | undefined
  readonly failure: CallFailure | undefined
}

const NO_WISH: StarWish = { channelId: '' as LogicalChannelId, isFavourite: false }

const favouritesSetup = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    tags: {} as FavouritesTag,
    meta: {} as ChartMeta,
  },
  actors: favouritesActors,
  actions: {
    takeFavourites: assign(({ context }, { answer }: Listed) => ({
      saved: answer._tag === 'Right' ? answer.right : context.saved,
      failure: answer._tag === 'Left' ? answer.left : undefined,
    })),
    wishStar: assign(({ context }, { channelId }: { readonly channelId: LogicalChannelId }) => ({
      wishes: [...context.wishes, toggled(context, channelId)],
    })),
    keepFirst: assign(({ context }) => withFirstSaved(context)),
    undoFirst: assign(({ context }, { failure }: Pick<Refused, 'failure'>) => ({
      wishes: context.wishes.slice(1),
      failure,
    })),
    tellChanged: sendTo(
      parentOf,
      ({ context }): FavouritesFact => ({ type: 'favourites.changed', channelIds: shownFavourites(context) }),
    ),
    tellRefused: sendTo(
      parentOf,
      (_, { wish = NO_WISH, failure }: Refused): FavouritesFact => ({
        type: 'favourites.refused',
        channelId: wish.channelId,
        failure: failure ?? { tag: 'cancelled' },
      }),
    ),
  },
  guards: {
    isListed: (_, { answer }: Listed) => answer._tag === 'Right',
    isSaved: (_, { answer }: { readonly answer: StarAnswer }) => answer._tag === 'Right',
    hasWish: ({ context }) => context.wishes.length > 0,
  },
})

const failureOf = (answer: StarAnswer): CallFailure | undefined => (answer._tag === 'Left' ? answer.left : undefined)

export const favouritesMachine = favouritesSetup.createMachine({
  id: 'favourites',
  description: "A user's favourite channels: a star shows at once and is put back when the operator does not take it.",
  meta: { requirements: ['CHAN-08'] },
  options: { maxIterations: 200 },
  context: { saved: [], wishes: [], failure: undefined },
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is asked for.',
      tags: 'loading',
      invoke: {
        id: 'load',
        src: 'loadFavourites',
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready',
            actions: [
              { type: 'takeFavourites', params: ({ event }) => ({ answer: event.output }) },
              { type: 'tellChanged' },
            ],
          },
          {
            target: 'failed',
            actions: { type: 'takeFavourites', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'failed',
      },
    },
    ready: {
      description: 'The stars are shown and can be changed.',
      initial: 'resting',
      on: {
        'viewer.toggleFavourite': {
          description: 'The star shows at once; it is saved in its turn.',
          actions: [{ type: 'wishStar', params: ({ event }) => ({ channelId: event.channelId }) }, 'tellChanged'],
        },
      },
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
            src: 'saveStar',
            input: ({ context }) => context.wishes[0] ?? NO_WISH,
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
                target: 'resting',
                actions: 'keepFirst',
              },
              {
                description: 'The operator did not take it: the star is put back.',
                target: 'resting',
                actions: [
                  {
                    type: 'tellRefused',
                    params: ({ context, event }) => ({ wish: context.wishes[0], failure: failureOf(event.output) }),
                  },
                  { type: 'undoFirst', params: ({ event }) => ({ failure: failureOf(event.output) }) },
                  'tellChanged',
                ],
              },
            ],
            onError: {
              target: 'resting',
              actions: [{ type: 'undoFirst', params: { failure: undefined } }, 'tellChanged'],
            },
          },
        },
      },
    },
    failed: {
      description: 'The list could not be had; the stars stay away until it is asked again.',
      tags: 'failed',
      on: { 'viewer.retry': 'loading', 'viewer.toggleFavourite': 'loading' },
    },
  },
})
