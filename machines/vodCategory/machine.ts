import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { CategoryType } from '../../models/playlist.ts'
import { type CarouselEvent, carouselMachine } from '../carousel.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { unprovided } from '../kit/port.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { categoryAt } from './place.ts'
import { chosenList, NO_TITLES, opened, withPage } from './transitions.ts'
import type {
  CategoryAnswer,
  CategoryWish,
  TitlesAnswer,
  TitlesWish,
  VodCategoryChildren,
  VodCategoryContext,
  VodCategoryEvent,
  VodCategoryTag,
} from './types.ts'

const loadCategory = fromPromise<CategoryAnswer, { readonly type: CategoryType }>(unprovided('loadCategory'))
/** One page of a list, of 16 titles (spec §9). */
const loadTitles = fromPromise<TitlesAnswer, TitlesWish>(unprovided('loadTitles'))

const vodCategoryActors = { loadCategory, loadTitles, carousel: carouselMachine }

interface Wished {
  readonly wish: CategoryWish
}
interface Opened {
  readonly answer: CategoryAnswer
}
interface Listed {
  readonly answer: TitlesAnswer
}

const vodCategorySetup = setup({
  types: {
    context: {} as VodCategoryContext,
    events: {} as VodCategoryEvent,
    input: {} as CategoryWish,
    children: {} as VodCategoryChildren,
    tags: {} as VodCategoryTag,
    meta: {} as ChartMeta,
  },
  actors: vodCategoryActors,
  actions: {
    takeWish: assign((_, { wish }: Wished) => wish),
    takeCategory: assign((_, { answer }: Opened) => opened(answer)),
    dropSlides: assign({ slides: [] }),
    turnCarousel: sendTo(
      'carousel',
      ({ context: { slides } }): CarouselEvent => ({ type: 'slides.changed', count: slides.length }),
    ),
    dropTitles: assign(NO_TITLES),
    takeTitles: assign(({ context }, { answer }: Listed) => withPage(context, answer)),
  },
  guards: {
    isOtherCategory: ({ context }, { wish }: Wished) => wish.type !== context.type,
    isOtherList: ({ context }, { wish }: Wished) => chosenList({ ...context, ...wish }) !== chosenList(context),
    isOpened: (_, { answer }: Opened) => answer._tag === 'Right',
    isListed: (_, { answer }: Listed) => answer._tag === 'Right',
    hasNoList: ({ context }) => context.lists.length === 0,
    hasMore: ({ context }) => context.hasMore,
  },
})

const come = ({ event }: { readonly event: { readonly output: CategoryAnswer } }) => ({ answer: event.output })
const listed = ({ event }: { readonly event: { readonly output: TitlesAnswer } }) => ({ answer: event.output })
type Navigated = Extract<VodCategoryEvent, { readonly type: 'viewer.navigated' }>
const wished = ({ event }: { readonly event: Navigated }) => ({ wish: categoryAt(event) })

export const vodCategoryMachine = vodCategorySetup.createMachine({
  id: 'vodCategory',
  ...(FOR_READERS && {
    description: 'A category of the catalogue: its banner, its genres, and the titles of one of them, page by page.',
    meta: { requirements: ['VOD-02', 'VOD-04', 'ROUTE-04'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({ ...input, category: undefined, slides: [], lists: [], ...NO_TITLES }),
  invoke: {
    id: 'carousel',
    src: 'carousel',
    onError: { ...(FOR_READERS && { description: 'The first slide stands.' }) },
  },
  on: {
    'viewer.navigated': [
      {
        guard: { type: 'isOtherCategory', params: wished },
        ...(FOR_READERS && { description: 'Its banner begins with its first slide.' }),
        target: '.opening',
        actions: [{ type: 'takeWish', params: wished }, 'dropSlides', 'turnCarousel'],
      },
      {
        guard: { type: 'isOtherList', params: wished },
        ...(FOR_READERS && { description: 'Another genre: an answer for the one before does not come to it.' }),
        target: '.listing',
        actions: { type: 'takeWish', params: wished },
      },
      { actions: { type: 'takeWish', params: wished } },
    ],
    'session.changed': {
      ...(FOR_READERS && { description: 'With other rights, or for somebody else.' }),
      target: '.opening',
    },
    'language.changed': { ...(FOR_READERS && { description: 'The same in the other language.' }), target: '.opening' },
  },
  initial: 'opening',
  states: {
    opening: {
      ...(FOR_READERS && { description: 'The operator is asked what the category is made of.' }),
      tags: 'loading',
      invoke: {
        id: 'category',
        src: 'loadCategory',
        input: ({ context }) => ({ type: context.type }),
        onDone: [
          {
            guard: { type: 'isOpened', params: come },
            target: 'listing',
            actions: [{ type: 'takeCategory', params: come }, 'turnCarousel'],
          },
          { target: 'failed', actions: { type: 'takeCategory', params: come } },
        ],
        onError: 'failed',
      },
    },
    listing: {
      ...(FOR_READERS && { description: 'The first page of the list is asked for.' }),
      tags: 'loading',
      entry: 'dropTitles',
      always: { guard: 'hasNoList', target: 'shown' },
      invoke: {
        id: 'first',
        src: 'loadTitles',
        input: ({ context }) => ({ listId: chosenList(context), pageId: 1 }),
        onDone: [
          {
            guard: { type: 'isListed', params: listed },
            target: 'shown',
            actions: { type: 'takeTitles', params: listed },
          },
          { target: 'failed', actions: { type: 'takeTitles', params: listed } },
        ],
        onError: 'failed',
      },
    },
    shown: {
      ...(FOR_READERS && { description: 'As many titles as were asked for; maybe none.' }),
      on: { 'viewer.wantMore': { guard: 'hasMore', target: 'listingMore' } },
    },
    listingMore: {
      ...(FOR_READERS && { description: 'The next page is asked for; those before stay.' }),
      tags: 'loadingMore',
      invoke: {
        id: 'next',
        src: 'loadTitles',
        input: ({ context }) => ({ listId: chosenList(context), pageId: context.pages + 1 }),
        onDone: [
          {
            guard: { type: 'isListed', params: listed },
            target: 'shown',
            actions: { type: 'takeTitles', params: listed },
          },
          { target: 'moreFailed' },
        ],
        onError: 'moreFailed',
      },
    },
    moreFailed: {
      ...(FOR_READERS && { description: 'The next page did not come; those before stay.' }),
      tags: 'moreFailed',
      on: {
        'viewer.retry': 'listingMore',
        'network.restored': { target: 'listingMore', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
      },
    },
    failed: {
      ...(FOR_READERS && { description: 'Nothing could be had of it.' }),
      tags: 'failed',
      on: {
        'viewer.retry': 'opening',
        'network.restored': { target: 'opening', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
      },
    },
  },
})
