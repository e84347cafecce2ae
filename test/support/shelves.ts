import { BannerItem } from '../../models/banner.ts'
import { type Begun, continueWatching } from '../../models/continueWatching.ts'
import { type Playlist, PlaylistEntry, PlaylistId } from '../../models/playlist.ts'
import { Title } from '../../models/title.ts'
import { VodHistoryEntry } from '../../models/vodHistory.ts'
import { must } from './lineups.ts'

export const playlistId = (name: string): PlaylistId => must(PlaylistId, name)

export const entry = (name: string, showListType = 'POSTER'): PlaylistEntry =>
  must(PlaylistEntry, { playlistId: name, title: name, showListType })

export const movie = (name: string, fields: object = {}): Title =>
  must(Title, { metaId: name, metaType: 'MOVIE', title: name, ...fields })

export const banner = (name: string, fields: object = {}): BannerItem =>
  must(BannerItem, { bannerItemId: name, title: name, linkType: 'VOD_CONTENT', linkId: name, metaId: name, ...fields })

/** A history entry of a film, `playedTime` of `totalDuration` seconds into it. */
export const watched = (
  name: string,
  playedTime: number,
  totalDuration: number,
  fields: object = {},
): VodHistoryEntry =>
  must(VodHistoryEntry, {
    metaId: name,
    playedTime,
    totalDuration,
    playProgress: totalDuration === 0 ? 0 : (100 * playedTime) / totalDuration,
    media: { metaId: name, metaType: 'MOVIE', title: name },
    ...fields,
  })

export const begun = (name: string, playedTime: number, totalDuration: number): Begun => {
  const [one] = continueWatching([watched(name, playedTime, totalDuration)])
  if (one === undefined) throw new Error(`${name} is not begun`)
  return one
}

/** One page of a playlist with these titles. */
export const playlist = (name: string, titles: ReadonlyArray<Title>, total?: number): Playlist => ({
  ...entry(name),
  bannerList: [],
  mediaList: titles,
  total,
})

/** Titles `from` to `to` of a long list. */
export const movies = (from: number, to: number): ReadonlyArray<Title> =>
  Array.from({ length: to - from + 1 }, (_, at) => movie(`film-${from + at}`))
