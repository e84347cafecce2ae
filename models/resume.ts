import type { LoginStatus } from './account.ts'
import { SECOND } from './codec/instant.ts'
import type { MetaId, Title } from './title.ts'
import type { VodHistoryEntry } from './vodHistory.ts'

/** The next episode begins by itself after this long, unless the viewer stays (AHEAD-21). */
export const NEXT_EPISODE_AFTER = 10 * SECOND

export interface ResumePoint {
  readonly episode: Title
  readonly positionSec: number
}

const inOrder = (a: Title, b: Title): number => (a.season ?? 0) - (b.season ?? 0) || (a.episode ?? 0) - (b.episode ?? 0)

/** Where a movie starts: a user where the history says, from the beginning when it was seen to the end (VOD-07). */
export const resumePosition = (status: LoginStatus, history: VodHistoryEntry | undefined): number =>
  status === 'guest' || history === undefined || history.played ? 0 : history.playedTime

const isEpisodeOf = (history: VodHistoryEntry) => (episode: Title) =>
  history.episodeId === undefined
    ? episode.episode === history.episodeNo && (history.seasonNo === undefined || episode.season === history.seasonNo)
    : episode.metaId === history.episodeId

/** A user resumes from the history episode, else the first; a guest gets the first (spec §4, VOD-07). */
export const resumeEpisode = (
  status: LoginStatus,
  episodes: ReadonlyArray<Title>,
  history: VodHistoryEntry | undefined,
): ResumePoint | undefined => {
  const ordered = episodes.toSorted(inOrder)
  const remembered = status === 'user' && history !== undefined ? ordered.find(isEpisodeOf(history)) : undefined
  if (remembered !== undefined) return { episode: remembered, positionSec: resumePosition(status, history) }
  const [first] = ordered
  return first === undefined ? undefined : { episode: first, positionSec: 0 }
}

/** The episode so many steps after the current one in its season, by number; an episode that is listed twice counts once. */
const besides = (episodes: ReadonlyArray<Title>, currentId: MetaId, steps: 1 | -1): Title | undefined => {
  const current = episodes.find(({ metaId }) => metaId === currentId)
  if (current === undefined) return undefined
  const listed = new Map(episodes.filter(each => each.season === current.season).map(each => [each.metaId, each]))
  const season = [...listed.values()].toSorted(inOrder)
  return season[season.findIndex(({ metaId }) => metaId === currentId) + steps]
}

/** The episode after the current one in its season; none at the end of the season (VOD-08). */
export const nextEpisode = (episodes: ReadonlyArray<Title>, currentId: MetaId): Title | undefined =>
  besides(episodes, currentId, 1)

/** The one before it. */
export const previousEpisode = (episodes: ReadonlyArray<Title>, currentId: MetaId): Title | undefined =>
  besides(episodes, currentId, -1)
