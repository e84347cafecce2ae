import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import type { TitleView } from '../../../machines/titleDetail/index.ts'
import type { LoginStatus } from '../../../models/account.ts'
import { resumeEpisode, resumePosition } from '../../../models/resume.ts'
import { type MetaId, playedAs, type Title } from '../../../models/title.ts'
import type { VodHistoryEntry } from '../../../models/vodHistory.ts'
import { episodeText } from '../../ui/components/catalogue/titleTexts.ts'

type Text = 'play' | 'resume' | 'playEpisode' | 'resumeEpisode'

const texts: Readonly<Record<Text, MessageDescriptor>> = defineMessages({
  play: { id: 'title.play', defaultMessage: 'Play' },
  resume: { id: 'title.resume', defaultMessage: 'Resume' },
  playEpisode: { id: 'title.playEpisode', defaultMessage: 'Play {episode}' },
  resumeEpisode: { id: 'title.resumeEpisode', defaultMessage: 'Resume {episode}' },
})

/** What the main button plays, and from which second: where the user left off. */
export interface Playing {
  readonly title: Title
  readonly metaId: MetaId
  readonly episodeId?: MetaId
  readonly startSec: number
}

const ofSeries = (series: Title, episodes: ReadonlyArray<Title>, status: LoginStatus, history?: VodHistoryEntry) => {
  const point = resumeEpisode(status, episodes, history)
  return (
    point && {
      title: point.episode,
      metaId: series.metaId,
      episodeId: point.episode.metaId,
      startSec: point.positionSec,
    }
  )
}

/** A series plays the episode where the user left off, else its first; without episodes there is nothing to play (VOD-07). */
export const playingOf = (
  { title, series, episodes }: TitleView,
  status: LoginStatus,
  history: VodHistoryEntry | undefined,
): Playing | undefined => {
  if (title.metaType === 'SERIES') return ofSeries(title, episodes, status, history)
  if (title.metaType === 'SEASON') {
    const own = episodes.filter(({ season }) => season === title.season)
    return ofSeries(series ?? title, own, status, history?.seasonNo === title.season ? history : undefined)
  }
  const isOwn = title.metaType === 'MOVIE' || history?.episodeId === title.metaId
  return { title, ...playedAs(title), startSec: isOwn ? resumePosition(status, history) : 0 }
}

export const playLabel = (intl: IntlShape, { title, startSec }: Playing): string => {
  const isResumed = startSec > 0
  const episode = episodeText(intl, title)
  if (episode === undefined) return intl.formatMessage(isResumed ? texts.resume : texts.play)
  return intl.formatMessage(isResumed ? texts.resumeEpisode : texts.playEpisode, { episode })
}
