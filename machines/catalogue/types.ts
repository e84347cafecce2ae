import type { Either } from 'fp-ts/lib/Either.js'
import type { DefaultPlayConfig } from '../../models/appProperties.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Page, PageParams, Place } from '../../models/page.ts'
import type { ChannelUpdatesFact } from '../channelUpdates.ts'
import type { LineupFact } from '../lineup/index.ts'
import type { KeywordFact } from '../search/index.ts'
import type { SessionFact } from '../session/index.ts'
import type { SleepFact } from '../sleepTimer.ts'
import type { ToastRequest } from '../toasts.ts'
import type { TitleWish, Wished } from '../vodPlayer/index.ts'

export interface CatalogueInput {
  readonly place: Place
  readonly now: Instant
  readonly isUser: boolean
  /** What the deployment sells (MODE-01). */
  readonly sellsLive: boolean
  readonly sellsVod: boolean
  /** The operator tells what the country looks for. */
  readonly offersTop: boolean
  /** How a title begins to play. */
  readonly playConfig: DefaultPlayConfig
}

export interface CatalogueContext extends CatalogueInput {
  /** What is played, or was last. */
  readonly wish: Wished | undefined
}

/** A title is going to play: nothing else may (LIVE-12); or something else is searched for. */
export type CatalogueFact = { readonly type: 'title.opened' } | KeywordFact

/** Kids mode has begun or ended, here or in another tab, or another viewer has it. */
export interface KidsFact {
  readonly type: 'kidsMode.changed'
}

export type CatalogueEvent =
  | KidsFact
  | TitleWish
  | { readonly type: 'viewer.navigated'; readonly page: Page; readonly params: PageParams }
  | { readonly type: 'viewer.retry' }
  /** What was played last stands in the history by now. */
  | { readonly type: 'history.changed' }
  | { readonly type: 'language.changed' }
  | LineupFact
  | KeywordFact
  | ChannelUpdatesFact
  | { readonly type: 'network.restored' }
  | { readonly type: 'clock.ticked'; readonly now: Instant }
  | SleepFact
  | ToastRequest
  | Extract<SessionFact, { readonly type: 'session.changed' }>

export type CatalogueTag = 'pageUnavailable' | 'playerFetching'

export interface PageWish {
  readonly page: Page
}
/** The code of a page was fetched, or could not be. */
export type PageCode = Either<CallFailure, void>

/** The charts of the pages, each while its page is open, by the name of their logic. */
export type CatalogueChildren = {
  readonly hoverCard: 'hoverCard'
  readonly kidsMode: 'watchKidsMode'
  readonly vodHome: 'vodHome'
  readonly search: 'search'
  readonly titleLists: 'titleLists'
  readonly favouriteChannels: 'favouriteChannels'
  readonly vodCategory: 'vodCategory'
  readonly titleDetail: 'titleDetail'
  readonly vodPlayer: 'vodPlayer'
}
