import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { CataloguePage, CataloguePageWish, Listed, PlaylistsWish, TitlePage } from '../../../models/catalogue.ts'
import type { Person, PersonId } from '../../../models/person.ts'
import type { Playlist } from '../../../models/playlist.ts'
import type { SearchRequest, SearchResult, TopSearch } from '../../../models/search.ts'
import type { MetaId, Title } from '../../../models/title.ts'

type Answer<A> = Promise<Either<CallFailure, A>>

// What the operator has on demand. No call of it rejects, and none shows a tip: the page says what it lacks.

/** What pages of titles are made of. */
export interface CataloguePages {
  readonly page: (wish: CataloguePageWish) => Answer<CataloguePage>
  readonly playlists: (wish: PlaylistsWish) => Answer<ReadonlyArray<Playlist>>
  /** For the account. */
  readonly recommendations: (wish: { readonly pageId: number }) => Answer<Listed<Title>>
}

/** One title, and who made it. */
export interface CatalogueTitles {
  /** Nothing but the title itself: what a player has to know. */
  readonly media: (wish: { readonly metaId: MetaId }) => Answer<Title>
  /** Of all its seasons. */
  readonly episodes: (wish: { readonly metaId: MetaId }) => Answer<ReadonlyArray<Title>>
  /** Whole as soon as the title itself has come; what else does not come is missing. */
  readonly title: (wish: { readonly metaId: MetaId }) => Answer<TitlePage>
  readonly person: (wish: { readonly personId: PersonId }) => Answer<Person>
  readonly filmography: (wish: { readonly personId: PersonId; readonly pageId: number }) => Answer<Listed<Title>>
}

/** What is looked for. */
export interface CatalogueSearch {
  readonly search: (wish: SearchRequest) => Answer<SearchResult>
  readonly topSearches: () => Answer<ReadonlyArray<TopSearch>>
}

/** What the operator's gateway answers in one request each, where there is one (contract, GraphQL). */
export type Gateway = Pick<CataloguePages, 'page'> & Pick<CatalogueTitles, 'title'>

/** None where the deployment names none, or where its code does not come. */
export type OpenGateway = () => Promise<Gateway | undefined>
