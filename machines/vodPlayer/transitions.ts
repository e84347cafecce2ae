import { nextEpisode, previousEpisode, resumeEpisode, resumePosition } from '../../models/resume.ts'
import type { MetaId, Title } from '../../models/title.ts'
import { progressOf, type VodHistoryEntry, type VodProgress } from '../../models/vodHistory.ts'
import { fromCall, isContentGone, isNoPlayPermission, type PlayFailure } from '../rules/playFailure.ts'
import type {
  FindAnswer,
  FindWish,
  FoundTitle,
  OpenAnswer,
  Problem,
  TitleSource,
  VodFailure,
  VodFailureReport,
  VodPlayerContext,
  Wished,
} from './types.ts'

/** What is wished for, whatever the event is called. */
export const wishIn = ({ metaId, episodeId, trailer, known }: Wished): Wished => ({ metaId, episodeId, trailer, known })

/** What begins, and from where; `undefined` seconds where this device knows best. */
interface Beginning {
  readonly item: Title | undefined
  readonly startSec: number | undefined
}

const isPart = ({ metaType }: Title): boolean => metaType === 'EPISODE'
const isWhole = ({ metaType }: Title): boolean => metaType === 'MOVIE'

const atEpisode = (item: Title | undefined, { status }: FindWish, history: VodHistoryEntry | undefined): Beginning => ({
  item,
  startSec: item !== undefined && history?.episodeId === item.metaId ? resumePosition(status, history) : undefined,
})

/** The movie where it was left; of a series the wished episode, else the one of the history, else the first (VOD-07). */
export const beginningOf = (input: FindWish, { title, episodes, history }: FoundTitle): Beginning => {
  const { wish, status } = input
  if (wish?.trailer) return { item: title, startSec: 0 }
  if (isWhole(title)) return { item: title, startSec: resumePosition(status, history) }
  const wished = wish?.episodeId ?? (isPart(title) ? title.metaId : undefined)
  if (wished !== undefined) {
    const listed = episodes.find(({ metaId }) => metaId === wished)
    return atEpisode(listed ?? (isPart(title) ? title : undefined), input, history)
  }
  const offered = title.metaType === 'SEASON' ? episodes.filter(({ seasonId }) => seasonId === title.metaId) : episodes
  const resumed = resumeEpisode(status, offered, history)
  return { item: resumed?.episode, startSec: resumed?.positionSec }
}

/** What the search for a title led to. */
export type Finding = 'found' | 'nothing' | 'gone' | 'failed'

export const findingOf = (input: FindWish, answer: FindAnswer): Finding => {
  if (answer._tag === 'Left') return isContentGone(answer.left) ? 'gone' : 'failed'
  return beginningOf(input, answer.right).item === undefined ? 'nothing' : 'found'
}

/** Where it plays on: where it was before it had to be opened again, else where it was left. */
export const placeAfter = (
  { positionSec, startSec }: Pick<VodPlayerContext, 'positionSec' | 'startSec'>,
  { keptSec }: TitleSource,
): number => (positionSec > 0 ? positionSec : (startSec ?? keptSec ?? 0))

/** What the wish for its source led to. */
export type Opening = 'opened' | 'noAuthority' | 'gone' | 'unplayable' | 'failed'

export const openingOf = (answer: OpenAnswer): Opening => {
  if (answer._tag === 'Right') return 'opened'
  const refusal = answer.left
  if (refusal.tag === 'noAuthority' || refusal.tag === 'unplayable') return refusal.tag
  if (refusal.tag === 'noPlaysourceUrl') return 'failed'
  if (isNoPlayPermission(refusal)) return 'noAuthority'
  return isContentGone(refusal) ? 'gone' : 'failed'
}

export const problemOf = (answer: OpenAnswer): Problem =>
  answer._tag === 'Left' && answer.left.tag === 'unplayable' ? answer.left.problem : 'unavailable'

const PART = 'VOD'
export const UNFORESEEN_FAILURE: PlayFailure = { reason: 'operator', code: `${PART}-UNFORESEEN` }

export const failureOf = (answer: FindAnswer | OpenAnswer): VodFailure => {
  if (answer._tag === 'Right') return UNFORESEEN_FAILURE
  const refusal = answer.left
  if (refusal.tag === 'noPlaysourceUrl') return { reason: 'noPlaysourceUrl', code: `${PART}-NO-URL` }
  if (refusal.tag === 'noAuthority' || refusal.tag === 'unplayable') return UNFORESEEN_FAILURE
  return fromCall(refusal, PART)
}

export const reportOf = ({ wish, failure }: VodPlayerContext): VodFailureReport | undefined =>
  failure && { reason: failure.reason, code: failure.code, metaId: wish?.metaId }

type Place = Pick<VodPlayerContext, 'episodes' | 'item'>

export const nextOf = ({ episodes, item }: Place): Title | undefined => item && nextEpisode(episodes, item.metaId)
export const previousOf = ({ episodes, item }: Place): Title | undefined =>
  item && previousEpisode(episodes, item.metaId)

/** The wish is for what plays already. */
export const isSameTitle = ({ wish, item }: VodPlayerContext, { metaId, episodeId, trailer }: Wished): boolean =>
  item !== undefined &&
  trailer?.url === wish?.trailer?.url &&
  (episodeId === undefined ? [wish?.metaId, item.metaId].includes(metaId) : episodeId === item.metaId)

const seriesOf = (item: Title, wish: Wished | undefined): MetaId => item.seriesId ?? wish?.metaId ?? item.metaId

/** What is noted of the place: nothing for a guest or of a trailer, and nothing before the length is known. */
export const progressNow = (context: VodPlayerContext): VodProgress | undefined => {
  const { item, status, wish, positionSec, durationSec } = context
  if (item === undefined || wish?.trailer || status === 'guest' || durationSec === 0) return undefined
  const { videoType, imdbId, tmdbId, seasonId, season, episode } = item
  const isEpisode = isPart(item)
  return {
    metaId: isEpisode ? seriesOf(item, wish) : item.metaId,
    seriesId: isEpisode ? seriesOf(item, wish) : undefined,
    seasonId: isEpisode ? seasonId : undefined,
    episodeId: isEpisode ? item.metaId : undefined,
    videoType,
    imdbId,
    tmdbId,
    episodeNo: episode,
    seasonNo: season,
    ...progressOf(positionSec, durationSec),
  }
}
