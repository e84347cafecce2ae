import * as t from 'io-ts'
import { Instant, MINUTE } from './codec/instant.ts'
import { Flag, fallback, optional } from './codec/optional.ts'
import type { MetaId } from './title.ts'
import { type VodHistoryEntry, VodProgress } from './vodHistory.ts'

/** How often on end the operator did not take a place, and when last. */
const Refusals = t.strict({ times: t.number, at: Instant }, 'Refusals')

/** Where this device left a movie or an episode, and whether the operator knows (AHEAD-06). */
export const VodPlace = t.strict(
  { progress: VodProgress, at: Instant, isSent: fallback(Flag, false), refusals: optional(Refusals) },
  'VodPlace',
)
export type VodPlace = t.TypeOf<typeof VodPlace>

type Places = ReadonlyArray<VodPlace>

/** A device keeps no more. */
const MOST = 200

const isOfSame =
  ({ progress: { metaId, episodeId } }: Pick<VodPlace, 'progress'>) =>
  ({ progress }: VodPlace): boolean =>
    progress.metaId === metaId && progress.episodeId === episodeId

/** One place of each movie and each episode, the newest first. What was refused of it counts for its next place too. */
export const withPlace = (places: Places, place: Omit<VodPlace, 'isSent' | 'refusals'>): Places => {
  const isSame = isOfSame(place)
  const refusals = places.find(isSame)?.refusals
  return [{ ...place, isSent: false, refusals }, ...places.filter(each => !isSame(each))].slice(0, MOST)
}

/** The operator knows of this place; where the viewer has gone on meanwhile it does not know of that. */
export const withSent = (places: Places, sent: VodPlace): Places =>
  places.map(place => {
    if (!isOfSame(sent)(place)) return place
    return { ...place, isSent: place.isSent || place.at === sent.at, refusals: undefined }
  })

/** A busy operator is better by then; what it still refuses it would always refuse. */
const MOST_REFUSALS = 6
const FIRST_REST_MS = MINUTE / 2

/** The operator did not take this place: asked again later, but not for ever. */
export const withRefused = (places: Places, refused: VodPlace, at: Instant): Places =>
  places.map(place => {
    if (!isOfSame(refused)(place)) return place
    const times = (place.refusals?.times ?? 0) + 1
    const isGivenUp = times >= MOST_REFUSALS && place.at === refused.at
    return { ...place, isSent: isGivenUp || place.isSent, refusals: { times, at } }
  })

/** For how long the operator is left alone with this place: longer after each refusal. */
export const restBefore = ({ refusals }: VodPlace, now: Instant): number => {
  if (refusals === undefined) return 0
  const rest = FIRST_REST_MS * 2 ** (Math.min(refusals.times, MOST_REFUSALS) - 1)
  return Math.min(rest, Math.max(0, refusals.at + rest - now))
}

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
