import { isRight, left, right } from 'fp-ts/lib/Either.js'
import type { FindAnswer, OpenAnswer, Wished } from '../../../../../machines/vodPlayer/index.ts'
import type { TitleSource, VodPlayerContext } from '../../../../../machines/vodPlayer/types.ts'
import { instant } from '../../../../../models/codec/instant.ts'
import { EXPIRED } from '../../../../../models/sourceStatus.ts'
import type { Title } from '../../../../../models/title.ts'
import { progressOf, VodHistoryEntry, VodProgress } from '../../../../../models/vodHistory.ts'
import { must } from '../../../../support/lineups.ts'
import { episode, film, metaId, series } from '../../../../support/titles.ts'
import { REFUSED } from '../../gate.ts'

/** Free, with a marked intro, and its first three episodes in several qualities. */
const SERIES = series('s135')
/** Free, and protected. */
const MOVIE = film('m1003')
/** Its source has expired. */
const EXPIRED_MOVIE = film('m1003', { epgSourceStatus: EXPIRED })

const EPISODES = [1, 2, 3, 4, 5, 6].map(number => episode(`${SERIES.metaId}-1-${number}`))
const [FIRST, SECOND] = EPISODES

export const hasQualities = (title: Title | undefined): boolean =>
  EPISODES.slice(0, 3).some(({ metaId: id }) => id === title?.metaId)

/** Inside of the marked intro. */
export const IN_INTRO = instant(20_000)

/** What the viewer left off in, minutes ago. */
export const LEFT_OFF = must(VodProgress, {
  metaId: SERIES.metaId,
  seriesId: SERIES.metaId,
  seasonId: SECOND?.seasonId,
  episodeId: SECOND?.metaId,
  seasonNo: 1,
  episodeNo: 2,
  ...progressOf(600, 1_860),
})

/** Goes on where the viewer left off. */
export const SERIES_WISH: Wished = { metaId: SERIES.metaId }
export const FIRST_WISH: Wished = { metaId: SERIES.metaId, episodeId: FIRST?.metaId ?? metaId('none') }
export const MOVIE_WISH: Wished = { metaId: MOVIE.metaId }

/** Slides of the home page, one for each wish. */
export const slidesLike = <Slide extends object>(slide: Slide): readonly Slide[] =>
  [SERIES_WISH, FIRST_WISH, MOVIE_WISH].map((wish, at) => ({
    ...slide,
    bannerItemId: `slide-${at}`,
    title: wish.metaId,
    metaId: wish.metaId,
    linkType: 'VOD_CONTENT',
    hasEpgSource: false,
    historyEpisode: wish.episodeId && { metaId: wish.episodeId, episode: 1 },
  }))

export const slideOf = ({ metaId: wished, episodeId }: Wished): number => {
  if (wished === MOVIE.metaId) return 2
  return episodeId === undefined ? 0 : 1
}

export const isMovie = (title: Title | undefined): boolean => title?.metaType === 'MOVIE'
export const isExpired = (title: Title | undefined): boolean => title?.epgSourceStatus === EXPIRED

/** Nobody but Ana has left off in it. */
const historyOf = ({ accountId }: VodPlayerContext): VodHistoryEntry | undefined =>
  accountId === undefined || String(accountId) === 'ana' ? must(VodHistoryEntry, LEFT_OFF) : undefined
const GONE = left({ tag: 'refused', errCode: 6001, message: undefined } as const)
const FAILED = left(REFUSED)

export const findsOf = (context: VodPlayerContext): readonly FindAnswer[] =>
  context.wish?.metaId === MOVIE.metaId
    ? [MOVIE, EXPIRED_MOVIE].map(title => right({ title, episodes: [], history: undefined }))
    : [
        right({ title: SERIES, episodes: EPISODES, history: historyOf(context) }),
        right({ title: SERIES, episodes: [], history: historyOf(context) }),
        GONE,
        FAILED,
      ]

const opened = (intro: TitleSource['intro']): OpenAnswer =>
  right({
    media: { kind: 'film', addresses: ['https://one.example/film.m3u8'], begins: instant(0) },
    intro,
    thumbnailsUrl: undefined,
    keptSec: undefined,
  })
const INTRO = { start: 12, end: 58 }

/** What begins by itself is so short that it ends by itself, and has no intro. */
export const opensOf = ({ item, unattended }: VodPlayerContext): readonly OpenAnswer[] => {
  if (isExpired(item)) return [left({ tag: 'unplayable', problem: 'sourceInvalid' })]
  if (unattended > 0) return [opened(undefined)]
  return [
    opened(isMovie(item) ? undefined : INTRO),
    left({ tag: 'noAuthority' }),
    GONE,
    left({ tag: 'noPlaysourceUrl' }),
    left({ tag: 'offline' }),
  ]
}

/** Of a series without an episode nothing can be found to play. */
export const isEmpty = (answer: FindAnswer): boolean =>
  isRight(answer) && !isMovie(answer.right.title) && answer.right.episodes.length === 0
