import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { GuideHit } from '../../models/guideWindow.ts'
import type { Page, PageParams } from '../../models/page.ts'
import type { PersonId } from '../../models/person.ts'
import type { FoundPerson, TopSearch } from '../../models/search.ts'
import type { Title } from '../../models/title.ts'
import type { ChannelUpdatesFact } from '../channelUpdates.ts'

/** One page of titles; the persons come with the first one. */
export interface FoundTitles {
  readonly titles: ReadonlyArray<Title>
  readonly persons: ReadonlyArray<FoundPerson>
  readonly hasMore: boolean
}

/** What the country looks for. */
export interface Popular {
  readonly searches: ReadonlyArray<TopSearch>
  readonly channels: ReadonlyArray<LogicalChannelId>
}

export type TitlesAnswer = Either<CallFailure, FoundTitles>
export type PopularAnswer = Either<CallFailure, Popular>
export type HitsAnswer = ReadonlyArray<GuideHit>

export interface TitlesWish {
  readonly keyword: string
  /** From 1. */
  readonly pageId: number
}
export interface HitsWish {
  readonly text: string
}

export interface SearchInput {
  /** As the address has it. */
  readonly text: string
  /** What the deployment sells decides what is searched (MODE-01). */
  readonly sellsLive: boolean
  readonly sellsVod: boolean
  /** The operator's `popular_search_switch`. */
  readonly offersTop: boolean
}

export interface SearchContext extends SearchInput {
  /** What is searched for; `undefined` while too little is typed. */
  readonly keyword: string | undefined
  readonly hits: ReadonlyArray<GuideHit>
  /** The words that the programmes were last looked through for. */
  readonly hitsOf: string | undefined
  readonly found: FoundTitles
  /** How many pages of titles are known. */
  readonly pages: number
  readonly failure: CallFailure | undefined
  /** Who is looked at, or was last. */
  readonly personId: PersonId
  readonly popular: Popular | undefined
  /** The newest first. */
  readonly recents: ReadonlyArray<string>
}

export type SearchEvent =
  | { readonly type: 'viewer.type'; readonly text: string }
  /** Enter, or a search that was proposed: asked for at once, and kept among the recent ones. */
  | { readonly type: 'viewer.search'; readonly text: string }
  /** The viewer goes on to something that was found. */
  | { readonly type: 'viewer.chooseHit' }
  | { readonly type: 'viewer.openPerson'; readonly personId: PersonId }
  | { readonly type: 'viewer.closePerson' }
  /** The end of the titles is in sight. */
  | { readonly type: 'viewer.wantMore' }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'viewer.forgetSearch'; readonly text: string }
  | { readonly type: 'viewer.forgetSearches' }
  | { readonly type: 'viewer.navigated'; readonly page: Page; readonly params: PageParams }
  | { readonly type: 'session.changed' }
  | { readonly type: 'lineup.changed' }
  | ChannelUpdatesFact
  | { readonly type: 'language.changed' }
  | { readonly type: 'network.restored' }
  /** A sync has stored programmes. */
  | { readonly type: 'guide.changed' }
  | RecentsNews
  | SearchFact

/** What the chart tells its own parts. */
export type SearchFact = { readonly type: 'search.began' } | { readonly type: 'search.cleared' }

/** Something else is searched for, or nothing. */
export interface KeywordFact {
  readonly type: 'keyword.changed'
  readonly keyword: string | undefined
}

/** What the device keeps of earlier searches, of this tab and others. */
export interface RecentsNews {
  readonly type: 'recents.changed'
  readonly texts: ReadonlyArray<string>
}

/** What the keeper of recent searches is told. */
export type RecentsWish =
  | { readonly type: 'search.remembered'; readonly text: string }
  | { readonly type: 'search.forgotten'; readonly text: string }
  | { readonly type: 'searches.forgotten' }
  /** Somebody else is signed in: what are theirs? */
  | { readonly type: 'searches.asked' }

export type SearchTag = 'searching' | 'lookingThrough' | 'loadingMore' | 'moreFailed' | 'titlesFailed'
