import * as t from 'io-ts'
import { Instant } from './codec/instant.ts'
import { Flag, fallback } from './codec/optional.ts'
import type { MetaId } from './title.ts'
import { type VodHistoryEntry, VodProgress } from './vodHistory.ts'

/** Where this device left a movie or an episode, and whether the operator knows (AHEAD-06). */
export const VodPlace = t.strict({ progress: VodProgress, at: Instant, isSent: fallback(Flag, false) }, 'VodPlace')
export type VodPlace = t.TypeOf<typeof VodPlace>

type Places = ReadonlyArray<VodPlace>

/** A device keeps no more. */
const MOST = 200

const isOfSame =
  ({ progress: { metaId, episodeId } }: VodPlace) =>
  ({ progress }: VodPlace): boolean =>
    progress.metaId === metaId && progress.episodeId === episodeId

/** One place of each movie and each episode, the newest first. */
export const withPlace = (places: Places, place: VodPlace): Places => {
  const isSame = isOfSame(place)
  return [place, ...places.filter(each => !isSame(each))].slice(0, MOST)
}

/** The operator knows of this place; where the viewer has gone on meanwhile it does not know of that. */
export const withSent = (places: Places, sent: VodPlace): Places =>
  places.map(place => (isOfSame(sent)(place) && place.at === sent.at ? { ...place, isSent: true } : place))

export const withoutPlacesOf = (places: Places, metaIds: ReadonlyArray<MetaId>): Places =>
  places.filter(({ progress }) => !metaIds.includes(progress.metaId))

/** What the operator has not been told, in the order in which it happened. */
export const unsentPlaces = (places: Places): Places =>
  places.filter(({ isSent }) => !isSent).toSorted((one, other) => one.at - other.at)

/** Where a movie or an episode was left unfinished, in seconds. */
export const placeKept = (places: Places, itemId: MetaId): number | undefined => {
  const kept = places.find(({ progress: { metaId, episodeId } }) => (episodeId ?? metaId) === itemId)
  return kept === undefined || kept.progress.played ? undefined : kept.progress.playedTime
}

const entryOf = ({ progress, at }: VodPlace): VodHistoryEntry => ({ ...progress, media: undefined, updateTime: at })

const isIn =
  (title: MetaId) =>
  ({ metaId, seriesId, seasonId, episodeId }: VodProgress): boolean =>
    [metaId, seriesId, seasonId, episodeId].includes(title)

/**
 * Where the viewer stands in a title, or in the series of a season or an episode: as the operator has it, or as this
 * device does where that is newer.
 */
export const newestEntry = (
  entries: ReadonlyArray<VodHistoryEntry>,
  places: Places,
  title: MetaId,
): VodHistoryEntry | undefined => {
  const isOfTitle = isIn(title)
  const listed = entries.find(isOfTitle)
  const kept = places.find(({ progress }) => isOfTitle(progress))
  if (kept === undefined) return listed
  return listed?.updateTime !== undefined && listed.updateTime > kept.at ? listed : entryOf(kept)
}
