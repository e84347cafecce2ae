import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import {
  selectIsLivePlayerUnavailable,
  selectLineup,
  selectPresentation,
  selectShowsGrid,
} from '../../../machines/app/index.ts'
import {
  selectAllChannels,
  selectIsFailed,
  selectIsLoading,
  selectListFailure,
} from '../../../machines/lineup/index.ts'
import { selectIsWaiting } from '../../../machines/livePlayer/index.ts'
import { cx } from '../../ui/components/basics/cx.ts'
import { Tabs } from '../../ui/components/basics/Tabs.tsx'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import { PageOnItsWay } from '../../ui/components/feedback/PageOnItsWay.tsx'
import { PlayerSkeleton } from '../../ui/components/feedback/PlayerSkeleton.tsx'
import { ListFailed, PartUnavailable } from '../../ui/components/feedback/RetryCard.tsx'
import { ChannelRowSkeletons } from '../../ui/components/feedback/Skeleton.tsx'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import { ChannelPanel } from './ChannelPanel.tsx'
import css from './LiveTv.module.css'
import { useLivePlayer } from './useLivePlayer.ts'
import { usePlaysLive } from './usePlaysLive.ts'

/** Fetched with the code that plays, as soon as there is a channel: the list waits for neither. */
const Playing = lazyScreen(() => import('./Playing.tsx').then(part => part.Playing), 'live')

const ChannelOptions = lazyScreen(() => import('./ChannelToolbar.tsx').then(bar => bar.ChannelOptions), 'live')

type Part = 'programmes' | 'channels'

const focusChannelList = (): void => {
  document.querySelector<HTMLElement>('#channels [data-column="tune"][tabindex="0"]')?.focus()
}

/** The channels on one side, the picture and what is on on the other. */
const Watching = () => {
  const app = useApp()
  const intl = useIntl()
  const lineup = useSelector(app, selectLineup)
  const player = useLivePlayer()
  const playsLive = usePlaysLive()
  const presentation = useSelector(app, selectPresentation)
  const hasLineupFailed = useSelector(lineup, snapshot => snapshot !== undefined && selectIsFailed(snapshot))
  const failure = useSelector(lineup, snapshot => snapshot && selectListFailure(snapshot))
  const isUnavailable = useSelector(app, selectIsLivePlayerUnavailable)
  const isWaiting = useSelector(player, snapshot => snapshot !== undefined && selectIsWaiting(snapshot))
  const isEmpty = useSelector(
    lineup,
    each => each !== undefined && !selectIsLoading(each) && selectAllChannels(each).length === 0,
  )
  const [chosen, choose] = useState<Part>()
  // where nothing plays, the list says why
  const part = chosen ?? (hasLineupFailed || isEmpty ? 'channels' : 'programmes')
  const pickAnother = (): void => {
    flushSync(() => choose('channels'))
    focusChannelList()
  }

  return (
    <div className={cx(css.live, !playsLive && css.alone)} data-part={playsLive ? part : 'programmes'}>
      <section
        className={css.main}
        aria-label={intl.formatMessage({ id: 'live.watching', defaultMessage: 'Now watching' })}
      >
        {isUnavailable ? (
          <PartUnavailable
            part="PLAYER"
            title={intl.formatMessage({
              id: 'live.unavailable.title',
              defaultMessage: 'The player could not be loaded',
            })}
            onRetry={() => app.send({ type: 'viewer.retry' })}
          />
        ) : player && presentation && lineup && !isWaiting ? (
          <Suspense fallback={<PlayerSkeleton />}>
            <Playing player={player} presentation={presentation} lineup={lineup} onPickAnother={pickAnother} />
          </Suspense>
        ) : (
          <PlayerSkeleton />
        )}
      </section>
      {playsLive && (
        <div className={css.parts}>
          <Tabs
            label={intl.formatMessage({ id: 'live.title', defaultMessage: 'Live TV' })}
            tabs={[
              { id: 'programmes', label: intl.formatMessage({ id: 'live.programmes', defaultMessage: 'Programmes' }) },
              { id: 'channels', label: intl.formatMessage({ id: 'live.channels', defaultMessage: 'Channels' }) },
            ]}
            selected={part}
            onSelect={id => {
              choose(id === 'channels' ? id : 'programmes')
              // what was read of the other one is not how far this one is read
              window.scrollTo(0, 0)
            }}
            controls={`${part}Part`}
          />
          <Suspense>
            <ChannelOptions onList={() => choose('channels')} />
          </Suspense>
        </div>
      )}
      {playsLive ? (
        <section
          id="channelsPart"
          className={css.side}
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'live.channels', defaultMessage: 'Channels' })}
        >
          <h1>{intl.formatMessage({ id: 'live.title', defaultMessage: 'Live TV' })}</h1>
          {hasLineupFailed && lineup ? (
            <ListFailed failure={failure} onRetry={() => lineup.send({ type: 'viewer.retry' })} />
          ) : lineup ? (
            <ChannelPanel lineup={lineup} player={player} />
          ) : (
            <ChannelRowSkeletons count={8} />
          )}
        </section>
      ) : (
        <VisuallyHidden>
          <h1>{intl.formatMessage({ id: 'live.replays', defaultMessage: 'Replays' })}</h1>
        </VisuallyHidden>
      )}
    </div>
  )
}

/** Live television: the player with its channels, or the guide of all of them (spec §2, /liveTv). */
export const LiveTv = ({ guide }: { readonly guide: ReactNode }) => {
  const app = useApp()
  const showsGrid = useSelector(app, selectShowsGrid)
  if (!showsGrid) return <Watching />
  return <Suspense fallback={<PageOnItsWay />}>{guide}</Suspense>
}
