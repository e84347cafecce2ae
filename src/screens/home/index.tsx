import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { selectLineup } from '../../../machines/app/index.ts'
import { selectAllChannels, selectColumns, selectIsFailed, selectIsLoading } from '../../../machines/lineup/index.ts'
import type { Channel, LogicalChannelId } from '../../../models/channel.ts'
import { columnNameIn } from '../../../models/column.ts'
import { channelsOf } from '../../../models/lineup.ts'
import { useApp } from '../../app/context.ts'
import { useLanguage } from '../../app/useLanguage.ts'
import { ErrorCard } from '../../components/feedback/ErrorCard.tsx'
import { CardSkeletons } from '../../components/feedback/Skeleton.tsx'
import { Rail } from '../../components/rows/Rail.tsx'
import type { LineupActor } from '../live-tv/actors.ts'
import css from './Home.module.css'
import { LiveItem } from './LiveItem.tsx'

/** As many cards as a rail shows before the person goes to the list itself. */
const PER_RAIL = 12

interface Row {
  readonly key: string
  readonly title: string
  readonly channels: ReadonlyArray<Channel>
}

/** The groups of the line-up as rails, the open channels of all groups first. */
const useRows = (lineup: LineupActor): ReadonlyArray<Row> => {
  const intl = useIntl()
  const language = useLanguage()
  const channels = useSelector(lineup, selectAllChannels)
  const columns = useSelector(lineup, selectColumns)
  const onNow = intl.formatMessage({ id: 'home.onNow', defaultMessage: 'On now' })
  return useMemo(
    () => [
      { key: 'now', title: onNow, channels: channels.filter(({ liveAuthority }) => liveAuthority).slice(0, PER_RAIL) },
      ...columns.map(column => ({
        key: column.columnId,
        title: columnNameIn(column, language),
        channels: channelsOf(column, channels).slice(0, PER_RAIL),
      })),
    ],
    [channels, columns, language, onNow],
  )
}

const Rails = ({ lineup }: { readonly lineup: LineupActor }) => {
  const rows = useRows(lineup)
  const shown = useMemo(
    () => [...new Set<LogicalChannelId>(rows.flatMap(({ channels }) => channels.map(each => each.logicalChannelId)))],
    [rows],
  )
  useEffect(() => {
    lineup.send({ type: 'viewer.sawChannels', channelIds: shown })
  }, [lineup, shown])
  return rows.map(({ key, title, channels }, at) => (
    <Rail key={key} title={title}>
      {channels.map(channel => (
        <LiveItem key={channel.logicalChannelId} channel={channel} lineup={lineup} eager={at === 0} />
      ))}
    </Rail>
  ))
}

/** The home page of a deployment that sells live television. */
export const Home = () => {
  const app = useApp()
  const intl = useIntl()
  const lineup = useSelector(app, selectLineup)
  const isLoading = useSelector(lineup, snapshot => snapshot === undefined || selectIsLoading(snapshot))
  const isFailed = useSelector(lineup, snapshot => snapshot !== undefined && selectIsFailed(snapshot))
  return (
    <div className={css.home}>
      <h1 className={css.title}>{intl.formatMessage({ id: 'nav.home', defaultMessage: 'Home' })}</h1>
      {lineup === undefined || isLoading ? (
        <CardSkeletons count={6} shape="still" />
      ) : isFailed ? (
        <div className={css.failed}>
          <ErrorCard
            title={intl.formatMessage({
              id: 'live.list.failed.title',
              defaultMessage: 'The channels could not be loaded',
            })}
            cause={intl.formatMessage({
              id: 'live.list.failed.cause',
              defaultMessage: 'The operator did not answer as expected. Your login and settings are untouched.',
            })}
            actions={[
              {
                label: intl.formatMessage({ id: 'retry', defaultMessage: 'Try again' }),
                onPress: () => lineup.send({ type: 'viewer.retry' }),
              },
            ]}
          />
        </div>
      ) : (
        <Rails lineup={lineup} />
      )}
    </div>
  )
}
