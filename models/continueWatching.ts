import type { Title } from './title.ts'
import type { VodHistoryEntry } from './vodHistory.ts'

/** A title that was begun and not seen to its end. */
export interface Begun {
  readonly entry: VodHistoryEntry
  readonly title: Title
  /** From 0 to 1. */
  readonly progress: number
  /** Whole minutes, at least one. */
  readonly minutesLeft: number
}

const newestFirst = (a: VodHistoryEntry, b: VodHistoryEntry): number => (b.updateTime ?? 0) - (a.updateTime ?? 0)

const begun = (entry: VodHistoryEntry): ReadonlyArray<Begun> => {
  const { media: title, played, playedTime, totalDuration } = entry
  if (title === undefined || played || playedTime <= 0 || playedTime >= totalDuration) return []
  const minutesLeft = Math.max(1, Math.round((totalDuration - playedTime) / 60))
  return [{ entry, title, progress: playedTime / totalDuration, minutesLeft }]
}

/** What a person goes on with, the newest first: each title once, without what has left the catalogue or was seen to the end. */
export const continueWatching = (history: ReadonlyArray<VodHistoryEntry>): ReadonlyArray<Begun> => {
  const newest = new Map(
    history
      .toSorted(newestFirst)
      .toReversed()
      .map(entry => [entry.metaId, entry]),
  )
  return [...newest.values()].toSorted(newestFirst).flatMap(begun)
}
