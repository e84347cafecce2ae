import type { Person } from './person.ts'
import type { Category, CategoryType, Playlist, PlaylistEntry, PlaylistId } from './playlist.ts'
import type { Trailer } from './playSource.ts'
import type { Title } from './title.ts'

/** The home page, or the page of a category. */
export interface CataloguePage {
  readonly categories: ReadonlyArray<Category>
  /** All its playlists, in the page's order. */
  readonly entries: ReadonlyArray<PlaylistEntry>
  /** The first page of those that came along with it. */
  readonly playlists: ReadonlyArray<Playlist>
}

export interface CataloguePageWish {
  /** The category; the home page without it. */
  readonly type?: CategoryType
}

/** One page of each of several playlists. */
export interface PlaylistsWish {
  readonly playlistIds: ReadonlyArray<PlaylistId>
  readonly pageId: number
}

/** What the page of a title shows. */
export interface TitlePage {
  readonly media: Title
  readonly persons: ReadonlyArray<Person>
  /** Of a series, a season or an episode: those of all its seasons. */
  readonly episodes: ReadonlyArray<Title>
  readonly trailers: ReadonlyArray<Trailer>
  readonly moreLikeThis: ReadonlyArray<Title>
}

/** One page of a list and, where the operator says so, how many there are in all. */
export interface Listed<Item> {
  readonly list: ReadonlyArray<Item>
  readonly total?: number | undefined
}
