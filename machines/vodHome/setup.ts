import { left } from 'fp-ts/lib/Either.js'
import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { PlaylistsWish } from '../../models/catalogue.ts'
import type { PlaylistId } from '../../models/playlist.ts'
import { seenAfter, shelvesOf, withoutFailures } from '../../models/shelf.ts'
import { slidesOf } from '../../models/slides.ts'
import { type CarouselEvent, carouselMachine } from '../carousel.ts'
import { type Answered, hasSucceeded } from '../kit/loadable.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { unprovided } from '../kit/port.ts'
import { wanted, withAnswer, withRecommended } from './transitions.ts'
import type {
  PageAnswer,
  PlaylistsAnswer,
  RecommendedAnswer,
  VodHomeChildren,
  VodHomeContext,
  VodHomeEvent,
  VodHomeInput,
  VodHomeTag,
  WatchingAnswer,
} from './types.ts'

/** Asks for the playlists of the home page, and for the first titles of those that are seen at once. */
const loadHome = fromPromise<PageAnswer>(unprovided('loadHome'))
/** Asks for one page of each of some playlists. */
const loadPlaylists = fromPromise<PlaylistsAnswer, PlaylistsWish>(unprovided('loadPlaylists'))
/** Asks for what the account has begun to watch. */
const loadWatching = fromPromise<WatchingAnswer>(unprovided('loadWatching'))
const loadRecommended = fromPromise<RecommendedAnswer>(unprovided('loadRecommended'))

const vodHomeActors = { loadHome, loadPlaylists, loadWatching, loadRecommended, carousel: carouselMachine }

export const BROKEN: PlaylistsAnswer = left({ tag: 'cancelled' })

export const vodHomeSetup = setup({
  types: {
    context: {} as VodHomeContext,
    events: {} as VodHomeEvent,
    input: {} as VodHomeInput,
    children: {} as VodHomeChildren,
    tags: {} as VodHomeTag,
    meta: {} as ChartMeta,
  },
  actors: vodHomeActors,
  actions: {
    takePage: assign((_, { answer }: Answered<PageAnswer>) =>
      answer._tag === 'Right'
        ? { categories: answer.right.categories, shelves: shelvesOf(answer.right), ends: [], failure: undefined }
        : { failure: answer.left },
    ),
    dropFailure: assign({ failure: undefined }),
    noteSeen: assign(({ context }, { at }: { readonly at: number }) => ({ seen: seenAfter(context.seen, at) })),
    noteEnd: assign(({ context: { ends } }, { playlistId }: { readonly playlistId: PlaylistId }) => ({
      ends: [...ends.filter(id => id !== playlistId), playlistId],
    })),
    noteAsked: assign({ asked: ({ context }) => wanted(context) }),
    takePlaylists: assign(({ context }, { answer }: Answered<PlaylistsAnswer>) => withAnswer(context, answer)),
    forgiveFailures: assign({ shelves: ({ context: { shelves } }) => shelves && withoutFailures(shelves) }),
    turnCarousel: sendTo(
      'carousel',
      ({ context: { shelves = [] } }): CarouselEvent => ({ type: 'slides.changed', count: slidesOf(shelves).length }),
    ),
    takeUser: assign((_, { isUser }: VodHomeInput) => ({ isUser })),
    dropWatching: assign({ watching: [] }),
    takeWatching: assign(({ context: { watching = [] } }, { answer }: Answered<WatchingAnswer>) => ({
      watching: answer._tag === 'Right' ? answer.right : watching,
    })),
    doWithoutWatching: assign({ watching: ({ context: { watching = [] } }) => watching }),
    takeRecommended: assign(({ context }, { answer }: Answered<RecommendedAnswer>) => withRecommended(context, answer)),
    doWithoutRecommended: assign({ recommended: ({ context: { recommended = [] } }) => recommended }),
  },
  guards: {
    hasSucceeded: (_, answered: Answered) => hasSucceeded(_, answered),
    isShown: ({ context }) => context.shelves !== undefined,
    lacksTitles: ({ context }) => wanted(context) !== undefined,
    isUser: ({ context }) => context.isUser,
  },
})
