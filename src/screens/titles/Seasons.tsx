import { useSelector } from '@xstate/react'
import { useId, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  selectProgress,
  selectSeasonNumber,
  selectTitleNow,
  type TitleView,
} from '../../../machines/titleDetail/index.ts'
import { type Season, seasonsOf } from '../../../models/seasons.ts'
import { playedAs } from '../../../models/title.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Tabs } from '../../ui/components/basics/Tabs.tsx'
import { EpisodeCard } from '../../ui/components/catalogue/EpisodeCard.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import type { TitleActor } from './actors.ts'
import css from './Title.module.css'

type SeasonsProps = { readonly page: TitleActor; readonly view: TitleView }

const keyOf = ({ number }: Season): string => `${number ?? ''}`

const Empty = ({ page }: Pick<SeasonsProps, 'page'>) => {
  const intl = useIntl()
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'title.noEpisodes.title', defaultMessage: 'No episodes yet' })}
      text={intl.formatMessage({
        id: 'title.noEpisodes',
        defaultMessage: 'Episodes appear here as soon as there are any.',
      })}
      action={
        <Button onPress={() => page.send({ type: 'viewer.retry' })}>
          <FormattedMessage id="retry" defaultMessage="Try again" />
        </Button>
      }
    />
  )
}

const Episodes = ({ page, view, season }: SeasonsProps & { readonly season: Season }) => {
  const now = useSelector(page, selectTitleNow)
  const history = useSelector(page, selectProgress)
  const { metaId } = view.series ?? view.title
  if (season.episodes.length === 0) return <Empty page={page} />
  return (
    <ul className={css.episodes}>
      {season.episodes.map(episode => {
        const own = history?.episodeId === episode.metaId ? history : undefined
        return (
          <EpisodeCard
            key={episode.metaId}
            episode={episode}
            now={now}
            progress={(own?.playProgress ?? 0) / 100}
            watched={own?.played ?? false}
            current={episode.metaId === view.title.metaId}
            onPlay={() => page.send({ type: 'viewer.play', ...playedAs({ ...episode, seriesId: metaId }) })}
          />
        )
      })}
    </ul>
  )
}

/** The seasons of a series, one at a time, with their episodes. */
export const Seasons = ({ page, view }: SeasonsProps) => {
  const intl = useIntl()
  const panel = useId()
  const number = useSelector(page, selectSeasonNumber)
  const seasons = useMemo(() => seasonsOf(view.series ?? view.title, view.episodes), [view])
  const season = seasons.find(each => each.number === number) ?? seasons[0]
  if (view.title.metaType === 'MOVIE') return null
  const nameOf = ({ number: of, title }: Season): string => {
    if (title) return title
    return of === 0
      ? intl.formatMessage({ id: 'title.specials', defaultMessage: 'Specials' })
      : intl.formatMessage({ id: 'title.season', defaultMessage: 'Season {season}' }, { season: of })
  }
  const label = intl.formatMessage({ id: 'title.seasonsLabel', defaultMessage: 'Seasons' })
  return (
    <section className={css.seasons} aria-label={label}>
      {seasons.length > 1 && season ? (
        <Tabs
          label={label}
          tabs={seasons.map(each => ({ id: keyOf(each), label: nameOf(each) }))}
          selected={keyOf(season)}
          onSelect={id =>
            page.send({ type: 'viewer.chooseSeason', season: seasons.find(each => keyOf(each) === id)?.number })
          }
          controls={panel}
        />
      ) : (
        <h2>
          {season?.number === undefined ? (
            <FormattedMessage id="title.episodes" defaultMessage="Episodes" />
          ) : (
            nameOf(season)
          )}
        </h2>
      )}
      <div id={panel} className={css.panel} role={seasons.length > 1 ? 'tabpanel' : undefined}>
        {season ? <Episodes page={page} view={view} season={season} /> : <Empty page={page} />}
      </div>
    </section>
  )
}
