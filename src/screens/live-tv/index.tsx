import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectIsLivePlayerUnavailable, selectLineup, selectLivePlayer } from '../../../machines/app/index.ts'
import { selectIsFailed } from '../../../machines/lineup/index.ts'
import { useApp } from '../../app/context.ts'
import { ErrorCard } from '../../components/feedback/ErrorCard.tsx'
import { ChannelRowSkeletons, PlayerSkeleton } from '../../components/feedback/Skeleton.tsx'
import { ChannelPanel } from './ChannelPanel.tsx'
import { LivePlayer } from './LivePlayer.tsx'
import css from './LiveTv.module.css'
import { NowPanel } from './NowPanel.tsx'
import { useChannelAddress } from './useChannelAddress.ts'

/** Live television: the channels on one side, the picture and what is on on the other (spec §2, /liveTv). */
export const LiveTv = () => {
  const app = useApp()
  const intl = useIntl()
  const lineup = useSelector(app, selectLineup)
  const player = useSelector(app, selectLivePlayer)
  const hasLineupFailed = useSelector(lineup, snapshot => snapshot !== undefined && selectIsFailed(snapshot))
  const isUnavailable = useSelector(app, selectIsLivePlayerUnavailable)
  useChannelAddress(player)

  const retry = { label: intl.formatMessage({ id: 'retry', defaultMessage: 'Try again' }) }
  return (
    <div className={css.live}>
      <section
        className={css.main}
        aria-label={intl.formatMessage({ id: 'live.watching', defaultMessage: 'Now watching' })}
      >
        {isUnavailable ? (
          <ErrorCard
            title={intl.formatMessage({
              id: 'live.unavailable.title',
              defaultMessage: 'The player could not be loaded',
            })}
            cause={intl.formatMessage({
              id: 'live.unavailable.cause',
              defaultMessage: 'It is loaded again by itself when the network is back.',
            })}
            actions={[{ ...retry, onPress: () => app.send({ type: 'viewer.retry' }) }]}
          />
        ) : player && lineup ? (
          <>
            <LivePlayer player={player} lineup={lineup} />
            <NowPanel player={player} lineup={lineup} />
          </>
        ) : (
          <PlayerSkeleton />
        )}
      </section>
      <section
        className={css.side}
        aria-label={intl.formatMessage({ id: 'live.channels', defaultMessage: 'Channels' })}
      >
        <h1>{intl.formatMessage({ id: 'live.title', defaultMessage: 'Live TV' })}</h1>
        {hasLineupFailed && lineup ? (
          <ErrorCard
            title={intl.formatMessage({
              id: 'live.list.failed.title',
              defaultMessage: 'The channels could not be loaded',
            })}
            cause={intl.formatMessage({
              id: 'live.list.failed.cause',
              defaultMessage: 'The operator did not answer as expected. Your login and settings are untouched.',
            })}
            actions={[{ ...retry, onPress: () => lineup.send({ type: 'viewer.retry' }) }]}
          />
        ) : lineup ? (
          <ChannelPanel lineup={lineup} player={player} />
        ) : (
          <ChannelRowSkeletons count={8} />
        )}
      </section>
    </div>
  )
}
