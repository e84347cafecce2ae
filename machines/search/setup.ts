import { assign, enqueueActions, raise, sendTo, setup, stateIn } from 'xstate'
import { type DataType, isOfTop } from '../../models/channelUpdate.ts'
import { SECOND } from '../../models/codec/instant.ts'
import type { GuideHit } from '../../models/guideWindow.ts'
import type { Page, PageParams } from '../../models/page.ts'
import type { PersonId } from '../../models/person.ts'
import { SEARCH_DELAY_MS, searchKeyword } from '../../models/search.ts'
import { type Answered, hasSucceeded } from '../kit/loadable.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { searchActors } from './actors.ts'
import { NOTHING, textOf, withPage } from './transitions.ts'
import type {
  KeywordFact,
  PopularAnswer,
  RecentsWish,
  SearchContext,
  SearchEvent,
  SearchInput,
  SearchTag,
  TitlesAnswer,
} from './types.ts'

interface Typed {
  readonly text: string
}
interface Going {
  readonly page: Page
  readonly params: PageParams
}

export const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
    tags: {} as SearchTag,
    children: {} as { readonly person: 'person' },
    meta: {} as ChartMeta,
  },
  actors: searchActors,
  actions: {
    takeText: assign((_, { text }: Typed) => ({ text })),
    begin: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ keyword: searchKeyword(context.text) })
      enqueue.raise({ type: 'search.began' })
    }),
    beginFromAddress: enqueueActions(({ context, enqueue }) => {
      if (context.keyword !== undefined) enqueue.raise({ type: 'search.began' })
    }),
    clear: assign({ keyword: undefined }),
    tellKeyword: sendTo(parentOf, ({ context: { keyword } }): KeywordFact => ({ type: 'keyword.changed', keyword })),
    tellCleared: raise({ type: 'search.cleared' }),
    takeHits: assign(({ context: { keyword } }, { hits }: { readonly hits: ReadonlyArray<GuideHit> }) => ({
      hits,
      hitsOf: keyword,
    })),
    takeNoHits: assign({ hits: [], hitsOf: ({ context }) => context.keyword }),
    dropHits: assign({ hits: [], hitsOf: undefined }),
    takeFirstPage: assign((_, { answer }: Answered<TitlesAnswer>) =>
      answer._tag === 'Right' ? { found: withPage(NOTHING, answer.right), pages: 1, failure: undefined } : {},
    ),
    takeNextPage: assign(({ context: { found, pages } }, { answer }: Answered<TitlesAnswer>) =>
      answer._tag === 'Right' ? { found: withPage(found, answer.right), pages: pages + 1 } : {},
    ),
    takeFailure: assign((_, { answer }: Answered<TitlesAnswer>) => ({
      found: NOTHING,
      failure: answer._tag === 'Left' ? answer.left : undefined,
    })),
    dropTitles: assign({ found: NOTHING, failure: undefined }),
    choosePerson: assign((_, { personId }: { readonly personId: PersonId }) => ({ personId })),
    tellPerson: sendTo('person', { type: 'network.restored' }),
    takePopular: assign((_, { answer }: Answered<PopularAnswer>) =>
      answer._tag === 'Right' ? { popular: answer.right } : {},
    ),
    takeRecents: assign((_, { texts }: { readonly texts: ReadonlyArray<string> }) => ({ recents: texts })),
    remember: enqueueActions(({ context: { keyword }, enqueue }) => {
      if (keyword !== undefined) enqueue.sendTo('recents', { type: 'search.remembered', text: keyword })
    }),
    tellRecents: sendTo('recents', (_, { wish }: { readonly wish: RecentsWish }) => wish),
  },
  guards: {
    isSearchable: (_, { text }: Typed) => searchKeyword(text) !== undefined,
    isOther: ({ context }) => searchKeyword(context.text) !== context.keyword,
    isOtherAddress: ({ context }, { page, params }: Going) =>
      page === 'search' && searchKeyword(textOf(params)) !== context.keyword,
    isOtherSearch: ({ context }, { page, params }: Going) => {
      const keyword = searchKeyword(textOf(params))
      return page === 'search' && keyword !== undefined && keyword !== context.keyword
    },
    searchesProgrammes: ({ context }) => context.sellsLive && context.keyword !== undefined,
    searchesTitles: ({ context }) => context.sellsVod && context.keyword !== undefined,
    offersTop: ({ context }) => context.offersTop,
    isOvertaken: stateIn({ programmes: { asking: 'overtaken' } }),
    hasSucceeded: (_, answered: Answered) => hasSucceeded(_, answered),
    isOfTop: (_, { dataTypes }: { readonly dataTypes: ReadonlyArray<DataType> }) => isOfTop(dataTypes),
    hasMore: ({ context }) => context.found.hasMore,
  },
  delays: {
    typingPause: SEARCH_DELAY_MS,
    /** A sync stores much in a short time: it is looked through once. */
    gatherTime: SECOND,
  },
})
