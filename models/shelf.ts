import type { BannerItem } from './banner.ts'
import type { CataloguePage, PlaylistsWish } from './catalogue.ts'
import { once } from './once.ts'
import { hasNextPage, PAGE_SIZE } from './paging.ts'
import type { Playlist, PlaylistEntry, PlaylistId } from './playlist.ts'
import type { Title } from './title.ts'

/** A playlist of a page, as far as it has come. */
export interface Shelf {
  readonly entry: PlaylistEntry
  /** How many of its pages have come; 0: nothing is known of it. */
  readonly pages: number
  readonly banners: ReadonlyArray<BannerItem>
  readonly titles: ReadonlyArray<Title>
  /** Another page can follow. */
  readonly hasMore: boolean
  /** The page that was asked for last did not come. */
  readonly hasFailed: boolean
}

export type Shelves = ReadonlyArray<Shelf>

const unfilled = (entry: PlaylistEntry): Shelf => ({
  entry,
  pages: 0,
  banners: [],
  titles: [],
  hasMore: true,
  hasFailed: false,
})

/** The shelf with the page that follows those it has; one that was asked for and is not in the answer is at its end. */
const filled = (shelf: Shelf, playlist: Playlist | undefined): Shelf => {
  const pages = shelf.pages + 1
  const { bannerList = [], mediaList = [], total } = playlist ?? {}
  const received = bannerList.length + mediaList.length
  return {
    ...shelf,
    pages,
    banners: once([...shelf.banners, ...bannerList], ({ bannerItemId }) => bannerItemId),
    titles: once([...shelf.titles, ...mediaList], ({ metaId }) => metaId),
    hasMore: hasNextPage({ pageId: pages, pageSize: PAGE_SIZE }, received, total),
    hasFailed: false,
  }
}

/** The shelves for which a page was asked, and which still wait for just that one. */
const awaits =
  ({ playlistIds, pageId }: PlaylistsWish) =>
  ({ entry, pages }: Shelf): boolean =>
    playlistIds.includes(entry.playlistId) && pages === pageId - 1

export const withPlaylists = (shelves: Shelves, wish: PlaylistsWish, playlists: ReadonlyArray<Playlist>): Shelves => {
  const byId = new Map(playlists.map(playlist => [playlist.playlistId, playlist]))
  return shelves.map(shelf => (awaits(wish)(shelf) ? filled(shelf, byId.get(shelf.entry.playlistId)) : shelf))
}

/** What was asked for did not come: it is asked for again on demand. */
export const withFailed = (shelves: Shelves, wish: PlaylistsWish): Shelves =>
  shelves.map(shelf => (awaits(wish)(shelf) ? { ...shelf, hasFailed: true } : shelf))

/** Those that failed may be asked for again. */
export const withoutFailures = (shelves: Shelves): Shelves =>
  shelves.map(shelf => (shelf.hasFailed ? { ...shelf, hasFailed: false } : shelf))

/** The shelves of a page, filled with what came along with it. */
export const shelvesOf = ({ entries, playlists }: CataloguePage): Shelves => {
  const shelves = once(entries, ({ playlistId }) => playlistId).map(unfilled)
  return withPlaylists(shelves, { playlistIds: playlists.map(({ playlistId }) => playlistId), pageId: 1 }, playlists)
}

/** Shelves are asked for this far ahead of the one that is seen. */
export const AHEAD = 3

/** How many shelves are wanted when the one at `at` has come into sight: never fewer than before. */
export const seenAfter = (seen: number, at: number): number => Math.max(seen, at + 1 + AHEAD)

/** As many shelves as one call asks for. */
const TOGETHER = 4

/** What is to be asked for next: the unfilled ones of the first `seen` shelves, then the next page of one whose end is in sight. */
export const wantedOf = (
  shelves: Shelves,
  seen: number,
  ends: ReadonlyArray<PlaylistId>,
): PlaylistsWish | undefined => {
  const open = shelves.filter(({ hasMore, hasFailed }) => hasMore && !hasFailed)
  const unseen = open.filter(shelf => shelf.pages === 0 && shelves.indexOf(shelf) < seen).slice(0, TOGETHER)
  if (unseen.length > 0) return { playlistIds: unseen.map(({ entry }) => entry.playlistId), pageId: 1 }
  const ended = open.find(({ entry, pages }) => pages > 0 && ends.includes(entry.playlistId))
  return ended && { playlistIds: [ended.entry.playlistId], pageId: ended.pages + 1 }
}

/** Those of a page that stand below its carousel. */
export const rowsOf = (shelves: Shelves): Shelves =>
  shelves.filter(
    ({ entry, titles, pages, hasMore }) =>
      entry.showListType !== 'BANNER' && (titles.length > 0 || (pages === 0 && hasMore)),
  )
