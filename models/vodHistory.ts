import * as t from 'io-ts'
import { Instant, SECOND } from './codec/instant.ts'
import { Count, Numeric } from './codec/numeric.ts'
import { Flag, fallback, lenient, optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'
import { MetaId, Title } from './title.ts'

/** Where an account stands in a title, as the player reports it (spec §7, VOD-10). */
const progress = {
  /** The movie, or the series an episode belongs to. */
  metaId: MetaId,
  seriesId: optional(MetaId),
  seasonId: optional(MetaId),
  episodeId: optional(MetaId),
  videoType: optional(Text),
  imdbId: optional(Text),
  tmdbId: optional(Text),
  episodeNo: optional(Count),
  seasonNo: optional(Count),
  /** Seen to the end. */
  played: fallback(Flag, false),
  /** Seconds from the beginning. */
  playedTime: Count,
  /** Percent, 0 to 100. */
  playProgress: Numeric,
  /** Seconds. */
  totalDuration: Count,
}

export const VodProgress = t.strict(progress, 'VodProgress')
export type VodProgress = t.TypeOf<typeof VodProgress>

/** An entry of the history list; without `media` the title has left the catalogue. */
export const VodHistoryEntry = t.strict(
  { ...progress, media: lenient(optional(Title), undefined), updateTime: optional(Instant) },
  'VodHistoryEntry',
)
export type VodHistoryEntry = t.TypeOf<typeof VodHistoryEntry>

/** The last episode of a series, cached on the device (spec §3). */
export const VodHistoryMark = t.strict({ seriesId: MetaId, seasonId: MetaId, episodeId: MetaId }, 'VodHistoryMark')
export type VodHistoryMark = t.TypeOf<typeof VodHistoryMark>

/** The cache is cleared after this long (spec §9). */
export const HISTORY_CACHE_MS = 5 * SECOND

/** Progress goes on, and back only where the viewer goes back (AHEAD-06). */
export const furthest = (one: number, other: number): number => Math.max(one, other)

const SEEN_AT_PERCENT = 95

/** The part of a report that follows from position and length, both in seconds; 95 % counts as seen (contract). */
export const progressOf = (
  positionSec: number,
  totalSec: number,
): Pick<VodProgress, 'played' | 'playedTime' | 'playProgress' | 'totalDuration'> => {
  const totalDuration = Math.max(0, Math.round(totalSec))
  const playedTime = Math.min(totalDuration, Math.max(0, Math.floor(positionSec)))
  const playProgress = totalDuration === 0 ? 0 : Math.round((playedTime / totalDuration) * 10_000) / 100
  return { played: playProgress >= SEEN_AT_PERCENT, playedTime, playProgress, totalDuration }
}
