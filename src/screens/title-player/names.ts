import { useSelector } from '@xstate/react'
import { type IntlShape, useIntl } from 'react-intl'
import { selectItem, selectTitle, selectTrailer } from '../../../machines/vodPlayer/index.ts'
import type { Title } from '../../../models/title.ts'
import type { TitlePlayerActor } from './actors.ts'

/** 'S2 E5 · The ferry' of an episode; its own name where it has no number. */
export const partOf = (intl: IntlShape, { season, episode, title }: Title): string =>
  episode === undefined
    ? title
    : intl.formatMessage(
        { id: 'film.part', defaultMessage: 'S{season} E{episode} · {title}' },
        { season: season ?? 1, episode, title },
      )

/** What plays, in words: the movie, or the series and its episode; that it is a trailer, where it is one. */
export const useNames = (player: TitlePlayerActor): { readonly title: string; readonly part: string | undefined } => {
  const intl = useIntl()
  const whole = useSelector(player, selectTitle)
  const item = useSelector(player, selectItem)
  const trailer = useSelector(player, selectTrailer)
  const isEpisode = item?.metaType === 'EPISODE'
  return {
    title: (isEpisode ? item.seriesTitle : undefined) ?? whole?.title ?? item?.title ?? '',
    part: trailer
      ? intl.formatMessage({ id: 'title.trailer', defaultMessage: 'Trailer' })
      : isEpisode
        ? partOf(intl, item)
        : undefined,
  }
}
