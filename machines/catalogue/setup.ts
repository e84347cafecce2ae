import { assign, enqueueActions, raise, sendTo, setup } from 'xstate'
import type { Instant } from '../../models/codec/instant.ts'
import { type Page, type Place, withParams } from '../../models/page.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { toastOf } from '../toasts.ts'
import type { VodPlayerEvent, Wished } from '../vodPlayer/index.ts'
import { catalogueActors } from './actors.ts'
import type {
  CatalogueChildren,
  CatalogueContext,
  CatalogueEvent,
  CatalogueFact,
  CatalogueInput,
  CatalogueTag,
  PageCode,
} from './types.ts'

/** The pages that have a chart of their own here. */
const PAGES: ReadonlySet<Page> = new Set(['home', 'vodCategory', 'vodDetail', 'search', 'favorites', 'history'])

/** The home page is one of them where a catalogue is sold (MODE-06). */
const isPageOf = ({ place: { page }, sellsVod }: CatalogueContext): boolean =>
  PAGES.has(page) && (sellsVod || page !== 'home')

export const catalogueSetup = setup({
  types: {
    context: {} as CatalogueContext,
    events: {} as CatalogueEvent,
    input: {} as CatalogueInput,
    children: {} as CatalogueChildren,
    tags: {} as CatalogueTag,
    meta: {} as ChartMeta,
  },
  actors: catalogueActors,
  actions: {
    takePlace: assign((_, { place }: { readonly place: Place }) => ({ place })),
    takeKeyword: assign(({ context: { place } }, { keyword }: { readonly keyword: string | undefined }) => ({
      place: withParams(place, { q: keyword }),
    })),
    takeTime: assign((_, { now }: { readonly now: Instant }) => ({ now })),
    takeUser: assign((_, { isUser }: { readonly isUser: boolean }) => ({ isUser })),
    tellHome: sendTo('vodHome', ({ event }) => event),
    tellCard: sendTo('hoverCard', { type: 'viewer.navigated' }),
    tellCategory: sendTo('vodCategory', ({ event }) => event),
    tellTitle: sendTo('titleDetail', ({ event }) => event),
    tellSearch: sendTo('search', ({ event }) => event),
    tellLists: sendTo('titleLists', ({ event }) => event),
    tellChannels: sendTo('favouriteChannels', ({ event }) => event),
    leaveLists: enqueueActions(({ event, enqueue }) => {
      if (event.type === 'viewer.navigated') enqueue.sendTo('titleLists', { type: 'viewer.left' })
    }),
    leaveChannels: enqueueActions(({ event, enqueue }) => {
      if (event.type === 'viewer.navigated') enqueue.sendTo('favouriteChannels', { type: 'viewer.left' })
    }),
    tellWatched: raise({ type: 'history.changed' }),
    takeWish: assign((_, { wish }: { readonly wish: Wished }) => ({ wish })),
    tellPlayer: sendTo('vodPlayer', (_, event: VodPlayerEvent) => event),
    tellOpened: sendTo(parentOf, { type: 'title.opened' } satisfies CatalogueFact),
    passOn: sendTo(parentOf, ({ event }) => event),
    excuse: sendTo(parentOf, toastOf('error.unavailable')),
  },
  guards: {
    isFetched: (_, { code }: { readonly code: PageCode }) => code._tag === 'Right',
    isAnotherPage: ({ context }, { page }: { readonly page: Page }) => page !== context.place.page,
    isOn: ({ context }, { page }: { readonly page: Page }) => context.place.page === page,
    isOnList: ({ context }, { page }: { readonly page: Page }) => context.isUser && context.place.page === page,
    leadsTo: (_, { from, to }: { readonly from: Page; readonly to: Page }) => from === to,
    isGuest: ({ context }) => !context.isUser,
    isLivePage: (_, { page }: { readonly page: Page }) => page === 'liveTv',
    isOnPage: ({ context }) => isPageOf(context),
  },
})

type SessionChanged = Extract<CatalogueEvent, { readonly type: 'session.changed' }>

/** Who is signed in now. */
export const userOf = ({ event: { session } }: { readonly event: SessionChanged }) => ({
  isUser: session.status === 'user',
})
