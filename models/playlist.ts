import * as t from 'io-ts'
import { BannerItem } from './banner.ts'
import { tolerantArray } from './codec/decode.ts'
import { id } from './codec/id.ts'
import { Count } from './codec/numeric.ts'
import { fallback, lenient, oneOf, optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'
import { Title } from './title.ts'

export const PlaylistId = id('PlaylistId')
export type PlaylistId = t.TypeOf<typeof PlaylistId>

/** How a playlist is laid out: a carousel, a row of posters or of wide pictures, or one genre of a category. */
export const ShowListType = oneOf('ShowListType', ['BANNER', 'POSTER', 'LANDSCAPE', 'GENRE'])
export type ShowListType = t.TypeOf<typeof ShowListType>
const KnownShowListType = lenient(ShowListType, 'POSTER')

/** A playlist as a page lists it, in the page's order. */
export const PlaylistEntry = t.strict(
  { playlistId: PlaylistId, title: Text, showListType: KnownShowListType },
  'PlaylistEntry',
)
export type PlaylistEntry = t.TypeOf<typeof PlaylistEntry>

/** The `type` of `/vod/type/{type}`. */
export const CategoryType = id('CategoryType')
export type CategoryType = t.TypeOf<typeof CategoryType>

/** In the place of a category: all that the operator recommends to this person. */
export const RECOMMENDED = 'recommended-for-you' as CategoryType

/** A category of the catalogue. */
export const Category = t.strict({ type: CategoryType, title: Text }, 'Category')
export type Category = t.TypeOf<typeof Category>

/** One page of a playlist; a carousel has banners, the others titles (VOD-01). */
export const Playlist = t.strict(
  {
    playlistId: PlaylistId,
    title: Text,
    showListType: KnownShowListType,
    bannerList: fallback(tolerantArray(BannerItem), []),
    mediaList: fallback(tolerantArray(Title), []),
    total: optional(Count),
  },
  'Playlist',
)
export type Playlist = t.TypeOf<typeof Playlist>
